import Domains
import GraphQL
import Languages
import Postgres
import ServiceSupport
import Sodium
import TestSupport
import Testing

@testable import Engine
@testable import Gateway

/// Requests with credentials that have expired or that the server does not know.
@Suite("Credentials that are not valid", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct RejectedCredentialsTests {
    /// A kind of credentials, with the name of its reason.
    struct Credentials: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let reason: String
        /// Makes the headers of a request.
        let headers: @Sendable (_ session: PostgresSession) throws -> [String]
    }

    private static func session(_ change: String) -> @Sendable (PostgresSession) throws -> [String] {
        { session in
            let member = try Member("Member", in: session)
            try session.execute(change)
            return member.headers
        }
    }

    private static func key(_ change: String) -> @Sendable (PostgresSession) throws -> [String] {
        { session in
            let member = try Member("Partner", in: session)
            let key = try TestToken.key(of: member.number, scopes: ["RECIPES_READ", "ACCOUNTS_WRITE"], in: session)
            try session.execute(change)
            return key.headers
        }
    }

    private static let past = "created_at = now() - interval '9 days', expires_at = now() - interval '2 days'"

    static let all = [
        Credentials(testDescription: "an expired session", reason: "EXPIRED", headers: session("UPDATE session SET \(past)")),
        Credentials(testDescription: "an ended session", reason: "UNKNOWN", headers: session("DELETE FROM session")),
        Credentials(
            testDescription: "the session of a disabled account",
            reason: "UNKNOWN",
            headers: session("UPDATE account SET status = 'DISABLED' WHERE name = 'Member'")
        ),
        Credentials(testDescription: "an expired key", reason: "EXPIRED", headers: key("UPDATE api_key SET \(past)")),
        Credentials(testDescription: "a revoked key", reason: "UNKNOWN", headers: key("UPDATE api_key SET revoked_at = now()")),
        Credentials(
            testDescription: "an expired and revoked key",
            reason: "UNKNOWN",
            headers: key("UPDATE api_key SET \(past), revoked_at = now() - interval '3 days'")
        ),
        Credentials(testDescription: "a deleted key", reason: "UNKNOWN", headers: key("DELETE FROM api_key")),
        Credentials(
            testDescription: "a token that was never issued",
            reason: "UNKNOWN",
            headers: { _ in ["Authorization: Bearer \(SecretToken(random: .session).text)"] }
        ),
        Credentials(testDescription: "a token of no service", reason: "UNKNOWN", headers: { _ in ["Authorization: Bearer nothing"] }),
        Credentials(testDescription: "another scheme", reason: "UNKNOWN", headers: { _ in ["Authorization: Basic YTpi"] }),
        Credentials(
            testDescription: "two headers",
            reason: "UNKNOWN",
            headers: { session in
                let member = try Member("Member", in: session)
                return member.headers + member.headers
            }
        ),
    ]

    private static let document = "{ recipe(id: \"recipe_1\") { title } viewer { id } reports { totalCount } }"

    @Test("get public data; fields that need a log-in are errors with the reason, by POST and by GET", arguments: all)
    func reading(credentials: Credentials) async throws {
        try await GatewayFixture.run { fixture in
            let headers = try credentials.headers(PostgresSession(fixture.database))
            try await fixture.client { client in
                let anonymous = try client.query(Self.document, headers: [])
                #expect(try anonymous.json()["extensions"] == .null)
                let query = Self.document.utf8.map { "%" + String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
                for response in [
                    try client.query(Self.document, headers: headers), try client.ask("/graphql?query=\(query)", headers: headers),
                ] {
                    let json = try response.json()
                    #expect(response.status == 200 && response.values("www-authenticate") == [])
                    #expect(try json.data == anonymous.json().data && json.at("data.recipe.title").string != nil)
                    #expect(json.errors.items.map { $0.at("path.0").string } == ["viewer", "reports"])
                    for error in json.errors.items {
                        #expect(error.at("extensions.code").string == "UNAUTHENTICATED")
                        #expect(error.at("extensions.credentials").string == credentials.reason)
                        #expect(error["message"].string == Message.sessionExpired.text(in: .english))
                    }
                    #expect(json["extensions"] == ["credentials": .string(credentials.reason)])
                }
                let cached = try client.ask("/graphql?query=%7B__typename%7D", headers: headers)
                #expect(cached.values("cache-control") == ["private, no-store"])
            }
        }
    }

    @Test("cannot change anything: the whole operation is refused with 401", arguments: all)
    func changing(credentials: Credentials) async throws {
        try await GatewayFixture.run { fixture in
            let session = try PostgresSession(fixture.database)
            let headers = try credentials.headers(session)
            _ = try Member("Person", in: session)
            let before = try session.column("SELECT count(*) FROM session")
            let logIn = "logIn(input: {email: \"person@people.example\", password: \"\(Member.password)\"}) { session { token } }"
            try await fixture.client { client in
                for document in [
                    #"mutation { setLanguage(input: {language: "ES"}) { message } }"#,
                    // The mutation for everyone that leads to no credentials, and a mixed operation.
                    #"mutation { confirmEmail(input: {token: "x"}) { message } }"#,
                    #"mutation { \#(logIn) setLanguage(input: {language: "ES"}) { message } }"#,
                ] {
                    let response = try client.query(document, headers: headers)
                    let json = try response.json()
                    #expect(response.status == 401 && response.values("www-authenticate") == ["Bearer"])
                    #expect(json.data == .null && json.errors.items.count == 1 && json.errorCode == "UNAUTHENTICATED")
                    #expect(json.at("errors.0.extensions.credentials").string == credentials.reason)
                    #expect(json.at("extensions.credentials").string == credentials.reason)
                }
                #expect(try fixture.column("SELECT count(*) FROM session") == before, "a refused operation runs no part")
                let json = try client.query("mutation { \(logIn) }", headers: headers).json()
                #expect(json.at("data.logIn.session.token").string != nil)
                #expect(json.at("extensions.credentials").string == credentials.reason)
            }
        }
    }

    @Test("permit the mutations that lead to new credentials, and no other")
    func leadingToCredentials() async throws {
        let names = Domains.mutations.filter(\.leadsToCredentials).map(\.name)
        #expect(
            Set(names) == ["createAccount", "logIn", "logInWithIdentityToken", "requestPasswordReset", "resetPassword"]
        )
        try await GatewayFixture.run { fixture in
            let headers = ["Authorization: Bearer \(SecretToken(random: .session).text)"]
            try await fixture.client { client in
                for document in [
                    """
                    mutation { createAccount(input: {
                        name: "Zoe", email: "zoe@example.org", password: "Abcdefg1!", passwordConfirmation: "Abcdefg1!"
                    }) { account { name } session { token } } }
                    """,
                    #"mutation { requestPasswordReset(input: {email: "zoe@example.org"}) { message } }"#,
                    #"mutation { resetPassword(input: {token: "x", password: "Abcdefg1!", passwordConfirmation: "Abcdefg1!"}) { message } }"#,
                    #"mutation { logInWithIdentityToken(input: {provider: "NONE", idToken: "x"}) { message } }"#,
                ] {
                    let response = try client.query(document, headers: headers)
                    #expect(try response.status == 200 && response.json().errors == .null, "\(response.text)")
                }
            }
        }
    }

    @Test("do not share responses that are kept in memory")
    func keptResponse() async throws {
        try await GatewayFixture.run(database: TestData.sharedDatabase(), loops: 1) { fixture in
            let wrong = ["Authorization: Bearer cps_wrong"]
            try await fixture.client { client in
                for document in ["{ __typename }", "{ appLinks { name } }", "{ viewer { id } }"] {
                    // The first response is kept. The order shows that neither kind replaces the other.
                    for isWrong in [false, false, true, true, false] {
                        let json = try client.query(document, headers: isWrong ? wrong : []).json()
                        #expect((json["extensions"] != .null) == isWrong)
                        #expect((json.errors != .null) == (isWrong && document.contains("viewer")))
                    }
                    let cost = ["query": .string(document), "extensions": ["cost": true]] as Value
                    var writer = ResponseWriter()
                    writer.write(cost)
                    try client.send(Client.post(body: writer.text, headers: wrong))
                    #expect(try client.response().json().at("extensions.credentials").string == "UNKNOWN")
                }
            }
        }
    }

    @Test("cost points of the network, so that nobody tries tokens without limit; the valid token of another client does not")
    func guessing() async throws {
        let configure = { (configuration: inout GatewayConfiguration) in
            configuration.clients.countsLoopback = true
            configuration.clients.networkPoints = 350
        }
        try await GatewayFixture.run(configure: configure) { fixture in
            let member = try Member("Member", in: PostgresSession(fixture.database))
            try await fixture.client { client in
                func guess(_ document: String) throws -> Response {
                    try client.query(document, headers: ["Authorization: Bearer \(SecretToken(random: .session).text)"])
                }
                #expect(try guess("{ __typename }").status == 200)
                #expect(try guess("mutation { logOut { message } }").status == 401)
                #expect(try guess("mutation { logOut { message } }").status == 401)
                for document in ["{ __typename }", "mutation { logOut { message } }"] {
                    let refused = try guess(document)
                    #expect(try refused.status == 429 && refused.json().errorCode == "RATE_LIMITED")
                }
                #expect(try client.data("{ viewer { id } }", as: member).at("viewer.id").string == member.id)
            }
        }
    }

    @Test("get public data as server-sent events, and no subscription")
    func events() async throws {
        try await GatewayFixture.run { fixture in
            let headers = ["Authorization: Bearer cps_wrong", "Accept: text/event-stream"]
            try await fixture.client { client in
                let answer = try client.query("{ __typename viewer { id } }", headers: headers).text
                #expect(answer.contains(#""__typename":"Query""#) && answer.contains(#""extensions":{"credentials":"UNKNOWN"}"#))
                let refused = try client.query("subscription { foodPostAdded { id } }", headers: headers).text
                #expect(refused.contains("UNAUTHENTICATED") && refused.contains("UNKNOWN") && !refused.contains(#""data""#))
            }
        }
    }

    @Test("open a WebSocket for public data, whose acknowledgement names the reason")
    func webSocket() async throws {
        try await GatewayFixture.run { fixture in
            let port = fixture.gateway.port
            try await fixture.client { _ in
                let socket = try Client(port: port)
                try socket.openWebSocket()
                try socket.sendText(#"{"type":"connection_init","payload":{"authorization":"Bearer cps_wrong"}}"#)
                #expect(try socket.receive().text == #"{"type":"connection_ack","payload":{"credentials":"UNKNOWN"}}"#)
                try socket.sendText(#"{"type":"subscribe","id":"1","payload":{"query":"{ __typename }"}}"#)
                let answer = #"{"data":{"__typename":"Query"},"extensions":{"credentials":"UNKNOWN"}}"#
                #expect(try socket.receive().text == #"{"id":"1","type":"next","payload":\#(answer)}"#)
                #expect(try socket.receive().text == #"{"id":"1","type":"complete"}"#)
                try socket.sendText(#"{"type":"subscribe","id":"2","payload":{"query":"subscription { foodPostAdded { id } }"}}"#)
                let refused = try socket.receive().text
                #expect(refused.contains(#""type":"error""#) && refused.contains(#""credentials":"UNKNOWN""#))
            }
        }
    }
}
