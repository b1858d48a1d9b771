import Postgres
import Reactor

/// The time zones that the database knows, by name, however it is capitalised.
///
/// PostgreSQL opens hundreds of files to list them, so they are asked for once in the life of a server.
final class TimeZoneNames: Sendable {
    private let known = Lock<[String: String]?>(nil)

    /// The name as the database writes it; nil when it knows none of this name.
    func name(_ name: String, _ call: MutationCall) async throws(MutationFailure) -> String? {
        if let names = known.withLock({ $0 }) { return names[name.lowercased()] }
        // The database also has copies of all in folders of its own, and what its machine happens to be set to.
        let names = try await call.readAll(
            String.self,
            "SELECT name FROM pg_timezone_names WHERE name !~ '^(posix|right)/|^(localtime|posixrules|Factory)$'"
        )
        let loaded = Dictionary(names.map { ($0.lowercased(), $0) }) { _, last in last }
        known.withLock { $0 = loaded }
        return loaded[name.lowercased()]
    }
}
