package import Postgres
import Reactor

/// A reusable session of a database's owner.
///
/// Concurrent callers get new sessions.
///
/// A new session costs PostgreSQL several milliseconds, and a test looks into its database many times.
package final class OwnerSession: Sendable {
    /// A kept session.
    ///
    /// Sound: the session is taken out of the lock while it is used.
    private struct Kept: @unchecked Sendable {
        let session: PostgresSession
    }

    private let database: String
    private let kept = Lock<Kept?>(nil)

    package init(_ database: String) { self.database = database }

    /// Runs the body with a session.
    ///
    /// The body must leave no settings or transactions in it.
    package func use<Answer>(_ body: (PostgresSession) throws(PostgresError) -> Answer) throws(PostgresError) -> Answer {
        if let known = take() {
            do {
                return try lend(known, body)
            } catch {
                // A test may have ended the session.
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
        // The session or the server was shut down.
        case .server(let error): error.sqlState.classCode == "57"
        default: false
        }
    }
}
