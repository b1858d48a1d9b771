/// Parses a schema coordinate, which has a separate grammar and separate tokens.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Schema-Coordinates.Parsing-a-Schema-Coordinate
struct SchemaCoordinateParser: ~Copyable {
    private var lexer: Lexer
    private var token = Token(.endOfFile, start: 0, end: 0)

    init(_ source: [UInt8]) {
        lexer = Lexer(source)
    }

    //   SchemaCoordinate :: TypeCoordinate | MemberCoordinate | ArgumentCoordinate | DirectiveCoordinate | DirectiveArgumentCoordinate
    //   TypeCoordinate :: Name
    //   MemberCoordinate :: Name . Name
    //   ArgumentCoordinate :: Name . Name ( Name : )
    //   DirectiveCoordinate :: @ Name
    //   DirectiveArgumentCoordinate :: @ Name ( Name : )
    consuming func parse() throws(SyntaxError) -> SchemaCoordinate {
        guard lexer.source.count < Int32.max else {
            throw lexer.error("Schema coordinate is larger than 2 GiB. Parsing aborted.", at: 0)
        }
        try advance()
        let coordinate = try skip(.at) ? directive() : type()
        try expect(.endOfFile)
        return coordinate
    }

    private mutating func directive() throws(SyntaxError) -> SchemaCoordinate {
        let directive = try name()
        guard let argument = try argument() else { return .directive(directive) }
        return .directiveArgument(directive: directive, name: argument)
    }

    private mutating func type() throws(SyntaxError) -> SchemaCoordinate {
        let type = try name()
        guard try skip(.dot) else { return .type(type) }
        let member = try name()
        guard let argument = try argument() else { return .member(type: type, name: member) }
        return .argument(type: type, field: member, name: argument)
    }

    private mutating func argument() throws(SyntaxError) -> String? {
        guard try skip(.parenLeft) else { return nil }
        let name = try name()
        try expect(.colon)
        try expect(.parenRight)
        return name
    }

    // MARK: - Tokens

    private mutating func name() throws(SyntaxError) -> String {
        let name = token
        try expect(.name)
        return text(of: name)
    }

    private mutating func skip(_ kind: Token.Kind) throws(SyntaxError) -> Bool {
        guard token.kind == kind else { return false }
        try advance()
        return true
    }

    private mutating func expect(_ kind: Token.Kind) throws(SyntaxError) {
        guard token.kind == kind else {
            let found = token.kind == .name ? "Name \"\(text(of: token))\"" : token.kind.description
            throw lexer.error("Expected \(kind.description), found \(found).", at: Int(token.start))
        }
        try advance()
    }

    private mutating func advance() throws(SyntaxError) {
        token = try lexer.nextInCoordinate()
    }

    private func text(of token: Token) -> String {
        String(decoding: lexer.source[token.name.range], as: UTF8.self)
    }
}

extension Lexer {
    /// Reads the next token of a schema coordinate; after the last one, always returns the end of file.
    ///
    ///     SchemaCoordinateToken :: SchemaCoordinatePunctuator | Name
    ///     SchemaCoordinatePunctuator :: one of `(` `)` `.` `:` `@`
    fileprivate mutating func nextInCoordinate() throws(SyntaxError) -> Token {
        guard position < source.count else { return Token(.endOfFile, start: source.count, end: source.count) }
        switch source[position] {
        case UInt8(ascii: "("): return punctuator(.parenLeft)
        case UInt8(ascii: ")"): return punctuator(.parenRight)
        case UInt8(ascii: "."): return punctuator(.dot)
        case UInt8(ascii: ":"): return punctuator(.colon)
        case UInt8(ascii: "@"): return punctuator(.at)
        case let byte where byte.isNameStart: return name()
        default:
            let found = scalar(at: position) == nil ? "bytes that are not UTF-8" : character(at: position)
            throw error("Invalid character: \(found).", at: position)
        }
    }
}
