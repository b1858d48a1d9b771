import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Donations of food on a grocery list", .tags(.database), .timeLimit(.minutes(20)))
struct FoodInsteadTests {
    @Test("are the available ones of the item's ingredient, nearest first, and none for items without an ingredient")
    func nearby() async throws {
        try await Household.run { house in
            try await house.fixture.client { client throws in
                let session = try house.session
                // The ingredient with the most available posts.
                let ingredient = try session.column(
                    """
                    SELECT ingredient_id FROM food_post_ingredient JOIN food_post ON food_post.id = food_post_id
                    WHERE is_shown AND available_quantity > 0 AND expires_at > now() GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1
                    """
                )[0]
                let near = "near: {latitude: 52.51, longitude: 13.38}"
                let list = "donationsNearby(\(near), withinKm: 25, first: 100) { totalCount edges { distanceKm node { id } } }"
                for item in ["ingredientId: \"ingredient_\(ingredient)\"}, quantity: 500, unit: GRAM", "name: \"Candles\"}"] {
                    _ = try client.change("addGroceryItem", "item: {\(item)", as: house.ana)
                }
                let items = try client.data("{ viewer { groceryList { items { name ingredient { id } \(list) } } } }", as: house.ana)
                    .at("viewer.groceryList.items").items
                let bought = try #require(items.first { $0.at("ingredient.id").string == "ingredient_\(ingredient)" })
                let found = bought.at("donationsNearby.edges").items
                let expected = try session.column(
                    """
                    SELECT 'food_post_' || p.id FROM food_post AS p JOIN food_post_ingredient AS line ON line.food_post_id = p.id
                    WHERE line.ingredient_id = \(ingredient) AND p.deleted_at IS NULL AND p.expires_at > now() AND p.available_quantity > 0
                        AND \(DonationData.kilometres(latitude: 52.51, longitude: 13.38)) <= 25
                    ORDER BY \(DonationData.kilometres(latitude: 52.51, longitude: 13.38)), p.id
                    """
                )
                #expect(!expected.isEmpty && found.compactMap { $0.at("node.id").string } == expected)
                #expect(bought.at("donationsNearby.totalCount").int == expected.count)
                let distances = found.compactMap { $0["distanceKm"].number }
                #expect(distances.count == expected.count && distances == distances.sorted())
                let candles = try #require(items.first { $0["name"].string == "Candles" })
                #expect(candles["donationsNearby"] == ["totalCount": 0, "edges": []])
                // Once entirely reserved, the post is no longer available.
                try session.execute(
                    """
                    INSERT INTO food_request (food_post_id, receiver_id, quantity, status)
                    SELECT id, \(house.bo.number), available_quantity, 'ACCEPTED' FROM food_post WHERE 'food_post_' || id = '\(expected[0])'
                    """
                )
                let rest = try client.data("{ viewer { groceryList { items { ingredient { id } \(list) } } } }", as: house.ana)
                    .at("viewer.groceryList.items").items.first { $0.at("ingredient.id").string == "ingredient_\(ingredient)" }
                #expect(rest?.at("donationsNearby.totalCount").int == expected.count - 1)
            }
        }
    }
}
