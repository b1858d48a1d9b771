import Domains
import GraphQL
import ServiceSupport
import Sodium
import TestSupport
import Testing

@Suite("Logging in", .tags(.database), .timeLimit(.minutes(20)))
struct LogInTests {
    @Test("starts a session, whatever the case of the e-mail", arguments: ["ana@example.com", " ANA@example.com "])
    func success(email: String) async throws {
        try await EngineFixture.run { fixture in
            let (payload, viewer) = try await fixture.client { client in
                let ana = try Person.signUp(client, "ana@example.com")
                let payload = try Person.logIn(client, email)
                let token = payload.at("session.token").string ?? ""
                #expect(token != ana.token)
                return (payload, try client.data("{ viewer { id } }", as: TestToken(text: token)))
            }
            #expect(payload.mistakes == [] && payload["message"].string == "Logged in successfully")
            #expect(viewer.at("viewer.id") == payload.at("account.id"))
        }
    }

    @Test("shows the account as its owner sees it, in nested lists too, also to a client of another account")
    func account() async throws {
        try await EngineFixture.run { fixture in
            try fixture.execute(Persona.rows)
            let selection = """
                id notifications { totalCount nodes { id } } foodRequests { totalCount nodes { id } } apiKeys { totalCount nodes { id } }
                devices { id } today { meals { id } nutrients { calories } } mealPlan { days { meals { id } } }
                dailyLog { entries { id } } groceryList { items { id } } savedRecipes { totalCount nodes { id } }
                """
            try await fixture.client { client in
                let ana = try Person.signUp(client, "ana@example.com")
                let hash = "(SELECT password_hash FROM account WHERE id = \(ana.number))"
                try fixture.execute("UPDATE account SET password_hash = \(hash) WHERE id = \(Persona.owner)")
                let input = "email: \"owner@example.org\", password: \"\(Person.password)\""
                for caller in [nil, ana] {
                    let payload = try client.change("logIn", input, "session { token } account { \(selection) }", as: caller)
                    let token = TestToken(text: payload.at("session.token").string ?? "")
                    let viewer = try client.data("{ viewer { \(selection) } }", as: token)["viewer"]
                    #expect(payload["account"] == viewer, "\(payload)")
                    let lists = [
                        "notifications.nodes", "foodRequests.nodes", "apiKeys.nodes", "devices", "today.meals", "dailyLog.entries",
                    ]
                    for list in lists {
                        #expect(!viewer.at(list).items.isEmpty, "\(list)")
                    }
                }
            }
        }
    }

    struct Case: Sendable {
        var email: String
        var password: String
        var message: String?
        var mistakes: [String]
    }

    static let cases = [
        Case(email: "ana@example.com", password: "Correct-Horse-8", mistakes: ["password: Incorrect Password. Please Try Again"]),
        Case(email: "ana@example.com", password: "correct-horse-7", mistakes: ["password: Incorrect Password. Please Try Again"]),
        Case(email: "eva@example.com", password: "Correct-Horse-7", mistakes: ["email: Account Not Found, Create an Account"]),
        Case(email: "not an e-mail", password: "Correct-Horse-7", mistakes: ["email: Account Not Found, Create an Account"]),
        Case(
            email: " ",
            password: "Correct-Horse-7",
            message: "Please enter the details",
            mistakes: ["email: This field can not be empty"]
        ),
        Case(
            email: "",
            password: "",
            message: "Please enter the details",
            mistakes: ["email: This field can not be empty", "password: This field can not be empty"]
        ),
    ]

