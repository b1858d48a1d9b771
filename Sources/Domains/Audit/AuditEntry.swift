import Engine
import GraphQL
import Planner
import Postgres

/// The audit entries of mutations, and of an administrator's reads of other people's data.
///
/// An entry records the actor, the key, the action, the time, the object and the request.
enum AuditEntry {
    /// The statement that inserts the entry of a mutation.
    static func insertion(of name: String, _ answer: MutationAnswer, by call: MutationCall) -> BoundStatement {
        let actor = answer.actor ?? call.viewer?.account
        let requestName = answer.keepsRequestName ? call.origin.clientRequestID : nil
        return """
            INSERT INTO audit_entry (actor_id, api_key_id, action, object_type, object_id, request_id,
                client_request_id, details)
            VALUES (\(actor), \(call.origin.apiKey), \(name), \(answer.object?.table), \(answer.object?.number), \(call.origin.requestID),
                \(requestName), \(json(answer.details), as: "jsonb"))
            """
    }

    /// The action of an entry about a read.
    static let reading = "read"

    /// The statement that inserts the entry of an administrator's read: the fields and types, and the requested ids if there are several.
    static func insertion(of reading: AuditedReading, by account: Int64?, from origin: RequestOrigin) -> BoundStatement {
        let objects = reading.objects.map { (type: auditedType(of: $0), number: $0.number) }
        let object = objects.count == 1 ? objects.first : nil
        var details: ObjectValue = ["fields": .list(reading.coordinates.map { .string($0) })]
        if objects.count > 1 { details.append("ids", .list(objects.map { .string("\($0.type)_\($0.number)") })) }
        if let operation = reading.operation { details.append("operation", .string(operation)) }
        return """
            INSERT INTO audit_entry (actor_id, api_key_id, action, object_type, object_id, request_id, details)
            VALUES (\(account), \(origin.apiKey), \(Self.reading), \(object?.type), \(object?.number), \(origin.requestID),
                \(json(details), as: "jsonb"))
            """
    }

    /// The type of an object in the audit.
    ///
    /// For a profile it is the account.
    private static func auditedType(of id: GlobalID) -> String { id.type == "profile" ? "account" : id.type }

    private static func json(_ details: ObjectValue) -> String {
        var writer = ResponseWriter()
        writer.write(.object(details))
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}
