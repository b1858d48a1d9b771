import Domains
import Postgres

/// Warns about PostgreSQL functions that a serving role can call but never needs, if only a superuser can revoke them.
enum OpenFunctions {
    /// Returns the warning with the statements for a superuser, or nil if nothing is open.
    static func warning(on session: PostgresSession) throws(PostgresError) -> String? {
        let changes = try UnneededFunction.revocations(on: session)
        guard !changes.isEmpty else { return nil }
        return """
            Warning: the serving role can create large objects and terminate its own sessions, as every role can by default. Only a superuser can \
            revoke these rights. Run this in the database as a superuser:
            \(changes.map { $0 + ";" }.joined(separator: "\n"))

            """
    }
}
