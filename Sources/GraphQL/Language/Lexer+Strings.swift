// Quoted and block strings.
//
// Spec: https://spec.graphql.org/September2025/#sec-String-Value
extension Lexer {
    //   StringValue :: `""` [lookahead != `"`] | `"` StringCharacter+ `"`
    //   StringCharacter :: SourceCharacter but not `"` or `\` or LineTerminator | `\u` EscapedUnicode | `\` EscapedCharacter
    mutating func string() throws(SyntaxError) -> Token {
        var end = position + 1
        while end < source.count {
            let byte = source[end]
            if byte == .quote {
                let start = position
                position = end + 1
                return Token(.string, start: start, end: position)
            } else if byte == .backslash {
                end += try escapeLength(at: end)
            } else if byte == .lineFeed || byte == .carriageReturn {
                break
            } else {
                end += try characterLength(at: end)
            }
        }
        throw error("Unterminated string.", at: end)
    }

    //   StringValue :: `"""` BlockStringCharacter* `"""`
    //   BlockStringCharacter :: SourceCharacter but not `"""` or `\"""` | `\"""`
    mutating func blockString() throws(SyntaxError) -> Token {
        var end = position + 3
        while end < source.count {
            let byte = source[end]
            if byte == .quote, byteAt(end + 1) == .quote, byteAt(end + 2) == .quote {
                let start = position
                position = end + 3
                return Token(.blockString, start: start, end: position)
            } else if byte == .backslash, byteAt(end + 1) == .quote, byteAt(end + 2) == .quote, byteAt(end + 3) == .quote {
                end += 4
            } else {
                end += try characterLength(at: end)
            }
        }
        throw error("Unterminated string.", at: end)
    }

    /// Returns the number of bytes of a character in a string; invalid UTF-8 is rejected, so that values are always valid.
    @inline(__always)
    private func characterLength(at index: Int) throws(SyntaxError) -> Int {
        if source[index] < 0x80 { return 1 }
        guard let scalar = scalar(at: index) else {
            throw error("Invalid character within String: bytes that are not UTF-8.", at: index)
        }
        return UTF8.width(scalar)
    }

    /// Returns the number of bytes of an escape sequence.
    ///
    ///     EscapedCharacter :: one of `"` `\` `/` `b` `f` `n` `r` `t`
    private func escapeLength(at index: Int) throws(SyntaxError) -> Int {
        switch byteAt(index + 1) {
        case .quote, .backslash, UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"),
            UInt8(ascii: "t"):
            return 2
        case UInt8(ascii: "u"):
            return try byteAt(index + 2) == UInt8(ascii: "{") ? bracedEscapeLength(at: index) : fixedEscapeLength(at: index)
        default:
            throw invalidEscape("character", characters: 2, at: index)
        }
    }

    //   EscapedUnicode :: `{` HexDigit+ `}`
    private func bracedEscapeLength(at index: Int) throws(SyntaxError) -> Int {
        var codePoint: UInt32 = 0
        var length = 3
        while length < 12 {  // `\u{00000000}`
            let byte = byteAt(index + length)
            length += 1
            if byte == UInt8(ascii: "}") {
                guard length >= 5, Unicode.Scalar(codePoint) != nil else { break }
                return length
            }
            guard let digit = byte.hexadecimalDigit else { break }
            codePoint = codePoint << 4 | digit
        }
        throw invalidEscape("Unicode", characters: length, at: index)
    }

    //   EscapedUnicode :: HexDigit HexDigit HexDigit HexDigit
    //
    // The escape of a leading surrogate must be followed by the escape of a trailing one. Together they are one code point.
    private func fixedEscapeLength(at index: Int) throws(SyntaxError) -> Int {
        if let first = fourHexadecimalDigits(at: index + 2) {
            if Unicode.Scalar(first) != nil { return 6 }
            if first < 0xDC00, byteAt(index + 6) == .backslash, byteAt(index + 7) == UInt8(ascii: "u"),
                let second = fourHexadecimalDigits(at: index + 8), (0xDC00...0xDFFF).contains(second)
            {
                return 12
            }
        }
        throw invalidEscape("Unicode", characters: 6, at: index)
    }

    private func fourHexadecimalDigits(at index: Int) -> UInt32? {
        var value: UInt32 = 0
        for offset in 0..<4 {
            guard let digit = byteAt(index + offset).hexadecimalDigit else { return nil }
            value = value << 4 | digit
        }
        return value
    }
}
