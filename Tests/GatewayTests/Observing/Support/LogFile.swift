import Glibc
import GraphQL
import JSON
import JSONValues
import Logging
import TestSupport

@testable import Gateway

/// A log written to a file, as in production.
struct LogFile: Sendable {
    private let folder = TemporaryFolder()
    private let output: LogOutput
    private let descriptor: Int32
    let log: Logger

    init(level: Logger.Level) throws {
        let descriptor = unsafe open(folder.path + "/log", O_RDWR | O_CREAT | O_APPEND, 0o600)
        self.descriptor = descriptor
        let output = try LogOutput(descriptor: descriptor, format: .json)
        self.output = output
        log = Logger(label: "test") { _ in LineLogHandler(output, level: level) }
    }

    /// Closes the log and returns its text.
    func text() -> String {
        output.close()
        defer { close(descriptor) }
        lseek(descriptor, 0, SEEK_SET)
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while case let count = unsafe read(descriptor, &chunk, chunk.count), count > 0 { bytes += chunk.prefix(count) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Closes the log and returns its lines.
    func lines() throws -> [Value] { try Self.lines(of: text()) }

    /// Returns the lines of a log's text.
    ///
    /// A line that is not an object fails the test.
    static func lines(of text: String) throws -> [Value] {
        try text.split(separator: "\n").map { Value(try JSONDocument(parsing: Array($0.utf8)).root) }
    }
}
