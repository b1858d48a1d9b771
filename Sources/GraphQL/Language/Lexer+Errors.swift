// Errors about characters that the lexer does not accept.
extension Lexer {
    func error(_ message: String, plainly plainMessage: String? = nil, at index: Int) -> SyntaxError {
        SyntaxError(message, plainly: plainMessage, offset: index, in: source.span)
    }

    func unexpectedCharacter() -> SyntaxError {
        if source[position] == UInt8(ascii: "'") {
            return error("Unexpected single quote character ('), did you mean to use a double quote (\")?", at: position)
        }
        guard scalar(at: position) != nil else {
            return error("Invalid character: bytes that are not UTF-8.", at: position)
        }
        return error("Unexpected character: \(character(at: position)).", plainly: "Unexpected character.", at: position)
    }

    /// Returns an error about a number; `what` is the problem, written before the character.
    func invalidNumber(_ what: String, at index: Int) -> SyntaxError {
        error("Invalid number, \(what): \(character(at: index)).", plainly: "Invalid number.", at: index)
    }

    func invalidEscape(_ kind: String, characters: Int, at index: Int) -> SyntaxError {
        let message = "Invalid \(kind) escape sequence"
        return error("\(message): \"\(text(from: index, characters: characters))\".", plainly: message + ".", at: index)
    }

    /// Returns the character at an index for messages: printable ASCII in quotes, others as `U+1234`.
    func character(at index: Int) -> String {
        guard index < source.count else { return Token.Kind.endOfFile.description }
        let scalar = scalar(at: index) ?? "\u{FFFD}"
        if scalar == "\"" { return "'\"'" }
        if (" "..."~").contains(scalar) { return "\"\(scalar)\"" }
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }

    func text(from index: Int, characters: Int) -> String {
        let bytes = source[index..<min(source.count, index + 4 * characters)]
        return String(String.UnicodeScalarView(String(decoding: bytes, as: UTF8.self).unicodeScalars.prefix(characters)))
    }

    /// Returns the code point at an index; nil if the bytes are not UTF-8.
    func scalar(at index: Int) -> Unicode.Scalar? {
        var decoder = UTF8()
        var bytes = source[index..<min(source.count, index + 4)].makeIterator()
        guard case .scalarValue(let scalar) = decoder.decode(&bytes) else { return nil }
        return scalar
    }
}
