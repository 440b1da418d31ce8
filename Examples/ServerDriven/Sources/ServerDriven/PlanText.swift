/// A plan as lines of text: its batches in order, then what is drawn anew.
struct PlanText {
  var change: PageChange

  var lines: [String] {
    let plan = change.plan
    var page = change.before.page
    var lines: [String] = []
    for (number, stage) in zip(1..., plan.stages) {
      lines += ["Batch \(number)"] + self.lines(of: stage, from: page)
      page = stage.page
    }
    let rows = plan.reconfiguredRows.map { "  reconfigure \(row($0, in: plan.page))" }
    let ends = plan.reconfiguredEnds.map { index in
      "  reconfigure header and footer of \(section(index, in: plan.page))"
    }
    return lines + ["Then"] + rows + ends
  }

  /// What goes has its place in the page before the batch, what comes in the page after it.
  private func lines(of stage: ListPlan<RegattaRow>.Stage, from old: Page) -> [String] {
    let batch = stage.batch
    let new = stage.page
    return batch.deletedSections.map { "  delete section \(section($0, in: old))" }
      + batch.insertedSections.map { "  insert section \(section($0, in: new))" }
      + batch.movedSections.map { "  move section \(section($0.from, in: old)) to \($0.to)" }
      + batch.deletedRows.map { "  delete \(row($0, in: old))" }
      + batch.insertedRows.map { "  insert \(row($0, in: new))" }
      + batch.movedRows.map { "  move \(row($0.from, in: old)) to \(place(of: $0.to, in: new))" }
  }

  /// A row and its place: `boat "GER 12" at fleet[0]`.
  private func row(_ spot: ListSpot, in page: Page) -> String {
    let id = page[spot].id
    return "\(id.kind)\(text(of: id.key)) at \(place(of: spot, in: page))"
  }

  private func place(of spot: ListSpot, in page: Page) -> String {
    "\(section(spot.section, in: page))[\(spot.row)]"
  }

  private func section(_ index: Int, in page: Page) -> String {
    "\(page.sections[index].id.kind)"
  }

  private func text(of key: ListKey) -> String {
    switch key {
    case .only: ""
    case .position(let number), .number(let number): " \(number)"
    case .text(let text): " \"\(text)\""
    case .element(let key, let section): text(of: section) + text(of: key)
    }
  }
}
