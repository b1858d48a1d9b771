import GraphQL
import Planner
import Postgres
import Reactor

/// Runs the mutations of one loop: the fields of an operation one after the other, each in its own transaction.
///
/// Belongs to one loop.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Mutation
final class MutationEngine {
    let loop: EventLoop
    let lanes: DatabaseLanes
    let rows: RowFetching
    let authority: any MutationAuthority
    /// Audits reads with the permissions of a role.
    let readings: ReadingAudit
    let messages: EngineMessages
    /// The turns of accounts with waiting mutations.
    let turns: AccountQueue
    private let errors: ErrorMapping
    /// Services that rules receive besides the database.
    private let mutationServices: any Sendable

    init(
        _ service: EngineService,
        lanes: DatabaseLanes,
        rows: RowFetching,
        errors: ErrorMapping,
        timeout: Duration
    ) {
        loop = lanes.loop
        self.lanes = lanes
        self.rows = rows
        self.errors = errors
        authority = service.authority
        readings = ReadingAudit(authority: service.authority, lanes: lanes)
        messages = service.messages
        mutationServices = service.mutationServices
        turns = AccountQueue(loop: lanes.loop, timeout: timeout)
    }

    /// The `data` of a mutation operation, and its errors.
    struct Response {
        /// The object; meaningless if `isNull`.
        var data = ResponseWriter()
        /// Whether a field that must not be null failed.
        var isNull = false
        var errors: [GraphQLError] = []
        /// The objects that repeated answers cannot show again.
        var missing: [MissingObject] = []
    }

    /// Runs the fields of an operation; a failing field is null and does not stop the next one.
    func run(
        _ plan: PreparedPlan,
        _ operation: ExecutableOperation,
        by rules: [String: Mutation],
        _ listSizes: ListSizes,
        _ values: RequestValues,
        _ context: RequestContext,
        _ facts: inout RequestFacts
    ) async -> Response {
        var response = Response()
        response.data.write(byte: UInt8(ascii: "{"))
        for (index, mutation) in plan.mutations.enumerated() {
            if index > 0 { response.data.write(byte: UInt8(ascii: ",")) }
            response.data.write(string: mutation.step.site.responseName)
            response.data.write(byte: UInt8(ascii: ":"))
            let mark = response.data.bytes.count
            let site = mutation.step.site
            let found: [GraphQLError]
            switch mutation.work {
            case .constant(let bytes):
                response.data.append(bytes, from: 0, to: bytes.count)
                found = []
            case .failure(let error):
                found = [errors.error(error.worded(for: values), at: [site.coordinate], for: ErrorRecipient(context), &facts)]
            case .run(let name, let input, let payload):
                var fields = ObjectValue()
                if case .object(let given)? = input.flatMap({ values.value($0) }) { fields = given }
                guard let rule = rules[name] else {
                    let error = PlanError("\(name) has no rules.", code: .internal)
                    found = [errors.error(error, at: [site.coordinate], for: ErrorRecipient(context), &facts)]
                    break
                }
                let run = MutationRun(
                    engine: self,
                    mutation: rule,
                    operation: operation,
                    input: MutationInput(fields),
                    payload: payload,
                    context: context,
                    values: values,
                    listSizes: listSizes
                )
                found = await complete(run, site, operation, &facts, to: &response)
            }
            response.errors += found.map { located($0, at: site, in: operation) }
            if response.data.bytes.count == mark {
                response.data.writeNull()
                if !mutation.step.isNullable { response.isNull = true }
            }
        }
        response.data.write(byte: UInt8(ascii: "}"))
        return response
    }

    /// Runs a mutation and writes its payload; writes nothing if the payload is null.
    private func complete(
        _ run: MutationRun,
        _ site: FieldSite,
        _ operation: ExecutableOperation,
        _ facts: inout RequestFacts,
        to response: inout Response
    ) async -> [GraphQLError] {
        let outcome: MutationRun.Outcome
        do throws(MutationFailure) {
            outcome = try await run.outcome()
            facts.note(outcome.result, of: run.mutation.name)
        } catch {
            facts.note(.failed, of: run.mutation.name)
            return [errors.error(error, of: site.coordinate, for: ErrorRecipient(run.context), &facts)]
        }
        let mark = response.data.bytes.count
        var completion = Completion(
            run.payload,
            operation: operation,
            values: outcome.values,
            results: outcome.results,
            failure: nil,
            writer: response.data
        )
        response.data = ResponseWriter()
        let isComplete = completion.writeRoot()
        let found = completion.errors.map { $0.inside(site.coordinate) }
        if outcome.result == .repeated {
            response.missing += completion.missing.map { object in
                var object = object
                object.path.insert(.key(site.responseName), at: 0)
                return object
            }
        }
        response.data = completion.takeWriter()
        if !isComplete { response.data.truncate(to: mark) }
        return found.isEmpty ? [] : errors.errors(found, afterMutation: true, for: ErrorRecipient(run.context), &facts)
    }

    private func located(_ error: GraphQLError, at site: FieldSite, in operation: ExecutableOperation) -> GraphQLError {
        var error = error
        error.path = [.key(site.responseName)] + error.path
        if error.locations.isEmpty { error.locations = site.offsets.map { operation.document.location(ofOffset: $0) } }
        return error
    }

    // MARK: Runs

    /// Creates the call of an attempt.
    func call(_ context: RequestContext, _ values: RequestValues, _ setup: MutationSetup) -> MutationCall {
        MutationCall(context, values, mutationServices: mutationServices, setup: setup, lanes: lanes)
    }
}
