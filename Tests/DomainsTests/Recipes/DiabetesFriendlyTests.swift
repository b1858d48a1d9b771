import Engine
import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Diabetes friendly recipes", .tags(.database), .timeLimit(.minutes(20)))
struct DiabetesFriendlyTests {
    /// The grams in a serving and whether that is diabetes friendly: the limits of the description and values just beyond them.
    private static let servings: [(carbs: String, sugar: String, fiber: String, isFriendly: Bool)] = [
        ("45", "12.5", "2.8", true), ("0", "0", "2.8", true), ("45.01", "12.5", "2.8", false), ("45", "12.51", "2.8", false),
        ("45", "12.5", "2.79", false), ("0", "0", "0", false),
    ]

    @Test("are within the schema's limits for carbohydrates, sugars and fiber per serving, limits included, also in the filter")
    func definition() async throws {
        let schema = try SchemaFile.snapshot().schema
        let field = try #require(schema.type(named: "Recipe").flatMap { schema.field(named: "diabetesFriendly", of: $0) })
        let description = try #require(schema[field].description)
        for words in ["45 g of carbohydrates", "12.5 g of sugars", "2.8 g of fibre", "CDC", "21 CFR 101"] {
            #expect(description.contains(words), "\(words)")
        }
        try await EngineFixture.run { fixture in
            let session = try PostgresSession(fixture.database)
            for (index, serving) in Self.servings.enumerated() {
                try session.execute(
                    """
                    UPDATE recipe SET servings = 1, carbs_g = \(serving.carbs), sugar_g = \(serving.sugar), fiber_g = \(serving.fiber)
                    WHERE id = \(index + 1)
                    """
                )
            }
            try session.execute("DELETE FROM recipe WHERE id > \(Self.servings.count)")
            try await fixture.client { client throws in
                for (index, serving) in Self.servings.enumerated() {
                    let recipe = try client.data("{ recipe(id: \"recipe_\(index + 1)\") { diabetesFriendly } }")
                    #expect(recipe.at("recipe.diabetesFriendly") == .boolean(serving.isFriendly), "\(serving)")
                }
                for isFriendly in [true, false] {
                    let list = try client.data("{ recipes(filter: {diabetesFriendly: \(isFriendly)}) { totalCount } }")
                    #expect(list.at("recipes.totalCount").int == Self.servings.count { $0.isFriendly == isFriendly })
                }
            }
        }
    }
}
