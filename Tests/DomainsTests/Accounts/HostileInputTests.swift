import GraphQL
import ServiceSupport
import TestSupport
import Testing

@Suite("Hostile input to accounts", .tags(.database), .timeLimit(.minutes(20)))
struct HostileInputTests {
    @Test("passwords of 60 KB are not hashed")
    func longPasswords() async throws {
        try await EngineFixture.run { fixture in
            let payloads = try await fixture.client { client in
                _ = try Person.signUp(client, "ana@example.com")
                let long = "Aa1!" + String(repeating: "x", count: 60_000)
                let signUp = Person.input("eva@example.com", ["password": .string(long), "passwordConfirmation": .string(long)])
                return [
                    try Person.logIn(client, "ana@example.com", String(long.prefix(1_025))),
                    try client.mutate("createAccount", signUp.replacing(["passwordConfirmation": "x"])),
                    try Person.logIn(client, "ana@example.com", String(long.prefix(1_024))),
                ]
            }
            #expect(payloads[0].codes == ["TOO_LONG"])
            #expect(payloads[1].codes == ["TOO_LONG", "PASSWORD_MISMATCH"])
            #expect(payloads[2].codes == ["WRONG_PASSWORD"])
        }
    }

    @Test(
        "SQL in a text is stored as text",
        arguments: ["x'; DROP TABLE session; --", "x' OR '1'='1", #"x\'; SELECT pg_sleep(9)--"#, "$1::text", "%s{}"]
    )
    func injection(text: String) async throws {
        try await EngineFixture.run { fixture in
            try await fixture.client { client in
                let value = Value.string(text)
                let place: Value = ["address": value, "latitude": 38, "longitude": -3]
                let ana = try Person.signUp(client, "ana@example.com", ["name": value, "location": place])
                #expect(
                    try client.data("{ viewer { name location { address } } }", as: ana)["viewer"] == [
                        "name": value, "location": ["address": value],
                    ]
                )
                for (mutation, input) in Self.inputs(value) {
                    let answer = try client.query(EngineClient.document(mutation, ""), variables: ["input": .object(input)], as: ana)
                    #expect(answer.isAccepted && !answer.text.contains("INTERNAL"), "\(mutation): \(answer.text)")
                }
                #expect(try Person.logIn(client, ana.email).mistakes == [])
            }
            #expect(try fixture.column("SELECT count(*) FROM account WHERE email IS NOT NULL AND password_hash IS NOT NULL") == ["1"])
        }
    }

    /// Mutations with the text in every text field.
    private static func inputs(_ text: Value) -> [(String, ObjectValue)] {
        [
            ("createAccount", ["name": text, "email": text, "password": text, "passwordConfirmation": text]),
            ("createAccount", Person.input("e@example.com", ["phone": text, "language": text, "timeZone": text])),
            ("logIn", ["email": text, "password": text, "idempotencyKey": text]),
            ("logInWithIdentityToken", ["provider": text, "idToken": text]),
            ("requestPasswordReset", ["email": text]),
            ("resetPassword", ["token": text, "password": text, "passwordConfirmation": text]),
            ("changePassword", ["currentPassword": text, "password": "Aa1!aaaa", "passwordConfirmation": "Aa1!aaaa"]),
            ("updateProfile", ["name": text, "location": ["address": text]]),
            ("updateProfile", ["phone": text, "timeZone": text, "language": text, "email": text, "password": text]),
            ("setLanguage", ["language": text]),
            ("deleteAccount", ["password": text]),
            ("exportMyData", ["password": text]),
        ]
    }

    @Test(
        "e-mail addresses with line breaks are invalid",
        arguments: ["a@example.com\r\nBcc: b@example.com", "a@example.com\u{2028}b", "\"a\nb\"@example.com"]
    )
    func headers(email: String) async throws {
        try await EngineFixture.run { fixture in
            let payloads = try await fixture.client { client in
                try [("createAccount", Person.input(email)), ("requestPasswordReset", ["email": .string(email)])].map {
                    try client.query(EngineClient.document($0, ""), variables: ["input": .object($1)]).text
                }
            }
            for payload in payloads {
                #expect(payload.contains("Please enter a valid email") || payload.contains("BAD_USER_INPUT"), "\(payload)")
            }
            #expect(try fixture.column("SELECT count(*) FROM account WHERE email IS NOT NULL") == ["0"])
        }
    }

    @Test("aliases do not allow more guesses than a request may have mutations")
    func aliases() async throws {
        try await EngineFixture.run { fixture in
            let (five, six) = try await fixture.client { client in
                _ = try Person.signUp(client, "ana@example.com")
                func guesses(_ count: Int) throws -> EngineResponse {
                    let fields = (0..<count).map {
                        "g\($0): logIn(input: {email: \"ana@example.com\", password: \"Guess-\($0)!\"}) { session { token } }"
                    }
                    return try client.query("mutation { __typename \(fields.joined(separator: " ")) }")
                }
                return (try guesses(5), try guesses(6))
            }
            #expect(try five.json().at("data.g4") == ["session": nil])
            #expect(try six.json().at("errors.0.extensions.code").string == "TOO_MANY_MUTATIONS")
            #expect(try six.json().at("errors.0.message").string == "The request has 6 mutations; at most 5 are allowed.")
            #expect(try six.json().data == .null)
            #expect(try fixture.column("SELECT max(count) FROM attempt") == ["5"], "the rejected request ran no mutation")
        }
    }
}
