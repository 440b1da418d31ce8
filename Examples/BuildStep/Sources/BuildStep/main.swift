import Foundation

let json = """
  {
    "owner": { "id": 1, "name": "Ada" },
    "entries": [
      { "kind": "note", "text": "Hello" },
      { "kind": "follow", "profile": { "id": 2, "name": "Grace" } },
      { "kind": "poll", "question": "Tea?" }
    ]
  }
  """

let timeline = try JSONDecoder().decode(Timeline.self, from: Data(json.utf8))
for entry in timeline.entries {
  switch entry {
  case .note(let text): print("\(timeline.owner.name) writes: \(text)")
  case .photo(let url, _): print("\(timeline.owner.name) shows \(url)")
  case .follow(let profile): print("\(timeline.owner.name) follows \(profile.name)")
  case .unknown: print("\(timeline.owner.name) does something newer")
  }
}

let settings = try JSONDecoder().decode(Settings.self, from: Data(#"{"theme":"dark"}"#.utf8))
print("\(settings.theme), \(settings.fontSize) points")
