#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A stack on which values of 512 levels are read, whatever the thread of the caller has.
enum DeepStack {
  /// The room of the stack in bytes, of which the system takes what is used.
  private static let size = 256 << 20

  private final class Task {
    let body: () -> Void

    init(_ body: @escaping () -> Void) {
      self.body = body
    }
  }

  /// Runs a function on a thread of its own, and waits for it.
  static func run(_ body: () -> Void) {
    withoutActuallyEscaping(body) { body in
      let task = Task(body)
      withExtendedLifetime(task) {
        if !start(task) { body() }
      }
    }
  }

  /// Whether the system gave a thread, on which the task ran.
  private static func start(_ task: Task) -> Bool {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return false }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, size) == 0 else { return false }
    let context = Unmanaged.passUnretained(task).toOpaque()
    #if canImport(Darwin)
      var thread: pthread_t?
      let error = pthread_create(&thread, &attributes, { DeepStack.perform($0) }, context)
      guard error == 0, let thread else { return false }
    #else
      var thread = pthread_t()
      let error = pthread_create(
        &thread, &attributes, { context in context.map { DeepStack.perform($0) } ?? nil }, context)
      guard error == 0 else { return false }
    #endif
    return pthread_join(thread, nil) == 0
  }

  private static func perform(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Task>.fromOpaque(context).takeUnretainedValue().body()
    return nil
  }
}
