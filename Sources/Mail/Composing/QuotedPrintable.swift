/// Encodes text of any length and script in lines of at most 76 ASCII characters.
///
/// Spec: https://www.rfc-editor.org/rfc/rfc2045#section-6.7
enum QuotedPrintable {
    /// Encodes a text; every kind of line break becomes CR LF.
    static func encode(_ text: String) -> [UInt8] {
        var output: [UInt8] = []
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let end = bytes.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.endIndex
            append(line: bytes[..<end], to: &output)
            let isPair = bytes[end...].starts(with: [0x0D, 0x0A])
            bytes = bytes[min(end + (isPair ? 2 : 1), bytes.endIndex)...]
        }
        return output
    }

    private static func append(line: ArraySlice<UInt8>, to output: inout [UInt8]) {
        var width = 0
        for index in line.indices {
            let byte = line[index]
            let isLast = index == line.index(before: line.endIndex)
            let code = isItself(byte, isLast: isLast) ? [byte] : [UInt8(ascii: "=")] + Array(byte.twoHexadecimalDigits.utf8)
            // The `=` of a soft line break takes one character.
            if width + code.count > (isLast ? 76 : 75) {
                output += [UInt8(ascii: "="), 0x0D, 0x0A]
                width = 0
            }
            output += code
            width += code.count
        }
        output += [0x0D, 0x0A]
    }

    /// Whether a byte needs no encoding; a blank at the end of a line would get lost without it.
    private static func isItself(_ byte: UInt8, isLast: Bool) -> Bool {
        switch byte {
        case UInt8(ascii: "="): false
        case 0x21...0x7E: true
        case 0x20, 0x09: !isLast
        default: false
        }
    }
}
