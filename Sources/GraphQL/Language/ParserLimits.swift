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
