import GenModelsLists
import GenModelsSupport
import Testing

@Suite("The driver of a list")
@MainActor struct ListDriverTests {
  /// What a driver drew, and what is on screen by it.
  private final class Canvas {
    var screen = ListScreen(SamplePage())
    var pages: [SamplePage] = []

    func draw(_ plan: ListPlan<SamplePart>) {
      screen.play(plan)
      pages.append(plan.page)
    }
  }

  private struct Failure: Error {}

  private let canvas = Canvas()

  private func page(_ numbers: Int...) -> SamplePage {
    var page = SamplePage.Builder()
    for number in numbers { page.append(.offer(0), key: .number(number)) }
    return page.page()
  }

  private func driver() -> ListDriver<SamplePart> {
    ListDriver { [canvas] in canvas.draw($0) }
  }

  @Test("It draws each page once, and none that changes nothing")
  func shows() {
    let driver = driver()
    for page in [SamplePage(), page(1), page(1), page(1, 2), SamplePage()] { driver.show(page) }
    #expect(canvas.pages == [page(1), page(1, 2), SamplePage()])
    #expect(canvas.screen.faults == [])
    #expect(driver.page == SamplePage())
  }

  @Test("Of a group, only the last page is drawn, at the end of the outermost one")
  func groups() {
    let driver = driver()
    let result = driver.group {
      driver.show(page(1))
      driver.group {
        driver.show(page(1, 2))
        driver.group {}
      }
      #expect(canvas.pages == [])
      #expect(driver.page == SamplePage())
      driver.show(page(3, 1, 2))
      return 7
    }
    #expect(result == 7)
    #expect(canvas.pages == [page(3, 1, 2)])
    driver.group {}
    #expect(canvas.pages.count == 1)
    #expect(canvas.screen.faults == [])
  }

  @Test("A group that throws shows its last page as well, and the error goes on")
  func groupThatThrows() {
    let driver = driver()
    #expect(throws: Failure.self) {
      try driver.group {
        driver.show(page(1))
        try driver.group {
          driver.show(page(2))
          throw Failure()
        }
      }
    }
    #expect(canvas.pages == [page(2)])
    driver.show(page(3))
    #expect(canvas.pages == [page(2), page(3)])
  }

  @Test("Pages that come while one is drawn are drawn behind it, from the right one on")
  func reentrancy() {
    var driver: ListDriver<SamplePart>?
    var depth = 0
    var deepest = 0
    driver = ListDriver { [canvas] plan in
      depth += 1
      deepest = max(depth, deepest)
      canvas.draw(plan)
      #expect(driver?.page == plan.page)
      switch canvas.pages.count {
      case 1:
        driver?.show(page(1, 2))
        driver?.group { driver?.show(page(2, 1)) }
      case 2: driver?.show(page(9, 2))
      default: driver?.show(page(9, 2))
      }
      depth -= 1
    }
    driver?.show(page(1))
    #expect(canvas.pages == [page(1), page(2, 1), page(9, 2)])
    #expect(canvas.screen.faults == [])
    #expect(deepest == 1)
    driver = nil
  }

  @Test("It shows the pages of a sequence until it ends")
  func sequence() async {
    let pages = [page(1), page(1, 2), page(2)]
    let stream = AsyncStream { continuation in
      for page in pages { continuation.yield(page) }
      continuation.finish()
    }
    await driver().show(each: stream.map { $0.hiding() })
    #expect(canvas.pages == pages)
    #expect(canvas.screen.faults == [])
  }

  @Test("The error of a sequence goes to the caller, and the last page stays")
  func sequenceThatThrows() async {
    let pages = [page(1), page(2)]
    let driver = driver()
    await #expect(throws: Failure.self) {
      try await driver.show(each: Unsendable(pages: pages, error: Failure()))
    }
    #expect(canvas.pages == pages)
    #expect(driver.page == page(2))
  }

  @Test("A task that is cancelled shows nothing more")
  func cancellation() async throws {
    let driver = driver()
    let (stream, continuation) = AsyncStream.makeStream(of: SamplePage.self)
    continuation.yield(page(1))
    let task = Task { await driver.show(each: stream) }
    while canvas.pages.isEmpty { await Task.yield() }
    task.cancel()
    continuation.yield(page(2))
    await task.value
    #expect(canvas.pages == [page(1)])
    // A sequence that does not care for the task is left as well.
    let endless = Task {
      while !Task.isCancelled { await Task.yield() }
      try await driver.show(each: Unsendable(pages: [page(3)], error: nil))
    }
    endless.cancel()
    try await endless.value
    #expect(canvas.pages == [page(1)])
  }

  /// A sequence that stays on one actor, and so does its iterator.
  private final class Unsendable: AsyncSequence {
    typealias Element = SamplePage

    struct Iterator: AsyncIteratorProtocol {
      let sequence: Unsendable

      mutating func next() async throws -> SamplePage? {
        guard sequence.pages.isEmpty else { return sequence.pages.removeFirst() }
        if let error = sequence.error { throw error }
        return nil
      }
    }

    var pages: [SamplePage]
    let error: (any Error)?

    init(pages: [SamplePage], error: (any Error)?) {
      self.pages = pages
      self.error = error
    }

    func makeAsyncIterator() -> Iterator { Iterator(sequence: self) }
  }
}
