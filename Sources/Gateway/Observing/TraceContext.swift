import Bytes

/// The position of a request in a distributed trace, as given by its sender.
///
/// The context goes into log lines and not into SQL comments. Statements are prepared under the hash of their text, so a text that differs
/// for each request would be prepared each time.
///
/// Spec: https://www.w3.org/TR/trace-context/#traceparent-header
struct TraceContext: Equatable {
    /// 32 hexadecimal digits that identify the trace.
    let traceID: String
    /// 16 hexadecimal digits that identify the sender's span.
    let spanID: String

    /// Parses a `traceparent` header; nil if it is invalid, because it must then be ignored.
    init?(_ header: Span<UInt8>) {
        // version "-" trace-id "-" parent-id "-" trace-flags; later versions may add fields after another dash.
        guard header.count >= 55, header[2] == .dash, header[35] == .dash, header[52] == .dash,
            Self.isHexadecimal(header, 0..<2), Self.isHexadecimal(header, 53..<55),
            let traceID = Self.id(header, 3..<35), let spanID = Self.id(header, 36..<52)
        else { return nil }
        let version = header.extracting(0..<2)
        if version.equals("ff") { return nil }
        if version.equals("00") {
            guard header.count == 55 else { return nil }
        } else {
            guard header.count == 55 || header[55] == .dash else { return nil }
        }
        self.traceID = traceID
        self.spanID = spanID
    }

    /// Parses hexadecimal digits that are not all zero.
    private static func id(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String? {
        guard isHexadecimal(bytes, range), !range.allSatisfy({ bytes[$0] == UInt8(ascii: "0") }) else { return nil }
        return String(decoding: bytes.extracting(range).bytes(), as: UTF8.self)
    }

    /// Whether the range holds only lower-case hexadecimal digits; the standard permits no others.
    private static func isHexadecimal(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        for index in range {
            switch bytes[index] {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): continue
            default: return false
            }
        }
        return true
    }
}

extension UInt8 {
    fileprivate static let dash = UInt8(ascii: "-")
}
