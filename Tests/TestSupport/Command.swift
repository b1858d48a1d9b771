import CLinux
import Glibc

/// Runs programs as child processes without Foundation, whose `Process` can crash with a thousand open connections.
public enum Command {
    /// The outcome of a run.
    public struct Outcome: Sendable, Equatable, CustomStringConvertible {
        /// The exit status as in a shell: 128 plus the number of a signal.
        public var status: Int32
        /// The standard output.
        public var output: String
        /// The standard error.
        public var errors: String

        /// Creates an expected outcome.
        public init(status: Int32, output: String, errors: String) {
            self.status = status
            self.output = output
            self.errors = errors
        }

        /// The lines of standard output.
        public var lines: [String] { output.split(separator: "\n").map(String.init) }

        /// The status and both outputs.
        public var description: String { "status \(status)\n\(output)---\n\(errors)" }
    }

    /// A failed system call.
    public struct Failure: Error {
        let call: String
        let code: Int32
    }

    /// Runs a command with the path of a program as its first word, and waits for its end.
    ///
    /// Input and output go through files, so that large amounts cannot block either side.
    public static func run(_ command: [String], environment: [String: String] = [:], input: String = "") throws -> Outcome {
        let streams = TemporaryFolder()
        defer { withExtendedLifetime(streams) {} }
        let files = ["input", "output", "errors"].map { streams.path + "/" + $0 }
        guard let stream = unsafe fopen(files[0], "w") else { throw Failure(call: "fopen", code: errno) }
        let bytes = Array(input.utf8)
        _ = unsafe fwrite(bytes, 1, bytes.count, stream)
        unsafe fclose(stream)

        let process = try start(command, environment: environment, input: files[0], output: files[1], errors: files[2])
        let status = try end(of: process)
        return try Outcome(status: status, output: text(of: files[1]), errors: text(of: files[2]))
    }

    /// Starts a command with files as its streams.
    ///
    /// The child inherits only `PATH` and the leak sanitizer's options, so that it is independent of the machine's other settings.
    public static func start(
        _ command: [String],
        environment: [String: String] = [:],
        input: String = "/dev/null",
        output: String,
        errors: String
    ) throws(Failure) -> Int32 {
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
        unsafe posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        unsafe posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        unsafe posix_spawn_file_actions_addclosefrom_np(&actions, 3)

        // Threads of the test runner may block signals, and a shell with SIGCHLD blocked waits forever.
        var attributes = posix_spawnattr_t()
        unsafe posix_spawnattr_init(&attributes)
        defer { unsafe posix_spawnattr_destroy(&attributes) }
        var (all, none) = (sigset_t(), sigset_t())
        unsafe sigfillset(&all)
        unsafe sigemptyset(&none)
        unsafe posix_spawnattr_setsigdefault(&attributes, &all)
        unsafe posix_spawnattr_setsigmask(&attributes, &none)
        unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK))

        let inherited: [String] = ["LSAN_OPTIONS", "PATH"].compactMap { name in
            guard let value = unsafe getenv(name) else { return nil }
            return unsafe name + "=" + String(cString: value)
        }
        var words = unsafe command.map { unsafe strdup($0) } + [nil]
        var settings = unsafe (inherited + environment.map { "\($0.key)=\($0.value)" }).map { unsafe strdup($0) } + [nil]
        defer { unsafe (words + settings).forEach { unsafe free($0) } }
        var process: pid_t = 0
        let code = unsafe posix_spawn(&process, command[0], &actions, &attributes, &words, &settings)
        guard code == 0 else { throw Failure(call: "posix_spawn", code: code) }
        return process
    }

    /// Waits for the end of a process and returns its status as a shell would.
    public static func end(of process: Int32) throws(Failure) -> Int32 {
        var status: Int32 = 0
        while unsafe waitpid(process, &status, 0) < 0 {
            guard errno == EINTR else { throw Failure(call: "waitpid", code: errno) }
        }
        return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
    }

    /// The text of a file.
    public static func text(of file: String) throws(Failure) -> String {
        guard let stream = unsafe fopen(file, "r") else { throw Failure(call: "fopen", code: errno) }
        defer { unsafe fclose(stream) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while case let count = unsafe fread(&chunk, 1, chunk.count, stream), count > 0 { bytes += chunk.prefix(count) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The path of the program `cupboard` that was built with these tests, next to their own executable.
    public static let cupboard = {
        let own = unsafe realpath("/proc/self/exe", nil)
        defer { unsafe free(own) }
        let text = unsafe own.map { unsafe String(cString: $0) } ?? ""
        return text.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/") + "/cupboard"
    }()
}
