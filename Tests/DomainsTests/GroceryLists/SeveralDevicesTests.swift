import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Domains

@Suite("Concurrent devices of one account", .tags(.database), .timeLimit(.minutes(20)))
struct SeveralDevicesTests {
    @Test("lose no changes: no day has more than three meals, and amounts add up")
    func races() async throws {
        try await Household.run(loops: 2, clients: 12) { house in
            let candidates = (1...40).map { "recipe_\($0)" }
            let counts = try await withThrowingTaskGroup(of: [Int].self) { group in
                for device in 0..<12 {
                    group.addTask {
                        try await house.fixture.client { client throws in
                            try Self.act(client, house, device: UInt64(device), candidates)
                        }
                    }
                }
                return try await group.reduce([0, 0, 0, 0]) { zip($0, $1).map(+) }
            }
            let (planned, removed, added, logged) = (counts[0], counts[1], counts[2], counts[3])
            let session = try house.session
            let account = house.ana.number
            #expect(try session.column("SELECT count(*) FROM planned_meal WHERE account_id = \(account)") == ["\(planned - removed)"])
            #expect(planned > removed && removed > 0 && added > 0)
            let days = try session.column("SELECT count(*) FROM planned_meal WHERE account_id = \(account) GROUP BY date ORDER BY 1 DESC")
            #expect(days.allSatisfy { (Int($0) ?? 9) <= 3 })
            // Each addition adds 10 grams.
            let additions = "SELECT added_grams FROM grocery_item WHERE account_id = \(account) AND ingredient_id = 1 AND added_grams > 0"
            #expect(try session.column(additions) == ["\(added * 10).00"])
            #expect(try session.column("SELECT count(*) FROM logged_meal WHERE account_id = \(account)") == ["\(logged)"] && logged == 100)
            try await house.fixture.client { client throws in
                for week in 1...2 {
                    let needed = try house.needed(week: week)
                    let items = try house.list(client, week: week)["items"].items
                    let planned = items.filter { ($0["plannedWeightG"].number ?? 0) > 0 }
                    #expect(Set(planned.compactMap { $0.at("ingredient.id").string }) == Set(needed.keys))
                    for item in planned {
                        #expect(abs((item["plannedWeightG"].number ?? -1) - (needed[item.at("ingredient.id").string ?? ""] ?? 0)) <= 0.0051)
                    }
                }
                // The audit has one entry per change.
                let audited = try house.session.column(
                    """
                    SELECT action || ' ' || count(*) FROM audit_entry WHERE actor_id = \(account)
                        AND action IN ('planMeal', 'removePlannedMeal', 'addGroceryItem', 'logMeal') GROUP BY action ORDER BY action
                    """
                )
                #expect(audited == ["addGroceryItem \(added)", "logMeal \(logged)", "planMeal \(planned)", "removePlannedMeal \(removed)"])
            }
        }
    }

    /// Performs random changes as one device and returns the counts of meals planned, meals removed, items added and meals logged.
    private static func act(_ client: EngineClient, _ house: Household, device: UInt64, _ recipes: [String]) throws -> [Int] {
        var random = SeededGenerator(seed: device)
        var counts = [0, 0, 0, 0]
        var own: [String] = []
        for _ in 0..<12 {
            let recipe = recipes.randomElement(using: &random) ?? ""
            switch Int.random(in: 0..<4, using: &random) {
            case 0 where !own.isEmpty:
                let payload = try client.change("removePlannedMeal", "id: \"\(own.removeLast())\"", as: house.ana)
                #expect(payload.codes == [])
                counts[1] += 1
            case 1:
                let input = "weekOf: \"\(house.sunday(1))\", item: {ingredientId: \"ingredient_1\"}, quantity: 10, unit: GRAM"
                #expect(try client.change("addGroceryItem", input, as: house.ana).codes == [])
                counts[2] += 1
            default:
                let slot = ["BREAKFAST", "LUNCH", "DINNER"].randomElement(using: &random) ?? ""
                let day = house.next(Int.random(in: 0..<14, using: &random))
                let input = "date: \"\(day)\", slot: \(slot), recipeId: \"\(recipe)\", servings: 1.25"
                let payload = try client.change("planMeal", input, "plannedMeal { id }", as: house.ana)
                #expect(payload.codes == [] || payload.codes == ["SLOT_TAKEN"])
                if let id = payload.at("plannedMeal.id").string {
                    own.append(id)
                    counts[0] += 1
                }
            }
        }
        for _ in 0..<9 {
            let payload = try client.change("logMeal", "recipeId: \"\(recipes[0])\"", as: house.ana)
            #expect(payload.codes == [] || payload.codes == ["DAY_IS_FULL"])
            if payload.codes == [] { counts[3] += 1 }
        }
        return counts
    }
}
