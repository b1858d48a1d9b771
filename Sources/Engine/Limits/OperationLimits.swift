public import GraphQL
public import Planner

/// Bounds on what one request may ask; everything that multiplies is counted before anything runs.
///
/// Counts go through fragments: a fragment that is spread three times counts three times. Only the operation that is asked for is counted,
/// since the others of its document do not run.
public struct OperationLimits: Sendable {
    /// The most bytes of a document.
    public var documentBytes = 100_000
    /// The most tokens of a document.
    public var documentTokens = 5_000
    /// How deep selections, values and types of a document can nest; bounds the parser's recursion.
    public var documentNesting = 200
    /// How deep fields can nest in one another, leaves included.
    ///
    /// The standard introspection query, with nine levels of `ofType`, has just so many.
    public var selectionDepth = 15
    /// The most fields with an alias.
    public var aliases = 30
    /// The most fields of the root.
    public var rootFields = 50
    /// The most mutations of a request, be they fields of one operation or of the operations of a batch: what is counted by attempts, such as
    /// passwords, is counted by requests, too.
    public var mutations = 5
    /// The most directives.
    public var directives = 50
    /// How many lists of introspection (`fields`, `inputFields`, `interfaces`, `possibleTypes`) can stand in one another: each multiplies the
    /// answer by the size of the schema.
    public var introspectionLists = 2
    /// The most bytes of the variables as JSON.
    public var variableBytes = 64 * 1024
    /// How deep the values of variables can nest.
    public var variableNesting = 64
    /// How long arguments may be, and how often one operation may ask for what ranks.
    public var arguments = ArgumentBounds()
    /// The most errors of a document or its variables that are told, the one included that says there are more.
    public var reportedErrors = 9
    /// The most points that a request may cost; `QueryCost` says what a point is.
    public var cost = 5_000
    /// The most of them that the payload of one mutation may cost, since it is read while the mutation holds its locks.
    public var payloadCost = 1_000

    /// The defaults.
    public init() {}

    /// The errors that are told, of all that were found.
    func reported(_ errors: [GraphQLError], closing: String) -> [GraphQLError] {
        guard errors.count > reportedErrors else { return errors }
        // Of a single one it is the error that helps.
        guard reportedErrors > 1 else { return Array(errors.prefix(1)) }
        return errors.prefix(reportedErrors - 1) + [GraphQLError(closing)]
    }

    /// What the parser takes.
    public var parser: ParserLimits { ParserLimits(nesting: documentNesting, tokens: documentTokens) }
}
