import Engine
import GraphQL
import ServiceSupport
import TestSupport
import Testing

@Suite("Introspection", .tags(.database), .timeLimit(.minutes(20)))
struct IntrospectionTests {
    private static let query = """
        query IntrospectionQuery {
          __schema {
            description queryType { name kind } mutationType { name kind } subscriptionType { name kind }
            types { ...FullType }
            directives { name description isRepeatable locations args(includeDeprecated: true) { ...InputValue } }
          }
        }
        fragment FullType on __Type {
          kind name description specifiedByURL isOneOf
          fields(includeDeprecated: true) { name description args(includeDeprecated: true) { ...InputValue } type { ...TypeRef } isDeprecated deprecationReason }
          inputFields(includeDeprecated: true) { ...InputValue }
          interfaces { ...TypeRef }
          enumValues(includeDeprecated: true) { name description isDeprecated deprecationReason }
          possibleTypes { ...TypeRef }
        }
        fragment InputValue on __InputValue { name description type { ...TypeRef } defaultValue isDeprecated deprecationReason }
        fragment TypeRef on __Type {
          kind name ofType { kind name ofType { kind name ofType { kind name ofType { kind name ofType { kind name ofType { kind name ofType { kind name ofType { kind name } } } } } } } }
        }
        """

    @Test("answers the standard query completely, and identically from the cache")
    func standard() async throws {
        let snapshot = try SchemaFile.snapshot()
        try await EngineFixture.read { fixture in
            let (first, second) = try await fixture.client { (try $0.query(Self.query), try $0.query(Self.query)) }
            #expect(first.isAccepted)
            #expect(first.bytes == second.bytes)
            let types = try first.json().at("data.__schema.types").items
            #expect(Set(types.compactMap { $0["name"].string }) == Set(snapshot.schema.introspectedTypes.map { snapshot.schema[$0].name }))
            let recipe = try #require(types.first { $0["name"].string == "Recipe" })
            #expect(recipe["fields"].items.count == snapshot.schema.type(named: "Recipe").map { snapshot.schema[$0].fields.count })
            #expect(recipe["fields"].items.allSatisfy { $0["description"].string?.isEmpty == false })
        }
    }

    @Test("depends on variables, even for a cached document")
    func variables() async throws {
        try await EngineFixture.read { fixture in
            try await fixture.client { client throws in
                let query =
                    "query ($name: String!, $all: Boolean = false) { __type(name: $name) { name kind fields @include(if: $all) { name } } recipe(id: \"recipe_1\") { id } }"
                for name in ["Recipe", "Node", "Nothing", "Recipe"] {
                    let type = try client.data(query, variables: ["name": .string(name)])["__type"]
                    #expect(type["name"].string == (name == "Nothing" ? nil : name))
                }
                #expect(try client.data(query, variables: ["name": "Money", "all": true]).at("__type.fields").items.count == 2)
            }
        }
    }
}
