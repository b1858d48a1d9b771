import Postgres
import ServiceSupport

/// A mutation that a client sends until an answer comes, under a name of its own.
protocol NamedAct {
    /// The client's own name for it, by which the audit knows it, too.
    var key: String { get }
    /// The mutation.
    var action: String { get }
    var account: Member { get }
}

/// An act with what came of it.
struct Noted<Act: NamedAct> {
    let act: Act
    var outcome = ActOutcome.unknown
    /// What was told of it when it was sent again after it had been done; nil when it was not.
    var repeated: ActOutcome?
}

extension Noted: Sendable where Act: Sendable {}

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
    static func complaints<Act>(
        _ acts: [Noted<Act>],
        _ session: PostgresSession,
        each body: (Act, Entry) -> Void
    ) throws -> [String] {
        let rows = try session.query(
            """
            SELECT action, coalesce(actor_id, 0) AS actor_id, coalesce(object_id, 0) AS object_id, coalesce(client_request_id, '') AS key,
                to_char(date_trunc('milliseconds', created_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS moment
            FROM audit_entry ORDER BY id
            """
        )
        let known = Dictionary(uniqueKeysWithValues: acts.map { ($0.act.key, $0) })
        var complaints: [String] = []
        var audited: [String: Int] = [:]
        for entry in try rows.decode(Entry.self) {
            guard let noted = known[entry.key], noted.act.action == entry.action, noted.act.account.number == entry.actorID else {
                complaints.append("no one has asked for \(entry)")
                continue
            }
            audited[entry.key, default: 0] += 1
            body(noted.act, entry)
            if noted.outcome != .done(entry.objectID) { complaints.append("\(noted) is in the audit: \(entry)") }
        }
        for noted in acts {
            let count = audited[noted.act.key] ?? 0
            switch noted.outcome {
            case .done: if count != 1 { complaints.append("\(noted) was done, and is in the audit \(count) times") }
            case .refused: break
            case .failed, .unknown: complaints.append("\(noted)")
            }
            if let again = noted.repeated, again != noted.outcome { complaints.append("\(noted): sent again, another answer") }
        }
        let keys = try session.column("SELECT CASE WHEN answer IS NULL THEN 'none' END FROM idempotency_key")
        if keys.contains("none") || keys.count != audited.count {
            complaints.append("\(keys.count) keys are stored for \(audited.count) acts, some without an answer: \(keys.contains("none"))")
        }
        return complaints
    }
}
