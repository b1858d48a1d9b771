import Domains
import GraphQL
import ServiceSupport
import TestSupport
import Testing

@testable import Gateway

@Suite("Email confirmation over HTTP", .tags(.database, .socket), .removesDatabases, .timeLimit(.minutes(20)))
struct ConfirmedEmailTests {
    private static let mailServer = ["--smtp-url", "smtp://127.0.0.1:1", "--mail-from", "hello@example.com"]

    @Test(
        "is required with a mail server or the option, unless an option disables it",
        arguments: [
            ([], nil), (mailServer, "EMAIL_UNCONFIRMED"), (mailServer + ["--no-confirm-emails"], nil),
            (["--confirm-emails"], "EMAIL_UNCONFIRMED"),
        ] as [([String], String?)]
    )
    func setting(options: [String], code: String?) async throws {
        let program = try await ServedProgram.waiting { try ServedProgram(options, hasDemoData: false) }
        let port = program.port
        let answer = try await ServedProgram.waiting {
            let client = try Client(port: port)
            let ana = try Person.signUp(client, "ana@example.com")
            let document = "mutation { referFriend(input: {email: \"friend@example.com\"}) { message userErrors { code } } }"
            return try client.query(document, as: ana).json()
        }
        #expect(answer.errorCode == code, "\(answer)")
        #expect((answer.at("data.referFriend.message").string == "Invitation sent successfully") == (code == nil))
        #expect(try await ServedProgram.waiting { try program.stop() } == 0)
    }

    @Test("takes effect immediately on every loop, and changing the email revokes it")
    func atOnce() async throws {
        try await GatewayFixture.run(loops: 2, services: { $0.accounts.needsConfirmedEmail = true }) { fixture in
            let port = fixture.gateway.port
            try await fixture.client { client in
                let ana = try Person.signUp(client, "ana@example.com")
                // Each loop caches the session separately.
                let clients = try (0..<6).map { _ in try Client(port: port) }
                func codes(_ friend: String) throws -> Set<String> {
                    Set(
                        try clients.enumerated().map { index, client in
                            let field = "referFriend(input: {email: \"\(friend)\(index)@example.com\"}) { message }"
                            return try client.query("mutation { \(field) }", as: ana).json().errorCode ?? "done"
                        }
                    )
                }
                #expect(try codes("a") == ["EMAIL_UNCONFIRMED"])
                let body = try fixture.column("SELECT body FROM email_outbox WHERE template = 'email_confirmation'").joined()
                let token = body.split { $0.isWhitespace || $0 == "=" }.first { $0.hasPrefix("cpe_") }.map(String.init) ?? ""
                #expect(try client.mutate("confirmEmail", ["token": .string(token)]).mistakes == [])
                #expect(try codes("b") == ["done"])
                let input: ObjectValue = ["email": "new@example.com", "password": .string(Person.password)]
                #expect(try client.mutate("updateProfile", input, as: ana).mistakes == [])
                #expect(try codes("c") == ["EMAIL_UNCONFIRMED"])
            }
        }
    }
}
