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

    /// Executes a request and appends its response.
    func execute(
        _ request: GraphQLRequest,
        language: Language,
        method: HTTPMethod,
        to response: inout ResponseWriter
    ) async -> Answer {
        let prepared = operation(request)
        let operation: ExecutableOperation
        switch prepared.outcome {
        case .failure(let error): return refuse(error.errors, to: &response)
        case .success(let executable): operation = executable
        }
        if method != .post, operation.definition.kind != .query {
            let error = GraphQLError("A \(operation.definition.kind.keyword) can only be sent by POST.", code: "METHOD_NOT_ALLOWED")
            return refuse([error], status: .methodNotAllowed, to: &response)
        }
        let values: RequestValues
        let plan: PreparedPlan
        do throws(RequestError) {
            values = RequestValues(variables: try variables(of: operation, from: request.variables), language: language)
        } catch {
            return refuse(error.errors, code: "BAD_USER_INPUT", to: &response)
        }
        do throws(PlanError) {
            plan = try prepared.plan(operation, for: values, planner: snapshot.planner)
        } catch {
            return refuse([errors.graphQLError(error)], to: &response)
        }
        if let constant = plan.constantResponse {
            response.append(constant, from: 0, to: constant.count)
            return .executed
        }
        var results: [QueryResult] = []
        var failure: GraphQLError?
        do throws(PostgresError) {
            results = try await fetch(plan, values)
        } catch {
            if let refusal = errors.refusal(error) {
                return refuse(refusal.errors, status: refusal.status, retriesLater: refusal.retriesLater, to: &response)
            }
            failure = errors.graphQLError(error)
        }
        complete(plan, operation, values, results, failure, to: &response)
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
        operations.insert(prepared, for: hash.value)
        return prepared
    }

    /// Sends the statements of a plan, all that can go together at once, and waits for their rows.
    private func fetch(_ plan: PreparedPlan, _ values: RequestValues) async throws(PostgresError) -> [QueryResult] {
        var batch = StatementBatch()
        if plan.steps.count == 1 {
            let binding = ParameterBinding(plan: plan.plan, values: values, results: [])
            for level in plan.statements.indices {
                binding.bind(plan.parameters[level], to: &batch.parameters)
                batch.append(plan.statements[level])
            }
            return try await pool.execute(batch)
        }
        var results = [QueryResult?](repeating: nil, count: plan.statements.count)
        for step in plan.steps {
            let binding = ParameterBinding(plan: plan.plan, values: values, results: results)
            batch.removeAll()
            for level in step {
                binding.bind(plan.parameters[level], to: &batch.parameters)
                batch.append(plan.statements[level])
            }
            for (level, result) in zip(step, try await pool.execute(batch)) { results[level] = result }
        }
        return results.compactMap { $0 }
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
        var completion = Completion(
            plan.plan,
            operation: operation,
            values: values,
            results: results,
            readers: plan.readers,
            failure: failure,
            writer: response
        )
        response = ResponseWriter()
        completion.writeData()
        swap(&response, &completion.writer)
        response.write(byte: UInt8(ascii: "}"))
        if !completion.errors.isEmpty {
            var head = ResponseWriter()
            head.write(literal: "{\"errors\":")
            head.write(completion.errors)
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
        to response: inout ResponseWriter
    ) -> Answer {
        response.write(literal: "{\"errors\":")
        response.write(
            errors.map { error in
                var error = error
                error.code = error.code ?? code
                return error
            }
        )
        response.write(byte: UInt8(ascii: "}"))
        return .refused(status, retriesLater: retriesLater)
    }
}
