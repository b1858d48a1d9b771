extension Document {
    /// The source of a document in the layout of the canonical text, with all that the canonical text leaves out: comments, an empty line
    /// where the author put some, strings as they are written, and `query` where it could be left out.
    ///
    /// Formatting the result again changes nothing. A line holds 80 characters where that can be had by breaking lists into lines. Line
    /// ends become line feeds; byte order marks, commas and white space at line ends go.
    ///
    /// - Parameters:
    ///   - source: Operations, fragments and type system definitions, in any mixture, as UTF-8.
    ///   - limits: Bounds on what the parser takes.
    /// - Returns: The same document, ending with a line feed.
    /// - Throws: What keeps the source from being parsed.
    public static func formatted(_ source: [UInt8], limits: ParserLimits = ParserLimits()) throws(SyntaxError) -> [UInt8] {
        let document = try parse(source, limits: limits)
        return SourceFormatter(document, tokens: try CommentedTokens(source)).formatted()
    }
}
