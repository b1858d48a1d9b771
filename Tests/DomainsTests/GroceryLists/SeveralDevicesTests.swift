import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Domains

@Suite("Concurrent devices of one account", .tags(.database), .timeLimit(.minutes(20)))
struct SeveralDevicesTests {
    @Test("concurrent changes are not lost: no day has more than three meals, and amounts add up")
    func races() async throws {
        try await Household.run(loops: 2, clients: 12) { house in
            let counts = try await withThrowingTaskGroup(of: Counts.self) { group in
                for device in 0..<12 {
                    group.addTask {
                        try await house.fixture.client { client throws in try Self.act(client, house, device: UInt64(device)) }
                    }
                }
                return try await group.reduce(Counts()) { $0.adding($1) }
            }
            #expect(counts.planned > counts.removed && counts.removed > 0 && counts.added > 0 && counts.logged == 100)
            try Self.expectRows(of: counts, in: house)
            try Self.expectAudit(of: counts, in: house)
            try await house.fixture.client { client throws in
                for week in 1...2 { try Self.expectAmounts(client, house, week: week) }
            }
        }
    }

    /// The numbers of successful changes.
    private struct Counts {
        var planned = 0
        var removed = 0
        var added = 0
        var logged = 0

        func adding(_ other: Counts) -> Counts {
            Counts(
                planned: planned + other.planned,
                removed: removed + other.removed,
                added: added + other.added,
                logged: logged + other.logged
            )
        }
    }

    /// Expects one row per change, at most three meals a day, and 10 grams for each added item.
    private static func expectRows(of counts: Counts, in house: Household) throws {
        let session = try house.session
        let account = house.ana.number
        let planned = try session.column("SELECT count(*) FROM planned_meal WHERE account_id = \(account)")
        #expect(planned == ["\(counts.planned - counts.removed)"])
        let days = try session.column("SELECT count(*) FROM planned_meal WHERE account_id = \(account) GROUP BY date ORDER BY 1 DESC")
        #expect(days.allSatisfy { (Int($0) ?? 9) <= 3 })
        let additions = "SELECT added_grams FROM grocery_item WHERE account_id = \(account) AND ingredient_id = 1 AND added_grams > 0"
        #expect(try session.column(additions) == ["\(counts.added * 10).00"])
        let logged = try session.column("SELECT count(*) FROM logged_meal WHERE account_id = \(account)")
        #expect(logged == ["\(counts.logged)"])
    }

    /// Expects one audit entry per change.
    private static func expectAudit(of counts: Counts, in house: Household) throws {
        let audited = try house.session.column(
            """
            SELECT action || ' ' || count(*) FROM audit_entry WHERE actor_id = \(house.ana.number)
                AND action IN ('planMeal', 'removePlannedMeal', 'addGroceryItem', 'logMeal') GROUP BY action ORDER BY action
            """
        )
        let expected = [
            "addGroceryItem \(counts.added)", "logMeal \(counts.logged)", "planMeal \(counts.planned)",
            "removePlannedMeal \(counts.removed)",
        ]
        #expect(audited == expected)
    }

    /// Expects that a week's list has the ingredients and amounts of its meals.
    private static func expectAmounts(_ client: EngineClient, _ house: Household, week: Int) throws {
        let needed = try house.needed(week: week)
        let items = try house.list(client, week: week)["items"].items
        let planned = items.filter { ($0["plannedWeightG"].number ?? 0) > 0 }
        #expect(Set(planned.compactMap { $0.at("ingredient.id").string }) == Set(needed.keys))
        for item in planned {
            #expect(abs((item["plannedWeightG"].number ?? -1) - (needed[item.at("ingredient.id").string ?? ""] ?? 0)) <= 0.0051)
        }
    }

    /// Performs random changes as one device and returns the numbers of successful changes.
    private static func act(_ client: EngineClient, _ house: Household, device: UInt64) throws -> Counts {
        var random = SeededGenerator(seed: device)
        var counts = Counts()
        var own: [String] = []
        for _ in 0..<12 {
            let recipe = Int.random(in: 1...40, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0 where !own.isEmpty:
                let payload = try client.change("removePlannedMeal", "id: \"\(own.removeLast())\"", as: house.ana)
                #expect(payload.codes == [])
                counts.removed += 1
            case 1:
                let input = "weekOf: \"\(house.sunday(1))\", item: {ingredientId: \"ingredient_1\"}, quantity: 10, unit: GRAM"
                #expect(try client.change("addGroceryItem", input, as: house.ana).codes == [])
                counts.added += 1
            default:
                let slot = ["BREAKFAST", "LUNCH", "DINNER"].randomElement(using: &random) ?? ""
                let day = house.next(Int.random(in: 0..<14, using: &random))
                let input = "date: \"\(day)\", slot: \(slot), recipeId: \"recipe_\(recipe)\", servings: 1.25"
                let payload = try client.change("planMeal", input, "plannedMeal { id }", as: house.ana)
                #expect(payload.codes == [] || payload.codes == ["DAY_IS_FULL"])
                if let id = payload.at("plannedMeal.id").string {
                    own.append(id)
                    counts.planned += 1
                }
            }
        }
        for _ in 0..<9 {
            let payload = try client.change("logMeal", "recipeId: \"recipe_1\"", as: house.ana)
            #expect(payload.codes == [] || payload.codes == ["DAY_IS_FULL"])
            if payload.codes == [] { counts.logged += 1 }
        }
        return counts
    }
}