    @Test("explains why it fails")
    func failures() async throws {
        try await EngineFixture.run { fixture in
            let payloads = try await fixture.client { client in
                _ = try Person.signUp(client, "ana@example.com")
                return try Self.cases.map { try Person.logIn(client, $0.email, $0.password) }
            }
            for (row, payload) in zip(Self.cases, payloads) {
                #expect(payload.mistakes == row.mistakes)
                if let message = row.message { #expect(payload["message"].string == message) }
                #expect(payload["session"] == .null && payload["account"] == .null)
            }
        }
    }

    @Test("gives the same response for a wrong password and an unknown account if accounts are hidden")
    func hidden() async throws {
        try await EngineFixture.run(services: { $0.accounts.hidesAccounts = true }) { fixture in
            let bodies = try await fixture.client { client in
                #expect(try client.mutate("createAccount", Person.input("ana@example.com")).mistakes == [])
                return try ["ana@example.com", "eva@example.com"].flatMap { email in
                    try (0..<12).map { _ in "\(try Person.logIn(client, email, "Wrong-Horse-7"))" }
                }
            }
            #expect(Array(bodies[..<12]) == Array(bodies[12...]), "the lock is the same, too")
            #expect(bodies[0].contains("Incorrect email or password. Please try again"))
            #expect(bodies[10].contains("TOO_MANY_ATTEMPTS") && bodies[11].contains("TOO_MANY_ATTEMPTS"))
        }
    }

    @Test("has its own error code for disabled accounts, but only with the right password")
    func disabled() async throws {
        try await EngineFixture.run { fixture in
            let payloads = try await fixture.client { client in
                let ana = try Person.signUp(client, "ana@example.com")
                try fixture.execute("UPDATE account SET status = 'DISABLED' WHERE id = \(ana.number)")
                return [try Person.logIn(client, "ana@example.com"), try Person.logIn(client, "ana@example.com", "Wrong-Horse-7")]
            }
            #expect(payloads[0].codes == ["ACCOUNT_DISABLED"] && payloads[0]["session"] == .null)
            #expect(payloads[0]["message"].string == "This account has been disabled")
            #expect(payloads[1].mistakes == ["password: Incorrect Password. Please Try Again"])
        }
    }

    @Test("rehashes the password when the hash parameters have changed")
    func rehash() async throws {
        try await EngineFixture.run { fixture in
            let old = try PasswordHash(of: Array(Person.password.utf8).span, parameters: .init(operations: 2, memory: 1 << 20))
            try await fixture.client { client in
                let ana = try Person.signUp(client, "ana@example.com")
                try fixture.execute("UPDATE account SET password_hash = '\(old.text)' WHERE id = \(ana.number)")
                #expect(try Person.logIn(client, "ana@example.com").mistakes == [])
                #expect(try Person.logIn(client, "ana@example.com").mistakes == [])
            }
            let stored = try fixture.column("SELECT password_hash FROM account WHERE email = 'ana@example.com'")
            #expect(stored.first?.hasPrefix("$argon2id$v=19$m=1024,t=1,") == true)
        }
    }

    @Test("finds the account by every Unicode form of the e-mail, and refuses sign-ups with another form")
    func emailForms() async throws {
        let forms = ["ana@m\u{FC}nchen.de", "ANA@MU\u{308}NCHEN.de", "ana@xn--mnchen-3ya.de", " Ana@XN--MNCHEN-3YA.DE "]
        try await EngineFixture.run { fixture in
            try await fixture.client { client in
                for form in forms {
                    try fixture.execute("DELETE FROM session; DELETE FROM account WHERE email IS NOT NULL")
                    let ana = try Person.signUp(client, form)
                    for other in forms {
                        #expect(try Person.logIn(client, other).at("account.id").string == ana.id, "\(form) and \(other)")
                        #expect(try client.mutate("createAccount", Person.input(other)).codes == ["EMAIL_TAKEN"])
                        #expect(try client.mutate("requestPasswordReset", ["email": .string(other)]).mistakes == [])
                    }
                    #expect(try fixture.column("SELECT email FROM account WHERE id = \(ana.number)") == ["ana@m\u{FC}nchen.de"])
                    #expect(try fixture.column("SELECT count(*) FROM password_reset WHERE account_id = \(ana.number)") == ["4"])
                    let eva = try Person.signUp(client, "eva@example.com")
                    let taken: ObjectValue = ["email": .string(forms[2]), "password": .string(Person.password)]
                    #expect(try client.mutate("updateProfile", taken, as: eva).codes == ["EMAIL_TAKEN"])
                    try fixture.execute("DELETE FROM attempt")
                }
                // Wrong passwords are counted across all forms.
                let codes = try (0..<12).map { try Person.logIn(client, forms[$0 % forms.count], "Wrong-Horse-7").codes }
                #expect(codes.count { $0 == ["WRONG_PASSWORD"] } == 10 && codes.last == ["TOO_MANY_ATTEMPTS"])
            }
        }
    }

    @Test("accepts a password in every Unicode form, also against hashes of other forms")
    func forms() async throws {
        let (composed, decomposed) = ("Caf\u{E9}-\u{D55C}-Horse-7", "Cafe\u{301}-\u{1112}\u{1161}\u{11AB}-Horse-7")
        try await EngineFixture.run { fixture in
            let parameters = PasswordHash.Parameters(operations: 1, memory: 1 << 20)
            let former = try PasswordHash(of: Array(decomposed.utf8).span, parameters: parameters)
            try await fixture.client { client in
                let changes: ObjectValue = ["password": .string(decomposed), "passwordConfirmation": .string(composed)]
                let ana = try Person.signUp(client, "ana@example.com", changes)
                for password in [composed, decomposed] { #expect(try Person.logIn(client, ana.email, password).mistakes == []) }
                let other = composed.replacing("\u{E9}", with: "e")
                #expect(try Person.logIn(client, ana.email, other).codes == ["WRONG_PASSWORD"])
                // Former hashes are of the password as typed. The next log-in replaces them by a hash of the normalized password.
                try fixture.execute("UPDATE account SET password_hash = '\(former.text)' WHERE id = \(ana.number)")
                #expect(try Person.logIn(client, ana.email, composed).codes == ["WRONG_PASSWORD"])
                for password in [decomposed, composed, decomposed] {
                    #expect(try Person.logIn(client, ana.email, password).mistakes == [])
                }
                let input: ObjectValue = [
                    "currentPassword": .string(decomposed), "password": "Better-Horse-8", "passwordConfirmation": "Better-Horse-8",
                ]
                #expect(try client.mutate("changePassword", input, as: ana).mistakes == [])
            }
        }
    }

    @Test("rejects long runs of combining marks without normalizing them")
    func marks() async throws {
        let marks = String(String.UnicodeScalarView((0..<100_000).map { $0 % 2 == 0 ? "\u{301}" : "\u{316}" }))
        try await EngineFixture.run { fixture in
            try await fixture.client { client in
                let ana = try Person.signUp(client, "ana@example.com")
                let start = ContinuousClock.now
                for _ in 0..<3 { #expect(try Person.logIn(client, ana.email, "a" + marks + marks).codes == ["TOO_LONG"]) }
                let input = Person.input(
                    "eva@example.com",
                    ["password": .string("a" + marks), "passwordConfirmation": .string("b" + marks)]
                )
                #expect(try client.mutate("createAccount", input).codes == ["TOO_LONG", "PASSWORD_MISMATCH"])
                #expect(try Person.logIn(client, "ana@" + marks).codes == ["TOO_LONG"])
                // Normalizing each of them would take five seconds or more.
                #expect(ContinuousClock.now - start < .seconds(20))
            }
        }
    }

    @Test("keeps at most the configured number of sessions and ends the oldest")
    func sessionLimit() async throws {
        try await EngineFixture.run(services: { $0.accounts.sessions = 3 }) { fixture in
            let good = try await fixture.client { client in
                let ana = try Person.signUp(client, "ana@example.com")
                let tokens = try [ana.token] + (0..<4).map { _ in try Person.logIn(client, ana.email).at("session.token").string ?? "" }
                return try tokens.map { try Person(email: ana.email, id: ana.id, token: $0).isLoggedIn(client) }
            }
            #expect(good == [false, false, true, true, true])
        }
    }
}
