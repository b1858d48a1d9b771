/// Encodes texts in headers: ASCII stays unchanged, anything else becomes “encoded words”.
///
/// Spec: https://www.rfc-editor.org/rfc/rfc2047
enum HeaderText {
    /// Encodes the text of an unstructured header such as the subject.
    static func encoded(_ text: String) -> String {
        let text = text.onOneLine
        // Together with the header's name, the line stays below the 78 characters that RFC 5322 recommends.
        let isPlain = text.utf8.count <= 64 && text.utf8.allSatisfy { (0x20...0x7E).contains($0) } && !text.contains("=?")
        return isPlain ? text : words(of: text)
    }

    /// Encodes a display name in a structured header, which gives characters such as commas and brackets a meaning.
    static func encoded(phrase text: String) -> String {
        let text = text.onOneLine
        let isPlain = text.utf8.count <= 64 && text.utf8.allSatisfy { isSafe($0) || $0 == UInt8(ascii: " ") }
        return isPlain ? text : words(of: text)
    }

    /// Encodes the text as words of at most 75 characters, one per line; no word ends within a character.
    private static func words(of text: String) -> String {
        var words: [String] = []
        var word = ""
        for scalar in text.unicodeScalars {
            let code = UTF8.encode(scalar).map(Array.init)?.map(encoded).joined() ?? ""
            // The wrapping of a word takes 12 characters, and the header's name before the first word takes 9 (“Subject: ”).
            if word.utf8.count + code.utf8.count > 54 {
                words.append(word)
                word = ""
            }
            word += code
        }
        words.append(word)
        // Mail programs remove the line breaks between encoded words.
        return words.map { "=?utf-8?Q?\($0)?=" }.joined(separator: "\r\n ")
    }

    private static func encoded(_ byte: UInt8) -> String {
        if byte == UInt8(ascii: " ") { return "_" }
        return isSafe(byte) ? String(UnicodeScalar(byte)) : "=" + byte.twoHexadecimalDigits
    }

    /// Whether a byte needs no encoding anywhere in a header, including in a phrase (section 5, rule 3).
    private static func isSafe(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: "!*+-/".utf8.contains(byte)
        }
    }
}

extension UInt8 {
    /// Two hexadecimal digits in capital letters: `0A`.
    var twoHexadecimalDigits: String {
        let digits = String(self, radix: 16, uppercase: true)
        return digits.utf8.count == 2 ? digits : "0" + digits
    }
}
