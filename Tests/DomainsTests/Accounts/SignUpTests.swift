import Domains
import GraphQL
import Languages
import ServiceSupport
import TestSupport
import Testing

@Suite("Signing up", .tags(.database), .timeLimit(.minutes(20)))
struct SignUpTests {
    @Test("is refused with an explanation if a field is invalid")
    func refusals() async throws {
        try await EngineFixture.run { fixture in
            let payloads = try await fixture.client { client in
                try Self.cases.map {
                    try client.mutate("createAccount", Person.input("ana@example.com", $0.changes), "account { id } session { token }")
                }
            }
            for (row, payload) in zip(Self.cases, payloads) {
                #expect(payload.mistakes == row.mistakes, "\(row.testDescription)")
                #expect(payload["message"].string == row.message, "\(row.testDescription)")
                #expect(payload["account"] == .null && payload["session"] == .null, "\(row.testDescription)")
            }
            #expect(try fixture.column("SELECT count(*) FROM account WHERE email IS NOT NULL") == ["0"])
            #expect(try fixture.column("SELECT count(*) FROM audit_entry") == ["0"])
        }
    }

    /// Signs up a person with every field, near a place of the gazetteer.
    private static func signUpFully(_ fixture: EngineFixture) async throws -> Person {
        try fixture.execute(
            """
            INSERT INTO place (id, name, country_code, latitude, longitude) VALUES (901, 'Sevilla', 'ES', 37.389, -5.984);
            INSERT INTO place (name, town_id, country_code, latitude, longitude) VALUES ('Triana', 901, 'ES', 37.3838, -6.0049)
            """
        )
        return try await fixture.client { client in
            try Person.signUp(
                client,
                "  Ana.Ruiz+x@Example.COM ",
                [
                    "name": " Zoë 渡辺 👩‍🍳 ", "roles": ["DONOR", "RECEIVER", "DONOR"], "kind": "GROUP", "phone": "+34 (954) 123-456",
                    "location": ["address": "Calle Betis 1, Sevilla", "latitude": 37.38412, "longitude": -6.00312], "language": "es",
                    "timeZone": "europe/madrid",
                ]
            )
        }
    }

    private static let accountFields =
        "id name kind roles area email phone language timeZone hasPassword isEmailVerified location { address latitude longitude }"

    @Test("stores all fields and shows them to the account")
    func everything() async throws {
        try await EngineFixture.run { fixture in
            let ana = try await Self.signUpFully(fixture)
            let viewer = try await fixture.client { try $0.data("{ viewer { \(Self.accountFields) } }", as: ana)["viewer"] }
            #expect(viewer["name"].string == "Zoë 渡辺 👩‍🍳")
            #expect(viewer["roles"] == ["DONOR", "RECEIVER"])
            #expect(viewer["email"].string == "ana.ruiz+x@example.com")
            #expect(viewer["phone"].string == "+34 (954) 123-456")
            #expect(viewer["timeZone"].string == "Europe/Madrid")
            #expect(viewer.at("location.latitude") == 37.38412)
            #expect(viewer["hasPassword"] == true && viewer["isEmailVerified"] == false)
            #expect(viewer["area"].string == "Triana, Sevilla")
        }
    }

