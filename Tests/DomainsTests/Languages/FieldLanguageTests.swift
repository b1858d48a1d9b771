import Coverage
import Engine
import GraphQL
import Languages
import Planner
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Domains

@Suite("Texts of the schema in both languages", .tags(.database, .slow), .removesDatabases, .timeLimit(.minutes(20)))
struct FieldLanguageTests {
    /// Texts that follow the language of the request and take no language argument, with the reason.
    private static let ofRequest = [
        "CatalogTag.label": "The list is sorted by the labels in the language of the request.",
        "CatalogFacetValue.label": "The counted list reads its filter in the request's language.",
        "RecipeFacetValue.label": "The counted list reads its filter in the request's language.",
        "CatalogItemEdge.reason": "An edge uses the arguments of its list.",
        "SearchExclusion.meaning": "It explains the search of the list.",
        "GroceryStoreConnection.addressHint": "It describes the list and uses the list's arguments.",
        "GroceryStoreConnection.addressSuggestions": "They describe the list and use the list's arguments.",
    ]

    /// The coordinates of all texts in query responses, without cursors.
    ///
    /// Mutation payloads have their own test.
    private static func texts(of schema: Schema) -> Set<String> {
        var found: Set<String> = []
        for type in schema.types
        where type.kind == .object && !type.isBuiltIn && !type.name.hasSuffix("Payload")
            && !["UserError", "UnplannedMeal"].contains(type.name)
        {
            for field in schema[type.fields] where field.type.named == .string && field.name != "cursor" {
                found.insert("\(type.name).\(field.name)")
            }
        }
        return found
    }

    /// Compares the texts of all fields in both languages, over a database.
    private static func ask(_ database: String, as caller: any Caller, examples: ExampleValues) async throws -> ComparedTexts {
        let catalog = try SchemaFile.snapshot().planner.catalog
        let operations = CoveringOperations.all(of: catalog, examples: examples).filter { operation in
            // Includes operations for all fields and for addresses. Filters and orders return no other fields.
            operation.kind == .query && operation.refusal == nil && !operation.takesCursor
                && (!operation.name.contains("(") || ["language:", "address:"].contains { operation.query.contains($0) })
        }
        #expect(operations.count > 100)
        // Each text is queried behind each field that leads to its type, and again with a language for every field that takes one.
        var (shown, named): (Set<String>, Set<String>) = ([], [])
        // Covering operations select these texts only together with filters, and those operations are omitted here.
        let filtered = [
            "{ handpicked { edges { reason node { id } } } }", "{ recipes(first: 1) { facets { name values { value label } } } }",
            """
            { recipes(filter: {search: "pasta without egg under 30 minutes 200 g"}, first: 1) {
                searchInfo { text ignoredAmounts exclusions { text meaning } limits { text } } } }
            """,
            // The example of an address is a known place.
            "{ groceryStores(address: \"Villarriba, Francia\", first: 1) { addressSuggestions addressHint } }",
        ].map { ($0, ObjectValue()) }
        let documents =
            try filtered
            + operations.flatMap { operation in
                let arguments = try LanguageArguments(in: operation.query, catalog.schema)
                let showsMore = !arguments.texts.isSubset(of: shown) || operation.query.contains("language:")
                let asked = showsMore ? [(operation.query, operation.variables)] : []
                shown.formUnion(arguments.texts)
                guard !arguments.coordinates.isSubset(of: named) else { return asked }
                named.formUnion(arguments.coordinates)
                return [(operation.query, operation.variables), (arguments.document(in: "ES"), operation.variables)]
            }
        var answers: [[Value]] = []
        try await EngineFixture.run(database: database, configure: { $0.limits.cost = 1_000_000 }) { fixture in
            answers = try await fixture.client { client throws in
                try documents.map { query, variables in
                    try Language.allCases.map { language in
                        let answer = try client.query(query, variables: variables, as: caller, language: language)
                        // Some arguments match no row. Texts that no operation returns are reported below.
                        return try answer.isAccepted ? answer.json().data : .null
                    }
                }
            }
        }
        var compared = ComparedTexts(catalog.schema)
        for (document, both) in zip(documents, answers) {
            compared.take(try Document.parse(document.0), english: both[0], spanish: both[1])
        }
        return compared
    }

