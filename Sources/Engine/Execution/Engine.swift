import GraphQL
import Planner
import Postgres
public import Reactor

/// Answers operations on one loop: document → operation → values → plan → cost → rows → response.
///
/// It knows no transport: a caller passes plain requests and lends a buffer for each response.
///
/// `@unchecked Sendable`: confined to the thread of its loop.
public final class Engine: @unchecked Sendable {
    /// The loop that the engine belongs to.
    public let loop: EventLoop
    /// The connections to the database.
    public let lanes: DatabaseLanes
    /// Checks whether the database answers and its tables are current.
    public let readiness: DatabaseReadiness
    /// Maps errors to response errors.
    public let errors: ErrorMapping
    /// Limits on what one request may ask for.
    public let limits: OperationLimits
    let documents: Documents
    private let isProduction: Bool
    private let chargesRunningTime: Bool
    private let admission: Admission
    private let knownPoint: (@Sendable (_ address: String, _ account: Int64) -> KnownPoint?)?
    let rows: RowFetching
    let mutations: MutationEngine

    /// Creates an engine and starts connecting; call on the loop.
    ///
    /// - Parameters:
    ///   - loop: The loop.
    ///   - workers: The threads for blocking work.
    ///   - snapshot: The schema for new requests.
    ///   - configuration: The settings.
    ///   - service: The parts that the product supplies besides its schema.
    ///   - shared: The state shared by all engines of the process.
    public init(
        loop: EventLoop,
        workers: WorkerPool,
        snapshot: SchemaSnapshot,
        configuration: EngineConfiguration,
        service: EngineService,
        shared: SharedByEngines
    ) {
        self.loop = loop
        limits = configuration.limits
        isProduction = configuration.isProduction
        chargesRunningTime = configuration.chargesRunningTime
        lanes = DatabaseLanes(
            loop: loop,
            workers: workers,
            connectionString: configuration.connectionString,
            configuration: configuration.pool,
            limits: configuration.slowLane,
            slowTurns: shared.slowLane
        )
        readiness = DatabaseReadiness(loop: loop, pool: lanes.primary.fast, migrations: configuration.requiredMigrations)
        errors = ErrorMapping(messages: service.messages)
        knownPoint = service.knownPoint
        documents = Documents(
            snapshot,
            configuration.documents,
            limits: configuration.limits,
            isProduction: configuration.isProduction,
            persisted: shared.persisted,
            times: shared.times,
            errors: errors,
            loop: loop
        )
        admission = Admission(limits: configuration.limits, isProduction: configuration.isProduction)
        rows = RowFetching(lanes)
        mutations = MutationEngine(service, lanes: lanes, rows: rows, errors: errors, timeout: configuration.pool.requestTimeout)
    }

    /// The schema for new requests.
    public var snapshot: SchemaSnapshot { documents.schema.snapshot }

    /// Replaces the schema; requests in progress finish with the schema they started with.
    public func use(_ snapshot: SchemaSnapshot) { documents.use(snapshot) }

    /// The figures of the engine's documents.
    public var documentFigures: DocumentFigures { documents.figures }

    /// Closes the connections to the database.
    public func shutdown() async { await lanes.shutdown() }

    // MARK: Requests

    /// Begins a request, or a batch of requests.
    public func scope() -> RequestScope { RequestScope(documents.schema) }

    /// Executes a request up to the rows of its response; `write` then writes the response.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - context: The client, and the conditions of the request, such as its deadline.
    ///   - scope: The state shared by the requests of a batch.
    ///   - facts: Collects facts about the request for logs and metrics.
    /// - Returns: Everything that the response is made of.
    /// - Throws: The reason why the request gets no data.
    public func answer(
        _ request: OperationRequest,
        _ context: RequestContext,
        _ scope: inout RequestScope,
        _ facts: inout RequestFacts
    ) async throws(Refusal) -> Answer {
        let operation = try await planned(request, context, in: scope.schema, &facts)
        guard operation.plan.plan.event == nil else { throw .needsStream }
        return try await answer(operation, wantsCost: request.wantsCost, context, &scope, &facts)
    }

    /// Executes an operation that is already planned, up to the rows of its response.
    func answer(
        _ planned: consuming PlannedOperation,
        wantsCost: Bool,
        _ context: RequestContext,
        _ scope: inout RequestScope,
        _ facts: inout RequestFacts
    ) async throws(Refusal) -> Answer {
        var operation = planned
        let plan = operation.plan
        facts.outcome = .ok
        let isConstant = plan.constantResponse != nil
        let points = try await charge(operation, isFree: isConstant, context, &scope, &facts)
        if plan.returnsAllowance {
            operation.values.allowance = context.allowance?.report(cost: points, at: loop.now)
            // The allowance differs between clients, so the response must not be shared.
            facts.isSecret = true
        }
        facts.times.end(.plan)
        if isConstant { return Answer(operation, .constant, context, wantsCost: wantsCost) }
        let content: Answer.Content
        if !plan.mutations.isEmpty {
            facts.isSecret = true
            let mutated = await mutations.run(
                plan,
                operation.executable,
                by: scope.schema.snapshot.mutations,
                scope.schema.listSizes,
                operation.values,
                context,
                &facts
            )
            content = .mutated(mutated)
        } else {
            // The requests of a batch share the facts, so charge only the difference.
            let before = facts.databaseNanoseconds
            defer { charge(facts.databaseNanoseconds - before, estimate: points, to: context.allowance) }
            do throws(PostgresError) {
                let results = try await rows.rows(
                    of: plan,
                    operation.values,
                    cost: points,
                    from: .replica,
                    for: context,
                    time: &facts.databaseNanoseconds
                )
                plan.cost.learn(scope.schema.listSizes) { results[$0].rowCount }
                content = .rows(results, nil)
            } catch {
                guard !ErrorMapping.refusesWhole(error) else {
                    facts.times.end(.database)
                    throw errors.refusal(error, at: plan.rootCoordinates, for: ErrorRecipient(context), &facts)
                }
                content = .rows([], error)
            }
            do throws(PostgresError) {
                if case .rows(_, nil) = content {
                    try await mutations.readings.keep(plan.plan.privileges, operation.values, of: operation.executable, context)
                }
            } catch {
                facts.times.end(.database)
                throw errors.refusal(error, at: plan.rootCoordinates, for: ErrorRecipient(context), &facts)
            }
        }
        facts.times.end(.database)
        return Answer(operation, content, context, wantsCost: wantsCost)
    }

