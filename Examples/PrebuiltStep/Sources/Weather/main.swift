import Foundation

let json = """
  {
    "station": "Harbour",
    "readings": [{ "kind": "wind", "speed": 12.5 }, { "kind": "rain", "millimetres": 3 }]
  }
  """

let report = try JSONDecoder().decode(Report.self, from: Data(json.utf8))
for reading in report.readings {
  switch reading {
  case .wind(let speed, _): print("\(report.station): wind, \(speed) m/s")
  case .rain(let millimetres): print("\(report.station): rain, \(millimetres) mm")
  }
}
