import Glibc
import TestSupport
import Testing

/// The program that was built with these tests.
enum Program {
    /// What a run came to.
    struct Outcome: Sendable, Equatable, CustomStringConvertible {
        var status: Int32
        var output: String
        var errors: String

        /// The lines of standard output.
        var lines: [String] { output.split(separator: "\n").map(String.init) }

        var description: String { "status \(status)\n\(output)---\n\(errors)" }
    }

    private struct Failure: Error {
        let call: String
        let code: Int32
    }

    /// Beside the tests' own program.
    private static let path = {
        let own = unsafe realpath("/proc/self/exe", nil)
        defer { unsafe free(own) }
        let text = unsafe own.map { unsafe String(cString: $0) } ?? ""
        return text.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/") + "/cupboard"
    }()

    /// Runs the program in a folder and waits for its end; of the environment it sees only what a sanitizer needs to tell which leaks are
    /// none, so that no setting of the machine has a say.
    ///
    /// Input and output go through files, so that neither side waits for the other however much is said.
    static func run(_ arguments: [String], in folder: String, input: String) throws -> Outcome {
        let streams = TemporaryFolder()
        defer { withExtendedLifetime(streams) {} }
        let files = ["input", "output", "errors"].map { streams.path + "/" + $0 }
        guard let stream = unsafe fopen(files[0], "w") else { throw Failure(call: "fopen", code: errno) }
        let bytes = Array(input.utf8)
        _ = unsafe fwrite(bytes, 1, bytes.count, stream)
        unsafe fclose(stream)

        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawn_file_actions_addopen(&actions, 0, files[0], O_RDONLY, 0)
        unsafe posix_spawn_file_actions_addopen(&actions, 1, files[1], O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        unsafe posix_spawn_file_actions_addopen(&actions, 2, files[2], O_WRONLY | O_CREAT | O_TRUNC, 0o600)

        let environment: [String] = ["LSAN_OPTIONS", "PATH"].compactMap { name in
            guard let value = unsafe getenv(name) else { return nil }
            return unsafe name + "=" + String(cString: value)
        }
        // A shell, since spawning cannot change the folder; and what people put into a command mostly comes through a pipe.
        let command = ["/bin/sh", "-c", #"cd "$0" && cat | "$@""#, folder, path] + arguments
        var words = unsafe command.map { unsafe strdup($0) } + [nil]
        var settings = unsafe environment.map { unsafe strdup($0) } + [nil]
        defer { unsafe (words + settings).forEach { unsafe free($0) } }
        var process: pid_t = 0
        let code = unsafe posix_spawn(&process, command[0], &actions, nil, &words, &settings)
        guard code == 0 else { throw Failure(call: "posix_spawn", code: code) }
        var status: Int32 = 0
        while unsafe waitpid(process, &status, 0) < 0 {
            guard errno == EINTR else { throw Failure(call: "waitpid", code: errno) }
        }
        // The exit status, or as a shell says it the signal.
        let ended = status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
        return try Outcome(status: ended, output: text(of: files[1]), errors: text(of: files[2]))
    }

    private static func text(of file: String) throws -> String {
        guard let stream = unsafe fopen(file, "r") else { throw Failure(call: "fopen", code: errno) }
        defer { unsafe fclose(stream) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while case let count = unsafe fread(&chunk, 1, chunk.count, stream), count > 0 { bytes += chunk.prefix(count) }
        return String(decoding: bytes, as: UTF8.self)
    }
}
