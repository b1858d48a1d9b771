import Glibc
package import Languages
import Postgres

extension EngineFixture {
    /// Sends a mutation, terminates its PostgreSQL backend during the COMMIT and returns the response to the client.
    ///
    /// - Parameters:
    ///   - query: The mutation.
    ///   - caller: The caller, or nil for an anonymous one.
    ///   - language: The preferred language of the request.
    ///   - wait: The wait event of the COMMIT.
    ///   - release: Runs after the request to terminate the backend.
    /// - Returns: The response.
    /// - Throws: An error if the database cannot be watched.
    package func loseCommit(
        of query: String,
        as caller: (any Caller)? = nil,
        language: Language? = nil,
        waitingFor wait: String,
        _ release: @escaping @Sendable () throws -> Void = {}
    ) async throws -> EngineResponse {
        let database = database
        async let answer = client { try $0.query(query, as: caller, language: language) }
        _ = try await client { _ in
            let watcher = try PostgresSession(database)
            let waiting = """
                FROM pg_stat_activity
                WHERE query = 'COMMIT' AND state = 'active' AND datname = current_database() AND wait_event_type || '/' || wait_event = '\(wait)'
                """
            while try watcher.query("SELECT pid \(waiting)").rowCount == 0 { usleep(1_000) }
            while try watcher.query("SELECT pg_terminate_backend(pid) \(waiting)").rowCount == 0 {}
            try release()
        }
        return try await answer
    }
}
