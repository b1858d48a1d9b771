import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Domains

@Suite("Items of grocery lists", .tags(.database), .timeLimit(.minutes(20)))
struct GroceryItemTests {
    private static let flour = "item: {ingredientId: \"ingredient_1\"}"

    /// Adds an item to a list, by default that of next week.
    private static func add(_ client: EngineClient, _ house: Household, _ input: String, week: String? = nil) throws -> Value {
        let selection = "groceryItem { \(Household.item) }"
        return try client.change("addGroceryItem", "weekOf: \"\(week ?? house.sunday(1))\", \(input)", selection, as: house.ana)
    }

    @Test("a list accepts amounts of ingredients and items of other kinds")
    func adding() async throws {
        try await Household.run { house in
            try await house.fixture.client { client throws in
                func add(_ input: String) throws -> Value { try Self.add(client, house, input)["groceryItem"] }
                #expect(try add("\(Self.flour), quantity: 300, unit: GRAM")["grams"].number == 300)
                #expect(try add("\(Self.flour), quantity: 200, unit: GRAM")["grams"].number == 500)
                let mixed = try add("\(Self.flour), quantity: 1.5, unit: KILOGRAM")
                #expect(mixed["grams"].number == 2_000 && mixed["quantity"].number == 2_000 && mixed["unit"].string == "GRAM")
                let candles = try add("item: {name: \" Candles \"}")
                #expect(candles["name"].string == "Candles" && candles["quantity"] == .null)
                #expect(candles["estimatedCost"] == .null && candles["aisle"] == .null)
                let bags = try add("item: {name: \"Bags\"}, quantity: 2, unit: PIECE")
                #expect(bags["quantity"].number == 2 && bags["unit"].string == "PIECE")
                let last = try #require(try house.list(client)["aisles"].items.last)
                #expect(last["name"].string == "Other" && last["items"].items.count == 2 && last.at("subtotal.amount").amount == 0)
            }
        }
    }

    /// Invalid inputs and the codes of their mistakes.
    private static let mistakes: [(input: String, codes: [String])] = [
        ("\(flour), quantity: 0, unit: GRAM", ["OUT_OF_RANGE"]), ("\(flour), quantity: -1, unit: GRAM", ["OUT_OF_RANGE"]),
        ("\(flour), quantity: 100001, unit: GRAM", ["OUT_OF_RANGE"]), ("\(flour), quantity: 3", ["BLANK"]),
        ("\(flour), unit: GRAM", ["BLANK"]), (flour, ["BLANK", "BLANK"]), ("item: {name: \" \"}", ["BLANK"]),
        ("item: {name: \"\(String(repeating: "x", count: 201))\"}", ["TOO_LONG"]),
        ("item: {name: \"x\"}, unit: CUP", ["BLANK"]), ("\(flour), quantity: 1, unit: SPRIG", ["UNKNOWN_MEASURE"]),
    ]

