import Domains
import Postgres

/// Warns about functions of PostgreSQL that a serving role can call and never needs, where only a superuser can take them away.
enum OpenFunctions {
    /// The warning, with the statements for a superuser; nil where nothing is open.
    static func warning(on session: PostgresSession) throws(PostgresError) -> String? {
        let changes = try UnneededFunction.revocations(on: session)
        guard !changes.isEmpty else { return nil }
        return """
            Warning: the serving role can make large objects and end its other sessions, as every role can by default. Only a superuser can change \
            that. Run in this database as one:
            \(changes.map { $0 + ";" }.joined(separator: "\n"))

            """
    }
}
