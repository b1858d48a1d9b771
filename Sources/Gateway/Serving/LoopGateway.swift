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
    let snapshot: SchemaSnapshot
    /// The snapshot's schema, at hand so that using it copies nothing.
    private let schema: Schema
    let errors: ErrorMapping
    private let configuration: GatewayConfiguration
    private var operations: BoundedCache<UInt64, PreparedOperation>
    /// About how much memory the cached operations take.
    ///
    /// What the cache forgot one by one still counts, so the bound errs on the safe side.
    private var retainedBytes = 0

    init(loop: EventLoop, workers: WorkerPool, snapshot: SchemaSnapshot, configuration: GatewayConfiguration) {
        pool = PostgresPool(
            loop: loop,
            workers: workers,
            connectionString: configuration.connectionString,
            configuration: configuration.pool
        )
        self.snapshot = snapshot
        schema = snapshot.schema
        self.configuration = configuration
        errors = ErrorMapping(log: configuration.log)
        operations = BoundedCache(limit: configuration.cachedDocuments)
    }

    /// What a request comes to.
    enum Answer {
        /// It has been executed: the response has `data`.
        case executed
        /// It has been refused: the response has errors only.
        case refused(HTTPStatus, retriesLater: Bool)
    }

    /// Executes a request and writes its response into the exchange.
    func execute(_ request: GraphQLRequest, language: Language, into exchange: HTTPExchange) async -> Answer {
        let prepared = operation(request)
        let operation: ExecutableOperation
        switch prepared.outcome {
        case .failure(let error): return refuse(error.errors, into: exchange)
        case .success(let executable): operation = executable
        }
        if exchange.method != .post, operation.definition.kind != .query {
            let error = GraphQLError("A \(operation.definition.kind.keyword) can only be sent by POST.", code: "METHOD_NOT_ALLOWED")
            return refuse([error], status: .methodNotAllowed, into: exchange)
        }
        let values: RequestValues
        let plan: PreparedPlan
        do throws(RequestError) {
            values = RequestValues(variables: try variables(of: operation, from: request.variables), language: language)
        } catch {
            return refuse(error.errors, code: "BAD_USER_INPUT", into: exchange)
        }
        do throws(PlanError) {
            plan = try prepared.plan(operation, for: values, planner: snapshot.planner, retained: &retainedBytes)
            boundCache()
        } catch {
            return refuse([errors.graphQLError(error)], into: exchange)
        }
        if let constant = plan.constantResponse {
            exchange.responseBody.append(contentsOf: constant)
            return .executed
        }
        let rows = RowBound.rows(of: plan, for: values)
        guard rows <= configuration.rowsPerRequest else {
            let message = "The request can fetch \(rows) rows; at most \(configuration.rowsPerRequest) are allowed. Ask for smaller pages."
            return refuse([GraphQLError(message, code: "QUERY_TOO_LARGE")], into: exchange)
        }
        var results: [QueryResult] = []
        var failure: GraphQLError?
        do throws(PostgresError) {
            results = try await fetch(plan, values)
        } catch {
            if let refusal = errors.refusal(error) {
                return refuse(refusal.errors, status: refusal.status, retriesLater: refusal.retriesLater, into: exchange)
            }
            failure = errors.graphQLError(error)
        }
        exchange.write { complete(plan, operation, values, results, failure, to: &$0) }
        return .executed
    }

    private func variables(of operation: ExecutableOperation, from input: ObjectValue) throws(RequestError) -> CoercedVariables {
        if operation.definition.variables.isEmpty { return .none }
        return try schema.coerceVariables(of: operation.definition, in: operation.document, from: input)
    }

    /// The operation of a request, out of the cache when it has been asked for before.
    private func operation(_ request: GraphQLRequest) -> PreparedOperation {
        var hash = DocumentHash()
        hash.combine(request.query.span)
        if let name = request.operationName { hash.combine(name.utf8Span.span) }
        if let known = operations.element(for: hash.value), known.source == request.query, known.operationName == request.operationName {
            return known
        }
        let prepared = PreparedOperation(
            source: request.query,
            operationName: request.operationName,
            schema: schema,
            limits: configuration.documents
        )
        // What is refused for its size is not worth its place.
        if request.query.count <= configuration.documents.bytes {
            operations.insert(prepared, for: hash.value)
            retainedBytes += prepared.footprint
            boundCache()
        }
        return prepared
    }

    private func boundCache() {
        guard retainedBytes > configuration.cacheBytes else { return }
        operations.removeAll()
        retainedBytes = 0
    }

    /// Sends the statements of a plan, step by step, and waits for their rows: one result for each level.
    private func fetch(_ plan: PreparedPlan, _ values: RequestValues) async throws(PostgresError) -> [QueryResult] {
        guard let levels = plan.step(after: 0) else { return [] }
        let first = batch(of: levels, plan, values, results: [])
        if plan.steps.count == 1 { return try await pool.execute(first) }
        let answers = try await pool.execute(first) { answers in
            plan.step(after: answers.count).map { self.batch(of: $0, plan, values, results: plan.byLevel(answers)) }
        }
        return plan.byLevel(answers).compactMap { $0 }
    }

    private func batch(of levels: [Int], _ plan: PreparedPlan, _ values: RequestValues, results: [QueryResult?]) -> StatementBatch {
        let binding = ParameterBinding(plan: plan.plan, values: values, results: results)
        var batch = StatementBatch()
        for level in levels {
            binding.bind(plan.parameters[level], to: &batch.parameters)
            batch.append(plan.statements[level])
        }
        return batch
    }

    /// Writes the response: `{"data":…}`, with the errors before it when there are any.
    private func complete(
        _ plan: PreparedPlan,
        _ operation: ExecutableOperation,
        _ values: RequestValues,
        _ results: [QueryResult],
        _ failure: GraphQLError?,
        to response: inout ResponseWriter
    ) {
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
    }

    private func refuse(
        _ errors: [GraphQLError],
        status: HTTPStatus = .badRequest,
        code: String? = "GRAPHQL_VALIDATION_FAILED",
        retriesLater: Bool = false,
        into exchange: HTTPExchange
    ) -> Answer {
        let errors = errors.map { error in
            var error = error
            error.code = error.code ?? code
            return error
        }
        exchange.write { writer in
            writer.write(literal: "{\"errors\":")
            writer.write(errors)
            writer.write(byte: UInt8(ascii: "}"))
        }
        return .refused(status, retriesLater: retriesLater)
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
