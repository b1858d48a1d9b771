import Domains
import Engine
import GraphQL
import Languages
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Visibility in mutation payloads", .tags(.database), .timeLimit(.minutes(20)))
struct PayloadPermissionTests {
    private static let selection = "id name email phone status language timeZone isAdmin apiKeys { totalCount }"

    private static func run(_ body: @escaping @Sendable (EngineClient, PostgresSession) throws -> Void) async throws {
        let database = try TestData.database()
        try PostgresSession(database).execute(Persona.rows)
        try await EngineFixture.run(database: database) { fixture in
            try await fixture.client { try body($0, PostgresSession(database)) }
        }
    }

    @Test("is the same as elsewhere: owners see their whole account")
    func own() async throws {
        try await Self.run { client, session in
            let owner = try TestToken.session(of: Persona.owner, in: session)
            let mutation = "mutation { setLanguage(input: {language: \"es\"}) { account { \(Self.selection) } } }"
            let payload = try client.data(mutation, as: owner).at("setLanguage.account")
            #expect(payload == (try client.data("{ viewer { \(Self.selection) } }", as: owner)["viewer"]))
            #expect(payload["email"].string == "owner@example.org")
            #expect(payload.at("apiKeys.totalCount").int == 1)
        }
    }

    @Test("equals the visibility by id, for every mutation", arguments: MutationExample.all)
    func everywhere(example: MutationExample) async throws {
        let issuer = try await MutationExample.issuer.value
        let schema = try SchemaFile.snapshot().schema
        try await EngineFixture.run(services: { $0.identities = issuer.verifier }) { fixture in
            let world = try MutationExample.World(fixture.database, issuer)
            try await fixture.client { client in
                let objects = try StoredObject.all(inPayloadOf: example.name, schema)
                let selections = objects.map { "\($0.field) { \($0.selection) }" }.joined(separator: " ")
                let answer = try example.work(client, world, key: "once", showing: selections)
                #expect(answer.errors == .null)
                let payload = answer.data[example.name]
                // If the payload starts a session, its owner is the viewer.
                let session = payload.at("session.token").string.map { TestToken(text: $0) }
                let caller: (any Caller)? = session ?? world.member(example.caller)
                for object in objects {
                    let shown = payload[object.field]
                    // A reset token authorizes the payload like a session, but starts no session.
                    guard let id = shown["id"].string, caller != nil || example.name != "resetPassword" else { continue }
                    let query = "{ node(id: \"\(id)\") { ... on \(object.type) { \(object.selection) } } }"
                    let node = try client.data(query, as: caller)["node"]
                    #expect(node == shown, "\(example.name).\(object.field): \(node), not \(shown)")
                }
                // A token from an e-mail gives no access to the account.
                if example.name == "confirmEmail" { #expect(payload["account"] == .null) }
            }
        }
    }

    /// A stored object in a payload, with a selection of all of its fields.
    private struct StoredObject {
        let field: String
        let type: String
        let selection: String

        static func all(inPayloadOf mutation: String, _ schema: Schema) throws -> [StoredObject] {
            let root = try #require(schema.mutationType)
            let field = try #require(schema[schema[root].fields].first { $0.name == mutation })
            let node = schema.type(named: "Node")
            return schema[schema[field.type.named].fields].compactMap { field in
                let type = schema[field.type.named]
                guard let node, schema[node].possibleTypes.contains(type.id) else { return nil }
                let fields = schema[type.fields].filter { !schema[$0.arguments].contains(where: \.isRequired) }
                let selection = fields.map { schema[$0.type.named].kind.isComposite ? "\($0.name) { __typename }" : $0.name }
                return StoredObject(field: field.name, type: type.name, selection: selection.joined(separator: " "))
            }
        }
    }

    @Test("administrators see the same of an API key's owner as elsewhere")
    func admin() async throws {
        try await Self.run { client, session in
            let admin = try TestToken.session(of: 6, in: session)
            let mutation = "mutation { revokeApiKey(input: {apiKeyId: \"api_key_1\"}) { apiKey { name account { \(Self.selection) } } } }"
            let account = try client.data(mutation, as: admin).at("revokeApiKey.apiKey.account")
            #expect(
                account
                    == (try client.data("{ node(id: \"account_1\") { ... on Account { \(Self.selection) } } }", as: admin)[
                        "node"
                    ])
            )
            #expect(account["email"].string == "owner@example.org")
            #expect(account["language"].string == "EN" && account["timeZone"].string == "UTC")
        }
    }

    @Test("an API key without the scope for a payload field makes the change and gets an error for the field")
    func keys() async throws {
        try await Self.run { client, session in
            let key = try TestToken.key(of: Persona.owner, scopes: ["ACCOUNTS_WRITE"], in: session)
            let mutation = """
                mutation { setLanguage(input: {language: "es"}) { account { email recipes(first: 1) { totalCount } } message } }
                """
            let answer = try client.query(mutation, as: key).json()
            #expect(answer.at("errors.0.extensions.denied").string == "scope RECIPES_READ")
            #expect(answer.at("errors.0.path") == ["setLanguage", "account", "recipes"])
            // The list is non-null, so its account becomes null.
            #expect(answer.at("data.setLanguage.account") == .null)
            #expect(answer.at("data.setLanguage.message").string == "Idioma cambiado correctamente")
            #expect(try session.column("SELECT language FROM account WHERE id = 1") == ["ES"])

            let reading = try TestToken.key(of: Persona.owner, scopes: ["ACCOUNTS_READ"], in: session)
            let denied = try client.query("mutation { setLanguage(input: {language: \"en\"}) { message } }", as: reading)
                .json()
            #expect(denied.at("errors.0.extensions.denied").string == "scope ACCOUNTS_WRITE")
            #expect(try session.column("SELECT language FROM account WHERE id = 1") == ["ES"])
        }
    }
}
