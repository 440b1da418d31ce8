import GenModelsCommand

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@main
enum Main {
  static func main() {
    // A reader that goes away early gives an error to handle, not a signal that kills.
    signal(SIGPIPE, SIG_IGN)
    let arguments = Array(CommandLine.arguments.dropFirst())
    exit(Command().run(arguments, environment: .current(), streams: .standard()).rawValue)
  }
}
