import GraphQL
import ServiceSupport
import TestSupport
import Testing

@testable import Engine

/// Closed accounts and ended sessions can neither write nor repeat earlier responses.
@Suite("A closed account", .tags(.database), .timeLimit(.minutes(20)))
struct ClosedAccountTests {
    private static let password = "Abcdefg1!"

    /// Signs up a person and returns the session.
    private static func signUp(_ client: EngineClient, _ email: String) throws -> TestToken {
        let data = try client.data(
            """
            mutation { createAccount(input: {
                name: "Closing", email: "\(email)", password: "\(password)", passwordConfirmation: "\(password)"
            }) { session { token } } }
            """
        )
        return TestToken(text: data.at("createAccount.session.token").string ?? "")
    }

    private static func logIn(
        _ client: EngineClient,
        _ email: String,
        _ password: String = password,
        key: String,
        as caller: TestToken? = nil
    ) throws -> Value {
        let query = """
            mutation { logIn(input: {email: "\(email)", password: "\(password)", idempotencyKey: "\(key)"}) {
                account { email } session { token } userErrors { code } } }
            """
        return try client.query(query, as: caller).json()
    }

    @Test("can make no more changes, even within the request that closes it")
    func writes() async throws {
        try await EngineFixture.run(database: TestData.database()) { fixture in
            try await fixture.client { client in
                let session = try Self.signUp(client, "gone@example.org")
                let json = try client.query(
                    """
                    mutation {
                      deleteAccount(input: {password: "\(Self.password)"}) { userErrors { code } }
                      completeTour { message }
                    }
                    """,
                    as: session
                )
                .json()
                #expect(json.at("data.deleteAccount.userErrors").items.isEmpty)
                #expect(json.at("data.completeTour") == .null)
                #expect(json.at("errors.0.extensions.code").string == "UNAUTHENTICATED")
            }
        }
    }

    @Test("an ended session can make no more changes in the current request")
    func endedSession() async throws {
        try await EngineFixture.run(database: TestData.database()) { fixture in
            try await fixture.client { client in
                let session = try Self.signUp(client, "ended@example.org")
                let query = """
                    mutation { logOut { message } createApiKey(input: {name: "thief", scopes: [ACCOUNTS_READ]}) { key } completeTour { message } }
                    """
                let json = try client.query(query, as: session).json()
                #expect(json.at("data.logOut.message").string == "Logged out successfully")
                #expect(json.at("data.createApiKey") == .null && json.at("data.completeTour") == .null)
            }
        }
    }

    @Test("a repeated log-in is not answered from storage once its session has ended")
    func replay() async throws {
        try await EngineFixture.run(database: TestData.database()) { fixture in
            try await fixture.client { client in
                _ = try Self.signUp(client, "replayed@example.org")
                let first = try Self.logIn(client, "replayed@example.org", key: "once")
                #expect(try Self.logIn(client, "replayed@example.org", key: "once") == first)
                let token = first.at("data.logIn.session.token").string ?? ""
                _ = try client.data("mutation { logOutEverywhere { message } }", as: TestToken(text: token))
                let again = try Self.logIn(client, "replayed@example.org", key: "once")
                #expect(again.at("data.logIn") == .null)
                #expect(again.at("errors.0.extensions.code").string == "UNAUTHENTICATED")
                // Another caller who knows the request does not get the response either.
                let other = try Self.signUp(client, "other@example.org")
                _ = try Self.logIn(client, "replayed@example.org", key: "other", as: other)
                let last = try Self.logIn(client, "replayed@example.org", key: "last").at("data.logIn.session.token").string ?? ""
                _ = try client.data("mutation { logOutEverywhere { message } }", as: TestToken(text: last))
                #expect(try Self.logIn(client, "replayed@example.org", key: "other", as: other).at("data.logIn") == .null)
            }
        }
    }

    @Test("the idempotency key of a refused change can be used again")
    func refusedKey() async throws {
        try await EngineFixture.run(database: TestData.database()) { fixture in
            try await fixture.client { client in
                let session = try Self.signUp(client, "refused@example.org")
                let query =
                    "mutation ($p: String!) { changePassword(input: {currentPassword: $p, password: \"Better-2!\", "
                    + "passwordConfirmation: \"Better-2!\", idempotencyKey: \"k\"}) { session { token } userErrors { code } } }"
                let refused = try client.query(query, variables: ["p": "Wrong-1!x"], as: session).json()
                #expect(refused.at("data.changePassword.userErrors.0.code").string == "WRONG_PASSWORD")
                let done = try client.query(query, variables: ["p": .string(Self.password)], as: session).json()
                let token = done.at("data.changePassword.session.token").string ?? ""
                #expect(token.hasPrefix("cps_"))
                let again = try client.query(
                    query,
                    variables: ["p": .string(Self.password)],
                    as: TestToken(text: token)
                )
                #expect(try again.json() == done)
            }
        }
    }
}
