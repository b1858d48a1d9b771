import GraphQL
import Languages
import ServiceSupport
import TestSupport
import Testing

@testable import Gateway

@Suite("The language of texts", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct LanguageTests {
    @Test("an argument takes precedence, then the header, then English, even if the document is cached")
    func order() async throws {
        try await GatewayFixture.run(database: TestData.sharedDatabase()) { fixture in
            try await fixture.client { client throws in
                func name(_ argument: String = "", _ language: String? = nil, variables: ObjectValue = ObjectValue()) throws -> String? {
                    let query =
                        (variables.isEmpty ? "" : "query ($l: Language) ")
                        + "{ node(id: \"ingredient_1\") { ... on Ingredient { name\(argument) } } }"
                    return try client.data(query, variables: variables, headers: language.map { ["Accept-Language: \($0)"] } ?? []).at(
                        "node.name"
                    ).string
                }
                for _ in 0..<2 {
                    #expect(try name() == "Tomato")
                    #expect(try name("", "es") == "Tomate")
                    #expect(try name("", "es-MX,es;q=0.9,en;q=0.8") == "Tomate")
                    #expect(try name("", "en-GB, es;q=0.9") == "Tomato")
                    #expect(try name("", "de, fr") == "Tomato")
                    #expect(try name("", "es;q=0") == "Tomato")
                    #expect(try name("(language: EN)", "es") == "Tomato")
                    #expect(try name("(language: ES)") == "Tomate")
                    #expect(try name("(language: null)", "es") == "Tomate")
                    #expect(try name("(language: $l)", "es", variables: ["l": "EN"]) == "Tomato")
                    #expect(try name("(language: $l)", "en", variables: ["l": "ES"]) == "Tomate")
                    #expect(try name("(language: $l)", "es", variables: ["l": nil]) == "Tomate")
                }
                let both = try client.data(
                    "{ node(id: \"ingredient_1\") { ... on Ingredient { en: name(language: EN) es: name(language: ES) } } }"
                )
                #expect(both["node"] == ["en": "Tomato", "es": "Tomate"])
            }
        }
    }
}
