/// JSON text, written member by member.
enum JSONText {
    /// A string in quotes.
    ///
    /// If a limit is given, the text is cut so that the quoted text has at most that number of bytes.
    static func string(_ text: String, atMost limit: Int = .max) -> String {
        var quoted = "\""
        var size = 2
        for character in text {
            let piece = character.unicodeScalars.map(escaped).joined()
            // Leaves room for the ellipsis.
            guard size + piece.utf8.count + 3 <= limit else { return quoted + "…\"" }
            quoted += piece
            size += piece.utf8.count
        }
        return quoted + "\""
    }

    /// An object of members whose values are JSON; members without a value are left out.
    static func object(_ members: [(name: String, value: String?)]) -> String {
        "{" + members.compactMap { name, value in value.map { "\(string(name)):\($0)" } }.joined(separator: ",") + "}"
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\"": "\\\""
        case "\\": "\\\\"
        case "\n": "\\n"
        case "\t": "\\t"
        case "\0"..."\u{1F}": "\\u" + String(repeating: "0", count: scalar.value < 16 ? 3 : 2) + String(scalar.value, radix: 16)
        default: String(Character(scalar))
        }
    }
}
