/// Reads tokens out of a source, one at a time, and skips what the grammar ignores between them.
///
/// Every function moves `position` forward or throws, so lexing ends.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Appendix-Grammar-Summary.Lexical-Tokens
struct Lexer: ~Copyable {
    let source: [UInt8]
    private var position = 0

    init(_ source: [UInt8]) {
        self.source = source
    }

    /// Reads the next token; behind the last one, the end of file again and again.
    ///
    ///     Token :: Punctuator | Name | IntValue | FloatValue | StringValue
    ///     Ignored :: UnicodeBOM | WhiteSpace | LineTerminator | Comment | Comma
    mutating func next() throws(SyntaxError) -> Token {
        while position < source.count {
            let byte = source[position]
            switch byte {
            case .space, .lineFeed, UInt8(ascii: ","), .tab, .carriageReturn: position += 1
            case UInt8(ascii: "#"): skipComment()
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): return name()
            case UInt8(ascii: "{"): return punctuator(.braceLeft)
            case UInt8(ascii: "}"): return punctuator(.braceRight)
            case UInt8(ascii: "("): return punctuator(.parenLeft)
            case UInt8(ascii: ")"): return punctuator(.parenRight)
            case UInt8(ascii: ":"): return punctuator(.colon)
            case UInt8(ascii: "$"): return punctuator(.dollar)
            case UInt8(ascii: "!"): return punctuator(.bang)
            case UInt8(ascii: "@"): return punctuator(.at)
            case UInt8(ascii: "="): return punctuator(.equals)
            case UInt8(ascii: "["): return punctuator(.bracketLeft)
            case UInt8(ascii: "]"): return punctuator(.bracketRight)
            case UInt8(ascii: "|"): return punctuator(.pipe)
            case UInt8(ascii: "&"): return punctuator(.ampersand)
            case UInt8(ascii: "."): return try spread()
            case .quote: return try byteAt(position + 1) == .quote && byteAt(position + 2) == .quote ? blockString() : string()
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): return try number()
            case 0xEF where byteAt(position + 1) == 0xBB && byteAt(position + 2) == 0xBF: position += 3  // UnicodeBOM
            default: throw unexpectedCharacter()
            }
        }
        return Token(.endOfFile, start: source.count, end: source.count)
    }

    /// The byte at an index, 0 behind the end: no token contains a NUL.
    @inline(__always)
    private func byteAt(_ index: Int) -> UInt8 {
        index < source.count ? source[index] : 0
    }

    @inline(__always)
    private mutating func punctuator(_ kind: Token.Kind) -> Token {
        position += 1
        return Token(kind, start: position - 1, end: position)
    }

    //   Comment :: # CommentChar* [lookahead != CommentChar]
    private mutating func skipComment() {
        position += 1
        while position < source.count, source[position] != .lineFeed, source[position] != .carriageReturn {
            position += 1
        }
    }

    //   Name :: NameStart NameContinue* [lookahead != NameContinue]
    @inline(__always)
    private mutating func name() -> Token {
        let start = position
        var end = start + 1
        while end < source.count, source[end].isNameContinue { end += 1 }
        position = end
        return Token(.name, start: start, end: end)
    }

    private mutating func spread() throws(SyntaxError) -> Token {
        let start = position
        if byteAt(start + 1) == UInt8(ascii: ".") {
            guard byteAt(start + 2) == UInt8(ascii: ".") else {
                throw error("Unexpected \"..\", did you mean \"...\"?", at: start)
            }
            position = start + 3
            return Token(.spread, start: start, end: position)
        }
        var end = start + 1
        while byteAt(end).isDigit { end += 1 }
        guard end > start + 1 else { throw unexpectedCharacter() }
        let digits = String(decoding: source[(start + 1)..<end], as: UTF8.self)
        throw error("Invalid number, expected digit before \".\", did you mean \"0.\(digits)\"?", at: start)
    }
}

// MARK: - Numbers

