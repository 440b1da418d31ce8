// A stand-in for the names of SwiftUI that the lists of a page use, so that their types are checked
// where there is no SwiftUI. Nothing of it draws.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("nothing is drawn here") }
}

/// A view that has no views inside, as those of the system.
@MainActor @preconcurrency public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { fatalError("nothing is drawn here") }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError("nothing is drawn here") }
}

public struct EmptyView: PrimitiveView {
  public nonisolated init() {}
}

public struct Text: PrimitiveView {
  public nonisolated init<Content: StringProtocol>(_ content: Content) {}
  public nonisolated init(verbatim content: String) {}
}

public struct TupleView<each Content: View>: PrimitiveView {
  let content: (repeat each Content)
}

public struct _ConditionalContent<TrueContent: View, FalseContent: View>: PrimitiveView {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }
  let storage: Storage
}

@resultBuilder public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  @MainActor public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(content: (repeat each content))
  }

  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  @MainActor public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  @MainActor public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }
}

@MainActor @preconcurrency public struct Group<Content: View>: PrimitiveView {
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}

public struct Spacer: PrimitiveView {
  public nonisolated init(minLength: Double? = nil) {}
}

extension View {
  public nonisolated func frame(height: Double? = nil) -> some View { self }
}
