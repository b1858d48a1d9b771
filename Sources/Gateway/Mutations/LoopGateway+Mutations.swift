import Domains
import GraphQL
import HTTP
import Planner
import Postgres

// Mutation operations: their fields one after the other, each a transaction of its own.
//
// Spec: https://spec.graphql.org/September2025/#sec-Mutation
extension LoopGateway {
    /// Runs the fields of a mutation operation and writes the response; a field that fails is null and does not keep the next from running.
    func mutate(
        _ plan: PreparedPlan,
        _ operation: ExecutableOperation,
        _ values: RequestValues,
        _ context: RequestContext,
        _ record: inout RequestRecord
    ) async {
        var data = ResponseWriter()
        data.write(byte: UInt8(ascii: "{"))
        var errors: [GraphQLError] = []
        var isFailed = false
        for (index, mutation) in plan.mutations.enumerated() {
            if index > 0 { data.write(byte: UInt8(ascii: ",")) }
            data.write(string: mutation.step.site.responseName)
            data.write(byte: UInt8(ascii: ":"))
            let mark = data.bytes.count
            errors += await write(mutation, operation, values, context, record, to: &data)
            if data.bytes.count == mark {
                data.writeNull()
                if !mutation.step.isNullable { isFailed = true }
            }
        }
        data.write(byte: UInt8(ascii: "}"))
        // It may hold a token.
        record.exchange.addHeader("Cache-Control", "no-store")
        record.times.end(.database)
        if !errors.isEmpty { record.noteFieldErrors(errors) }
        record.exchange.write { response in
            response.write(byte: UInt8(ascii: "{"))
            if !errors.isEmpty {
                response.write(literal: "\"errors\":")
                response.write(errors)
                response.write(byte: UInt8(ascii: ","))
            }
            response.write(literal: "\"data\":")
            if isFailed { response.writeNull() } else { response.append(data.bytes, from: 0, to: data.bytes.count) }
            response.write(byte: UInt8(ascii: "}"))
        }
    }

    /// Does what a field asks for and writes its value; nothing when it is null.
    private func write(
        _ mutation: PreparedMutation,
        _ operation: ExecutableOperation,
        _ values: RequestValues,
        _ context: RequestContext,
        _ record: RequestRecord,
        to data: inout ResponseWriter
    ) async -> [GraphQLError] {
        let site = mutation.step.site
        func located(_ error: GraphQLError) -> GraphQLError {
            var error = error
            error.path = [.key(site.responseName)] + error.path
            if error.locations.isEmpty { error.locations = site.offsets.map { operation.document.location(ofOffset: $0) } }
            return error
        }
        switch mutation.work {
        case .constant(let bytes):
            data.append(bytes, from: 0, to: bytes.count)
            return []
        case .failure(let error):
            return [located(errors.error(error, at: [site.coordinate], for: ErrorReader(values.language, record, values.viewer)))]
        case .run(let rules, let input, let payload):
            var fields = ObjectValue()
            if case .object(let given)? = input.flatMap({ values.value($0) }) { fields = given }
            let run = MutationRun(
                mutation: rules,
                input: MutationInput(fields),
                payload: payload,
                gateway: self,
                origin: origin(of: record, context)
            )
            do throws(MutationFailure) {
                let outcome = try await run.run(values)
                let mark = data.bytes.count
                var found: [FieldError] = []
                let isComplete = complete(payload, operation, outcome.values, outcome.results, to: &data, &found)
                if !isComplete { data.truncate(to: mark) }
                guard !found.isEmpty else { return [] }
                found = found.map { $0.inside(site.coordinate) }
                return errors.errors(found, afterMutation: true, for: ErrorReader(values.language, record, values.viewer)).map(located)
            } catch {
                let reader = ErrorReader(values.language, record, values.viewer)
                return [located(errors.error(error, of: site.coordinate, for: reader))]
            }
        }
    }

    private func origin(of record: RequestRecord, _ context: RequestContext) -> RequestOrigin {
        RequestOrigin(
            requestID: record.id.text,
            address: ClientAddress.of(record.exchange, proxies: configuration.requests.proxies),
            session: context.identity?.session,
            apiKey: context.identity?.apiKey?.number
        )
    }

    /// The rows of a payload that is read outside of its mutation's transaction.
    func rows(ofPayload plan: PreparedPlan, _ values: RequestValues) async throws(PostgresError) -> [QueryResult] {
        try await fetch(plan, values, cost: plan.cost.points(for: values, listSizes), freshSnapshot: true)
    }

    /// Writes a payload; false when it is null.
    private func complete(
        _ plan: PreparedPlan,
        _ operation: ExecutableOperation,
        _ values: RequestValues,
        _ results: [QueryResult],
        to writer: inout ResponseWriter,
        _ errors: inout [FieldError]
    ) -> Bool {
        plan.readColumns(of: results)
        var completion = Completion(plan, operation: operation, values: values, results: results, failure: nil, writer: writer)
        writer = ResponseWriter()
        let isComplete = completion.writeRoot()
        errors = completion.errors
        writer = completion.takeWriter()
        return isComplete
    }
}
