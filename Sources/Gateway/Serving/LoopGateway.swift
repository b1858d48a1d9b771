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
    @safe @exclusivity(unchecked) private var batches: [StatementBatch] = []
    private static let keptBatches = 64
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
        errors = ErrorMapping(observer: observer)
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
        if context.form.explanation != nil {
            guard plan.mutations.isEmpty else { throw Refusal(.badRequest, "Only queries can be explained: a mutation would have to run.") }
            let points = try admit(plan, operation, values, &context)
            record.cost = context.cost
            if let allowance = context.allowance { try await spend(points, of: allowance, record) }
            return try await explain(plan, values, prepared, context, &record)
        }
        if !plan.mutations.isEmpty {
            try admitMutations(of: plan, operation, &context)
            let points = try admit(plan, operation, values, &context)
            record.cost = context.cost
            if let allowance = context.allowance { try await spend(points, of: allowance, record) }
            record.times.end(.plan)
            await mutate(plan, operation, values, context, &record)
        } else if let constant = plan.constantResponse {
            if let allowance = context.allowance { try await spend(0, of: allowance, record) }
            record.times.end(.plan)
            record.exchange.responseBody.append(contentsOf: constant)
        } else {
            let points = try admit(plan, operation, values, &context)
            record.cost = context.cost
            if let allowance = context.allowance {
                try await spend(points, of: allowance, record)
                if plan.tellsAllowance { values.answer = ["rateLimit": .object(allowance.report(cost: points, at: loop.now))] }
            }
            record.times.end(.plan)
            let (results, failure) = try await rows(of: plan, values, points, &record)
            record.times.end(.database)
            if failure == nil { plan.cost.learn(context.listSizes) { results[$0].rowCount } }
            var errors: [GraphQLError] = []
            record.exchange.write { errors = complete(plan, operation, values, results, failure, to: &$0) }
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
            fastLane: lanes.fast.statistics,
            slowLane: lanes.slow.statistics,
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
            return RequestValues(variables: .none, language: context.language, viewer: viewer)
        }
        do throws(RequestError) {
            let variables = try context.snapshot.schema.coerceVariables(
                of: operation.definition,
                in: operation.document,
                from: request.variables,
                suggests: !isProduction
            )
            return RequestValues(variables: variables, language: context.language, viewer: viewer)
        } catch {
            let errors = Array(error.errors.prefix(configuration.limits.reportedErrors))
            throw .document(shown(errors, operation.document), code: "BAD_USER_INPUT")
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
            outcome = try await inTurn(operation.document.source.count, key, known: { prepared.knownPlan(for: values) }) {
                operations.note(growthOf: prepared) {
                    let snapshot = context.snapshot
                    return prepared.makePlan(operation, for: values, planner: snapshot.planner, rules: snapshot.mutations)
                }
            }
        }
        switch outcome {
        case .success(let plan): return plan
        case .failure(let error): throw .document([errors.graphQLError(error, in: values.language, of: record)])
        }
    }

    /// Answers what an operation costs, and refuses what would be too much.
    private func admit(
        _ plan: PreparedPlan,
        _ operation: ExecutableOperation,
        _ values: RequestValues,
        _ context: inout RequestContext
    ) throws(Refusal) -> Int {
        let limit = configuration.limits.cost
        let points = plan.cost.points(for: values, context.listSizes)
        // The requests of a batch share one limit.
        guard context.cost + points > limit else {
            context.cost += points
            return points
        }
        let refusal = CostReport(plan.cost, for: values, context.listSizes, limit: limit - context.cost).refusal(in: operation.document)
        throw .document(shown([refusal], operation.document))
    }

    /// Refuses an operation with which the request would have too many mutations; none of it is run.
    private func admitMutations(of plan: PreparedPlan, _ operation: ExecutableOperation, _ context: inout RequestContext) throws(Refusal) {
        let steps = plan.mutations.filter(\.isRun)
        let limit = configuration.limits.mutations
        guard context.mutations + steps.count > limit, !steps.isEmpty else {
            context.mutations += steps.count
            return
        }
        let excess = steps[max(0, limit - context.mutations)].step.site.offsets.first
        let error = GraphQLError(
            "The request has \(context.mutations + steps.count) mutations; at most \(limit) are allowed.",
            locations: excess.map { [operation.document.location(ofOffset: $0)] } ?? [],
            code: "TOO_MANY_MUTATIONS"
        )
        throw .document(shown([error], operation.document))
    }

    /// Errors with the lines of the document that they are about, which production keeps to itself.
    func shown(_ errors: [GraphQLError], _ document: Document) -> [GraphQLError] {
        isProduction ? errors : errors.map { $0.showing(document.source) }
    }

    /// An error as far as whoever asks may know what is behind it: by which rule it was denied strangers are not told in production.
    func shown(_ error: GraphQLError, to viewer: Viewer?) -> GraphQLError {
        guard isProduction, error.denied != nil, viewer?.roles.contains(.admin) != true else { return error }
        var error = error
        error.denied = nil
        return error
    }

    /// The rows of each level; or why fields have none, when the request is answered nevertheless.
    private func rows(
        of plan: PreparedPlan,
        _ values: RequestValues,
        _ points: Int,
        _ record: inout RequestRecord
    ) async throws(Refusal) -> ([QueryResult], GraphQLError?) {
        do throws(PostgresError) {
            return (try await fetch(plan, values, cost: points), nil)
        } catch {
            if let refusal = errors.refusal(error, of: record) { throw refusal }
            return ([], errors.graphQLError(error, of: record))
        }
    }

    /// Prepares something new when its time has come; what is known never waits for it.
    func inTurn<Result>(
        _ size: Int,
        _ key: UInt64,
        known: () -> Result?,
        _ work: () -> Result
    ) async throws(Refusal) -> Result {
        do throws(PreparationQueue.Overloaded) {
            return try await preparation.prepare(size: size, key: key, known: known, work)
        } catch {
            throw .unavailable("The server has more new documents to read than it can. Try again in a moment.")
        }
    }

    /// Sends the statements of a plan, step by step, and waits for their rows: one result for each level.
    func fetch(
        _ plan: PreparedPlan,
        _ values: RequestValues,
        cost: Int,
        freshSnapshot: Bool = false
    ) async throws(PostgresError) -> [QueryResult] {
        guard let levels = plan.step(after: 0) else { return [] }
        var first = batches.popLast() ?? StatementBatch()
        defer {
            first.removeAll()
            if batches.count < Self.keptBatches { batches.append(first) }
        }
        fill(&first, with: levels, plan, values, results: [])
        let lane = lanes.lane(forCost: cost, plan.runningTime)
        if plan.steps.count == 1 {
            return try await lane.execute(first, load: cost, time: plan.runningTime, freshSnapshot: freshSnapshot)
        }
        let answers = try await lane.execute(first, load: cost, time: plan.runningTime, freshSnapshot: freshSnapshot) { answers in
            plan.step(after: answers.count).map { levels in
                var batch = StatementBatch()
                self.fill(&batch, with: levels, plan, values, results: plan.byLevel(answers))
                return batch
            }
        }
        return plan.byLevel(answers).compactMap { $0 }
    }

    func fill(
        _ batch: inout StatementBatch,
        with levels: [Int],
        _ plan: PreparedPlan,
        _ values: RequestValues,
        results: [QueryResult?]
    ) {
        let binding = ParameterBinding(plan: plan, values: values, results: results)
        for level in levels {
            binding.bind(plan.parameters[level], to: &batch.parameters)
            batch.append(plan.statements[level])
        }
    }

    /// Writes the response: `{"data":…}`, with the errors before it when there are any, and answers these.
    private func complete(
        _ plan: PreparedPlan,
        _ operation: ExecutableOperation,
        _ values: RequestValues,
        _ results: [QueryResult],
        _ failure: GraphQLError?,
        to response: inout ResponseWriter
    ) -> [GraphQLError] {
        plan.readColumns(of: results)
        let start = response.bytes.count
        response.write(literal: "{\"data\":")
        var completion = Completion(plan, operation: operation, values: values, results: results, failure: failure, writer: response)
        response = ResponseWriter()
        completion.writeData()
        let errors = completion.errors.isEmpty ? [] : completion.errors.map { shown($0, to: values.viewer) }
        response = completion.takeWriter()
        response.write(byte: UInt8(ascii: "}"))
        if !errors.isEmpty {
            var head = ResponseWriter()
            head.write(literal: "{\"errors\":")
            head.write(errors)
            head.write(byte: UInt8(ascii: ","))
            response.bytes.replaceSubrange(start..<start + 1, with: head.bytes)
        }
        if plan.statements.isEmpty, errors.isEmpty, !plan.tellsAllowance { plan.constantResponse = Array(response.bytes[start...]) }
        return errors
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
