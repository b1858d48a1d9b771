import GraphQL
import Languages
import ServiceSupport
import TestSupport
import Testing

@Suite("Profiles", .tags(.database), .timeLimit(.minutes(20)))
struct ProfileTests {
    private static let fields = "account { name kind roles phone email language timeZone area location { address latitude longitude } }"

    private static func update(_ client: EngineClient, _ person: Person, _ input: ObjectValue) throws -> Value {
        try client.mutate("updateProfile", input, fields, as: person)
    }

    @Test("change only in the fields of the input")
    func edit() async throws {
        try await EngineFixture.run { fixture in
            try await fixture.client { client in
                let ana = try Person.signUp(client, "ana@example.com", ["phone": "+34 954 123", "location": ["address": "Villarriba"]])
                var payload = try Self.update(client, ana, ["name": " Ana María ", "timeZone": "America/Lima", "roles": ["RECEIVER"]])
                #expect(payload["message"].string == "Profile edited successfully" && payload.mistakes == [])
                #expect(payload.at("account.name").string == "Ana María")
                #expect(payload.at("account.timeZone").string == "America/Lima")
                #expect(payload.at("account.roles") == ["RECEIVER"])
                #expect(payload.at("account.phone").string == "+34 954 123")
                #expect(payload.at("account.location.address").string == "Villarriba")
                payload = try Self.update(client, ana, ["phone": nil, "location": nil, "roles": [], "kind": "GROUP"])
                #expect(payload.at("account.phone") == .null && payload.at("account.location") == .null)
                #expect(payload.at("account.roles") == [] && payload.at("account.kind") == "GROUP")
                #expect(payload.at("account.name").string == "Ana María")
                payload = try Self.update(client, ana, ["language": "es"])
                #expect(payload["message"].string == "Perfil editado correctamente")
                #expect(try Self.update(client, ana, [:]).mistakes == [])
            }
            let details = try fixture.column("SELECT details FROM audit_entry WHERE action = 'updateProfile' ORDER BY id LIMIT 1")
            #expect(details == [#"{"fields": ["name", "roles", "timeZone"]}"#])
        }
    }

    struct Case: Sendable {
        var input: ObjectValue
        var mistakes: [String]
    }

    static let cases = [
        Case(input: ["name": " "], mistakes: ["name: This field can not be empty"]),
        Case(input: ["name": nil], mistakes: ["name: This field can not be empty"]),
        Case(input: ["phone": "none"], mistakes: ["phone: Please enter a phone number such as +34 954 11 22 33"]),
        Case(input: ["location": [:]], mistakes: ["location.address: This field can not be empty"]),
        Case(
            input: ["timeZone": "Mars/Olympus"],
            mistakes: ["timeZone: There is no time zone with this name; a valid one is Europe/Madrid"]
        ),
        Case(input: ["language": "klingon"], mistakes: ["language: This language is not supported. Choose English (EN) or Spanish (ES)"]),
        Case(input: ["email": "nobody"], mistakes: ["email: Please enter a valid email"]),
        Case(input: ["email": "new@example.com"], mistakes: ["password: This field can not be empty"]),
        Case(
            input: ["email": "new@example.com", "password": "Wrong-Horse-7"],
            mistakes: ["password: Incorrect Password. Please Try Again"]
        ),
        Case(
            input: ["email": "EVA@example.com", "password": .string(Person.password)],
            mistakes: ["email: An account with this email already exists"]
        ),
    ]

    @Test("stay unchanged if any field is invalid")
    func refusals() async throws {
        try await EngineFixture.run { fixture in
            let before = try await fixture.client { client in
                _ = try Person.signUp(client, "eva@example.com")
                let ana = try Person.signUp(client, "ana@example.com")
                let before = try fixture.column("SELECT account FROM account WHERE id = \(ana.number)")
                for row in Self.cases {
                    let payload = try Self.update(client, ana, row.input.replacing(["kind": "GROUP"]))
                    #expect(payload.mistakes == row.mistakes)
                    #expect(payload["account"] == .null)
                }
                return before
            }
            #expect(try fixture.column("SELECT account FROM account WHERE email = 'ana@example.com'") == before)
        }
    }

    @Test("accept the current e-mail without the password, however it is written")
    func sameEmail() async throws {
        try await EngineFixture.run { fixture in
            try await fixture.client { client in
                let ana = try Person.signUp(client, "ana@example.com")
                let payload = try Self.update(client, ana, ["email": " ANA@Example.com", "name": "Ana"])
                #expect(payload.mistakes == [] && payload.at("account.email").string == "ana@example.com")
            }
            #expect(try fixture.column("SELECT count(*) FROM email_outbox WHERE template = 'email_changed'") == ["0"])
        }
    }

    @Test("accept a new e-mail with the password, as unconfirmed")
    func email() async throws {
        try await EngineFixture.run { fixture in
            let payload = try await fixture.client { client in
                let ana = try Person.signUp(client, "ana@example.com")
                try fixture.execute("UPDATE account SET email_verified = true WHERE id = \(ana.number)")
                _ = try client.mutate("requestPasswordReset", ["email": "ana@example.com"])
                let payload = try Self.update(client, ana, ["email": " New@Example.com", "password": .string(Person.password)])
                #expect(try Person.logIn(client, "ana@example.com").codes == ["ACCOUNT_NOT_FOUND"])
                #expect(try Person.logIn(client, "new@example.com").mistakes == [])
                return payload
            }
            #expect(payload.mistakes == [] && payload.at("account.email").string == "new@example.com")
            #expect(try fixture.column("SELECT email_verified FROM account WHERE email = 'new@example.com'") == ["false"])
            #expect(try fixture.column("SELECT count(*) FROM password_reset") == ["0"], "it was sent to the former address")
        }
    }

    @Test("change their language, which the response uses at once")
    func language() async throws {
        try await EngineFixture.run { fixture in
            try await fixture.client { client in
                let ana = try Person.signUp(client, "ana@example.com")
                func choose(_ language: String) throws -> Value {
                    try client.mutate("setLanguage", ["language": .string(language)], "account { language }", as: ana)
                }
                let spanish = try choose("es-MX")
                #expect(spanish["message"].string == "Idioma cambiado correctamente" && spanish.at("account.language") == "ES")
                let refused = try choose("fr")
                #expect(
                    refused.mistakes == ["language: Este idioma no está disponible. Elige español (ES) o inglés (EN)"]
                        && refused["account"] == .null
                )
                #expect(try choose(" ").mistakes == ["language: Este campo no puede estar vacío"])
                #expect(try client.data("{ viewer { language } }", as: ana).at("viewer.language") == "ES")
                #expect(try choose("ES").mistakes == [], "choosing the same language again succeeds")
                #expect(try choose("EN")["message"].string == "Language changed successfully")
            }
        }
    }
}
