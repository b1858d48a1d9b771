import Domains
import GraphQL
import Languages
import ServiceSupport
import TestSupport
import Testing

@Suite("Signing up", .tags(.database), .timeLimit(.minutes(20)))
struct SignUpTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var changes: ObjectValue
        var mistakes: [String]
        var message = "Invalid details. Please try again."

        init(_ sentence: String, _ changes: ObjectValue, _ mistakes: String..., message: String = "Invalid details. Please try again.") {
            (testDescription, self.changes, self.mistakes, self.message) = (sentence, changes, mistakes, message)
        }
    }

    private static let blank = "This field can not be empty"
    private static let visible = "Please use only visible characters, on one line"
    private static let simple = "Password must have at least 1 uppercase letter, 1 lowercase letter, 1 digit, 1 special character"

    static let cases: [Case] = [
        Case("a blank name", ["name": "  \t"], "name: \(blank)", message: "Please enter the details"),
        Case(
            "all blank",
            ["name": "", "email": " ", "password": "", "passwordConfirmation": ""],
            "name: \(blank)",
            "email: \(blank)",
            "password: \(blank)",
            "passwordConfirmation: \(blank)",
            message: "Please enter the details"
        ),
        Case("an e-mail without @", ["email": "ana.example.com"], "email: Please enter a valid email"),
        Case("an e-mail with a line break", ["email": "ana@example.com\nBcc: all@example.com"], "email: Please enter a valid email"),
        Case("an e-mail with two @", ["email": "a@b@example.com"], "email: Please enter a valid email"),
        Case(
            "a short password",
            ["password": "Ab1!xyz", "passwordConfirmation": "Ab1!xyz"],
            "password: Passwords must be at least 8 characters long"
        ),
        Case("no capital letter", ["password": "abcdef1!", "passwordConfirmation": "abcdef1!"], "password: \(simple)"),
        Case("no small letter", ["password": "ABCDEF1!", "passwordConfirmation": "ABCDEF1!"], "password: \(simple)"),
        Case("no digit", ["password": "Abcdefg!", "passwordConfirmation": "Abcdefg!"], "password: \(simple)"),
        Case("no special character", ["password": "Abcdefg1", "passwordConfirmation": "Abcdefg1"], "password: \(simple)"),
        Case(
            "another password the second time",
            ["passwordConfirmation": "Correct-Horse-8"],
            "passwordConfirmation: Passwords do not match"
        ),
        Case("a name in two lines", ["name": "Ana\nRuiz"], "name: \(visible)"),
        Case("an invisible name", ["name": "\u{200B}\u{2060}"], "name: \(visible)"),
        Case("a name that turns the line about", ["name": "Ana \u{202E}ziuR"], "name: \(visible)"),
        Case("a name of 201 characters", ["name": .string(String(repeating: "á", count: 201))], "name: At most 200 characters"),
        Case("a telephone number of words", ["phone": "call me"], "phone: Please enter a phone number such as +34 954 11 22 33"),
        Case(
            "a latitude beyond the pole",
            ["location": ["latitude": 91, "longitude": 0]],
            "location.latitude: Must be between -90 and 90"
        ),
        Case(
            "half of the coordinates",
            ["location": ["latitude": 37.4]],
            "location.longitude: \(blank)",
            message: "Please enter the details"
        ),
        Case(
            "an unknown time zone",
            ["timeZone": "Europe/Sevilla"],
            "timeZone: There is no time zone with this name; a valid one is Europe/Madrid"
        ),
        Case(
            "a time zone by its rules",
            ["timeZone": "EST5EDT4,M3.2.0"],
            "timeZone: There is no time zone with this name; a valid one is Europe/Madrid"
        ),
        Case(
            "a language without texts",
            ["language": "fr"],
            "language: This language is not supported. Choose English (EN) or Spanish (ES)"
        ),
    ]

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

    @Test("stores all fields, shows them to the account and shows its area to everybody")
    func everything() async throws {
        try await EngineFixture.run { fixture in
            try fixture.execute(
                """
                INSERT INTO place (id, name, country_code, latitude, longitude) VALUES (901, 'Sevilla', 'ES', 37.389, -5.984);
                INSERT INTO place (name, town_id, country_code, latitude, longitude) VALUES ('Triana', 901, 'ES', 37.3838, -6.0049)
                """
            )
            let profile = "name kind roles area photoUrl account { id }"
            let fields =
                "id name kind roles area email phone language timeZone hasPassword isEmailVerified location { address latitude longitude }"
            let answers = try await fixture.client { client in
                let ana = try Person.signUp(
                    client,
                    "  Ana.Ruiz+x@Example.COM ",
                    [
                        "name": " Zoë 渡辺 👩‍🍳 ", "roles": ["DONOR", "RECEIVER", "DONOR"], "kind": "GROUP", "phone": "+34 (954) 123-456",
                        "location": ["address": "Calle Betis 1, Sevilla", "latitude": 37.38412, "longitude": -6.00312], "language": "es",
                        "timeZone": "europe/madrid",
                    ]
                )
                return [
                    try client.data("{ viewer { \(fields) } }", as: ana)["viewer"],
                    try client.data("{ node(id: \"profile_\(ana.number)\") { ... on Profile { \(profile) } } }")["node"],
                    try client.data("{ node(id: \"\(ana.id)\") { ... on Account { \(fields) } } }")["node"],
                ]
            }
            #expect(answers[0]["name"].string == "Zoë 渡辺 👩‍🍳")
            #expect(answers[0]["roles"] == ["DONOR", "RECEIVER"])
            #expect(answers[0]["email"].string == "ana.ruiz+x@example.com")
            #expect(answers[0]["phone"].string == "+34 (954) 123-456")
            #expect(answers[0]["timeZone"].string == "Europe/Madrid")
            #expect(answers[0].at("location.latitude") == 37.38412)
            #expect(answers[0]["hasPassword"] == true && answers[0]["isEmailVerified"] == false)
            #expect(answers[0]["area"].string == "Triana, Sevilla")
            // Whether she receives food is visible to her only.
            let shown: Value = [
                "name": answers[0]["name"], "kind": "GROUP", "roles": ["DONOR"], "area": "Triana, Sevilla", "photoUrl": .null,
                "account": .null,
            ]
            #expect(answers[1] == shown)
            #expect(answers[2] == .null)
            #expect(
                try fixture.column("SELECT area_latitude || ' ' || area_longitude FROM account WHERE area LIKE 'Triana%'") == ["37.38 -6"]
            )
        }
    }

    @Test("leaves the language to each request until the account chooses one")
    func language() async throws {
        try await EngineFixture.run { fixture in
            try await fixture.client { client in
                let ana = try Person.signUp(client, "ana@example.com")
                #expect(try client.data("{ viewer { language } }", as: ana).at("viewer.language") == .null)
                let messages = try Language.allCases.map { language in
                    try client.mutate("updateProfile", ["name": "Ana"], as: ana, language: language)["message"]
                }
                #expect(messages == ["Profile edited successfully", "Perfil editado correctamente"])
                let eva = try Person.signUp(client, "eva@example.com", ["language": "es"])
                let own = try client.mutate("updateProfile", ["name": "Eva"], as: eva, language: .english)
                #expect(own["message"] == messages[1])
            }
        }
    }

    @Test("accepts an address that is not in the gazetteer, without an area")
    func unknownAddress() async throws {
        try await EngineFixture.run { fixture in
            let viewer = try await fixture.client { client in
                let ana = try Person.signUp(client, "ana@example.com", ["location": ["address": "Qwrtz 5, Xkcdville"]])
                return try client.data("{ viewer { area location { address latitude } } }", as: ana)["viewer"]
            }
            #expect(viewer == ["area": nil, "location": ["address": "Qwrtz 5, Xkcdville", "latitude": nil]])
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
