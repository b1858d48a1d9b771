import Glibc
import GraphQL
import Reactor
import ServiceSupport
import TestSupport
import Testing

@testable import Engine
@testable import Gateway
@testable import Postgres

/// The response to a change of access must be true on all servers, even if the connection breaks during the commit.
@Suite("A lost COMMIT of a change of access", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct LostAccessChangeTests {
    /// A change that ends the session it comes from.
    enum Change: String, CaseIterable {
        case logOut, logOutEverywhere, changePassword

        var query: String {
            let input =
                self == .changePassword
                ? #"currentPassword: "\#(Person.password)", password: "Better-Horse-8", passwordConfirmation: "Better-Horse-8", "# : ""
            return #"mutation { \#(rawValue)(input: {\#(input)idempotencyKey: "k"}) { message userErrors { message } } }"#
        }

        var answer: String {
            let message = self == .changePassword ? "Password changed successfully" : "Logged out successfully"
            return #"{"data":{"\#(rawValue)":{"message":"\#(message)","userErrors":[]}}}"#
        }
    }

    /// Returns all notices that servers have received so far, without duplicates.
    private static func notices(_ session: PostgresSession) throws -> Set<String> {
        // This notice comes after all others, so that none is missing.
        try session.execute("NOTIFY cupboard_access, 'end'")
        return Set(try session.notifications().map(\.payload)).subtracting(["end"])
    }

    @Test("a change that was rolled back is repeated once", arguments: Change.allCases)
    func undone(change: Change) async throws {
        try await GatewayFixture.run { fixture in
            let ana = try await fixture.client { try Person.signUp($0, "ana@example.com") }
            let session = try PostgresSession(fixture.database)
            try session.execute("LISTEN cupboard_access")
            let lock = try BlockedCommit(of: fixture.database)
            let response = try await fixture.loseCommit(
                of: change.query,
                headers: ana.headers,
                waitingFor: BlockedCommit.wait,
                lock.release
            )
            #expect(response.text == change.answer)
            #expect(try await !fixture.client { try ana.isLoggedIn($0) })
            #expect(try session.column("SELECT count(*) FROM audit_entry WHERE action = '\(change.rawValue)'") == ["1"])
            #expect(try Self.notices(session).count == 1)
        }
    }

    @Test("a committed change is notified again, because no server waited for the confirmations", arguments: Change.allCases)
    func done(change: Change) async throws {
        let server = try UnreplicatedServer()
        defer { server.stop() }
        let database = server.database
        let session = try PostgresSession(database)
        try TestData.fill(session)
        let signedUp = Lock<Person?>(nil)
        try await GatewayFixture.run(database: database) { fixture in
            let ana = try await fixture.client { try Person.signUp($0, "ana@example.com") }
            signedUp.withLock { $0 = ana }
        }
        let ana = try #require(signedUp.withLock { $0 })
        try await GatewayFixture.run(database: database, configure: { UnreplicatedServer.configure(&$0.engine) }) { fixture in
            try session.execute("LISTEN cupboard_access")
            let response = try await fixture.loseCommit(of: change.query, headers: ana.headers, waitingFor: UnreplicatedServer.wait)
            #expect(response.text == change.answer)
            #expect(try await !fixture.client { try ana.isLoggedIn($0) })
            #expect(try session.column("SELECT count(*) FROM audit_entry WHERE action = '\(change.rawValue)'") == ["1"])
            #expect(try Self.notices(session).count == 2)
        }
    }

    @Test("a change does not wait for the account's other mutations, and does not report that the server is busy")
    func line() async throws {
        try await GatewayFixture.run { fixture in
            let ana = try await fixture.client { try Person.signUp($0, "ana@example.com") }
            let lock = try BlockedCommit(of: fixture.database)
            let rival = Rival(of: ana.number, on: fixture.gateway.services[0].engine)
            let response = try await fixture.loseCommit(
                of: Change.logOut.query,
                headers: ana.headers,
                waitingFor: BlockedCommit.wait,
                meanwhile: rival.begin,
                lock.release
            )
            #expect(response.text == Change.logOut.answer)
            rival.isOver.withLock { $0 = true }
            #expect(await rival.task.withLock { $0 }?.value == true)
        }
    }
}

/// A mutation that takes the turn of an account and holds it as long as possible.
private final class Rival: Sendable {
    let isOver = Lock(false)
    let task = Lock<Task<Bool, Never>?>(nil)
    private let isWaiting = Lock(false)
    private let account: Int64
    private let engine: Engine

    init(of account: Int64, on engine: Engine) {
        self.account = account
        self.engine = engine
    }

    /// Joins the queue before the loop can process any later event.
    func begin() {
        let begun = Task(executorPreference: engine.loop) { await self.keepTurn() }
        task.withLock { $0 = begun }
        while !isWaiting.withLock({ $0 }) { usleep(1_000) }
    }

    /// Returns whether it got a turn.
    private func keepTurn() async -> Bool {
        isWaiting.withLock { $0 = true }
        do { try await engine.mutations.turns.take(account) } catch { return false }
        while !isOver.withLock({ $0 }) { await engine.loop.sleep(for: .milliseconds(5)) }
        engine.mutations.turns.give(account)
        return true
    }
}
