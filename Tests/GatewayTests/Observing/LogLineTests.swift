import GraphQL
import JSON
import JSONValues
import Logging
import Reactor
import ServiceSupport
import Testing

@testable import Gateway

@Suite("Log lines")
struct LogLineTests {
    /// 2026-02-28T23:59:59.007Z.
    private static let time = WallTime(seconds: 1_772_323_199, nanoseconds: 7_999_999)

    private func line(_ format: LogFormat, _ message: String, _ metadata: [(String, Logger.MetadataValue)] = []) -> String {
        var line = LogLine(format, Self.time, .warning, message)
        for (key, value) in metadata { line.add(key, value) }
        return String(decoding: line.finished(), as: UTF8.self)
    }

    @Test("are objects with time, level and message first, and typed numbers and flags")
    func json() {
        let metadata: [(String, Logger.MetadataValue)] = [
            ("name", "x"), ("count", .stringConvertible(-3)), ("gone", .stringConvertible(true)),
        ]
        #expect(
            line(.json, "slow request", metadata)
                == #"{"time":"2026-02-28T23:59:59.007Z","level":"warning","message":"slow request","name":"x","count":-3,"gone":true}"#
                + "\n"
        )
    }

    @Test("in text format have words and key=value pairs, with quotes if a value is more than a word")
    func text() {
        let metadata: [(String, Logger.MetadataValue)] = [
            ("name", "x"), ("count", .stringConvertible(3)), ("reason", "no = yes"), ("empty", ""),
        ]
        #expect(
            line(.text, "slow request", metadata)
                == #"2026-02-28T23:59:59.007Z WARNING slow request name=x count=3 reason="no = yes" empty="""# + "\n"
        )
    }

    @Test(
        "stay one line and one object for any content",
        arguments: LogFormat.allCases,
        ["a\nb", "a\r\nb", "\"}\n{\"level\":\"info", "\u{1}\u{1B}[31m\u{7F}", "\\", "ä\u{2028}\u{1F600}", #"","level":"x"#]
    )
    func escaped(format: LogFormat, text: String) throws {
        let written = line(format, text, [(text, "\(text)"), ("level", "forged"), ("after", "here")])
        #expect(written.utf8.count { $0 < 0x20 } == 1)
        #expect(written.hasSuffix("\n"))
        guard format == .json else { return }
        let value = Value(try JSONDocument(parsing: Array(written.utf8)).root)
        #expect(value["message"].string == text)
        #expect(value[text].string == text)
        #expect(value["level"].string == "warning")
        #expect(value["metadata.level"].string == "forged")
        #expect(value["after"].string == "here")
    }

    @Test("are limited in length, and indicate truncation", arguments: LogFormat.allCases, ["x", "\u{1}", "ä", "\u{1F600}"])
    func bounded(format: LogFormat, character: String) throws {
        let long = String(repeating: character, count: 50_000)
        let written = line(format, long, (0..<100).map { ("key\($0)", "\(long)") })
        #expect(written.utf8.count <= LogLine.maximumLength)
        guard format == .json else { return }
        let value = Value(try JSONDocument(parsing: Array(written.utf8)).root)
        #expect(value["message"].string?.hasSuffix("…") == true)
        #expect(value["truncated"].bool == true)
    }
}
