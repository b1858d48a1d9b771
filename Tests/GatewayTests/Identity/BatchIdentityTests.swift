import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Engine
@testable import Gateway

@Suite("The identity of batch entries", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct BatchIdentityTests {
    /// Returns the responses of a batch's entries.
    private static func answers(_ client: Client, _ documents: [String], as caller: any Caller) throws -> [Value] {
        var writer = ResponseWriter()
        writer.write(.list(documents.map { .object(["query": .string($0)]) }))
        try client.send(Client.post(body: writer.text, headers: caller.headers))
        return try client.response().json().items
    }

    private static let who = "{ viewer { id email } serverInfo { version } }"

    @Test(
        "is determined per entry, so that a session ended by one entry is invalid in the next",
        arguments: [
            "mutation { logOut(input: {}) { message } }", "mutation { logOutEverywhere(input: {}) { message } }",
            "mutation { deleteAccount(input: {password: \"\(Member.password)\"}) { message } }",
            """
            mutation { changePassword(input: {
              currentPassword: "\(Member.password)", password: "Another-Horse-2", passwordConfirmation: "Another-Horse-2"
            }) { message } }
            """,
        ]
    )
    func ended(mutation: String) async throws {
        try await GatewayFixture.run(configure: { $0.requests.batch = 5 }) { fixture in
            let member = try Member("Ana", in: fixture.database)
            try await fixture.client { client throws in
                let answers = try Self.answers(client, [Self.who, mutation, Self.who, "{ serverInfo { version } }", Self.who], as: member)
                #expect(answers.count == 5)
                #expect(answers[0].at("data.viewer.id").string == member.id)
                #expect(answers[1].errors == .null)
                for answer in answers[2...] { #expect(answer.at("extensions.credentials").string == "UNKNOWN") }
                for answer in [answers[2], answers[4]] {
                    #expect(answer.errorCode == "UNAUTHENTICATED")
                    #expect(answer.at("data.viewer") == .null)
                }
                #expect(answers[3].at("data.serverInfo.version").string != nil)
            }
        }
    }

    @Test("is checked again after an administrator is demoted and after a key is revoked")
    func taken() async throws {
        try await GatewayFixture.run(configure: { $0.requests.batch = 5 }) { fixture in
            let session = try PostgresSession(fixture.database)
            let administrators = try (0..<2).map { try Member("Administrator \($0)", isAdmin: true, in: session) }
            // A trigger simulates a change by another server between two entries.
            try session.execute(
                """
                CREATE FUNCTION demote() RETURNS trigger LANGUAGE plpgsql AS $$
                BEGIN
                    UPDATE account SET is_admin = false WHERE id = \(administrators[0].number);
                    RETURN NULL;
                END $$;
                CREATE TRIGGER demote AFTER INSERT ON app_feedback EXECUTE FUNCTION demote();
                """
            )
            try await fixture.client { client throws in
                let feedback = #"mutation { submitAppFeedback(input: {stars: 5, comment: "Good"}) { message userErrors { code } } }"#
                let list = "{ accounts(first: 2) { totalCount } }"
                let answers = try Self.answers(client, [list, feedback, list], as: administrators[0])
                #expect(answers[0].errors == .null)
                #expect(answers[1].errors == .null)
                #expect(answers[2].errorCode == "FORBIDDEN")
            }
        }
    }

    @Test("stays the same for the whole batch if nothing changes, including for anonymous clients")
    func lasting() async throws {
        try await GatewayFixture.run(configure: { $0.requests.batch = 5 }) { fixture in
            let member = try Member("Ana", in: fixture.database)
            try await fixture.client { client throws in
                let spanish = #"mutation { setLanguage(input: {language: "ES"}) { message } }"#
                let answers = try Self.answers(client, [Self.who, spanish, "{ viewer { language } nothing }", Self.who], as: member)
                #expect(answers[3].at("data.viewer.id").string == member.id)
                try client.send(Client.post(body: #"[{"query":"\#(Self.who)"},{"query":"\#(Self.who)"}]"#))
                for answer in try client.response().json().items {
                    #expect(answer.at("data.viewer") == .null)
                    #expect(answer.errors == .null)
                }
            }
        }
    }
}
