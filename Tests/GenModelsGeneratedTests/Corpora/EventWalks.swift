@testable import GenModelsCorpora

extension LambdaEvent: CaseWalk {
  /// `Records[].eventSource`, whatever its capitals, or `detail-type`.
  var cases: [String?] {
    switch self {
    case .records(let event): event.records.map(\.source)
    case .eventBridge(let event): [caseName(event.detail)]
    case .broker(let event): [caseName(event)]
    default: [nil]
    }
  }
}

extension LambdaRecord {
  fileprivate var source: String? {
    switch self {
    case .sns: "sns"
    case .service(let record): caseName(record)
    case .unknown: nil
    }
  }
}

extension CloudEvent: CaseWalk {
  /// `type`, and which key holds the data.
  var cases: [String?] {
    let key =
      switch payload {
      case .data: "data"
      case .base64: "data_base64"
      case nil: ""
      }
    return [type.rawValue + " " + key]
  }
}

extension GitHubIssuesEvent: CaseWalk {
  /// The event, `action`.
  var cases: [String?] { ["issues", caseName(change)] }
}

extension GitHubPullRequestEvent: CaseWalk {
  /// The event, `action`.
  var cases: [String?] { ["pull_request", caseName(change)] }
}

extension GitHubStarEvent: CaseWalk {
  /// The event, `action`.
  var cases: [String?] { ["star", caseName(change)] }
}

extension CargoMessage: CaseWalk {
  /// `reason`.
  var cases: [String?] { [caseName(self)] }
}

extension CargoDiagnostic: CaseWalk {
  /// `level`.
  var cases: [String?] { [caseName(level)] }
}

extension StripeObject: CaseWalk {
  /// `object`.
  var cases: [String?] { [caseName(self)] }
}

extension StripeFixtures: CaseWalk {
  /// `resources.*.object`.
  var cases: [String?] { resources.values.map(caseName) }
}

extension NotionObject: CaseWalk {
  /// `results[].type` of a list, where `object` stands in for a type that is not there.
  var cases: [String?] {
    switch self {
    case .block(let block): [caseName(block.content)]
    case .user(let user): [user.kind.map(caseName) ?? "user"]
    case .list(let list): list.results.flatMap(\.cases)
    default: [caseName(self)]
    }
  }
}