    @Test("a list reports each mistake in an added item")
    func refused() async throws {
        try await Household.run { house in
            try await house.fixture.client { client throws in
                // Makes the weight of a sprig unknown.
                try house.session.execute("DELETE FROM ingredient_measure WHERE ingredient_id = 1")
                for (input, codes) in Self.mistakes { #expect(try Self.add(client, house, input).codes == codes, "\(input)") }
                let weeks = [
                    (house.sunday(-1), "DAY_IS_OVER"), ("9999-01-01", "OUT_OF_RANGE"), ("9999-12-31", "OUT_OF_RANGE"),
                    ("0001-01-01", "DAY_IS_OVER"),
                ]
                for (week, code) in weeks {
                    let payload = try Self.add(client, house, "\(Self.flour), quantity: 1, unit: GRAM", week: week)
                    #expect(payload.codes == [code], "\(week)")
                }
                for wrong in [
                    "item: {ingredientId: \"ingredient_99999\"}, quantity: 1, unit: GRAM",
                    "item: {ingredientId: \"recipe_1\"}, quantity: 1, unit: GRAM", "item: {name: \"x\", ingredientId: \"ingredient_1\"}",
                ] {
                    #expect(try client.changing("addGroceryItem", wrong, as: house.ana).errors != .null)
                }
                #expect(try client.changing("addGroceryItem", "item: {name: \"x\"}", as: nil).errorCode == "UNAUTHENTICATED")
            }
        }
    }

    @Test("a list has at most 200 items, whose amounts can still increase")
    func full() async throws {
        try await Household.run { house in
            try await house.fixture.client { client throws in
                let flour = "\(Self.flour), quantity: 1, unit: GRAM"
                #expect(try Self.add(client, house, flour).codes == [])
                try house.session.execute(
                    """
                    INSERT INTO grocery_item (account_id, week, name)
                    SELECT \(house.ana.number), '\(house.sunday(1))', 'Thing ' || n FROM generate_series(1, 199) AS n
                    """
                )
                #expect(try Self.add(client, house, "item: {name: \"One too many\"}").codes == ["LIST_IS_FULL"])
                #expect(try Self.add(client, house, flour).codes == [], "increasing an existing item adds no entry")
                #expect(try house.list(client)["items"].items.count == 200)
            }
        }
    }

    @Test("an edit changes the item and the total of its list")
    func edits() async throws {
        try await Household.run { house in
            try await house.fixture.client { client throws in
                let list = try EditedList(client, of: house)
                let payloads = try list.edit()
                #expect(payloads[0]["message"].string == "Grocery list updated")
                let (old, chosen) = (list.items[0], try list.item(0))
                #expect(chosen["grams"].number == 750 && chosen["quantity"].number == 750 && chosen["unit"].string == "GRAM")
                #expect(chosen["isEdited"] == true && chosen["plannedWeightG"] == old["plannedWeightG"])
                let withHome = payloads[1].at("account.groceryList.total.amount").amount ?? 0
                let costIncrease = (chosen.at("estimatedCost.amount").amount ?? 0) - (old.at("estimatedCost.amount").amount ?? 0)
                let homeCost = list.items[1].at("estimatedCost.amount").amount ?? 0
                #expect(abs(withHome - (list.total + costIncrease - homeCost)) < 0.001)
                #expect(payloads[3]["message"].string == "Removed from your grocery list")
                #expect(try list.marks()[3] == .list([.null, .null, .null, .null]))
            }
        }
    }

    @Test("edits stay when amounts and the meal plan change, until they are undone")
    func kept() async throws {
        try await Household.run { house in
            try await house.fixture.client { client throws in
                let list = try EditedList(client, of: house)
                try list.edit()
                let before = try list.marks()
                // Additions increase the chosen quantity, in the same unit or in grams.
                _ = try Self.add(client, house, "\(list.reference(to: 0)), quantity: 50, unit: GRAM")
                #expect(try list.item(0)["grams"].number == 800)
                _ = try Self.add(client, house, "\(list.reference(to: 0)), quantity: 0.2, unit: KILOGRAM")
                #expect(try list.item(0)["quantity"].number == 1_000)
                _ = try list.update(0, "quantity: 750, unit: GRAM")
                // More servings, then no meal, then another one.
                _ = try client.change("replacePlannedMeal", "id: \"\(list.meal)\", recipeId: \"recipe_1\", servings: 8", as: house.ana)
                #expect(try list.marks() == before)
                _ = try client.change("removePlannedMeal", "id: \"\(list.meal)\"", as: house.ana)
                let rest = try house.list(client)["items"].items
                #expect(rest.map { $0["id"].string } == [list.ids[0]])
                #expect(rest.first?["grams"].number == 750 && rest.first?["plannedWeightG"].number == 0)
                try house.plan(client, 1, "LUNCH", on: house.next(4), servings: 3)
                #expect(try list.marks() == before)
                // A null quantity restores the planned amount, and removed items can be added again.
                _ = try list.update(0, "quantity: null")
                let restored = try list.item(0)
                #expect(restored["grams"] == restored["plannedWeightG"] && restored["isEdited"] == false)
                _ = try Self.add(client, house, "\(list.reference(to: 3)), quantity: 100, unit: GRAM")
                let added = try list.item(3)
                #expect(abs((added["grams"].number ?? 0) - 100 - (added["plannedWeightG"].number ?? 0)) < 0.001)
                #expect(added["isEdited"] == true)
            }
        }
    }
}

/// A grocery list of a planned meal, with four items that can be edited.
private struct EditedList {
    let house: Household
    let client: EngineClient
    let meal: String
    /// The first four items before the edits.
    let items: [Value]
    let ids: [String]
    /// The total before the edits.
    let total: Double

    /// Plans a meal with at least four ingredients.
    init(_ client: EngineClient, of house: Household) throws {
        (self.client, self.house) = (client, house)
        try house.session.execute(
            """
            INSERT INTO recipe_ingredient (recipe_id, position, ingredient_id, quantity, unit, grams)
            SELECT 1, 100 + id, id, 50, 'GRAM', 50 FROM ingredient
            WHERE id NOT IN (SELECT ingredient_id FROM recipe_ingredient WHERE recipe_id = 1) ORDER BY id LIMIT 3
            """
        )
        meal = try house.plan(client, 1, "DINNER", on: house.next(1), servings: 2)
        let list = try house.list(client)
        items = Array(list["items"].items.prefix(4))
        ids = items.compactMap { $0["id"].string }
        total = list.at("total.amount").amount ?? 0
        try #require(ids.count == 4)
    }

    /// Chooses an amount, marks an item as at home, checks one and removes one, and returns the payloads.
    @discardableResult
    func edit() throws -> [Value] {
        [
            try update(0, "quantity: 750, unit: GRAM"), try update(1, "isAtHome: true"), try update(2, "checked: true"),
            try change("removeGroceryItem", "id: \"\(ids[3])\""),
        ]
    }

    func update(_ index: Int, _ input: String) throws -> Value { try change("updateGroceryItem", "id: \"\(ids[index])\", \(input)") }

    private func change(_ mutation: String, _ input: String) throws -> Value {
        let selection = "account { groceryList(weekOf: \"\(house.next(2))\") { total { amount } } }"
        return try client.change(mutation, input, selection, as: house.ana)
    }

    /// The current item of an ingredient.
    func item(_ index: Int) throws -> Value { try house.list(client).item(of: ingredient(index)) }

    /// The input that names an ingredient of the list.
    func reference(to index: Int) -> String { "item: {ingredientId: \"\(ingredient(index))\"}" }

    /// The current id and marks of each item, null if it has been removed.
    func marks() throws -> [Value] {
        let list = try house.list(client)
        return items.indices.map { index in
            let item = list.item(of: ingredient(index))
            return Value.list([item["id"], item["checked"], item["isAtHome"], item["isEdited"]])
        }
    }

    private func ingredient(_ index: Int) -> String { items[index].at("ingredient.id").string ?? "" }
}
