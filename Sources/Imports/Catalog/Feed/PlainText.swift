import Importing

/// Plain text from the limited HTML that descriptions may contain.
enum PlainText {
    /// Removes the tags and decodes the entities.
    static func of(_ html: String) -> String {
        guard html.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else { return html }
        var text = ""
        var rest = html[...]
        while let sign = rest.first {
            if sign == "<", let end = tagEnd(rest) {
                if ["br", "p", "li", "ul", "div"].contains(tagName(rest)), text.last?.isNewline == false { text.append("\n") }
                rest = rest[end...]
            } else if sign == "&", let (letter, end) = entity(rest) {
                text.append(letter)
                rest = rest[end...]
            } else {
                text.append(sign)
                rest.removeFirst()
            }
        }
        return text.trimmed
    }

    /// Returns the end of the tag at the start of a text.
    ///
    /// A `<` before a space or a digit starts no tag.
    private static func tagEnd(_ text: Substring) -> String.Index? {
        guard let first = text.dropFirst().first, first.isLetter || first == "/" || first == "!" else { return nil }
        let tag = text.prefix(1_000)
        return tag.firstIndex(of: ">").map { text.index(after: $0) }
    }

    private static func tagName(_ text: Substring) -> String {
        text.dropFirst().drop { $0 == "/" }.prefix { $0.isLetter }.lowercased()
    }

    private static func entity(_ text: Substring) -> (Character, String.Index)? {
        guard let end = text.prefix(12).firstIndex(of: ";") else { return nil }
        let name = text[text.index(after: text.startIndex)..<end]
        let after = text.index(after: end)
        if let letter = named[String(name)] { return (letter, after) }
        guard name.first == "#" else { return nil }
        let digits = name.dropFirst()
        let code = digits.first == "x" || digits.first == "X" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        guard let code, code >= 32, let scalar = Unicode.Scalar(code) else { return nil }
        return (Character(scalar), after)
    }

    private static let named: [String: Character] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "ndash": "–", "mdash": "—", "rsquo": "’", "lsquo": "‘",
        "rdquo": "”", "ldquo": "“", "hellip": "…", "eacute": "é", "aacute": "á", "iacute": "í", "oacute": "ó", "uacute": "ú", "ntilde": "ñ",
    ]
}
