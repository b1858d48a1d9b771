import Glibc
import GraphQL
import JSON
import JSONValues
import Logging
import Reactor
import ServiceSupport
import Testing

@testable import Gateway

@Suite("The log's output", .timeLimit(.minutes(20)))
struct LogOutputTests {
    /// A pipe that closes each end once.
    private final class Pipe {
        let reading: Int32
        let writing: Int32
        private var isReaderOpen = true

        init() {
            var ends: [Int32] = [0, 0]
            _ = unsafe pipe(&ends)
            (reading, writing) = (ends[0], ends[1])
        }

        deinit {
            closeReader()
            close(writing)
        }

        func closeReader() {
            if isReaderOpen { close(reading) }
            isReaderOpen = false
        }

        /// The beginning of a line whose end has not been written yet.
        private var rest: [UInt8] = []

        /// Returns the complete lines that can be read without waiting.
        func lines() throws -> [Value] {
            _ = fcntl(reading, F_SETFL, O_NONBLOCK)
            var bytes = rest
            var chunk = [UInt8](repeating: 0, count: 65_536)
            while case let count = unsafe read(reading, &chunk, chunk.count), count > 0 { bytes += chunk.prefix(count) }
            let end = bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
            rest = Array(bytes[end...])
            return try bytes[..<end].split(separator: UInt8(ascii: "\n")).map { Value(try JSONDocument(parsing: Array($0)).root) }
        }
    }

    @Test("contains every line in order, with metadata of the logger and the line, once closed")
    func flushed() throws {
        let pipe = Pipe()
        let output = try LogOutput(descriptor: pipe.writing, format: .json)
        var log = Logger(label: "test") { _ in LineLogHandler(output, level: .info) }
        log[metadataKey: "server"] = "a"
        for number in 0..<200 {
            log.info("line", metadata: ["number": .stringConvertible(number)])
            log.debug("not this one")
        }
        output.close()
        let lines = try pipe.lines()
        #expect(lines.map { $0["number"].int } == Array(0..<200))
        #expect(lines.allSatisfy { $0["server"].string == "a" && $0["message"].string == "line" && $0["level"].string == "info" })
    }

    @Test("drops lines without blocking when its reader stalls, and reports the number of dropped lines")
    func stalled() throws {
        let pipe = Pipe()
        let output = try LogOutput(descriptor: pipe.writing, format: .json, capacity: 10_000)
        let log = Logger(label: "test") { _ in LineLogHandler(output, level: .info) }
        // Far more than the 64 KiB of the pipe plus the small buffer.
        let total = 20_000
        for number in 0..<total { log.info("line", metadata: ["number": .stringConvertible(number)]) }
        var lines: [Value] = []
        // The last notice is written once there is room again.
        while lines.last?["count"].int == nil { lines += try pipe.lines() }
        output.close()
        lines += try pipe.lines()
        let written = lines.compactMap { $0["number"].int }
        let dropped = lines.compactMap { $0["count"].int }.reduce(0, +)
        #expect(written == written.sorted())
        #expect(written.count < total)
        #expect(written.count + dropped == total)
    }

    @Test("closes within its grace period without a reader, and immediately if the reader has closed the pipe", arguments: [true, false])
    func abandoned(hasGone: Bool) throws {
        signal(SIGPIPE, SIG_IGN)
        let pipe = Pipe()
        if hasGone { pipe.closeReader() }
        let output = try LogOutput(descriptor: pipe.writing, format: .json)
        let log = Logger(label: "test") { _ in LineLogHandler(output, level: .info) }
        for _ in 0..<5_000 { log.info("line") }
        output.close(grace: .milliseconds(50))
        // The output is closed already.
        log.info("late")
    }
}
