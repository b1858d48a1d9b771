import Postgres
import ServiceSupport

/// A mutation with a unique key that a client sends until a response arrives.
protocol NamedAct {
    /// The client's key for the act, which is also in the audit.
    var key: String { get }
    /// The mutation.
    var action: String { get }
    var account: Member { get }
    /// Whether the act creates the object (`true`) or removes it (`false`).
    ///
    /// Nil if it does neither.
    var makesObjectExist: Bool? { get }
}

/// An act with its responses.
struct Noted<Act: NamedAct> {
    let act: Act
    /// The response, or nil while it is awaited.
    var answer: ActAnswer?
    /// The responses to repetitions after the act was done.
    var repetitions: [ActAnswer] = []

    var outcome: ActOutcome { answer?.outcome ?? .unknown }
}

extension Noted: Sendable where Act: Sendable {}

/// Compares the audit with the responses that clients received.
struct AuditCheck<Act: NamedAct> {
    /// A row of the audit.
    struct Entry: Decodable {
        let action: String
        let actorID: Int64
        let objectType: String
        let objectID: Int64
        let key: String
        let moment: String
    }

    private struct ObjectName: Hashable {
        let type: String
        let number: Int64
    }

    /// The position of an act in the history of its object.
    private struct Place {
        let object: ObjectName
        /// The number of the object's changes including this act.
        let changes: Int
    }

    private var problems: [String] = []
    private var histories: [ObjectName: ObjectHistory] = [:]
    private var places: [String: Place] = [:]
    private var audited: [String: Int] = [:]

    /// Returns all problems.
    ///
    /// Each row must belong to an act that its client knows to be done on this object, and each such act must have one row.
    ///
    /// Repeated responses must have the same message and ids. Their objects must be in the state of that time: null if and only if the
    /// object had been removed.
    ///
    /// - Parameters:
    ///   - acts: All acts with their responses.
    ///   - session: A session of the database.
    ///   - body: Receives the rows in order.
    /// - Returns: The problems as texts.
    /// - Throws: An error if the database fails.
    static func problems(_ acts: [Noted<Act>], _ session: PostgresSession, each body: (Act, Entry) -> Void) throws -> [String] {
        var check = AuditCheck()
        try check.checkRows(acts, session, each: body)
        for noted in acts { check.checkAnswers(to: noted) }
        let keys = try session.column("SELECT CASE WHEN answer IS NULL THEN 'none' END FROM idempotency_key")
        if keys.contains("none") || keys.count != check.audited.count {
            let count = check.audited.count
            check.problems.append("\(keys.count) keys are stored for \(count) acts, some without an answer: \(keys.contains("none"))")
        }
        return check.problems
    }

    private mutating func checkRows(_ acts: [Noted<Act>], _ session: PostgresSession, each body: (Act, Entry) -> Void) throws {
        let rows = try session.query(
            """
            SELECT action, coalesce(actor_id, 0) AS actor_id, coalesce(object_type, '') AS object_type, coalesce(object_id, 0) AS object_id,
                coalesce(client_request_id, '') AS key,
                to_char(date_trunc('milliseconds', created_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS moment
            FROM audit_entry ORDER BY id
            """
        )
        let known = Dictionary(uniqueKeysWithValues: acts.map { ($0.act.key, $0) })
        for entry in try rows.decode(Entry.self) {
            guard let noted = known[entry.key], noted.act.action == entry.action, noted.act.account.number == entry.actorID else {
                problems.append("unexpected entry \(entry)")
                continue
            }
            audited[entry.key, default: 0] += 1
            body(noted.act, entry)
            if !noted.outcome.isDone { problems.append("\(noted) is in the audit: \(entry)") }
            let object = ObjectName(type: entry.objectType, number: entry.objectID)
            if let exists = noted.act.makesObjectExist, let answer = noted.answer {
                histories[object, default: ObjectHistory()].add(exists: exists, sent: answer.sent, answered: answer.answered)
            }
            places[entry.key] = Place(object: object, changes: histories[object]?.count ?? 0)
        }
    }

    private mutating func checkAnswers(to noted: Noted<Act>) {
        let count = audited[noted.act.key] ?? 0
        switch noted.outcome {
        case .done: if count != 1 { problems.append("\(noted) was done, and is in the audit \(count) times") }
        case .refused: break
        case .failed, .unknown: problems.append("\(noted)")
        }
        guard let answer = noted.answer, case .done(_, let message) = answer.outcome, let place = places[noted.act.key] else { return }
        check(answer, isRepetition: answer.isResent, at: place, noted)
        for repetition in noted.repetitions {
            guard case .done(_, message) = repetition.outcome else {
                problems.append("\(noted): sent again, another answer: \(repetition)")
                continue
            }
            check(repetition, isRepetition: true, at: place, noted)
        }
    }

    private mutating func check(_ answer: ActAnswer, isRepetition: Bool, at place: Place, _ noted: Noted<Act>) {
        guard case .done(let object, _) = answer.outcome else { return }
        if let number = answer.outcome.object, number != place.object.number {
            problems.append("\(noted) was done to \(place.object), not to \(number)")
        }
        if case .named = object { return }
        let exists = object != .gone
        let history = histories[place.object] ?? ObjectHistory()
        if !history.allows(exists: exists, in: answer, after: place.changes, isRepetition: isRepetition) {
            problems.append("\(noted): \(place.object) was \(exists ? "not there" : "there"), unlike in \(answer) of \(history)")
        }
    }
}
