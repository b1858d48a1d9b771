import Domains
import GraphQL
import ServiceSupport
import TestSupport
import Testing

@testable import Gateway

@Suite("A confirmed e-mail over HTTP", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct ConfirmedEmailTests {
    @Test("opens what reaches others at once, on every loop; another e-mail closes it again")
    func atOnce() async throws {
        try await GatewayFixture.run(loops: 2, services: { $0.accounts.needsConfirmedEmail = true }) { fixture in
            let port = fixture.gateway.port
            try await fixture.client { client in
                let ana = try Person.signUp(client, "ana@example.com")
                // Whoever of them comes to another loop has its own memory of the session.
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
