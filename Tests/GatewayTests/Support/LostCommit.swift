import Glibc
import Postgres
import TestSupport

@testable import Gateway

extension GatewayFixture {
    /// Sends a mutation, terminates PostgreSQL's process in the middle of its COMMIT, and returns the response.
    ///
    /// - Parameters:
    ///   - query: The mutation.
    ///   - headers: The headers of the request.
    ///   - wait: The event that the COMMIT waits for.
    ///   - meanwhile: Runs while the COMMIT waits.
    ///   - release: Runs after the request to terminate the connection.
    /// - Returns: The response.
    /// - Throws: An error if the gateway does not respond.
    func loseCommit(
        of query: String,
        headers: [String] = [],
        waitingFor wait: String,
        meanwhile: @escaping @Sendable () -> Void = {},
        _ release: @escaping @Sendable () throws -> Void = {}
    ) async throws -> Response {
        let database = database
        return try await client { client in
            let watcher = try PostgresSession(database)
            try client.send(Client.post(query, headers: headers))
            let waiting = """
                FROM pg_stat_activity
                WHERE query = 'COMMIT' AND state = 'active' AND datname = current_database() AND wait_event_type || '/' || wait_event = '\(wait)'
                """
            while try watcher.query("SELECT pid \(waiting)").rowCount == 0 { usleep(1_000) }
            meanwhile()
            while try watcher.query("SELECT pg_terminate_backend(pid) \(waiting)").rowCount == 0 {}
            try release()
            return try client.response()
        }
    }
}
