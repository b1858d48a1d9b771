import Glibc

/// A program that ends with the tests, even if they crash: a shell kills the program when this process closes a pipe.
public final class WatchedProcess: Sendable {
    /// The id of the program's process.
    public let processID: Int32
    private let folder = TemporaryFolder()
    private let shell: Int32
    /// The writing end of the pipe.
    ///
    /// The program runs while it is open.
    private let life: Int32

    /// Starts a command with the path of a program as its first word.
    public init(_ command: [String]) throws {
        let pipe = folder.path + "/life"
        guard unsafe mkfifo(pipe, 0o600) == 0 else { throw Command.Failure(call: "mkfifo", code: errno) }
        let script = #""$@" & echo $! > "$0.process"; read -r _ < "$0"; kill $!; wait $!"#
        shell = try Command.start(
            ["/bin/sh", "-c", script, pipe] + command,
            output: folder.path + "/output",
            errors: folder.path + "/errors"
        )
        // Waits until the shell has opened the reading end.
        life = unsafe open(pipe, O_WRONLY | O_CLOEXEC)
        processID = try pid_t(Command.text(of: pipe + ".process").prefix { $0 != "\n" }) ?? -1
    }

    /// Whether the program has ended but the shell has not waited for it yet.
    public var hasEnded: Bool {
        get throws { try Command.text(of: "/proc/\(processID)/status").contains("State:\tZ") }
    }

    /// Returns the standard output so far.
    public func output() throws -> String { try Command.text(of: folder.path + "/output") }

    /// Returns the standard error so far.
    public func errors() throws -> String { try Command.text(of: folder.path + "/errors") }

    /// Stops the program and returns its exit status.
    public func stop() throws -> Int32 {
        close(life)
        return try Command.end(of: shell)
    }
}
