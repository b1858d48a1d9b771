import Postgres
import ServiceSupport

/// Something that a client asked for, and what it was told of it.
struct ToldAct {
    /// The client's own name for it, by which the audit knows it, too.
    let key: String
    /// The mutation.
    let action: String
    let account: Int64
    let outcome: ActOutcome
    /// What was told of it when it was sent again after it had been done; nil when it was not.
    let repeated: ActOutcome?
}

/// Holds the audit against what clients were told.
enum AuditCheck {
    /// A row of the audit.
    struct Entry: Decodable {
        let action: String
        let actorID: Int64
        let objectID: Int64
        let key: String
        let moment: String
    }

    /// What is wrong: each row is of an act that its client knows to be done, to this object, and each such act has one.
    ///
    /// Rows are handed on in their order.
    static func complaints(_ acts: [ToldAct], _ session: PostgresSession, each body: (Entry) -> Void) throws -> [String] {
        let rows = try session.query(
            """
            SELECT action, coalesce(actor_id, 0) AS actor_id, coalesce(object_id, 0) AS object_id, coalesce(client_request_id, '') AS key,
                to_char(date_trunc('milliseconds', created_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS moment
            FROM audit_entry ORDER BY id
            """
        )
        let known = Dictionary(uniqueKeysWithValues: acts.map { ($0.key, $0) })
        var complaints: [String] = []
        var audited: [String: Int] = [:]
        for entry in try rows.decode(Entry.self) {
            guard let act = known[entry.key], act.action == entry.action, act.account == entry.actorID else {
                complaints.append("no one has asked for \(entry)")
                continue
            }
            audited[entry.key, default: 0] += 1
            body(entry)
            if act.outcome != .done(entry.objectID) { complaints.append("\(act) is in the audit: \(entry)") }
        }
        for act in acts {
            let count = audited[act.key] ?? 0
            switch act.outcome {
            case .done: if count != 1 { complaints.append("\(act) was done, and is in the audit \(count) times") }
            case .refused: break
            case .failed, .unknown: complaints.append("\(act)")
            }
            if let again = act.repeated, again != act.outcome { complaints.append("\(act): sent again, another answer") }
        }
        let keys = try session.column("SELECT CASE WHEN answer IS NULL THEN 'none' END FROM idempotency_key")
        if keys.contains("none") || keys.count != audited.count {
            complaints.append("\(keys.count) keys are stored for \(audited.count) acts, some without an answer: \(keys.contains("none"))")
        }
        return complaints
    }
}
