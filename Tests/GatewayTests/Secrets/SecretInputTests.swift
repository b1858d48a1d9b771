import GraphQL
import Logging
import Postgres
import Reactor
import ServiceSupport
import Sodium
import TestSupport
import Testing

@testable import Engine
@testable import Gateway

@Suite("Secrets", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct SecretInputTests {
    @Test("the schema marks every password and token input as secret")
    func schema() throws {
        let schema = try SchemaFile.snapshot().schema
        let words = ["password", "token", "secret", "passphrase", "pin"]
        for type in schema.types where type.kind == .inputObject {
            for field in schema[type.inputFields] where words.contains(where: { field.name.lowercased().hasSuffix($0) }) {
                #expect(field.isSecret, "\(type.name).\(field.name)")
            }
        }
        #expect(SecretMistake.secrets(of: schema).count >= 11)
        #expect(try !SchemaFile.snapshot().schema.mayContainSecrets(Array("{ recipes { nodes { title } } }".utf8)))
    }

    @Test("never appear in a response or log for any invalid request", arguments: [false, true])
    func everyMistake(inProduction isProduction: Bool) async throws {
        let mistakes = SecretMistake.all(of: try SchemaFile.snapshot().schema)
        #expect(mistakes.count > 500)
        let file = try LogFile(level: .debug)
        let database = try TestData.database()
        try await GatewayFixture.run(
            database: database,
            configure: { configuration in
                configuration.engine.isProduction = isProduction
                configuration.requests.batch = 5
                configuration.log = file.log
            }
        ) { fixture in
            try await fixture.client { client throws in
                for mistake in mistakes {
                    let (document, variables) = (mistake.document, mistake.variables)
                    let answers = [
                        try client.query(document, variables: variables, headers: []),
                        try client.query(document, variables: variables, headers: ["Accept: application/vnd.cupboard.plan+json"]),
                        try client.batch(document, variables: variables),
                        try client.persisted(document, variables: variables),
                        try client.ask(Self.target(document, variables), headers: ["Accept: application/json; indent=2"]),
                    ]
                    for answer in answers {
                        #expect(!SecretMistake.shows(answer.text), "\(mistake.name): \(answer.text)")
                        #expect(answer.text.contains("errors"), "\(mistake.name): \(answer.text)")
                    }
                }
            }
        }
        #expect(!SecretMistake.shows(file.text()))
        let session = try PostgresSession(database)
        let audit = try session.run("SELECT coalesce(string_agg(entry::text, ' '), '') FROM audit_entry AS entry")
        #expect(!SecretMistake.shows(try audit.one(String.self)))
    }

    @Test("errors about other inputs still quote the value")
    func others() async throws {
        try await EngineFixture.run(database: TestData.sharedDatabase()) { fixture in
            try await fixture.client { client throws in
                func message(_ document: String, _ variables: ObjectValue = [:]) throws -> String {
                    try client.query(document, variables: variables).json().at("errors.0.message").string ?? ""
                }
                let wrongKind = #"name: "A", email: "a@example.org", password: "x", passwordConfirmation: "x", kind: PERSON"#
                #expect(try message("mutation { createAccount(input: {\(wrongKind)}) { message } }").contains(#"Value "PERSON""#))
                #expect(try message("{ recipes(first: \"many\") { totalCount } }").hasSuffix(#"value: "many""#))
                let long = String(repeating: "x", count: 5_000)
                for text in [
                    try message("{ recipes(first: \"\(long)\") { totalCount } }"),
                    try message("query($n: Int) { recipes(first: $n) { totalCount } }", ["n": .string(long)]),
                    try message("{ recipes(filter: {cuisine: \(long)}) { totalCount } }"),
                    try message("{ recipes(filter: {cuisine: \"\(long)\", x: 1}) { totalCount } }"),
                    try message("{ recipes \"\(long)\" }"),
                ] {
                    #expect(text.contains("xxx"))
                    #expect(text.utf8.count < 500, "\(text)")
                }
            }
        }
    }

    @Test("only the line with a secret is removed from an error's excerpt")
    func excerpts() async throws {
        try await EngineFixture.run(database: TestData.sharedDatabase()) { fixture in
            try await fixture.client { client throws in
                func excerpt(_ document: String) throws -> String? {
                    try client.query(document).json().at("errors.0.extensions.excerpt.0").string
                }
                let input = #"input: { email: "a@example.org", password: "S3cret" }"#
                #expect(try excerpt("mutation {\n  logIn(\(input)) {\n    mesage\n  }\n}") == "    mesage")
                #expect(try excerpt("mutation { logIn(\(input)) { mesage } }") == nil)
                #expect(try excerpt("{ recipes(frist: 5) { totalCount } }") == "{ recipes(frist: 5) { totalCount } }")
                #expect(try excerpt("{ recipes(first: 5) { totalCount }") == "{ recipes(first: 5) { totalCount }")
            }
        }
    }

    private static func target(_ document: String, _ variables: ObjectValue) -> String {
        var writer = ResponseWriter()
        writer.write(.object(variables))
        return "/graphql?query=\(document.percentEncoded)&variables=\(writer.text.percentEncoded)"
    }
}

extension String {
    fileprivate var percentEncoded: String {
        utf8.map { byte in "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
    }
}

extension Client {
    fileprivate func batch(_ document: String, variables: ObjectValue) throws -> Response {
        let request = Value.object(["query": .string(document), "variables": .object(variables)])
        return try post(.list([.object(["query": .string("{ __typename }")]), request]))
    }

    fileprivate func persisted(_ document: String, variables: ObjectValue) throws -> Response {
        let digest = SHA256Digest(of: Array(document.utf8).span)
        let persisted = Value.object(["version": .int(1), "sha256Hash": .string(digest.hexadecimal)])
        return try post(
            .object([
                "query": .string(document), "variables": .object(variables), "extensions": .object(["persistedQuery": persisted]),
            ])
        )
    }

    private func post(_ body: Value) throws -> Response {
        var writer = ResponseWriter()
        writer.write(body)
        try send(Self.post(body: writer.text))
        return try response()
    }
}
