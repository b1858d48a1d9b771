import GraphQL
import Languages
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("An idempotency key", .tags(.database), .timeLimit(.minutes(20)))
struct IdempotencyKeyTests {
    private static let create = """
        mutation ($name: String!, $key: String) {
          createApiKey(input: {name: $name, scopes: [RECIPES_READ], idempotencyKey: $key}) {
            apiKey { id name } key message userErrors { code }
          }
        }
        """

    private static func run(
        loops: Int = 1,
        _ body: (EngineFixture, PostgresSession) async throws -> Void
    ) async throws {
        let database = try TestData.database()
        let session = try PostgresSession(database)
        try await EngineFixture.run(database: database, loops: loops) { try await body($0, session) }
    }

    private static func variables(_ name: String, _ key: String) -> ObjectValue { ["name": .string(name), "key": .string(key)] }

    @Test("returns the first answer for the same input, including secrets, and runs the mutation once")
    func again() async throws {
        try await Self.run { fixture, session in
            let (first, second) = (try TestToken.session(of: 1, in: session), try TestToken.session(of: 1, in: session))
            try await fixture.client { client in
                let answer = try client.data(Self.create, variables: Self.variables("A", "k1"), as: first)
                #expect(answer.at("createApiKey.key").string?.hasPrefix("cpk_") == true)
                // Another session of the account gets the same answer.
                for token in [first, second] {
                    #expect(try client.data(Self.create, variables: Self.variables("A", "k1"), as: token) == answer)
                }
                let other = try client.data(Self.create, variables: Self.variables("A", "k2"), as: first)
                #expect(other.at("createApiKey.apiKey.id").string == "api_key_2")
            }
            #expect(try session.column("SELECT count(*) FROM api_key") == ["2"])
            #expect(try session.column("SELECT count(*) FROM audit_entry") == ["2"])
        }
    }

    @Test("returns the answer in the client's current language, with the current state of objects")
    func presentState() async throws {
        try await Self.run { fixture, session in
            let token = try TestToken.session(of: 1, in: session)
            try await fixture.client { client in
                _ = try client.data(Self.create, variables: Self.variables("A", "k1"), as: token)
                try PostgresSession(fixture.database).execute("UPDATE api_key SET name = 'B'")
                let again = try client.data(Self.create, variables: Self.variables("A", "k1"), as: token, language: .spanish).at(
                    "createApiKey"
                )
                #expect(again.at("apiKey.name").string == "B")
                #expect(again["message"].string == "Clave creada correctamente. Guárdala ahora: no se vuelve a mostrar.")
            }
        }
    }

    @Test("returns the repeated answer of a log-in in the account's language, too")
    func accountLanguage() async throws {
        try await Self.run { fixture, session in
            let query = """
                mutation { logIn(input: {email: "ana@example.com", password: "\(Person.password)", idempotencyKey: "k"}) {
                    account { id } session { token } message
                } }
                """
            try await fixture.client { client in
                _ = try Person.signUp(client, "ana@example.com")
                try PostgresSession(fixture.database).execute("UPDATE account SET language = 'ES' WHERE email = 'ana@example.com'")
                let answers = try (0..<2).map { _ in try client.data(query, language: .english) }
                #expect(answers[0].at("logIn.message").string == "Sesión iniciada correctamente")
                #expect(answers[0] == answers[1])
            }
        }
    }

