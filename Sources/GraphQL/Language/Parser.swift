/// Builds a document from tokens by recursive descent; each group of productions has its own file.
///
/// Nodes are appended to the document's flat arrays. Lists whose items can contain lists of the same kind (selections, list items, object
/// fields) are first collected on a stack, so that siblings end up adjacent.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Appendix-Grammar-Summary.Document-Syntax
struct Parser: ~Copyable {
    var lexer: Lexer
    /// The next token.
    var token = Token(.endOfFile, start: 0, end: 0)
    /// The end offset of the previous token.
    var lastEnd: Int32 = 0
    var document: Document
    var openSelections: [SelectionNode] = []
    var openItems: [ValueNode] = []
    var openFields: [ObjectFieldNode] = []

    private let limits: ParserLimits
    private var tokensLeft: Int
    /// The number of open selection sets, and of open lists and objects within one value or type.
    ///
    /// The two are counted separately. A value cannot contain selections, so the sum is limited nevertheless.
    var selectionNesting = 0
    var valueNesting = 0

    init(_ source: [UInt8], limits: ParserLimits) {
        lexer = Lexer(source)
        document = Document(source: source)
        self.limits = limits
        tokensLeft = limits.tokens ?? .max
    }

    //   Document : Definition+
    consuming func parse() throws(SyntaxError) -> Document {
        guard document.source.count < Int32.max else {
            throw error("Document is larger than 2 GiB. Parsing aborted.", at: 0)
        }
        document.selections.reserveCapacity(document.source.count / 16)
        token = try lexer.next()
        try countToken()
        repeat { try parseDefinition() } while token.kind != .endOfFile
        return document
    }
}

// MARK: - Tokens

extension Parser {
    @inline(__always)
    mutating func advance() throws(SyntaxError) {
        lastEnd = token.end
        token = try lexer.next()
        try countToken()
    }

    @inline(__always)
    private mutating func countToken() throws(SyntaxError) {
        tokensLeft -= 1
        if tokensLeft < 0, token.kind != .endOfFile {
            throw error("Document contains more than \(limits.tokens ?? 0) tokens. Parsing aborted.", at: token.start)
        }
    }

    /// Consumes a token, or throws an error if it is missing.
    @inline(__always)
    mutating func expect(_ kind: Token.Kind) throws(SyntaxError) {
        guard token.kind == kind else { throw expected(kind.description) }
        try advance()
    }

    /// Consumes a token if it is present, and returns whether it was.
    @inline(__always)
    mutating func skip(_ kind: Token.Kind) throws(SyntaxError) -> Bool {
        guard token.kind == kind else { return false }
        try advance()
        return true
    }

    @inline(__always)
    mutating func parseName() throws(SyntaxError) -> Name {
        guard token.kind == .name else { throw expected(Token.Kind.name.description) }
        let name = token.name
        try advance()
        return name
    }

    mutating func expectKeyword(_ keyword: StaticString) throws(SyntaxError) {
        guard isKeyword(keyword) else { throw expected("\"\(keyword)\"") }
        try advance()
    }

    mutating func skipKeyword(_ keyword: StaticString) throws(SyntaxError) -> Bool {
        guard isKeyword(keyword) else { return false }
        try advance()
        return true
    }

    @inline(__always)
    func isKeyword(_ keyword: StaticString) -> Bool {
        token.kind == .name && document.name(token.name, is: keyword)
    }
}

// MARK: - Limits

extension Parser {
    /// Throws an error if the nesting exceeds the limit; called before each recursion.
    @inline(__always)
    func checkNesting(_ nesting: Int) throws(SyntaxError) {
        if nesting > limits.nesting {
            throw error("Document nests deeper than \(limits.nesting) levels. Parsing aborted.", at: token.start)
        }
    }
}

// MARK: - Errors

extension Parser {
    func error(_ message: String, plainly plainMessage: String? = nil, at offset: Int32) -> SyntaxError {
        SyntaxError(message, plainly: plainMessage, offset: Int(offset), in: document.source.span)
    }

    func expected(_ description: String) -> SyntaxError {
        error(
            "Expected \(description), found \(self.description(of: token)).",
            plainly: "Expected \(description), found \(token.kind.description).",
            at: token.start
        )
    }

    func unexpected() -> SyntaxError {
        unexpected(token)
    }

    func unexpected(_ token: Token) -> SyntaxError {
        error("Unexpected \(description(of: token)).", plainly: "Unexpected \(token.kind.description).", at: token.start)
    }

    /// Returns a token for messages: `"{"`, `Name "x"`, `String "text"`.
    func description(of token: Token) -> String {
        switch token.kind {
        case .name, .int, .float, .string, .blockString: "\(token.kind.description) \"\(excerpt(of: token))\""
        default: token.kind.description
        }
    }

    /// Returns the text of a token, shortened if it is long.
    private func excerpt(of token: Token) -> String {
        let text = text(of: token)
        return text.utf8.count > Excerpt.maximumLength ? Excerpt.cut(Array(text.utf8)) : text
    }

    /// Returns the text of a token, or the value of a string.
    func text(of token: Token) -> String {
        switch token.kind {
        case .string: document.stringValue(of: ValueNode(.string, start: token.start, end: token.end))
        case .blockString: document.stringValue(of: ValueNode(.blockString, start: token.start, end: token.end))
        default: document.text(token.name)
        }
    }
}
