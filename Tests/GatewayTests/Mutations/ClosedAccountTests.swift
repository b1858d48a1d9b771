import GraphQL
import TestSupport
import Testing

@testable import Gateway

/// What is left of an account, and of what it was answered, when it has been closed or its sessions have ended.
@Suite("An account that was closed", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct ClosedAccountTests {
    private static let password = "Abcdefg1!"

    /// Signs somebody up and answers the header of the session.
    private static func signUp(_ client: Client, _ email: String) throws -> String {
        let data = try client.data(
            """
            mutation { createAccount(input: {
                name: "Closing", email: "\(email)", password: "\(password)", passwordConfirmation: "\(password)"
            }) { session { token } } }
            """
        )
        return "Authorization: Bearer \(data.at("createAccount.session.token").string ?? "")"
    }

    private static func logIn(
        _ client: Client,
        _ email: String,
        _ password: String = password,
        key: String,
        headers: [String] = []
    ) throws -> Value {
        let query = """
            mutation { logIn(input: {email: "\(email)", password: "\(password)", idempotencyKey: "\(key)"}) {
                account { email } session { token } userErrors { code } } }
            """
        return try client.query(query, headers: headers).json()
    }

    @Test("changes nothing any more, also in the request that closes it")
    func writes() async throws {
        try await GatewayFixture.run(database: TestData.database()) { fixture in
            try await fixture.client { client in
                let header = try Self.signUp(client, "gone@example.org")
                let json = try client.query(
                    """
                    mutation {
                      deleteAccount(input: {password: "\(Self.password)"}) { userErrors { code } }
                      completeTour { message }
                    }
                    """,
                    headers: [header]
                )
                .json()
                #expect(json.at("data.deleteAccount.userErrors").items.isEmpty)
                #expect(json.at("data.completeTour") == .null)
                #expect(json.at("errors.0.extensions.code").string == "UNAUTHENTICATED")
            }
        }
    }

    @Test("a session that was ended changes nothing more in the request under way")
    func endedSession() async throws {
        try await GatewayFixture.run(database: TestData.database()) { fixture in
            try await fixture.client { client in
                let header = try Self.signUp(client, "ended@example.org")
                let query = """
                    mutation { logOut { message } createApiKey(input: {name: "thief", scopes: [ACCOUNTS_READ]}) { key } completeTour { message } }
                    """
                let json = try client.query(query, headers: [header]).json()
                #expect(json.at("data.logOut.message").string == "Logged out successfully")
                #expect(json.at("data.createApiKey") == .null && json.at("data.completeTour") == .null)
            }
        }
    }

    @Test("is not shown by repeating a log-in whose session has ended")
    func replay() async throws {
        try await GatewayFixture.run(database: TestData.database()) { fixture in
            try await fixture.client { client in
                _ = try Self.signUp(client, "replayed@example.org")
                let first = try Self.logIn(client, "replayed@example.org", key: "once")
                #expect(try Self.logIn(client, "replayed@example.org", key: "once") == first)
                let token = first.at("data.logIn.session.token").string ?? ""
                _ = try client.data("mutation { logOutEverywhere { message } }", headers: ["Authorization: Bearer \(token)"])
                let again = try Self.logIn(client, "replayed@example.org", key: "once")
                #expect(again.at("data.logIn") == .null)
                #expect(again.at("errors.0.extensions.code").string == "UNAUTHENTICATED")
                // Nor to somebody else who knows what was sent.
                let other = try Self.signUp(client, "other@example.org")
                _ = try Self.logIn(client, "replayed@example.org", key: "other", headers: [other])
                let header = try Self.logIn(client, "replayed@example.org", key: "last").at("data.logIn.session.token").string ?? ""
                _ = try client.data("mutation { logOutEverywhere { message } }", headers: ["Authorization: Bearer \(header)"])
                #expect(try Self.logIn(client, "replayed@example.org", key: "other", headers: [other]).at("data.logIn") == .null)
            }
        }
    }

    @Test("a key of a refused log-in is free for the next one")
    func refusedKey() async throws {
        try await GatewayFixture.run(database: TestData.database()) { fixture in
            try await fixture.client { client in
                let header = try Self.signUp(client, "refused@example.org")
                let query =
                    "mutation ($p: String!) { changePassword(input: {currentPassword: $p, password: \"Better-2!\", "
                    + "passwordConfirmation: \"Better-2!\", idempotencyKey: \"k\"}) { session { token } userErrors { code } } }"
                let refused = try client.query(query, variables: ["p": "Wrong-1!x"], headers: [header]).json()
                #expect(refused.at("data.changePassword.userErrors.0.code").string == "MISMATCH")
                let done = try client.query(query, variables: ["p": .string(Self.password)], headers: [header]).json()
                let token = done.at("data.changePassword.session.token").string ?? ""
                #expect(token.hasPrefix("cps_"))
                let again = try client.query(
                    query,
                    variables: ["p": .string(Self.password)],
                    headers: ["Authorization: Bearer \(token)"]
                )
                #expect(try again.json() == done)
            }
        }
    }

    @Test("more mutations than a request may have are refused, whatever else is in the batch")
    func batch() async throws {
        try await GatewayFixture.run(Purses.snapshot(), database: Purses.database(), configure: { $0.requests.batch = 5 }) { fixture in
            let many = (1...6).map { "m\($0): count { coins }" }.joined(separator: " ")
            let body = #"[{"query":"mutation { \#(many) }"},{"query":"mutation { __typename }"},{"query":"mutation { count { coins } }"}]"#
            let text = try await fixture.client { client in
                try client.send(Client.post(body: body))
                return try client.response().text
            }
            #expect(text.contains("TOO_MANY_MUTATIONS"))
            #expect(text.hasSuffix(#"{"data":{"__typename":"Mutation"}},{"data":{"count":{"coins":101}}}]"#))
        }
    }
}