    @Test("with other input is an error and changes nothing")
    func otherInput() async throws {
        try await Self.run { fixture, session in
            let token = try TestToken.session(of: 1, in: session)
            try await fixture.client { client in
                _ = try client.data(Self.create, variables: Self.variables("A", "k1"), as: token)
                let other = try client.query(Self.create, variables: Self.variables("B", "k1"), as: token).json()
                #expect(other.at("errors.0.extensions.code").string == "BAD_USER_INPUT")
                #expect(
                    other.at("errors.0.message").string == "This idempotencyKey was already used with a different input. Use a new one."
                )
                #expect(other.at("data.createApiKey") == .null)
            }
            #expect(try session.column("SELECT name FROM api_key") == ["A"])
        }
    }

    @Test("belongs to one account and one mutation")
    func independent() async throws {
        try await Self.run { fixture, session in
            let (one, two) = (try TestToken.session(of: 1, in: session), try TestToken.session(of: 2, in: session))
            try await fixture.client { client in
                let answers = try [one, two].map {
                    try client.data(Self.create, variables: Self.variables("A", "k1"), as: $0)
                }
                #expect(answers[0].at("createApiKey.key") != answers[1].at("createApiKey.key"))
                let language = "mutation { setLanguage(input: {language: \"es\", idempotencyKey: \"k1\"}) { message } }"
                #expect(
                    try client.data(language, as: one).at("setLanguage.message").string == "Idioma cambiado correctamente"
                )
            }
            #expect(try session.column("SELECT account_id FROM api_key ORDER BY id") == ["1", "2"])
        }
    }

    @Test("returns the same session to an anonymous client for the same input only")
    func strangers() async throws {
        try await Self.run { fixture, session in
            @Sendable func signUp(_ name: String) -> String {
                """
                mutation { createAccount(input: {name: "\(name)", email: "twice@example.org", password: "Abcdefg1!",
                    passwordConfirmation: "Abcdefg1!", idempotencyKey: "k1"}) { session { token } userErrors { code } } }
                """
            }
            try await fixture.client { client in
                let answer = try client.data(signUp("Twice"))
                #expect(answer.at("createAccount.session.token").string?.hasPrefix("cps_") == true)
                #expect(try client.data(signUp("Twice")) == answer)
                let other = try client.data(signUp("Other")).at("createAccount")
                #expect(other["session"] == .null)
                #expect(other.at("userErrors.0.code").string == "EMAIL_TAKEN")
            }
            #expect(try session.column("SELECT count(*) FROM session") == ["1"])
        }
    }

    @Test("sent many times at once makes one change, and every request gets its answer")
    func race() async throws {
        try await Self.run(loops: 2) { fixture, session in
            let token = try TestToken.session(of: 1, in: session)
            let keys = try await withThrowingTaskGroup(of: String?.self) { group in
                for _ in 0..<40 {
                    group.addTask {
                        try await fixture.client { client in
                            try client.data(Self.create, variables: Self.variables("Race", "k1"), as: token).at(
                                "createApiKey.key"
                            ).string
                        }
                    }
                }
                return try await group.reduce(into: [String?]()) { $0.append($1) }
            }
            #expect(keys.count == 40 && Set(keys).count == 1 && keys[0] != nil)
            #expect(try session.column("SELECT count(*) FROM api_key") == ["1"])
            #expect(try session.column("SELECT count(*) FROM audit_entry") == ["1"])
        }
    }

    @Test("sent twice at once runs a mutation once, even if its rules run no statement")
    func withoutStatements() async throws {
        let database = try Purses.database()
        let (holder, watcher) = (try PostgresSession(database), try PostgresSession(database))
        // The first request waits here and holds the key; the second waits for the key.
        try holder.execute("BEGIN; LOCK TABLE audit_entry IN SHARE MODE")
        try await EngineFixture.run(Purses.snapshot(), database: database) { fixture in
            let query = #"mutation { rest(input: {idempotencyKey: "k"}) { hours } }"#
            async let first = fixture.client { try $0.query(query).text }
            async let second = fixture.client { try $0.query(query).text }
            let waiting = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"
            while try watcher.query(waiting).int8(0, 0) != 2 { try await Task.sleep(for: .milliseconds(5)) }
            try holder.execute("COMMIT")
            let answers = try await [first, second]
            #expect(answers == [String](repeating: #"{"data":{"rest":{"hours":8}}}"#, count: 2))
        }
        #expect(try watcher.column("SELECT count(*) FROM audit_entry") == ["1"])
    }

    @Test("returns a message with its values, in the client's current language")
    func values() async throws {
        try await EngineFixture.run(Purses.snapshot(), database: Purses.database()) { fixture in
            try await fixture.client { client in
                let query = #"mutation { thank(input: {name: "Ana {} \" 🍅", idempotencyKey: "k"}) { message userErrors { code } } }"#
                let answers = try (0..<2).map { _ in try client.data(query, language: .english).at("thank") }
                #expect(answers[0] == ["message": #"Thanks, Ana {} " 🍅"#, "userErrors": []])
                #expect(answers[1] == answers[0])
                #expect(try client.data(query, language: .spanish).at("thank.message").string == #"Gracias, Ana {} " 🍅 (es)"#)
            }
        }
    }

    @Test("can be used again after a refused run, with corrected input")
    func refused() async throws {
        try await Self.run { fixture, session in
            let token = try TestToken.session(of: 1, in: session)
            try await fixture.client { client in
                let refused = try client.data(Self.create, variables: Self.variables(" ", "k1"), as: token)
                #expect(refused.at("createApiKey.userErrors.0.code").string == "BLANK")
                let denied = try client.query(Self.create, variables: Self.variables("A", "k1")).json()
                #expect(denied.at("errors.0.extensions.code").string == "UNAUTHENTICATED")
                #expect(try PostgresSession(fixture.database).column("SELECT count(*) FROM idempotency_key") == ["0"])
                let mended = try client.data(Self.create, variables: Self.variables("A", "k1"), as: token)
                #expect(mended.at("createApiKey.apiKey.name").string == "A")
            }
            #expect(try session.column("SELECT count(*) FROM idempotency_key") == ["1"])
        }
    }

    @Test("has 1 to 200 characters", arguments: ["", String(repeating: "k", count: 201)])
    func length(key: String) async throws {
        try await Self.run { fixture, session in
            let token = try TestToken.session(of: 1, in: session)
            let answer = try await fixture.client {
                try $0.query(Self.create, variables: Self.variables("A", key), as: token).json()
            }
            #expect(answer.at("errors.0.message").string == "An idempotencyKey must have 1 to 200 characters, not only spaces.")
            #expect(try session.column("SELECT count(*) FROM api_key") == ["0"])
        }
    }

    @Test("leaves nothing readable in the database: neither the key, nor the input, nor the answer")
    func unreadable() async throws {
        try await Self.run { fixture, session in
            let token = try TestToken.session(of: 1, in: session)
            let secret = try await fixture.client { client in
                let variables = Self.variables("Readable name", "a-telling-idempotency-key")
                return try client.data(Self.create, variables: variables, as: token).at("createApiKey.key").string ?? ""
            }
            let stored = try session.column("SELECT encode(digest || input_digest || answer, 'escape') FROM idempotency_key")
            #expect(stored.count == 1)
            for text in [secret, "cpk_", "Readable", "telling", "RECIPES"] { #expect(!stored[0].contains(text)) }
            #expect(try session.column("SELECT count(*) FROM audit_entry WHERE details::text LIKE '%cpk%'") == ["0"])
        }
    }
}
