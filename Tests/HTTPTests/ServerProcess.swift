import CLinux
import Glibc
import Reactor

/// The test server in a separate process, to measure its memory and limit its descriptors.
final class ServerProcess: Sendable {
    private struct Failure: Error {
        let call: String
        let code: Int32
    }

    let port: UInt16
    private let process: pid_t
    /// The write end of the server's input; closing it ends the server.
    private let input: Lock<Int32>

    /// Starts the program in the folder of the tests, and reads its port.
    init(loops: Int = 1, descriptors: Int = 0) throws {
        var input: [Int32] = [0, 0]
        var output: [Int32] = [0, 0]
        guard unsafe pipe(&input) == 0, unsafe pipe(&output) == 0 else { throw Failure(call: "pipe", code: errno) }
        for descriptor in input + output { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawn_file_actions_adddup2(&actions, input[0], 0)
        unsafe posix_spawn_file_actions_adddup2(&actions, output[1], 1)
        // Otherwise sockets of concurrent tests would count against its limit and stay open in it.
        unsafe posix_spawn_file_actions_addclosefrom_np(&actions, 3)

        let words = [Self.path, "\(loops)", "\(descriptors)"]
        var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
        defer { unsafe arguments.forEach { unsafe free($0) } }
        var process: pid_t = 0
        let code = unsafe posix_spawn(&process, Self.path, &actions, nil, &arguments, environ)
        close(input[0])
        close(output[1])
        defer { close(output[0]) }
        guard code == 0 else { throw Failure(call: "posix_spawn", code: code) }
        self.process = process
        self.input = Lock(input[1])

        var line: [UInt8] = []
        var byte: UInt8 = 0
        while unsafe read(output[0], &byte, 1) == 1, byte != UInt8(ascii: "\n") { line.append(byte) }
        guard let port = UInt16(String(decoding: line, as: UTF8.self)) else { throw Failure(call: "read", code: 0) }
        self.port = port
    }

    deinit {
        stop()
    }

    private static let path = {
        let own = unsafe realpath("/proc/self/exe", nil)
        defer { unsafe free(own) }
        let text = unsafe own.map { unsafe String(cString: $0) } ?? ""
        return text.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/") + "/http-test-server"
    }()

    /// The resident memory of the process in bytes.
    var memory: Int {
        get throws {
            let line = try status("VmRSS")
            return (line.split(separator: " ").first.flatMap { Int($0) } ?? 0) * 1024
        }
    }

    private func status(_ key: String) throws -> String {
        guard let file = unsafe fopen("/proc/\(process)/status", "r") else { throw Failure(call: "fopen", code: errno) }
        defer { unsafe fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 8_192)
        let count = unsafe fread(&bytes, 1, bytes.count, file)
        let lines = String(decoding: bytes[..<count], as: UTF8.self).split(separator: "\n")
        let line = lines.first { $0.hasPrefix(key + ":") } ?? ""
        return line.dropFirst(key.count + 1).drop { $0 == " " || $0 == "\t" }.description
    }

    /// Ends the server and returns its exit status; nil if it had ended before, or was ended by a signal.
    @discardableResult
    func stop() -> Int32? {
        let descriptor = input.withLock { descriptor in
            defer { descriptor = -1 }
            return descriptor
        }
        guard descriptor >= 0 else { return nil }
        close(descriptor)
        var status: Int32 = 0
        while unsafe waitpid(process, &status, 0) < 0 {
            guard errno == EINTR else { return nil }
        }
        return status & 0x7F == 0 ? status >> 8 & 0xFF : nil
    }
}
