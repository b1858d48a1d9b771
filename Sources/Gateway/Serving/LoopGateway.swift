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
    let pool: PostgresPool
    /// The schema that new requests are answered by.
    private(set) var snapshot: SchemaSnapshot
    let readiness: ReadinessCheck
    let observer: LoopObserver
    let errors: ErrorMapping
    private let names: OperationNames
    let configuration: GatewayConfiguration
    /// Whether strangers are told little.
    var isProduction: Bool { configuration.isProduction }
    private var operations: BoundedCache<UInt64, PreparedOperation>
    /// Batches whose memory is used again.
    private var batches: [StatementBatch] = []
    private static let keptBatches = 64
    /// How long lists without pages have been so far, in the schema's fields.
    var listSizes: ListSizes
    /// About how much memory the cached operations take.
    ///
    /// What the cache forgot one by one still counts, so the bound errs on the safe side.
    private var retainedBytes = 0

    init(loop: EventLoop, workers: WorkerPool, snapshot: SchemaSnapshot, configuration: GatewayConfiguration, names: OperationNames) {
        pool = PostgresPool(
            loop: loop,
            workers: workers,
            connectionString: configuration.connectionString,
            configuration: configuration.pool
        )
        readiness = ReadinessCheck(loop: loop, pool: pool, migrations: configuration.requiredMigrations)
        self.snapshot = snapshot
        self.configuration = configuration
        self.names = names
        observer = LoopObserver(configuration)
        errors = ErrorMapping(observer: observer)
        listSizes = ListSizes(fields: snapshot.schema.fields.count)
        operations = BoundedCache(limit: configuration.cachedDocuments)
    }

    /// Takes another schema; requests under way end with theirs.
    ///
    /// Documents are prepared for one schema, so none may be found by requests of another.
    func use(_ snapshot: SchemaSnapshot) {
        self.snapshot = snapshot
        listSizes = ListSizes(fields: snapshot.schema.fields.count)
        forgetOperations()
    }

    /// Answers a request: its document, its plan, what it may fetch, the rows, the response.
    func answer(_ request: GraphQLRequest, _ context: inout RequestContext, _ record: inout RequestRecord) async throws(Refusal) {
        if context.form.explanation != nil { try allowExplaining() }
        let prepared = operation(request, context, &record)
        record.operation = prepared
        let operation = try executable(prepared, context)
        let values = try values(of: operation, request, context)
        let plan = try plan(prepared, operation, values, context, &record)
        record.outcome = .ok
        if context.form.explanation != nil {
            try admit(plan, operation, values, &context)
            record.cost = context.cost
            return try await explain(plan, values, request, context, &record)
        }
        if let constant = plan.constantResponse {
            record.times.end(.plan)
            record.exchange.responseBody.append(contentsOf: constant)
        } else {
            try admit(plan, operation, values, &context)
            record.cost = context.cost
            record.times.end(.plan)
            let (results, failure) = try await rows(of: plan, values, &record)
            record.times.end(.database)
            if failure == nil { plan.cost.learn(listSizes) { results[$0].rowCount } }
            var errors: [GraphQLError] = []
            record.exchange.write { errors = complete(plan, operation, values, results, failure, to: &$0) }
            if !errors.isEmpty { record.noteFieldErrors(errors) }
        }
        if request.wantsCost {
            let report = CostReport(plan.cost, for: values, listSizes, limit: configuration.limits.cost)
            record.exchange.write { $0.extend { report.write(to: &$0) } }
        }
    }

    /// What a scrape takes.
    var figures: LoopFigures {
        LoopFigures(
            requests: observer.figures,
            pool: pool.statistics,
            cachedDocuments: operations.count,
            cachedBytes: retainedBytes
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
        if operation.definition.variables.isEmpty { return RequestValues(variables: .none, language: context.language) }
        do throws(RequestError) {
            let variables = try context.snapshot.schema.coerceVariables(
                of: operation.definition,
                in: operation.document,
                from: request.variables,
                suggests: !isProduction
            )
            return RequestValues(variables: variables, language: context.language)
        } catch {
            throw .document(shown(error.errors, operation.document), code: "BAD_USER_INPUT")
        }
    }

    private func plan(
        _ prepared: PreparedOperation,
        _ operation: ExecutableOperation,
        _ values: RequestValues,
        _ context: RequestContext,
        _ record: inout RequestRecord
    ) throws(Refusal) -> PreparedPlan {
        do throws(PlanError) {
            let plan = try prepared.plan(operation, for: values, planner: context.snapshot.planner, retained: &retainedBytes)
            boundCache()
            return plan
        } catch {
            throw .document([errors.graphQLError(error, of: record)])
        }
    }

    /// Refuses what would cost too much.
    private func admit(
        _ plan: PreparedPlan,
        _ operation: ExecutableOperation,
        _ values: RequestValues,
        _ context: inout RequestContext
    ) throws(Refusal) {
        let limit = configuration.limits.cost
        context.cost = plan.cost.points(for: values, listSizes)
        guard context.cost > limit else { return }
        let refusal = CostReport(plan.cost, for: values, listSizes, limit: limit).refusal(in: operation.document)
        throw .document(shown([refusal], operation.document))
    }

    /// Errors with the lines of the document that they are about, which production keeps to itself.
    private func shown(_ errors: [GraphQLError], _ document: Document) -> [GraphQLError] {
        isProduction ? errors : errors.map { $0.showing(document.source) }
    }

    /// The rows of each level; or why fields have none, when the request is answered nevertheless.
    private func rows(
        of plan: PreparedPlan,
        _ values: RequestValues,
        _ record: inout RequestRecord
    ) async throws(Refusal) -> ([QueryResult], GraphQLError?) {
        do throws(PostgresError) {
            return (try await fetch(plan, values), nil)
        } catch {
            if let refusal = errors.refusal(error, of: record) { throw refusal }
            return ([], errors.graphQLError(error, of: record))
        }
    }

    /// The operation of a request, out of the cache when it has been asked for before.
    private func operation(_ request: GraphQLRequest, _ context: RequestContext, _ record: inout RequestRecord) -> PreparedOperation {
        var hash = DocumentHash()
        hash.combine(request.query.span)
        if let name = request.operationName { hash.combine(name.utf8Span.span) }
        let isCurrent = context.snapshot === snapshot
        if isCurrent, let known = operations.element(for: hash.value), known.source == request.query,
            known.operationName == request.operationName
        {
            record.times.end(.read)
            record.isDocumentKnown = true
            return known
        }
        record.times.end(.read)
        let prepared = PreparedOperation(
            source: request.query,
            operationName: request.operationName,
            schema: context.snapshot.schema,
            limits: configuration.limits,
            isProduction: isProduction,
            times: &record.times
        )
        if case .success(let operation) = prepared.outcome { prepared.series = names.number(of: operation.name) }
        // What is refused for its size is not worth its place, and what another schema said of a document must not outlive it.
        if isCurrent, request.query.count <= configuration.limits.documentBytes {
            operations.insert(prepared, for: hash.value)
            retainedBytes += prepared.footprint
            boundCache()
        }
        return prepared
    }

    private func boundCache() {
        guard retainedBytes > configuration.cacheBytes else { return }
        forgetOperations()
    }

    private func forgetOperations() {
        operations.removeAll()
        retainedBytes = 0
    }

    /// Sends the statements of a plan, step by step, and waits for their rows: one result for each level.
    private func fetch(_ plan: PreparedPlan, _ values: RequestValues) async throws(PostgresError) -> [QueryResult] {
        guard let levels = plan.step(after: 0) else { return [] }
        var first = batches.popLast() ?? StatementBatch()
        defer {
            first.removeAll()
            if batches.count < Self.keptBatches { batches.append(first) }
        }
        fill(&first, with: levels, plan, values, results: [])
        if plan.steps.count == 1 { return try await pool.execute(first) }
        let answers = try await pool.execute(first) { answers in
            plan.step(after: answers.count).map { levels in
                var batch = StatementBatch()
                self.fill(&batch, with: levels, plan, values, results: plan.byLevel(answers))
                return batch
            }
        }
        return plan.byLevel(answers).compactMap { $0 }
    }

    private func fill(
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
        if plan.readers.isEmpty, !results.isEmpty {
            plan.readers = results.map { result in (0..<result.columnCount).map { ColumnReader(result.columnType($0)) } }
        }
        let start = response.bytes.count
        response.write(literal: "{\"data\":")
        var completion = Completion(plan, operation: operation, values: values, results: results, failure: failure, writer: response)
        response = ResponseWriter()
        completion.writeData()
        let errors = completion.errors
        response = completion.takeWriter()
        response.write(byte: UInt8(ascii: "}"))
        if !errors.isEmpty {
            var head = ResponseWriter()
            head.write(literal: "{\"errors\":")
            head.write(errors)
            head.write(byte: UInt8(ascii: ","))
            response.bytes.replaceSubrange(start..<start + 1, with: head.bytes)
        }
        if plan.statements.isEmpty { plan.constantResponse = Array(response.bytes[start...]) }
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
        swap(&writer.bytes, &responseBody)
    }
}