extension Lexer {
    //   IntValue :: IntegerPart [lookahead != {Digit, `.`, NameStart}]
    //   IntegerPart :: NegativeSign? 0 | NegativeSign? NonZeroDigit Digit*
    //   FloatValue :: IntegerPart FractionalPart? ExponentPart? [lookahead != {Digit, `.`, NameStart}]
    //   FractionalPart :: . Digit+
    //   ExponentPart :: ExponentIndicator Sign? Digit+
    private mutating func number() throws(SyntaxError) -> Token {
        let start = position
        var end = start
        var kind = Token.Kind.int
        if source[end] == UInt8(ascii: "-") { end += 1 }
        if byteAt(end) == UInt8(ascii: "0") {
            end += 1
            if byteAt(end).isDigit {
                throw error("Invalid number, unexpected digit after 0: \(character(at: end)).", at: end)
            }
        } else {
            try skipDigits(&end)
        }
        if byteAt(end) == UInt8(ascii: ".") {
            kind = .float
            end += 1
            try skipDigits(&end)
        }
        if byteAt(end) | 0x20 == UInt8(ascii: "e") {
            kind = .float
            end += 1
            if byteAt(end) == UInt8(ascii: "+") || byteAt(end) == UInt8(ascii: "-") { end += 1 }
            try skipDigits(&end)
        }
        if byteAt(end) == UInt8(ascii: ".") || byteAt(end).isNameStart {
            throw error("Invalid number, expected digit but got: \(character(at: end)).", at: end)
        }
        position = end
        return Token(kind, start: start, end: end)
    }

    /// Skips digits, of which there must be at least one.
    private func skipDigits(_ end: inout Int) throws(SyntaxError) {
        guard byteAt(end).isDigit else {
            throw error("Invalid number, expected digit but got: \(character(at: end)).", at: end)
        }
        repeat { end += 1 } while byteAt(end).isDigit
    }
}

// MARK: - Strings

extension Lexer {
    //   StringValue :: `""` [lookahead != `"`] | `"` StringCharacter+ `"`
    //   StringCharacter :: SourceCharacter but not `"` or `\` or LineTerminator | `\u` EscapedUnicode | `\` EscapedCharacter
    private mutating func string() throws(SyntaxError) -> Token {
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
    private mutating func blockString() throws(SyntaxError) -> Token {
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

    /// The number of bytes of the character within a string; bytes that are not UTF-8 are refused, so that values always are.
    @inline(__always)
    private func characterLength(at index: Int) throws(SyntaxError) -> Int {
        if source[index] < 0x80 { return 1 }
        guard let scalar = scalar(at: index) else {
            throw error("Invalid character within String: bytes that are not UTF-8.", at: index)
        }
        return UTF8.width(scalar)
    }

    /// The number of bytes of an escape sequence.
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
            throw error("Invalid character escape sequence: \"\(text(from: index, characters: 2))\".", at: index)
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
        throw error("Invalid Unicode escape sequence: \"\(text(from: index, characters: length))\".", at: index)
    }

    //   EscapedUnicode :: HexDigit HexDigit HexDigit HexDigit
    //
    // A leading surrogate must be followed by the escape of a trailing one; together they are one code point.
    private func fixedEscapeLength(at index: Int) throws(SyntaxError) -> Int {
        if let first = fourHexadecimalDigits(at: index + 2) {
            if Unicode.Scalar(first) != nil { return 6 }
            if first < 0xDC00, byteAt(index + 6) == .backslash, byteAt(index + 7) == UInt8(ascii: "u"),
                let second = fourHexadecimalDigits(at: index + 8), (0xDC00...0xDFFF).contains(second)
            {
                return 12
            }
        }
        throw error("Invalid Unicode escape sequence: \"\(text(from: index, characters: 6))\".", at: index)
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

// MARK: - Errors

extension Lexer {
    func error(_ message: String, at index: Int) -> SyntaxError {
        SyntaxError(message, offset: index, in: source.span)
    }

    private func unexpectedCharacter() -> SyntaxError {
        if source[position] == UInt8(ascii: "'") {
            return error("Unexpected single quote character ('), did you mean to use a double quote (\")?", at: position)
        }
        guard scalar(at: position) != nil else {
            return error("Invalid character: bytes that are not UTF-8.", at: position)
        }
        return error("Unexpected character: \(character(at: position)).", at: position)
    }

    /// The character at an index as messages show it: printable ASCII in quotes, others as `U+1234`.
    private func character(at index: Int) -> String {
        guard index < source.count else { return Token.Kind.endOfFile.description }
        let scalar = scalar(at: index) ?? "\u{FFFD}"
        if scalar == "\"" { return "'\"'" }
        if (" "..."~").contains(scalar) { return "\"\(scalar)\"" }
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }

    private func text(from index: Int, characters: Int) -> String {
        let bytes = source[index..<min(source.count, index + 4 * characters)]
        return String(String.UnicodeScalarView(String(decoding: bytes, as: UTF8.self).unicodeScalars.prefix(characters)))
    }

    /// The code point that starts at an index; nil where the bytes are not UTF-8.
    private func scalar(at index: Int) -> Unicode.Scalar? {
        var decoder = UTF8()
        var bytes = source[index..<min(source.count, index + 4)].makeIterator()
        guard case .scalarValue(let scalar) = decoder.decode(&bytes) else { return nil }
        return scalar
    }
}
