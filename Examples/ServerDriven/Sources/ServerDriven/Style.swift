/// How the picture looks, by day and by night.
enum Style {
  static let css = """
    text { font: 14px system-ui, -apple-system, "Segoe UI", Helvetica, Arial, sans-serif }
    text { fill: #1c1c1e }
    .paper { fill: #ffffff }
    .screen { fill: #f0f0f5; stroke: #8a8a8e; stroke-width: 2 }
    .title { font-size: 16px; font-weight: 600 }
    .bold { font-weight: 600 }
    .end, .detail, .legend { font-size: 13px; fill: #55555a }
    .detail { text-anchor: end }
    .symbol { font-size: 13px; font-weight: 700; text-anchor: middle; fill: #ffffff }
    .row { fill: #ffffff }
    .row.deleted { fill: #ffdcd9 }
    .row.inserted { fill: #d5f2dc }
    .row.moved { fill: #d8e8ff }
    .row.changed { fill: #fff0cc }
    .badge.deleted { fill: #b3261e }
    .badge.inserted { fill: #1a7f37 }
    .badge.moved { fill: #0a58ca }
    .badge.changed { fill: #8a5a00 }
    .arrow { fill: none; stroke: #0a58ca; stroke-width: 2 }
    @media (prefers-color-scheme: dark) {
    text { fill: #f2f2f7 }
    .paper { fill: #0d1117 }
    .screen { fill: #1c1c1e; stroke: #77777c }
    .end, .detail, .legend { fill: #b4b4bb }
    .row { fill: #2c2c2e }
    .row.deleted { fill: #5c1f1b }
    .row.inserted { fill: #17482a }
    .row.moved { fill: #15386b }
    .row.changed { fill: #53400f }
    .arrow { stroke: #6ea8fe }
    }
    """
}
