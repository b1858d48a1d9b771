/// Bounds on what the parser takes, checked while it reads so that a hostile source costs little.
public struct ParserLimits: Sendable, Hashable {
    /// How deep selections, values and types can nest.
    ///
    /// 200 is far beyond any written query and keeps recursion within a small stack.
    public var nesting: Int
    /// How many tokens a document can have; nil for no limit.
    public var tokens: Int?

    /// Makes limits; the defaults refuse nothing that people write.
    public init(nesting: Int = 200, tokens: Int? = nil) {
        self.nesting = nesting
        self.tokens = tokens
    }
}

extension Document {
    /// Parses a document of operations, fragments and type system definitions, in any mixture.
    public static func parse(_ source: [UInt8], limits: ParserLimits = ParserLimits()) throws(SyntaxError) -> Document {
        throw SyntaxError("Not written yet.", offset: 0, in: source.span)
    }

    /// Parses a document of operations, fragments and type system definitions, in any mixture.
    public static func parse(_ source: String, limits: ParserLimits = ParserLimits()) throws(SyntaxError) -> Document {
        try parse(Array(source.utf8), limits: limits)
    }

    /// The canonical text of the document.
    public func printed() -> String { "" }

    /// The canonical text of a value, as messages show it.
    public func printed(_ value: ValueNode) -> String { text(value) }
}