    /// Finds the operation of a request, coerces its variables and plans it.
    func planned(
        _ request: OperationRequest,
        _ context: RequestContext,
        in schema: ServedSchema,
        _ facts: inout RequestFacts
    ) async throws(Refusal) -> PlannedOperation {
        let prepared = try await documents.operation(of: request, context, in: schema, &facts)
        facts.operation = prepared.traits
        let executable = try Self.executable(prepared, context)
        try refuseSubscription(executable, context)
        var values: RequestValues
        do throws(RequestError) {
            values = try schema.snapshot.values(
                of: executable,
                from: request.variables,
                language: context.language,
                viewer: context.viewer,
                suggests: !isProduction
            )
        } catch {
            let closing = "Too many errors processing variables, error limit reached. Execution aborted."
            let errors = RequestError(limits.reported(error.errors, closing: closing))
            let schema = schema.snapshot.schema
            throw .document(errors.showing(executable.document, of: schema, inProduction: isProduction).errors, code: .badUserInput)
        }
        values.hasRejectedCredentials = context.rejectedCredentials != nil
        if let knownPoint, let account = context.viewer?.account { values.knownPoints = KnownPoints { knownPoint($0, account) } }
        switch try await documents.plan(prepared, executable, for: values, context, in: schema, &facts) {
        case .success(let plan):
            try refuseMutations(plan, schema.snapshot.mutations, context)
            if plan.writesAddresses { values.serverAddress = context.client.serverAddress }
            return PlannedOperation(schema: schema, prepared: prepared, executable: executable, values: values, plan: plan)
        case .failure(let error):
            let shown = errors.error(error, ofRequest: executable.document, values, for: ErrorRecipient(context), &facts)
            if shown.code == .internal { throw Refusal(shown) }
            let schema = schema.snapshot.schema
            throw .document(RequestError([shown]).showing(executable.document, of: schema, inProduction: isProduction).errors)
        }
    }

    /// Checks an operation's cost and number of mutations, and deducts the cost from the allowance of its credentials; returns the cost.
    ///
    /// With `isFree` the operation costs nothing, since the response is cached.
    func charge(
        _ operation: borrowing PlannedOperation,
        isFree: Bool = false,
        _ context: RequestContext,
        _ scope: inout RequestScope,
        _ facts: inout RequestFacts
    ) async throws(Refusal) -> Int {
        var points = 0
        if !isFree {
            points = try admission.admit(
                operation.plan,
                operation.executable,
                operation.values,
                scope.schema.listSizes,
                scope.schema.snapshot.schema,
                &scope.budget
            )
        }
        facts.cost = scope.budget.cost
        guard let allowance = context.allowance else { return points }
        do throws(AllowanceError) {
            try await allowance.spend(max(1, points), asking: lanes.writing)
        } catch {
            switch error {
            case .exceeded(let refusal): throw refusal
            case .database(let error): throw errors.refusal(error, for: ErrorRecipient(context), &facts)
            }
        }
        return points
    }

    /// Charges the database time that exceeds the estimate.
    private func charge(_ nanoseconds: UInt64, estimate points: Int, to allowance: (any Allowance)?) {
        let taken = nanoseconds / CostWeights.nanosecondsPerPoint
        guard taken > CostWeights.measurable, taken > points, chargesRunningTime, let allowance else { return }
        allowance.charge(extra: Int(taken) - points, at: loop.now)
    }

    private static func executable(_ prepared: PreparedOperation, _ context: RequestContext) throws(Refusal) -> ExecutableOperation {
        switch prepared.outcome {
        case .failure(let error): throw .document(error.errors)
        case .success(let operation):
            guard context.mayChange || operation.definition.kind != .mutation else {
                let kind = operation.definition.kind
                var refusal = Refusal(.methodNotAllowed, "A \(kind.keyword) is not allowed here.")
                refusal.forbiddenChange = kind
                throw refusal
            }
            return operation
        }
    }
}

/// An operation with its values and its plan.
struct PlannedOperation: ~Copyable {
    let schema: ServedSchema
    let prepared: PreparedOperation
    let executable: ExecutableOperation
    var values: RequestValues
    let plan: PreparedPlan
}
