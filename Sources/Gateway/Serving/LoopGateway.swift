import Domains
import GraphQL
import HTTP
import Logging
import Planner
import Postgres
import Reactor

/// The gateway of one loop: its connections to the database, its document cache, and the way of a request through them.
///
/// `@unchecked Sendable`: confined to the thread of its loop.
final class LoopGateway: @unchecked Sendable {
    let loop: EventLoop
    let lanes: DatabaseLanes
    /// Who the credentials of the last requests belong to.
    var identities = IdentityCache()
    /// Hears whose access has changed; set before the first request.
    var notices: AccessNotices?
    /// What mutations need besides the database.
    let services: MutationServices
    /// Whose turn it is to change something.
    let turns: AccountTurns
    /// What partners' keys may spend here, at any loop.
    let allowances: KeyAllowances
    /// The schema that new requests are answered by.
    private(set) var snapshot: SchemaSnapshot
    let readiness: ReadinessCheck
    let observer: LoopObserver
    let errors: ErrorMapping
    let names: OperationNames
    let configuration: GatewayConfiguration
    /// Whether strangers are told little.
    var isProduction: Bool { configuration.isProduction }
    let requestLimits: RequestLimits
    /// Which other sites are let in; nil when none is.
    let crossOrigin: CrossOriginPolicy?
    /// What clients have registered, at any loop.
    let persistedDocuments: PersistedDocuments
    // Sound without checks for exclusive access, which each request would pay for: nobody comes back here while one of these is changed.
    @safe @exclusivity(unchecked) var operations: OperationCache
    let preparation: PreparationQueue
    /// Batches whose memory is used again.
    @safe @exclusivity(unchecked) var batches: [StatementBatch] = []
    /// How long lists without pages have been so far, in the schema's fields.
    var listSizes: ListSizes

    init(
        loop: EventLoop,
        workers: WorkerPool,
        snapshot: SchemaSnapshot,
        configuration: GatewayConfiguration,
        services: MutationServices,
        allowances: KeyAllowances,
        names: OperationNames,
        persistedDocuments: PersistedDocuments
    ) {
        self.loop = loop
        self.services = services
        self.allowances = allowances
        turns = AccountTurns(loop: loop, patience: configuration.pool.requestTimeout)
        lanes = DatabaseLanes(
            loop: loop,
            workers: workers,
            connectionString: configuration.connectionString,
            configuration: configuration.pool,
            limits: configuration.slowLane
        )
        preparation = PreparationQueue(loop: loop, limits: configuration.preparation)
        readiness = ReadinessCheck(loop: loop, pool: lanes.fast, migrations: configuration.requiredMigrations)
        self.snapshot = snapshot
        self.configuration = configuration
        requestLimits = RequestLimits(configuration)
        crossOrigin = configuration.requests.crossOrigin.isOn ? configuration.requests.crossOrigin : nil
        self.names = names
        observer = LoopObserver(configuration)
        errors = ErrorMapping(observer: observer, isProduction: configuration.isProduction)
        listSizes = ListSizes(fields: snapshot.schema.fields.count)
        self.persistedDocuments = persistedDocuments
        operations = OperationCache(entries: configuration.cachedDocuments, bytes: configuration.cacheBytes)
    }

    /// Takes another schema; requests under way end with theirs.
    ///
    /// Documents are prepared for one schema, so none may be found by requests of another.
    func use(_ snapshot: SchemaSnapshot) {
        self.snapshot = snapshot
        listSizes = ListSizes(fields: snapshot.schema.fields.count)
        operations.removeAll()
    }

    /// Answers a request: its document, its plan, what it may fetch, the rows, the response.
    func answer(_ request: GraphQLRequest, _ context: inout RequestContext, _ record: inout RequestRecord) async throws(Refusal) {
        if context.form.explanation != nil { try allowExplaining(context.identity) }
        let prepared = try await prepared(request, context, &record)
        record.operation = prepared
        let operation = try executable(prepared, context)
        var values = try values(of: operation, request, context)
        let plan = try await plan(prepared, operation, values, context, &record)
        if plan.namesServer { values.serverAddress = configuration.photoAddress ?? ServerAddress(of: record.exchange).text }
        record.outcome = .ok
        let isExplained = context.form.explanation != nil
        if isExplained, !plan.mutations.isEmpty {
            throw Refusal(.badRequest, "Only queries can be explained: a mutation would have to run.")
        }
        let constant = isExplained ? nil : plan.constantResponse
        let points = constant == nil ? try admit(plan, operation, values, &context) : 0
        record.cost = context.cost
        if let allowance = context.allowance {
            try await spend(points, of: allowance, for: ErrorReader(context.language, record, values.viewer))
            if plan.tellsAllowance { values.allowance = allowance.report(cost: points, at: loop.now) }
        }
        if isExplained { return try await explain(plan, values, prepared, context, &record) }
        record.times.end(.plan)
        if let constant {
            record.exchange.responseBody.append(contentsOf: constant)
        } else if !plan.mutations.isEmpty {
            await mutate(plan, operation, values, context, &record)
        } else {
            let (results, failure) = try await rows(of: plan, values, points, &record)
            record.times.end(.database)
            if failure == nil { plan.cost.learn(context.listSizes) { results[$0].rowCount } }
            var errors: [GraphQLError] = []
            record.exchange.write { errors = complete(plan, operation, values, results, failure, record, to: &$0) }
            if !errors.isEmpty { record.noteFieldErrors(errors) }
        }
        if request.wantsCost {
            let report = CostReport(plan.cost, for: values, context.listSizes, limit: configuration.limits.cost)
            record.exchange.write { $0.extend { report.write(to: &$0) } }
        }
    }

