public import GraphQL
public import Planner

/// Limits on what one request may ask for; everything that multiplies is counted before anything runs.
///
/// Counts include fragments: a fragment that is spread three times counts three times. Only the requested operation is counted, since the
/// other operations of its document do not run.
public struct OperationLimits: Sendable {
    /// The maximum size of a document in bytes.
    public var documentBytes = 100_000
    /// The maximum number of tokens in a document.
    public var documentTokens = 5_000
    /// The maximum nesting of selections, values and types in a document; bounds the parser's recursion.
    public var documentNesting = 200
    /// The maximum nesting of fields, including leaves.
    ///
    /// The standard introspection query, with nine levels of `ofType`, has exactly this depth.
    public var selectionDepth = 15
    /// The maximum number of fields with an alias.
    public var aliases = 30
    /// The maximum number of root fields.
    public var rootFields = 50
    /// The maximum number of mutations per request, as fields of one operation or as operations of a batch.
    ///
    /// A limit on requests thus also limits attempts, such as guesses of a password.
    public var mutations = 5
    /// The maximum number of directives.
    public var directives = 50
    /// The maximum nesting of introspection lists (`fields`, `inputFields`, `interfaces`, `possibleTypes`).
    ///
    /// Each level multiplies the response by the size of the schema.
    public var introspectionLists = 2
    /// The maximum size of the variables as JSON, in bytes.
    public var variableBytes = 64 * 1024
    /// The maximum nesting of the values of variables.
    public var variableNesting = 64
    /// Limits on the size of arguments, and on the number of ranked searches in one operation.
    public var arguments = ArgumentBounds()
    /// The maximum number of reported errors in a document, its variables or its fields, including a final error about omitted ones.
    public var reportedErrors = 9
    /// The maximum cost of a request in points; `CostWeights` defines the point.
    public var cost = 5_000
    /// The maximum cost of the payload of one mutation, in points; it is read while the mutation holds its locks.
    public var payloadCost = 1_000

    /// The defaults.
    public init() {}

    /// The errors to report, out of all errors found.
    func reported(_ errors: [GraphQLError], closing: String) -> [GraphQLError] {
        guard errors.count > reportedErrors else { return errors }
        // If only one error may be reported, the first error helps more than the closing one.
        guard reportedErrors > 1 else { return Array(errors.prefix(1)) }
        return errors.prefix(reportedErrors - 1) + [GraphQLError(closing)]
    }

    /// The parser's limits.
    public var parser: ParserLimits { ParserLimits(nesting: documentNesting, tokens: documentTokens) }
}
