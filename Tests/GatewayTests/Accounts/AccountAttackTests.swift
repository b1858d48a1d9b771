import GraphQL
import Logging
import TestSupport
import Testing

@testable import Gateway

@Suite("Attacks on accounts", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct AccountAttackTests {
    @Test(
        "credentials in a URL are refused, and the log never holds them",
        arguments: [
            ("access_token", "access_token"), ("token", "token"), ("api_key", "api_key"), ("apiKey", "apikey"),
            ("Authorization", "authorization"), ("password", "password"), ("jwt", "jwt"), ("access%5Ftoken", "access_token"),
            ("%41pi%2dkey", "api-key"), ("to%6be%6E", "token"),
        ]
    )
    func urls(name: String, meant: String) async throws {
        let log = try LogFile(level: .debug)
        let secret = "cps_Sup3rSecretSup3rSecretSup3rSecret"
        try await GatewayFixture.run(configure: { $0.log = log.log }) { fixture in
            let responses = try await fixture.client { client in
                let target = "/graphql?query=%7B__typename%7D&\(name)=\(secret)"
                let get = try client.ask(target)
                try client.send(
                    "POST /graphql?\(name)=\(secret) HTTP/1.1\r\nHost: test\r\nContent-Type: application/json\r\nContent-Length: 24\r\n\r\n"
                        + #"{"query":"{__typename}"}"#
                )
                return [get, try client.response()]
            }
            for response in responses {
                #expect(response.status == 400)
                #expect(response.text.lowercased().contains("parameter “\(meant)”"))
                #expect(!response.text.contains(secret))
            }
        }
        let text = log.text()
        #expect(text.contains("BAD_REQUEST"), "both are logged")
        #expect(!text.contains(secret))
    }

    @Test("no secret is in a log line, whatever is logged")
    func logs() async throws {
        let log = try LogFile(level: .trace)
        var token = ""
        try await GatewayFixture.run(configure: { $0.log = log.log }) { fixture in
            token = try await fixture.client { client in
                let ana = try Person.signUp(client, "ana@example.com")
                _ = try Person.logIn(client, ana.email, "Wrong-Horse-7")
                _ = try client.query("{ viewer { id nonsense } }", headers: ana.headers)
                _ = try client.mutate("changePassword", Self.change, headers: ana.headers)
                return ana.token
            }
        }
        let text = log.text()
        for secret in [token, Person.password, "Wrong-Horse-7", "Better-Horse-8"] { #expect(!text.contains(secret)) }
    }

    private static let change: ObjectValue = [
        "currentPassword": .string(Person.password), "password": "Better-Horse-8", "passwordConfirmation": "Better-Horse-8",
    ]

    @Test("a password of ten megabytes is not read, one of sixty kilobytes not hashed")
    func longPasswords() async throws {
        try await GatewayFixture.run { fixture in
            let status = try await fixture.client { client in
                try client.send(
                    "POST /graphql HTTP/1.1\r\nHost: test\r\nContent-Type: application/json\r\nContent-Length: 10485760\r\n\r\n"
                )
                return try client.response().status
            }
            #expect(status == 413)
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
            #expect(payloads[1].codes == ["TOO_LONG", "MISMATCH"])
            #expect(payloads[2].codes == ["MISMATCH"])
        }
    }

    @Test(
        "SQL in a text is a text",
        arguments: ["x'; DROP TABLE session; --", "x' OR '1'='1", #"x\'; SELECT pg_sleep(9)--"#, "$1::text", "%s{}"]
    )
    func injection(text: String) async throws {
        try await GatewayFixture.run { fixture in
            try await fixture.client { client in
                let value = Value.string(text)
                let ana = try Person.signUp(client, "ana@example.com", ["name": value, "location": ["address": value]])
                #expect(
                    try client.data("{ viewer { name location { address } } }", headers: ana.headers)["viewer"] == [
                        "name": value, "location": ["address": value],
                    ]
                )
                for (mutation, input) in Self.inputs(value) {
                    let answer = try client.query(Client.document(mutation, ""), variables: ["input": .object(input)], headers: ana.headers)
                    #expect(answer.status == 200 && !answer.text.contains("INTERNAL"), "\(mutation): \(answer.text)")
                }
                #expect(try Person.logIn(client, ana.email).mistakes == [])
            }
            #expect(try fixture.column("SELECT count(*) FROM account WHERE email IS NOT NULL AND password_hash IS NOT NULL") == ["1"])
        }
    }

    /// Each mutation with the text in each of its texts.
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
        ]
    }

    @Test(
        "header lines in an e-mail make it none",
        arguments: ["a@example.com\r\nBcc: b@example.com", "a@example.com\u{2028}b", "\"a\nb\"@example.com"]
    )
    func headers(email: String) async throws {
        try await GatewayFixture.run { fixture in
            let payloads = try await fixture.client { client in
                try [("createAccount", Person.input(email)), ("requestPasswordReset", ["email": .string(email)])].map {
                    try client.query(Client.document($0, ""), variables: ["input": .object($1)]).text
                }
            }
            for payload in payloads {
                #expect(payload.contains("Please enter a valid email") || payload.contains("BAD_USER_INPUT"), "\(payload)")
            }
            #expect(try fixture.column("SELECT count(*) FROM account WHERE email IS NOT NULL") == ["0"])
        }
    }

    @Test("a request cannot guess more often than it may have mutations: not by aliases")
    func aliases() async throws {
        try await GatewayFixture.run { fixture in
            let (five, six) = try await fixture.client { client in
                _ = try Person.signUp(client, "ana@example.com")
                func guesses(_ count: Int) throws -> Response {
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
            #expect(try fixture.column("SELECT max(count) FROM attempt") == ["5"], "of the six none was run")
        }
    }

    @Test("nor by batches")
    func batches() async throws {
        try await GatewayFixture.run(configure: { $0.requests.batch = 5 }) { fixture in
            let answers = try await fixture.client { client in
                let one =
                    #"{"query":"mutation { a: logIn(input: {email: \"a@b.cc\", password: \"x\"}) { message } b: logIn(input: {email: \"a@b.cc\", password: \"y\"}) { message } }"}"#
                try client.send(Client.post(body: "[" + Array(repeating: one, count: 4).joined(separator: ",") + "]"))
                return try client.response().json()
            }
            #expect(
                answers.items.map { $0.at("errors.0.extensions.code").string } == [nil, nil, "TOO_MANY_MUTATIONS", "TOO_MANY_MUTATIONS"]
            )
            #expect(try fixture.column("SELECT max(count) FROM attempt") == ["4"])
        }
    }
}
