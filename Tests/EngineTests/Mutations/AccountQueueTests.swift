import GraphQL
import Languages
import Postgres
import Reactor
import ServiceSupport
import TestSupport
import Testing

@testable import Engine

@Suite("Mutations of one account", .tags(.database), .timeLimit(.minutes(20)))
struct AccountQueueTests {
    private static let language = #"mutation { setLanguage(input: {language: "es"}) { message } }"#
    private static let done = #"{"data":{"setLanguage":{"message":"Idioma cambiado correctamente"}}}"#

    @Test("leave connections for others, however many of them wait and however long")
    func fairness() async throws {
        let database = try TestData.database()
        let session = try PostgresSession(database)
        let (busy, other) = (try TestToken.session(of: 1, in: session), try TestToken.session(of: 2, in: session))
        let configure = { (configuration: inout EngineConfiguration) in
            configuration.pool.queueingTimeout = .milliseconds(500)
            // The first waits for the lock and the rest for their turns, as long as the other account's requests take.
            configuration.pool.writeSettings = .writeLane(statementTimeout: .seconds(3_600))
            configuration.pool.requestTimeout = .seconds(3_600)
        }
        try await EngineFixture.run(database: database, clients: 45, configure: configure) { fixture in
            let holder = try PostgresSession(database)
            try holder.execute("BEGIN; SELECT FROM account WHERE id = 1 FOR UPDATE")
            let answers = try await withThrowingTaskGroup(of: String.self) { group in
                for _ in 0..<44 {
                    group.addTask { try await fixture.client { try $0.query(Self.language, as: busy).text } }
                }
                let waiting = "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"
                while try session.query(waiting).rowCount == 0 { try await Task.sleep(for: .milliseconds(5)) }
                for _ in 0..<20 {
                    #expect(try await fixture.client { try $0.query(Self.language, as: other).text } == Self.done)
                    try await Task.sleep(for: .milliseconds(50))
                }
                #expect(try session.query(waiting).rowCount == 1)
                try holder.execute("COMMIT")
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(answers == [String](repeating: Self.done, count: 44))
        }
    }

    /// Runs a body with the turns of the first loop; their timeout is the pool's.
    private static func withTurns(timeout: Duration, _ body: @escaping @Sendable (Engine) async -> Void) async throws {
        let configure = { (configuration: inout EngineConfiguration) in configuration.pool.requestTimeout = timeout }
        try await EngineFixture.run(database: TestData.sharedDatabase(), configure: configure) { await $0.onFirstLoop(body) }
    }

    /// Begins to wait; on return the task is in the queue, or was refused.
    private static func wait(
        on engine: Engine,
        _ completion: @escaping @Sendable (_ hasTurn: Bool) -> Void = { _ in }
    ) async -> Task<Bool, Never> {
        let begun = WakeSignal()
        let task = Task(executorPreference: engine.loop) {
            // The waiting caller gets the loop only when this task waits.
            begun.wake()
            do { try await engine.mutations.turns.take(7) } catch {
                completion(false)
                return false
            }
            completion(true)
            engine.mutations.turns.give(7)
            return true
        }
        await begun.wait()
        return task
    }

    @Test("wait in order; beyond a hundred they are refused at once")
    func bounds() async throws {
        try await Self.withTurns(timeout: .seconds(3_600)) { engine in
            let results = Lock<[String]>([])
            try? await engine.mutations.turns.take(7)
            var waiting: [Task<Bool, Never>] = []
            for number in 0...100 {
                waiting.append(await Self.wait(on: engine) { hasTurn in results.withLock { $0.append("\(number) \(hasTurn)") } })
            }
            #expect(results.withLock { $0 } == ["100 false"])
            engine.mutations.turns.give(7)
            for task in waiting { _ = await task.value }
            #expect(results.withLock { $0 } == ["100 false"] + (0..<100).map { "\($0) true" })
        }
    }

    @Test("stop waiting after a time limit, and then leave the queue")
    func timeout() async throws {
        try await Self.withTurns(timeout: .milliseconds(50)) { engine in
            try? await engine.mutations.turns.take(7)
            let waiting = await Self.wait(on: engine)
            #expect(await !waiting.value)
            engine.mutations.turns.give(7)
            #expect(await Self.wait(on: engine).value)
        }
    }

    @Test("answer the failure text of the operation if the turn does not come in time")
    func failureText() async throws {
        let database = try TestData.database()
        let token = try TestToken.session(of: 1, in: PostgresSession(database))
        let configure = { (configuration: inout EngineConfiguration) in configuration.pool.requestTimeout = .milliseconds(50) }
        try await EngineFixture.run(database: database, configure: configure) { fixture in
            await fixture.onFirstLoop { engine in try? await engine.mutations.turns.take(1) }
            for (mutation, text) in [
                ("deleteFoodPost(input: {id: \"food_post_1\"})", "Delete failed. Please try again"),
                ("saveRecipe(input: {recipeId: \"recipe_1\"})", "Failed. Please try again"),
            ] {
                let answer = try await fixture.client { client in
                    while true {
                        let answer = try client.query("mutation { x: \(mutation) { message } }", as: token).json()
                        // Finding the session's owner has the same time limit, and its error has no path.
                        if answer.errors.at("0.path") == ["x"] { return answer }
                    }
                }
                #expect(answer.errorCode == "TIMEOUT" && answer.errors.at("0.message").string == text, "\(answer)")
                #expect(answer.data == ["x": nil])
            }
            await fixture.onFirstLoop { engine in engine.mutations.turns.give(1) }
        }
    }

    @Test("leave the queue if the client has disconnected")
    func cancellation() async throws {
        try await Self.withTurns(timeout: .seconds(3_600)) { engine in
            try? await engine.mutations.turns.take(7)
            let (gone, next) = (await Self.wait(on: engine), await Self.wait(on: engine))
            gone.cancel()
            #expect(await !gone.value)
            engine.mutations.turns.give(7)
            #expect(await next.value)
        }
    }
}
