package import Postgres
import Reactor

/// A session of a database's owner that one caller after the other uses; those who come meanwhile get one of their own.
///
/// A new session costs PostgreSQL several milliseconds, and a test looks into its database many times.
package final class OwnerSession: Sendable {
    /// Sound: it is taken out while it is used.
    private struct Kept: @unchecked Sendable {
        let session: PostgresSession
    }

    private let database: String
    private let kept = Lock<Kept?>(nil)

    package init(_ database: String) { self.database = database }

    /// Lends a session to a body, which must leave nothing in it: no settings, no transaction.
    package func use<Answer>(_ body: (PostgresSession) throws(PostgresError) -> Answer) throws(PostgresError) -> Answer {
        if let known = take() {
            do {
                return try lend(known, body)
            } catch {
                // A test may have ended it meanwhile.
                guard error.endsSession else { throw error }
            }
        }
        return try lend(Kept(session: PostgresSession(database)), body)
    }

    private func lend<Answer>(_ lent: Kept, _ body: (PostgresSession) throws(PostgresError) -> Answer) throws(PostgresError) -> Answer {
        let answer = try body(lent.session)
        kept.withLock { $0 = lent }
        return answer
    }

    private func take() -> Kept? {
        kept.withLock { kept in
            defer { kept = nil }
            return kept
        }
    }
}

extension PostgresError {
    fileprivate var endsSession: Bool {
        switch self {
        case .connection, .unavailable: true
        // Somebody has intervened: ended the session, or the server.
        case .server(let error): error.sqlState.classCode == "57"
        default: false
        }
    }
}
