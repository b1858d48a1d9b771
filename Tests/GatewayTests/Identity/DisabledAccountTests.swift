import GraphQL
import Languages
import ServiceSupport
import TestSupport
import Testing

@testable import Gateway

@Suite("A disabled account", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct DisabledAccountTests {
    @Test(
        "has no session on any connection, and the old sessions stay invalid after it is enabled again",
        arguments: Language.allCases
    )
    func disable(language: Language) async throws {
        try await GatewayFixture.run(loops: 2) { fixture in
            let admin = try Member("Ada", isAdmin: true, in: fixture.database)
            let person = try Member("Paula", in: fixture.database)
            let port = fixture.gateway.port
            try await fixture.client { client in
                // Several connections, so that both loops cache the session.
                let others = try (0..<6).map { _ in try Client(port: port) }
                for other in others {
                    #expect(try other.data("{ viewer { id } }", as: person).at("viewer.id").string == person.id)
                }
                let input = "accountId: \"\(person.id)\""
                let disabled = try client.change("disableUser", input, "account { status }", as: admin, language: language)
                #expect(
                    disabled["message"].string
                        == (language == .english ? "Disabled the user successfully" : "Usuario desactivado correctamente")
                )
                #expect(disabled.at("account.status").string == "DISABLED")
                for other in others { #expect(try other.query("{ viewer { id } }", as: person).isWithoutViewer) }
                let logIn = "email: \"paula@people.example\", password: \"\(Member.password)\""
                #expect(try client.change("logIn", logIn, as: nil).at("userErrors.0.code").string == "ACCOUNT_DISABLED")
                #expect(try client.change("disableUser", input, as: admin)["userErrors"].items == [], "repeating it changes nothing")

                let enabled = try client.change("enableUser", input, "account { status }", as: admin, language: language)
                #expect(
                    enabled["message"].string == (language == .english ? "Enabled user successfully" : "Usuario activado correctamente")
                )
                #expect(enabled.at("account.status").string == "ACTIVE")
                #expect(try client.query("{ viewer { id } }", as: person).isWithoutViewer, "the ended session stays invalid")
                #expect(try client.change("logIn", logIn, "session { token }", as: nil).at("session.token").string != nil)
            }
        }
    }
}
