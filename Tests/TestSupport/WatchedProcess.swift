import Glibc

/// A program that runs beside the tests and ends with them, however they end: a shell waits for the end of a pipe that closes with this process.
public final class WatchedProcess: Sendable {
    /// The program's own process.
    public let processID: Int32
    private let folder = TemporaryFolder()
    private let shell: Int32
    /// While this end of a pipe is open, the program may live.
    private let life: Int32

    /// Starts a command, whose first word is the path of a program.
    public init(_ command: [String]) throws {
        let pipe = folder.path + "/life"
        guard unsafe mkfifo(pipe, 0o600) == 0 else { throw Command.Failure(call: "mkfifo", code: errno) }
        let script = #""$@" & echo $! > "$0.process"; read -r _ < "$0"; kill $!; wait $!"#
        shell = try Command.start(
            ["/bin/sh", "-c", script, pipe] + command,
            output: folder.path + "/output",
            errors: folder.path + "/errors"
        )
        // Waits until the shell has opened its end.
        life = unsafe open(pipe, O_WRONLY | O_CLOEXEC)
        processID = try pid_t(Command.text(of: pipe + ".process").prefix { $0 != "\n" }) ?? -1
    }

    /// Whether it has ended and the shell has not looked after it yet.
    public var hasEnded: Bool {
        get throws { try Command.text(of: "/proc/\(processID)/status").contains("State:\tZ") }
    }

    /// What it has written to standard output so far.
    public func output() throws -> String { try Command.text(of: folder.path + "/output") }

    /// What it has written to standard error so far.
    public func errors() throws -> String { try Command.text(of: folder.path + "/errors") }

    /// Tells the program to stop, and answers the status with which it ends.
    public func stop() throws -> Int32 {
        close(life)
        return try Command.end(of: shell)
    }
}
