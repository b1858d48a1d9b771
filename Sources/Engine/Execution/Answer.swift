import GraphQL
import Planner
import Postgres

/// The result of a request: everything that its response is made of.
///
/// It holds rows, and no buffer of its caller. Belongs to the loop of its engine, and is written once.
public struct Answer: ~Copyable {
    enum Content {
        /// The plan answers the request without reading rows.
        case constant
        /// The rows of each level, or the database's error if the request is answered nevertheless.
        case rows([QueryResult], PostgresError?)
        /// The response that mutations have written.
        case mutated(MutationEngine.Response)
    }

    let operation: PlannedOperation
    let content: Content
    let reader: ErrorRecipient
    let wantsCost: Bool

    /// Whether the response is the data and its errors alone, as for most requests.
    var isPlain: Bool { !wantsCost && reader.rejectedCredentials == nil }

    init(_ operation: consuming PlannedOperation, _ content: consuming Content, _ context: borrowing RequestContext, wantsCost: Bool) {
        self.operation = operation
        self.content = content
        self.wantsCost = wantsCost
        reader = ErrorRecipient(context)
    }
}

extension Engine {
    /// Appends the response of an answer to a buffer that the caller lends.
    public func write(_ answer: borrowing Answer, to buffer: inout [UInt8], _ facts: inout RequestFacts) {
        var writer = ResponseWriter()
        swap(&writer.bytes, &buffer)
        defer { swap(&writer.bytes, &buffer) }
        let plan = answer.operation.plan
        if case .constant = answer.content, answer.isPlain, let constant = plan.constantResponse {
            return writer.append(constant, from: 0, to: constant.count)
        }
        let cost = answer.wantsCost ? cost(of: answer) : nil
        switch answer.content {
        case .constant: writeRows([], nil, of: answer, cost, to: &writer, &facts)
        case .rows(let results, let failure): writeRows(results, failure, of: answer, cost, to: &writer, &facts)
        case .mutated(let response):
            let found = reported(response.errors)
            facts.noteFieldErrors(found)
            let extensions = ResponseExtensions(
                cost: cost,
                missing: response.missing,
                credentials: answer.reader.rejectedCredentials
            )
            writer.writeResponse(errors: found, extensions: extensions) { writer in
                if response.isNull {
                    writer.writeNull()
                } else {
                    writer.append(response.data.bytes, from: 0, to: response.data.bytes.count)
                }
                return []
            }
        }
    }

    /// Appends the response to a request that gets no data.
    public func write(_ refusal: Refusal, to buffer: inout [UInt8]) {
        var writer = ResponseWriter()
        swap(&writer.bytes, &buffer)
        writer.writeResponse(withoutData: refusal.errors, credentials: refusal.credentials)
        swap(&writer.bytes, &buffer)
    }

    /// The field errors that are reported to the client, up to the limit.
    private func reported(_ found: [GraphQLError]) -> [GraphQLError] {
        limits.reported(found, closing: "Too many errors: further errors are omitted.")
    }

    private func cost(of answer: borrowing Answer) -> CostReport {
        CostReport(answer.operation.plan.cost, for: answer.operation.values, answer.operation.schema.listSizes, limit: limits.cost)
    }

    private func writeRows(
        _ results: [QueryResult],
        _ failure: PostgresError?,
        of answer: borrowing Answer,
        _ cost: CostReport?,
        to writer: inout ResponseWriter,
        _ facts: inout RequestFacts
    ) {
        let plan = answer.operation.plan
        let start = writer.bytes.count
        var found: [GraphQLError] = []
        writer.writeResponse(extensions: ResponseExtensions(cost: cost, credentials: answer.reader.rejectedCredentials)) { writer in
            var completion = Completion(
                plan,
                operation: answer.operation.executable,
                values: answer.operation.values,
                results: results,
                failure: failure,
                writer: writer
            )
            writer = ResponseWriter()
            completion.writeData()
            if !completion.errors.isEmpty {
                found = reported(errors.errors(completion.errors, for: answer.reader, &facts))
            }
            writer = completion.takeWriter()
            return found
        }
        facts.noteFieldErrors(found)
        if plan.statements.isEmpty, found.isEmpty, answer.isPlain, !plan.returnsAllowance {
            plan.constantResponse = Array(writer.bytes[start...])
        }
    }
}
