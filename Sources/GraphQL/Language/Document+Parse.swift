extension Document {
    /// Parses a document of operations, fragments and type system definitions, in any order.
    public static func parse(_ source: [UInt8], limits: ParserLimits = ParserLimits()) throws(SyntaxError) -> Document {
        try Parser(source, limits: limits).parse()
    }

    /// Parses a document of operations, fragments and type system definitions, in any order.
    public static func parse(_ source: String, limits: ParserLimits = ParserLimits()) throws(SyntaxError) -> Document {
        try parse(Array(source.utf8), limits: limits)
    }
}
