import GraphQL
import ServiceSupport
import TestSupport
import Testing

@Suite("Donations of food on a grocery list", .tags(.database), .timeLimit(.minutes(20)))
struct FoodInsteadTests {
    private static let place = (latitude: 52.51, longitude: 13.38)

    /// The ingredient with the most available posts.
    private static func ingredient(in house: Household) throws -> String {
        try house.fixture.column(
            """
            SELECT ingredient_id FROM food_post_ingredient JOIN food_post ON food_post.id = food_post_id
            WHERE is_shown AND available_quantity > 0 AND expires_at > now() GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1
            """
        )[0]
    }

    /// The available posts with an ingredient within 25 kilometres, nearest first, from independent SQL.
    private static func expected(_ ingredient: String, in house: Household) throws -> [String] {
        let distance = DonationData.kilometres(latitude: place.latitude, longitude: place.longitude)
        return try house.fixture.column(
            """
            SELECT 'food_post_' || p.id FROM food_post AS p JOIN food_post_ingredient AS line ON line.food_post_id = p.id
            WHERE line.ingredient_id = \(ingredient) AND p.deleted_at IS NULL AND p.expires_at > now() AND p.available_quantity > 0
                AND \(distance) <= 25
            ORDER BY \(distance), p.id
            """
        )
    }

    /// The items of the current week's list, each with its donations within 25 kilometres.
    private static func items(_ client: EngineClient, _ house: Household) throws -> [Value] {
        let near = "near: {latitude: \(place.latitude), longitude: \(place.longitude)}"
        let list = "donationsNearby(\(near), withinKm: 25, first: 100) { totalCount edges { distanceKm node { id } } }"
        return try client.data("{ viewer { groceryList { items { name ingredient { id } \(list) } } } }", as: house.ana)
            .at("viewer.groceryList.items").items
    }

    @Test("items list the available donations of their ingredient, nearest first")
    func nearby() async throws {
        try await Household.run { house in
            try await house.fixture.client { client throws in
                let ingredient = try Self.ingredient(in: house)
                for item in ["ingredientId: \"ingredient_\(ingredient)\"}, quantity: 500, unit: GRAM", "name: \"Candles\"}"] {
                    _ = try client.change("addGroceryItem", "item: {\(item)", as: house.ana)
                }
                let items = try Self.items(client, house)
                let bought = try #require(items.first { $0.at("ingredient.id").string == "ingredient_\(ingredient)" })
                let found = bought.at("donationsNearby.edges").items
                let expected = try Self.expected(ingredient, in: house)
                #expect(!expected.isEmpty && found.compactMap { $0.at("node.id").string } == expected)
                #expect(bought.at("donationsNearby.totalCount").int == expected.count)
                let distances = found.compactMap { $0["distanceKm"].number }
                #expect(distances.count == expected.count && distances == distances.sorted())
                // Items without an ingredient have no donations.
                let candles = try #require(items.first { $0["name"].string == "Candles" })
                #expect(candles["donationsNearby"] == ["totalCount": 0, "edges": []])
            }
        }
    }

    @Test("items omit donations that are entirely reserved")
    func reserved() async throws {
        try await Household.run { house in
            try await house.fixture.client { client throws in
                let ingredient = try Self.ingredient(in: house)
                let input = "item: {ingredientId: \"ingredient_\(ingredient)\"}, quantity: 500, unit: GRAM"
                _ = try client.change("addGroceryItem", input, as: house.ana)
                let available = try Self.expected(ingredient, in: house)
                let post = try #require(available.first)
                try house.fixture.execute(
                    """
                    INSERT INTO food_request (food_post_id, receiver_id, quantity, status)
                    SELECT id, \(house.bo.number), available_quantity, 'ACCEPTED' FROM food_post WHERE 'food_post_' || id = '\(post)'
                    """
                )
                let rest = try Self.items(client, house).first { $0.at("ingredient.id").string == "ingredient_\(ingredient)" }
                #expect(rest?.at("donationsNearby.totalCount").int == available.count - 1)
            }
        }
    }
}
