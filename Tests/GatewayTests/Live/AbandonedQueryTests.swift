import Glibc
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Engine
@testable import Gateway

/// A query that waits for a lock held by the test, on a connection with several operations.
@Suite("A query that its client abandons on a shared connection", .tags(.database, .socket), .timeLimit(.minutes(5)))
struct AbandonedQueryTests {
    /// The client's method of abandoning the query.
    enum Leaving: CaseIterable {
        /// A message with the operation's id.
        case complete
        /// Closing the connection.
        case close
    }

    /// Counts the gateway's statements that wait for a lock.
    private static let held = """
        SELECT count(*) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid() AND wait_event_type = 'Lock' AND state = 'active'
        """

    private static func waitUntil(_ count: Int64, areSeenBy session: PostgresSession) throws {
        // The suite's time limit ends the wait if it never succeeds.
        while try session.query(held).int8(0, 0) != count { usleep(5_000) }
    }

    @Test("is cancelled in the database, and its connection stays open", arguments: Leaving.allCases)
    func webSocket(leaving: Leaving) async throws {
        try await GatewayFixture.run { fixture in
            let (database, port) = (fixture.database, fixture.gateway.port)
            try await fixture.client { _ in try Self.leave(leaving, database, port) }
        }
    }

    private static func leave(_ leaving: Leaving, _ database: String, _ port: UInt16) throws {
        let holder = try PostgresSession(database)
        // A separate session, because PostgreSQL does not refresh the activity within a transaction.
        let watcher = try PostgresSession(database)
        try holder.execute("BEGIN; LOCK TABLE food_post IN ACCESS EXCLUSIVE MODE")
        var client: Client? = try Client(port: port)
        try client?.openWebSocket()
        try client?.sendText(#"{"type":"connection_init"}"#)
        _ = try client?.receive()
        try client?.sendText(#"{"type":"subscribe","id":"1","payload":{"query":"{ foodPosts(first: 1) { nodes { id } } }"}}"#)
        try waitUntil(1, areSeenBy: watcher)
        switch leaving {
        case .complete: try client?.sendText(#"{"type":"complete","id":"1"}"#)
        case .close: client = nil
        }
        try waitUntil(0, areSeenBy: watcher)
        try holder.execute("ROLLBACK")
        guard leaving == .complete else { return }
        try client?.sendText(#"{"type":"subscribe","id":"1","payload":{"query":"{ __typename }"}}"#)
        #expect(try client?.receive().text == #"{"id":"1","type":"next","payload":{"data":{"__typename":"Query"}}}"#)
    }
}
