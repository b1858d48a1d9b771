extension Document {
    /// Formats the source of a document in the layout of the canonical text, but preserves what the author wrote.
    ///
    /// The result keeps comments, the author's empty lines, the notation of strings, and `query` where it is optional.
    ///
    /// Formatting the result again changes nothing. Lines have at most 80 characters if breaking lists into lines can achieve it. Line ends
    /// become line feeds. Byte order marks, commas and white space at line ends are removed.
    ///
    /// - Parameters:
    ///   - source: Operations, fragments and type system definitions, in any order, as UTF-8.
    ///   - limits: Limits for the parser.
    /// - Returns: The same document, ending with a line feed.
    /// - Throws: The first syntax error.
    public static func formatted(_ source: [UInt8], limits: ParserLimits = ParserLimits()) throws(SyntaxError) -> [UInt8] {
        let document = try parse(source, limits: limits)
        return SourceFormatter(document, tokens: try CommentedTokens(source)).formatted()
    }
}
