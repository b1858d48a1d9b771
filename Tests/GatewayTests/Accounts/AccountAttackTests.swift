import GraphQL
import Logging
import ServiceSupport
import TestSupport
import Testing

@testable import Gateway

@Suite("Attacks on accounts", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct AccountAttackTests {
    @Test(
        "credentials in a URL are refused, and the log never contains them",
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

    @Test("no log line contains a secret at any log level")
    func logs() async throws {
        let log = try LogFile(level: .trace)
        var token = ""
        try await GatewayFixture.run(configure: { $0.log = log.log }) { fixture in
            token = try await fixture.client { client in
                let ana = try Person.signUp(client, "ana@example.com")
                _ = try Person.logIn(client, ana.email, "Wrong-Horse-7")
                _ = try client.query("{ viewer { id nonsense } }", headers: ana.headers)
                _ = try client.mutate("changePassword", Self.change, as: ana)
                return ana.token
            }
        }
        let text = log.text()
        for secret in [token, Person.password, "Wrong-Horse-7", "Better-Horse-8"] { #expect(!text.contains(secret)) }
    }

    private static let change: ObjectValue = [
        "currentPassword": .string(Person.password), "password": "Better-Horse-8", "passwordConfirmation": "Better-Horse-8",
    ]

    @Test("a password of ten megabytes is not read")
    func longPasswords() async throws {
        try await GatewayFixture.run { fixture in
            let status = try await fixture.client { client in
                try client.send(
                    "POST /graphql HTTP/1.1\r\nHost: test\r\nContent-Type: application/json\r\nContent-Length: 10485760\r\n\r\n"
                )
                return try client.response().status
            }
            #expect(status == 413)
        }
    }

    @Test("batches cannot exceed the limit of mutations per request to guess passwords")
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
