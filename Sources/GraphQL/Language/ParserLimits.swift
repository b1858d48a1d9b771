/// Limits for the parser, checked during parsing so that a hostile source costs little.
public struct ParserLimits: Sendable, Hashable {
    /// The maximum nesting of selections, values and types, 200 by default.
    ///
    /// The default is far beyond any hand-written query, and keeps recursion within a small stack.
    public var nesting: Int
    /// The maximum number of tokens in a document; nil for no limit.
    public var tokens: Int?

    /// Creates limits; the defaults accept everything that people write.
    public init(nesting: Int = 200, tokens: Int? = nil) {
        self.nesting = nesting
        self.tokens = tokens
    }
}
