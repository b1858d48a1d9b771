import Engine
import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Gateway

@Suite("Changes on one device reach another", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct ViewerTopicTests {
    /// Each topic with a mutation that causes it.
    private static let changes = [
        "PROFILE": "updateProfile", "SETTINGS": "setLanguage", "NOTIFICATIONS": "markNotificationsRead", "API_KEYS": "createApiKey",
        "FOOD_POSTS": "addFoodPost", "FOOD_REQUESTS": "sendFoodRequest", "FAVORITE_FOOD": "favoriteFoodPost",
        "SAVED_RECIPES": "saveRecipe", "FASHION_PROFILE": "updateFashionProfile", "WISHLIST": "addToWishlist",
        "ITEM_REACTIONS": "reactToItem", "HEALTH_PROFILE": "updateHealthProfile", "ALLERGENS": "setAllergens",
        "FOOD_PREFERENCES": "setFoodPreferences", "DAILY_LOG": "logNutrients", "MEAL_PLAN": "planMeal",
        "GROCERY_LIST": "addGroceryItem", "BUDGET": "setWeeklyBudget",
    ]

    @Test("every topic of the schema is tested")
    func all() throws {
        let schema = try SchemaFile.snapshot().schema
        let type = try #require(schema.type(named: "ViewerTopic"))
        #expect(Set(schema[schema[type].enumValues].map(\.name)) == Set(Self.changes.keys))
    }

    @Test("the event names the topic and contains the current account", arguments: changes.keys.sorted())
    func received(topic: String) async throws {
        let issuer = try await MutationExample.issuer.value
        let example = try #require(MutationExample.all.first { $0.name == Self.changes[topic] })
        try await GatewayFixture.run { fixture in
            let port = fixture.gateway.port
            let world = try MutationExample.World(fixture.database, issuer)
            try await fixture.client { client in
                try world.session.execute(
                    """
                    INSERT INTO notification (account_id, kind, title_en, title_es, text_en, text_es)
                    VALUES (\(world.person.number), 'ACCOUNT', 'x', 'x', 'x', 'x')
                    """
                )
                let updates = try Client(port: port).subscribe(
                    "viewerUpdated(topics: [\(topic)]) { topic viewer { id } }",
                    headers: world.person.headers
                )
                let answer = try example.work(client, world, key: "once")
                #expect(answer.errors == .null && answer.data[example.name]["userErrors"] == [], "\(answer)")
                let update = try updates.data()["viewerUpdated"]
                #expect(update == ["topic": .string(topic), "viewer": ["id": .string(world.person.id)]])
            }
        }
    }
}
