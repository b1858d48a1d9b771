import ArgumentParser
import Engine
import Gateway
import Planner
import Postgres

/// Limits of a request, and behaviour under load.
struct LimitOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Maximum size of a document. [default: 100000]", valueName: "bytes"))
    var maxDocumentBytes: Int?

    @Option(help: ArgumentHelp("Maximum tokens of a document. [default: 5000]", valueName: "number"))
    var maxDocumentTokens: Int?

    @Option(help: ArgumentHelp("Maximum nesting of selections and values in a document. [default: 200]", valueName: "number"))
    var maxDocumentNesting: Int?

    @Option(help: ArgumentHelp("Maximum nesting of an operation's fields. [default: 15]", valueName: "number"))
    var maxDepth: Int?

    @Option(help: ArgumentHelp("Maximum aliases of an operation, including its fragments. [default: 30]", valueName: "number"))
    var maxAliases: Int?

    @Option(help: ArgumentHelp("Maximum root fields of an operation. [default: 50]", valueName: "number"))
    var maxRootFields: Int?

    @Option(help: ArgumentHelp("Maximum mutations of a request. [default: 5]", valueName: "number"))
    var maxMutations: Int?

    @Option(help: ArgumentHelp("Maximum directives of an operation. [default: 50]", valueName: "number"))
    var maxDirectives: Int?

    @Option(help: ArgumentHelp("Maximum nesting of lists in introspection. [default: 2]", valueName: "number"))
    var maxIntrospectionLists: Int?

    @Option(help: ArgumentHelp("Maximum size of the variables. [default: 65536]", valueName: "bytes"))
    var maxVariableBytes: Int?

    @Option(help: ArgumentHelp("Maximum nesting of variables. [default: 64]", valueName: "number"))
    var maxVariableNesting: Int?

    @Option(help: ArgumentHelp("Maximum different values of a list in an argument. [default: 100]", valueName: "number"))
    var maxListValues: Int?

    @Option(help: ArgumentHelp("Maximum characters of a string in a query's argument. [default: 200]", valueName: "number"))
    var maxTextCharacters: Int?

    @Option(help: ArgumentHelp("Maximum words of a search. [default: 20]", valueName: "number"))
    var maxSearchWords: Int?

    @Option(help: ArgumentHelp("Maximum excluded words of a search. [default: 10]", valueName: "number"))
    var maxUnwantedWords: Int?

    @Option(help: ArgumentHelp("Maximum alternatives of a search. [default: 10]", valueName: "number"))
    var maxAlternatives: Int?

    @Option(
        help: ArgumentHelp(
            "Maximum times that an operation selects one field with a search, ranking or facets. [default: 10]",
            valueName: "number"
        )
    )
    var maxRankedLists: Int?

    @Option(help: ArgumentHelp("Maximum errors reported for a document. [default: 9]", valueName: "number"))
    var maxErrors: Int?

    @Option(help: ArgumentHelp("Maximum estimated cost of a request. [default: 5000]", valueName: "points"))
    var maxCost: Int?

    @Option(help: ArgumentHelp("Maximum estimated cost of a mutation's payload. [default: 1000]", valueName: "points"))
    var maxPayloadCost: Int?

    @Option(help: ArgumentHelp("Maximum duration of a request; then it is cancelled. [default: 10]", valueName: "seconds"))
    var requestTimeout: Double?

    @Option(help: ArgumentHelp("Maximum requests waiting for the database, in each event loop. [default: 1024]", valueName: "number"))
    var queueLength: Int?

    @Option(help: ArgumentHelp("Waiting time for the database above which requests are refused. [default: 1]", valueName: "seconds"))
    var queueTime: Double?

    @Option(help: ArgumentHelp("Minimum cost of requests that use the slow lane to the database. [default: 2500]", valueName: "points"))
    var slowCost: Int?

    @Option(help: ArgumentHelp("Minimum expected database time of requests that use the slow lane. [default: 0.05]", valueName: "seconds"))
    var slowTime: Double?

    @Option(
        help: ArgumentHelp(
            "Time that other requests can hold a connection before they move to the slow lane. [default: 0.15]",
            valueName: "seconds"
        )
    )
    var fastLimit: Double?

    @Option(help: ArgumentHelp("Concurrent requests in the slow lane, at most one per client. [default: 2]", valueName: "number"))
    var slowRequests: Int?

    @Option(help: ArgumentHelp("Maximum requests waiting for the slow lane. [default: 128]", valueName: "number"))
    var slowQueue: Int?

    @Option(help: ArgumentHelp("Time for preparing new documents in each turn of an event loop. [default: 0.002]", valueName: "seconds"))
    var preparationTime: Double?

    @Option(help: "Maximum concurrent operations on one WebSocket or reserved stream. [default: 50]")
    var subscriptionsPerConnection: Int?

    @Option(help: "Maximum subscriptions of one account, or of one network's anonymous clients. [default: 500]")
    var subscriptionsPerClient: Int?

    @Option(help: "Maximum subscriptions in total. [default: 50000]")
    var maxSubscriptions: Int?

    func apply(to configuration: inout GatewayConfiguration) throws(CommandFailure) {
        let any = 1...1_000_000_000
        try Setting("max-document-bytes").apply(maxDocumentBytes, in: any, to: &configuration.engine.limits.documentBytes)
        try Setting("max-document-tokens").apply(maxDocumentTokens, in: any, to: &configuration.engine.limits.documentTokens)
        // Parsing, validation and planning are recursive. A higher limit would need a larger stack.
        try Setting("max-document-nesting").apply(maxDocumentNesting, in: 1...500, to: &configuration.engine.limits.documentNesting)
        try Setting("max-depth").apply(maxDepth, in: 1...100, to: &configuration.engine.limits.selectionDepth)
        try Setting("max-aliases").apply(maxAliases, in: 0...any.upperBound, to: &configuration.engine.limits.aliases)
        try Setting("max-root-fields").apply(maxRootFields, in: any, to: &configuration.engine.limits.rootFields)
        try Setting("max-mutations").apply(maxMutations, in: any, to: &configuration.engine.limits.mutations)
        try Setting("max-directives").apply(maxDirectives, in: 0...any.upperBound, to: &configuration.engine.limits.directives)
        try Setting("max-introspection-lists").apply(maxIntrospectionLists, in: any, to: &configuration.engine.limits.introspectionLists)
        try Setting("max-variable-bytes").apply(maxVariableBytes, in: any, to: &configuration.engine.limits.variableBytes)
        try Setting("max-variable-nesting").apply(maxVariableNesting, in: 1...500, to: &configuration.engine.limits.variableNesting)
        try Setting("max-list-values").apply(maxListValues, in: any, to: &configuration.engine.limits.arguments.values)
        try Setting("max-text-characters").apply(maxTextCharacters, in: any, to: &configuration.engine.limits.arguments.characters)
        try Setting("max-search-words").apply(maxSearchWords, in: any, to: &configuration.engine.limits.arguments.words)
        try Setting("max-unwanted-words").apply(
            maxUnwantedWords,
            in: 0...any.upperBound,
            to: &configuration.engine.limits.arguments.unwantedWords
        )
        try Setting("max-alternatives").apply(maxAlternatives, in: any, to: &configuration.engine.limits.arguments.alternatives)
        try Setting("max-ranked-lists").apply(maxRankedLists, in: any, to: &configuration.engine.limits.arguments.rankedLists)
        try Setting("max-errors").apply(maxErrors, in: 1...100, to: &configuration.engine.limits.reportedErrors)
        try Setting("max-cost").apply(maxCost, in: any, to: &configuration.engine.limits.cost)
        try Setting("max-payload-cost").apply(maxPayloadCost, in: any, to: &configuration.engine.limits.payloadCost)
        try Setting("request-timeout").apply(seconds: requestTimeout, in: 0.001...3_600, to: &configuration.engine.pool.requestTimeout)
        configuration.engine.pool.settings = .readLane(statementTimeout: configuration.engine.pool.requestTimeout)
        try Setting("queue-length").apply(queueLength, in: any, to: &configuration.engine.pool.waitingRequests)
        try Setting("queue-time").apply(seconds: queueTime, in: 0.001...3_600, to: &configuration.engine.pool.queueingTimeout)
        try Setting("slow-cost").apply(slowCost, in: any, to: &configuration.engine.slowLane.cost)
        try Setting("slow-time").apply(seconds: slowTime, in: 0.001...3_600, to: &configuration.engine.slowLane.time)
        try Setting("fast-limit").apply(seconds: fastLimit, in: 0.001...3_600, to: &configuration.engine.slowLane.holding)
        try Setting("slow-requests").apply(slowRequests, in: 1...64, to: &configuration.engine.slowLane.connections)
        try Setting("slow-queue").apply(slowQueue, in: any, to: &configuration.engine.slowLane.waitingRequests)
        let subscriptions = 1...1_000_000
        try Setting("subscriptions-per-connection").apply(
            subscriptionsPerConnection,
            in: subscriptions,
            to: &configuration.engine.subscriptions.perConnection
        )
        try Setting("subscriptions-per-client").apply(
            subscriptionsPerClient,
            in: subscriptions,
            to: &configuration.engine.subscriptions.perClient
        )
        try Setting("max-subscriptions").apply(maxSubscriptions, in: subscriptions, to: &configuration.engine.subscriptions.total)
        try Setting("preparation-time").apply(
            seconds: preparationTime,
            in: 0.001...1,
            to: &configuration.engine.documents.preparation.turnBudget
        )
    }
}
