import Engine
import GraphQL
import Planner
import Postgres

/// The row of the audit that every change writes: who, what, when, on which object, in which request.
enum AuditEntry {
    /// The command that writes it.
    static func insertion(of name: String, _ answer: MutationAnswer, by call: MutationCall) -> BoundStatement {
        let actor = answer.actor ?? call.viewer?.account
        return """
            INSERT INTO audit_entry (actor_id, api_key_id, action, object_type, object_id, request_id,
                client_request_id, details)
            VALUES (\(actor), \(call.origin.apiKey), \(name), \(answer.object?.table), \(answer.object?.number), \(call.origin.requestID),
                \(call.origin.clientRequestID), \(json(answer.details), as: "jsonb"))
            """
    }

    private static func json(_ details: ObjectValue) -> String {
        var writer = ResponseWriter()
        writer.write(.object(details))
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}
