/// Reads tokens from a source, one at a time, and skips the characters between them that the grammar ignores.
///
/// Every function advances `position` or throws an error, so lexing ends.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Appendix-Grammar-Summary.Lexical-Tokens
struct Lexer: ~Copyable {
    let source: [UInt8]
    var position = 0

    init(_ source: [UInt8]) {
        self.source = source
    }

    /// Reads the next token; after the last one, always returns the end of file.
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

    /// Returns the byte at an index, or 0 after the end, since the lexer never looks for a NUL.
    @inline(__always)
    func byteAt(_ index: Int) -> UInt8 {
        index < source.count ? source[index] : 0
    }

    @inline(__always)
    mutating func punctuator(_ kind: Token.Kind) -> Token {
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
    mutating func name() -> Token {
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
        let message = "Invalid number, expected digit before \"."
        throw error("\(message)\", did you mean \"0.\(digits)\"?", plainly: "\(message)\".", at: start)
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
            if byteAt(end).isDigit { throw invalidNumber("unexpected digit after 0", at: end) }
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
            throw invalidNumber("expected digit but got", at: end)
        }
        position = end
        return Token(kind, start: start, end: end)
    }

    /// Skips one or more digits.
    private func skipDigits(_ end: inout Int) throws(SyntaxError) {
        guard byteAt(end).isDigit else {
            throw invalidNumber("expected digit but got", at: end)
        }
        repeat { end += 1 } while byteAt(end).isDigit
    }
}
