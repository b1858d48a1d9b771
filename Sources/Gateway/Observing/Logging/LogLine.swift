import Glibc
import GraphQL
import Logging
import Reactor

/// A line of the log, as bytes that end with a line feed.
///
/// Logged text cannot break out of its line or its quotes, and no line is longer than `maximumLength`.
struct LogLine {
    /// The maximum length of a line in bytes.
    static let maximumLength = 16 * 1024
    /// The maximum length of a message or value in bytes; escaping can turn each byte into six.
    private static let maximumValueLength = 2 * 1024

    private var writer = ResponseWriter()
    private let format: LogFormat
    private var isFull = false

    init(_ format: LogFormat, _ time: WallTime, _ level: Logger.Level, _ message: String) {
        self.format = format
        let message = Self.clipped(message)
        switch format {
        case .json:
            writer.write(literal: "{\"time\":\"")
            appendTime(time)
            writer.write(literal: "\",\"level\":\"")
            writer.write(verbatim: level.rawValue)
            writer.write(literal: "\",\"message\":")
            writer.write(string: message)
        case .text:
            appendTime(time)
            writer.write(byte: UInt8(ascii: " "))
            writer.write(verbatim: level.rawValue.uppercased())
            writer.write(byte: UInt8(ascii: " "))
            if message.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) {
                writer.write(string: message)
            } else {
                writer.write(verbatim: message)
            }
        }
    }

    /// Adds a key and value.
    ///
    /// If the line has no room for them, `truncated` is added instead, and all further values are ignored.
    mutating func add(_ key: String, _ value: Logger.MetadataValue) {
        if isFull { return }
        let mark = writer.bytes.count
        append(key: key)
        append(value)
        guard writer.bytes.count > Self.maximumLength - 32 else { return }
        writer.truncate(to: mark)
        isFull = true
        append(key: "truncated")
        writer.write(true)
    }

    /// Ends the line and returns its bytes.
    consuming func finished() -> [UInt8] {
        if format == .json { writer.write(byte: UInt8(ascii: "}")) }
        writer.write(byte: UInt8(ascii: "\n"))
        return writer.bytes
    }

    private mutating func append(key: String) {
        switch format {
        case .json:
            writer.write(byte: UInt8(ascii: ","))
            // The line's own keys must stay unique.
            writer.write(string: ["time", "level", "message"].contains(key) ? "metadata.\(key)" : Self.clipped(key))
            writer.write(byte: UInt8(ascii: ":"))
        case .text:
            writer.write(byte: UInt8(ascii: " "))
            append(word: Self.clipped(key))
            writer.write(byte: UInt8(ascii: "="))
        }
    }

    private mutating func append(_ value: Logger.MetadataValue) {
        switch value {
        case .stringConvertible(let number as Int): writer.write(Int64(number))
        case .stringConvertible(let flag as Bool): writer.write(flag)
        default:
            let text = Self.clipped("\(value)")
            if format == .json { writer.write(string: text) } else { append(word: text) }
        }
    }

    /// Appends a text without quotes if it is a plain word, otherwise in quotes.
    private mutating func append(word text: String) {
        let isPlain =
            !text.isEmpty && text.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "=") }
        if isPlain { writer.write(verbatim: text) } else { writer.write(string: text) }
    }

    /// Appends a time as in RFC 3339, in UTC with milliseconds.
    private mutating func appendTime(_ time: WallTime) {
        var seconds = time_t(time.seconds)
        // Sound: both pointers are to locals, for the duration of the call. The name of the zone, itself a pointer, is not read.
        var parts = unsafe tm()
        _ = unsafe gmtime_r(&seconds, &parts)
        let (month, day) = unsafe (parts.tm_mon + 1, parts.tm_mday)
        let (hour, minute, second) = unsafe (parts.tm_hour, parts.tm_min, parts.tm_sec)
        append(unsafe Int(parts.tm_year) + 1900, digits: 4)
        for (separator, value) in [("-", month), ("-", day), ("T", hour), (":", minute), (":", second)] {
            writer.write(verbatim: separator)
            append(Int(value), digits: 2)
        }
        writer.write(byte: UInt8(ascii: "."))
        append(Int(time.nanoseconds / 1_000_000), digits: 3)
        writer.write(byte: UInt8(ascii: "Z"))
    }

    private mutating func append(_ number: Int, digits: Int) {
        var unit = 1
        for _ in 1..<digits { unit *= 10 }
        while unit > 0 {
            writer.write(byte: UInt8(ascii: "0") + UInt8(number / unit % 10))
            unit /= 10
        }
    }

    /// Truncates a long text between two Unicode characters.
    private static func clipped(_ text: String) -> String {
        guard text.utf8.count > maximumValueLength else { return text }
        // The index is rounded down to the beginning of a character.
        return text[..<text.utf8.index(text.utf8.startIndex, offsetBy: maximumValueLength)] + "…"
    }
}
