/// The characters allowed in paths, queries and fragments of a URI.
///
/// Spec: https://www.rfc-editor.org/rfc/rfc3986#section-3.3 to 3.5
enum URICharacters {
    /// Percent-encodes all other characters in the part after the host.
    ///
    /// Existing escapes are kept.
    static func encoding(_ text: Substring) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        let given = Array(text.utf8)
        var isInFragment = false
        var isInQuery = false
        for (index, byte) in given.enumerated() {
            let isPercent = byte == UInt8(ascii: "%") && index + 2 < given.count && isHex(given[index + 1]) && isHex(given[index + 2])
            let isFirstMark = byte == UInt8(ascii: "#") && !isInFragment
            if isFirstMark { isInFragment = true }
            // In the path, a question mark starts the query. In the query and the fragment it is an ordinary character.
            if byte == UInt8(ascii: "?") { isInQuery = true }
            if isPercent || isFirstMark || isInQuery && byte == UInt8(ascii: "?") || isOrdinary(byte) {
                bytes.append(byte)
            } else {
                bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let digits = Array("0123456789ABCDEF".utf8)

    private static func isHex(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): true
        default: false
        }
    }

    /// Whether a byte is a `pchar` by itself, or a slash.
    private static func isOrdinary(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: others.contains(byte)
        }
    }

    private static let others = Set("-._~!$&'()*+,;=:@/".utf8)
}