    /// What a scrape takes.
    var figures: LoopFigures {
        LoopFigures(
            requests: observer.figures,
            lanes: DatabaseLane.allCases.map { lanes.statistics(of: $0) },
            waitingDocuments: preparation.count,
            cachedDocuments: operations.count,
            cachedBytes: operations.bytes
        )
    }

    // MARK: Steps

    private func executable(_ prepared: PreparedOperation, _ context: RequestContext) throws(Refusal) -> ExecutableOperation {
        switch prepared.outcome {
        case .failure(let error): throw .document(error.errors)
        case .success(let operation):
            guard context.mayMutate || operation.definition.kind == .query else {
                throw .method("A \(operation.definition.kind.keyword) can only be sent by POST.", allow: "POST")
            }
            return operation
        }
    }

    private func values(
        of operation: ExecutableOperation,
        _ request: GraphQLRequest,
        _ context: RequestContext
    ) throws(Refusal) -> RequestValues {
        let viewer = context.identity?.viewer
        if operation.definition.variables.isEmpty {
            return RequestValues(variables: .none, language: context.language.text, viewer: viewer)
        }
        do throws(RequestError) {
            let variables = try context.snapshot.schema.coerceVariables(
                of: operation.definition,
                in: operation.document,
                from: request.variables,
                suggests: !isProduction
            )
            return RequestValues(variables: variables, language: context.language.text, viewer: viewer)
        } catch {
            let errors = Array(error.errors.prefix(configuration.limits.reportedErrors))
            throw .document(shown(errors, operation.document), code: .badUserInput)
        }
    }

    private func plan(
        _ prepared: PreparedOperation,
        _ operation: ExecutableOperation,
        _ values: RequestValues,
        _ context: RequestContext,
        _ record: inout RequestRecord
    ) async throws(Refusal) -> PreparedPlan {
        let outcome: Result<PreparedPlan, PlanError>
        if let known = prepared.knownPlan(for: values) {
            outcome = known
        } else {
            let key = UInt64(UInt(bitPattern: ObjectIdentifier(prepared).hashValue))
            let reader = ErrorReader(values.language, record, values.viewer)
            outcome = try await inTurn(operation.document.source.count, key, for: reader, known: { prepared.knownPlan(for: values) }) {
                operations.note(growthOf: prepared) {
                    let snapshot = context.snapshot
                    return prepared.makePlan(operation, for: values, planner: snapshot.planner, rules: snapshot.mutations)
                }
            }
        }
        switch outcome {
        case .success(let plan): return plan
        case .failure(let error):
            let shown = errors.error(error, for: ErrorReader(values.language, record, values.viewer))
            throw shown.code == .internal ? Refusal(shown) : .document([shown])
        }
    }

    /// Errors with the lines of the document that they are about, as far as production tells them.
    func shown(_ errors: [GraphQLError], _ document: Document) -> [GraphQLError] {
        errors.map { $0.showing(document.source, inProduction: isProduction) }
    }

    /// Prepares something new when its time has come; what is known never waits for it.
    func inTurn<Result>(
        _ size: Int,
        _ key: UInt64,
        for reader: ErrorReader,
        known: () -> Result?,
        _ work: () -> Result
    ) async throws(Refusal) -> Result {
        do throws(PreparationQueue.Overloaded) {
            return try await preparation.prepare(size: size, key: key, known: known, work)
        } catch {
            throw errors.overloaded("The server has more new documents to read than it can. Try again in a moment.", for: reader)
        }
    }
}

extension ResponseWriter {
    /// Adds `extensions` to the response that has just been written.
    fileprivate mutating func extend(_ members: (inout ResponseWriter) -> Void) {
        truncate(to: bytes.count - 1)
        write(literal: ",\"extensions\":{")
        members(&self)
        write(literal: "}}")
    }
}

extension HTTPExchange {
    /// Lends the response's body to a writer; taken only now, so that requests that wait for the database hold no buffer.
    func write(_ body: (inout ResponseWriter) -> Void) {
        var writer = ResponseWriter()
        swap(&writer.bytes, &responseBody)
        body(&writer)
        responseBody = writer.bytes
    }
}