    @Test("shows the area to everybody, but not the account and whether the person receives food")
    func area() async throws {
        try await EngineFixture.run { fixture in
            let ana = try await Self.signUpFully(fixture)
            let selection = "name kind roles area photoUrl account { id }"
            let (profile, account) = try await fixture.client { client in
                (
                    try client.data("{ node(id: \"profile_\(ana.number)\") { ... on Profile { \(selection) } } }")["node"],
                    try client.data("{ node(id: \"\(ana.id)\") { ... on Account { \(Self.accountFields) } } }")["node"]
                )
            }
            let shown: Value = [
                "name": "Zoë 渡辺 👩‍🍳", "kind": "GROUP", "roles": ["DONOR"], "area": "Triana, Sevilla", "photoUrl": .null, "account": .null,
            ]
            #expect(profile == shown)
            #expect(account == .null)
            #expect(
                try fixture.column("SELECT area_latitude || ' ' || area_longitude FROM account WHERE area LIKE 'Triana%'") == ["37.38 -6"]
            )
        }
    }

    @Test(
        "saves the language of the input, or else of the request",
        arguments: [
            (nil, Language.english, "EN"), (nil, .spanish, "ES"), (" ", .spanish, "ES"), ("es-MX", .english, "ES"), ("en", .spanish, "EN"),
        ]
    )
    func language(given: String?, asked: Language, saved: String) async throws {
        try await EngineFixture.run { fixture in
            try await fixture.client { client in
                let input = Person.input("ana@example.com", given.map { ["language": .string($0)] } ?? [:])
                let payload = try client.mutate("createAccount", input, "account { id language } session { token }", language: asked)
                #expect(payload.at("account.language").string == saved)
                let isEnglish = saved == "EN"
                #expect(payload["message"].string == (isEnglish ? "Account created successfully" : "Cuenta creada correctamente"))
                let token = TestToken(text: try #require(payload.at("session.token").string))
                let other: Language = isEnglish ? .spanish : .english
                let edited = try client.mutate("updateProfile", ["name": "Ana"], as: token, language: other)["message"].string
                #expect(edited == (isEnglish ? "Profile edited successfully" : "Perfil editado correctamente"))
            }
            #expect(try fixture.column("SELECT DISTINCT language FROM email_outbox") == [saved])
        }
    }

    @Test(
        "replaces an unknown language by that of the request, and says so",
        arguments: [
            (
                "fr", Language.english, false,
                "Account created successfully. The language that you chose is not available, so we use English"
            ),
            (
                "Klingon \u{1F596}", .spanish, false,
                "Cuenta creada correctamente. El idioma que has elegido no está disponible, así que usamos el español"
            ),
            (
                "pt-BR", .spanish, true,
                "Revisa tu correo electrónico: te hemos enviado los siguientes pasos. El idioma que has elegido no está disponible, así que usamos el español"
            ),
        ]
    )
    func unknownLanguage(given: String, asked: Language, hidesAccounts: Bool, message: String) async throws {
        try await EngineFixture.run(services: { $0.accounts.hidesAccounts = hidesAccounts }) { fixture in
            try await fixture.client { client in
                let input = Person.input("ana@example.com", ["language": .string(given), "idempotencyKey": "once"])
                for _ in 0..<2 {
                    let payload = try client.mutate("createAccount", input, language: asked)
                    #expect(payload["message"].string == message)
                    #expect(payload["userErrors"].items.isEmpty)
                }
            }
            #expect(try fixture.column("SELECT language FROM account WHERE email = 'ana@example.com'") == [asked.enumValue.uppercased()])
        }
    }

    @Test("needs a known place in an address without coordinates, and suggests similar ones; so does an edit of the profile")
    func unknownAddress() async throws {
        try await EngineFixture.run { fixture in
            try await fixture.client { client in
                func input(_ address: String) -> ObjectValue { ["location": ["address": .string(address)]] }
                let unknown = "Calle Ñ 5, Xkcdville"
                let refused = try client.mutate("createAccount", Person.input("eva@example.com", input(unknown)), "account { id }")
                #expect(refused.codes == ["UNKNOWN_PLACE"] && refused["account"] == .null, "\(refused)")
                #expect(refused.at("userErrors.0.field") == ["location", "address"])
                let near = try client.mutate("createAccount", Person.input("eva@example.com", input("Villariba Norte")), "account { id }")
                #expect(near.mistakes.first?.contains("Uppertown, Meseta, Spain") == true, "\(near)")

                let ana = try Person.signUp(client, "ana@example.com", input("Calle Ñ 5, Villarriba"))
                let edited = try client.mutate("updateProfile", input(unknown), "account { area }", as: ana)
                #expect(edited.codes == ["UNKNOWN_PLACE"] && edited.at("userErrors.0.field") == ["location", "address"], "\(edited)")
                let viewer = try client.data("{ viewer { area location { address } } }", as: ana)["viewer"]
                #expect(viewer == ["area": "Villarriba", "location": ["address": "Calle Ñ 5, Villarriba"]])
                // A form sends the address back that was stored before addresses were checked.
                try fixture.execute("UPDATE account SET address = '\(unknown)' WHERE id = \(ana.number)")
                #expect(try client.mutate("updateProfile", input(unknown), "account { area }", as: ana).mistakes == [])
                #expect(try client.mutate("updateProfile", ["location": nil], "account { area }", as: ana).at("account.area") == .null)
            }
        }
    }

    @Test(
        "is refused for an existing e-mail, however it is written",
        arguments: ["ana@example.com", "ANA@Example.com", " ana@example.com\t"]
    )
    func taken(email: String) async throws {
        try await EngineFixture.run { fixture in
            let payload = try await fixture.client { client in
                _ = try Person.signUp(client, "ana@example.com")
                return try client.mutate("createAccount", Person.input(email, ["name": "Eva"]), "account { id } session { token }")
            }
            #expect(payload.mistakes == ["email: An account with this email already exists"])
            #expect(payload.codes == ["EMAIL_TAKEN"])
            #expect(payload["account"] == .null && payload["session"] == .null)
            #expect(try fixture.column("SELECT name FROM account WHERE email = 'ana@example.com'") == ["Ana Ruiz"])
        }
    }

    @Test("gives the same response for an existing e-mail if accounts are hidden, and notifies the owner")
    func hidden() async throws {
        try await EngineFixture.run(services: { $0.accounts.hidesAccounts = true }) { fixture in
            try await fixture.client { client in
                func signUp(_ email: String, _ changes: ObjectValue = [:]) throws -> String {
                    let payload = "account { id } session { token }"
                    return "\(try client.mutate("createAccount", Person.input(email, changes), payload))"
                }
                let first = try signUp("ana@example.com", ["language": "ES"])
                #expect(first.contains("Revisa tu correo"))
                #expect(!first.contains("account_") && !first.contains("cps_"))
                #expect(try fixture.column("SELECT count(*) FROM session") == ["0"])
                let second = try signUp(
                    "ANA@example.com",
                    ["name": "Eva", "language": "ES", "password": "Other-Horse-7", "passwordConfirmation": "Other-Horse-7"]
                )
                #expect(second == first)
                #expect(try signUp("eva@example.com") == signUp("ana@example.com"))
                let queuedEmails = "SELECT template || ' ' || recipient || ' ' || language FROM email_outbox ORDER BY id"
                #expect(
                    try fixture.column(queuedEmails) == [
                        "email_confirmation ana@example.com ES", "email_confirmation ana@example.com ES",
                        "email_confirmation eva@example.com EN", "email_confirmation ana@example.com ES",
                    ]
                )
                #expect(try fixture.column("SELECT name FROM account WHERE email = 'ana@example.com'") == ["Ana Ruiz"])
                // A person who has just signed up must not learn from a log-in whether the e-mail was free.
                #expect(try Person.logIn(client, "ana@example.com").codes == ["WRONG_CREDENTIALS"])
                try fixture.execute("UPDATE account SET email_verified = true WHERE email = 'ana@example.com'")
                #expect(try Person.logIn(client, "ana@example.com").mistakes == [], "the password is unchanged")
                for _ in 0..<6 { #expect(try signUp("ana@example.com", ["language": "ES"]) == first) }
                #expect(
                    try fixture.column("SELECT count(*) FROM email_outbox WHERE template = 'sign_up_repeated'") == ["5"],
                    "the owner's mailbox is not flooded"
                )
                #expect(try client.mutate("createAccount", Person.input("ana@")).codes == ["INVALID"])
                try fixture.execute("UPDATE account SET status = 'DISABLED' WHERE email = 'eva@example.com'")
                #expect(try signUp("eva@example.com") == signUp("new@example.com"))
            }
        }
    }

    @Test("responds in Spanish if the request or the input says so")
    func spanish() async throws {
        try await EngineFixture.run { fixture in
            let messages = try await fixture.client { client in
                let input = Person.input("ana@example.com", ["name": ""])
                let refusal = try client.mutate("createAccount", input, language: .spanish)
                let chosen = try client.mutate("createAccount", Person.input("ana@example.com", ["language": "ES"]))
                return [refusal["message"], refusal.at("userErrors.0.message"), chosen["message"]].map(\.string)
            }
            #expect(messages == ["Introduce los datos", "Este campo no puede estar vacío", "Cuenta creada correctamente"])
        }
    }

    @Test("creates one account from 200 concurrent sign-ups with one e-mail")
    func race() async throws {
        try await EngineFixture.run(loops: 2, clients: 20) { fixture in
            let payloads = try await withThrowingTaskGroup { group in
                for _ in 0..<200 {
                    group.addTask {
                        try await fixture.client { try $0.mutate("createAccount", Person.input("ana@example.com"), "account { id }") }
                    }
                }
                return try await group.reduce(into: [Value]()) { $0.append($1) }
            }
            #expect(payloads.count { $0["account"] != .null } == 1)
            #expect(payloads.count { $0.codes == ["EMAIL_TAKEN"] } == 199)
            #expect(try fixture.column("SELECT count(*) FROM account WHERE email = 'ana@example.com'") == ["1"])
            #expect(try fixture.column("SELECT count(*) FROM session") == ["1"])
            #expect(try fixture.column("SELECT count(*) FROM audit_entry WHERE action = 'createAccount'") == ["1"])
        }
    }

    @Test("is limited per network address")
    func massSignUp() async throws {
        try await EngineFixture.run(services: { $0.accounts.signUpsPerAddress.count = 3 }) { fixture in
            let codes = try await fixture.client { client in
                try (0..<5).map { try client.mutate("createAccount", Person.input("ana\($0)@example.com")).codes }
            }
            #expect(codes == [[], [], [], ["TOO_MANY_ATTEMPTS"], ["TOO_MANY_ATTEMPTS"]])
            #expect(try fixture.column("SELECT count(*) FROM account WHERE email IS NOT NULL") == ["3"])
        }
    }
}
