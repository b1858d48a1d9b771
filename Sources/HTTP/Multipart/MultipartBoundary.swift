/// The delimiter of the parts of a multipart body.
///
/// Spec: https://www.rfc-editor.org/rfc/rfc2046#section-5.1.1
public struct MultipartBoundary: Equatable, Sendable {
    /// CR, LF, two dashes and the boundary itself.
    private let delimiter: [UInt8]

    /// Validates a boundary: 1 to 70 characters, only `bchars`, no space at the end; nil if it is invalid.
    public init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard (1...70).contains(bytes.count), bytes.last != UInt8(ascii: " "), bytes.allSatisfy(Self.isAllowed) else { return nil }
        delimiter = Array("\r\n--".utf8) + bytes
    }

    /// The boundary itself.
    var text: String { String(decoding: delimiter[4...], as: UTF8.self) }

    var delimiterCount: Int { delimiter.count }

    /// Whether a body begins with the boundary, without a preamble.
    func begins(_ body: Span<UInt8>) -> Bool {
        guard body.count >= delimiter.count - 2 else { return false }
        for index in 2..<delimiter.count where body[index - 2] != delimiter[index] { return false }
        return true
    }

    /// The range of the next delimiter, including its line end.
    ///
    /// Takes linear time for any body: the delimiter contains CR only at its beginning, so matched bytes need not be examined again. The
    /// line end of the headers may belong to the delimiter.
    func nextDelimiter(in body: Span<UInt8>, from start: Int) -> Range<Int>? {
        var index = max(0, start - 2)
        while let found = body.firstIndex(of: .carriageReturn, in: index..<body.count) {
            index = found + 1
            var matched = 1
            while matched < delimiter.count, index < body.count, body[index] == delimiter[matched] {
                matched += 1
                index += 1
            }
            if matched == delimiter.count { return found..<index }
        }
        return nil
    }

    private static func isAllowed(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
        default: "'()+_,-./:=? ".utf8.contains(byte)
        }
    }
}