    @Test("differ unless listed as language-free, exist in both languages, and have a language argument")
    func fields() async throws {
        let schema = try SchemaFile.snapshot().schema
        var examples = TestSchema.repository.examples
        examples.texts["address"] = "Puerto Nuevo"
        let people = try await Self.ask(PeopleData.sharedDatabase(), as: PeopleData.caller, examples: examples)
        let database = try TestData.demo()
        examples.texts["text"] = "soup"
        examples.pageSize = 5
        // The member has chosen no language, so each request chooses.
        let demo = try await Self.ask(database, as: Member("Ana", in: database), examples: examples)

        let texts = Self.texts(of: schema)
        #expect(
            LanguageFreeFields.all.filter { !$0.contains("Payload") && !$0.contains("PageInfo") && !$0.contains("UserError") }.isSubset(
                of: texts
            )
        )
        for coordinate in texts.subtracting(LanguageFreeFields.all).sorted() {
            let found = [people, demo].compactMap { $0.fields[coordinate] }
            guard found.contains(where: { $0.differing > 0 }) else {
                Issue.record("\(coordinate) is the same in both, or in no row: \(found.flatMap(\.same).prefix(3)); say why, or add a row")
                continue
            }
            #expect(found.allSatisfy { $0.lacking == [] }, "\(coordinate)")
            #expect(found.contains { $0.takesLanguage } || Self.ofRequest[coordinate] != nil, "\(coordinate) takes no `language:`")
            // Some dishes and materials have the same name in both languages. Facets also count brands, sizes and bands of nutrients.
            let isFacet = ["CatalogFacetValue.label", "RecipeFacetValue.label"].contains(coordinate)
            if !isFacet, let own = demo.fields[coordinate], own.differing + own.same.count > 9 {
                #expect(own.same.count * 4 <= own.differing + own.same.count, "\(coordinate): \(own.same.sorted().prefix(9))")
            }
        }
        // A language argument takes precedence over the language of the request.
        let chosen = people.chosen.merging(demo.chosen) { $0 && $1 }
        for (coordinate, isKept) in chosen { #expect(isKept, "\(coordinate)") }
        var asked: Set<String> = []
        for type in schema.types where type.kind == .object && !type.isBuiltIn {
            for field in schema[type.fields] where schema[field.arguments].contains(where: { $0.name == "language" }) {
                asked.insert("\(type.name).\(field.name)")
            }
        }
        #expect(asked.subtracting(chosen.keys) == [])
    }

    @Test("are classified as different, equal, missing in one language, or fixed by an argument")
    func planted() throws {
        var compared = ComparedTexts(try SchemaFile.snapshot().schema)
        let document = try Document.parse(
            "{ recipes { nodes { id title description cuisine } edges { node { id title(language: ES) } } } viewer { name } }"
        )
        func answer(_ recipes: [(id: Int64, title: Value, description: Value)], _ chosen: String) -> Value {
            let nodes = recipes.map { Value.object(["id": .string("recipe_\($0.id)"), "title": $0.title, "description": $0.description]) }
            return [
                "recipes": ["nodes": .list(nodes), "edges": [["node": ["id": "recipe_1", "title": .string(chosen)]]]],
                "viewer": ["name": "Ana"],
            ]
        }
        compared.take(
            document,
            english: answer([(1, "Soup", "Hot"), (2, "Paella", "Rice"), (3, "Left out", nil)], "Sopa"),
            spanish: answer([(2, "Paella", nil), (1, "Sopa", "Caliente")], "Otra")
        )
        let title = try #require(compared.fields["Recipe.title"])
        #expect(title.differing == 1 && title.same == ["Paella"] && title.lacking == [] && title.takesLanguage)
        #expect(compared.fields["Recipe.description"]?.differing == 1 && compared.fields["Recipe.description"]?.lacking == ["Rice"])
        let name = try #require(compared.fields["Account.name"])
        #expect(name.same == ["Ana"] && name.differing == 0 && !name.takesLanguage)
        #expect(compared.chosen == ["Recipe.title": false] && compared.fields["Recipe.cuisine"] == nil)
    }

    @Test("messages of each mutation are in the requested language", arguments: MutationExample.all)
    func payloads(example: MutationExample) async throws {
        let issuer = try await MutationExample.issuer.value
        try await EngineFixture.run(services: { $0.identities = issuer.verifier }) { fixture in
            let world = try MutationExample.World(fixture.database, issuer)
            try await fixture.client { client throws in
                let refusals = try Language.allCases.map { language in
                    let refusal = try example.fail(client, world, in: language)
                    // Errors for the developer of the client are in English only.
                    if ["BAD_USER_INPUT", "GRAPHQL_VALIDATION_FAILED"].contains(refusal.errorCode) { return [String]() }
                    let payload = refusal.data[example.name]
                    let mistakes = payload["userErrors"].items.map { $0["message"] }
                    return ([payload["message"], refusal.at("errors.0.message")] + mistakes).compactMap(\.string)
                }
                #expect(refusals[0].count == refusals[1].count)
                for (english, spanish) in zip(refusals[0], refusals[1]) { #expect(english != spanish) }
                let done = try example.work(client, world, key: "once", in: .spanish).data[example.name]["message"].string
                let spanish = Message.all.values.filter { $0.text(in: Language.spanish) == done }
                #expect(spanish.count >= 1 && !spanish.contains { $0.text(in: Language.english) == done }, "\(done ?? "nothing")")
            }
        }
    }
}
