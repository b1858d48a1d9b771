import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

/// Repeats mutations with their idempotency key: the message and ids are the same, and objects are in their current state.
@Suite("Repeated responses", .tags(.database), .timeLimit(.minutes(20)))
struct RepeatedAnswerTests {
    /// A mutation that creates an object, and another one that removes it.
    struct Removal: Sendable, CustomTestStringConvertible {
        let mutation: String
        /// The input, with `$day` as a placeholder for a date 30 days ahead.
        let input: String
        /// The payload field with the object.
        let object: String
        /// Other selected fields, which must not change.
        var others = "account { id }"
        let removal: String
        var testDescription: String { mutation }
    }

    static let removals = [
        Removal(
            mutation: "addGroceryItem",
            input: #"item: {name: "Candles"}, quantity: 2, unit: PIECE"#,
            object: "groceryItem",
            removal: "removeGroceryItem"
        ),
        Removal(
            mutation: "planMeal",
            input: #"date: "$day", slot: BREAKFAST, recipeId: "recipe_2""#,
            object: "plannedMeal",
            removal: "removePlannedMeal"
        ),
        Removal(mutation: "logMeal", input: #"recipeId: "recipe_2""#, object: "loggedMeal", removal: "removeLoggedMeal"),
        Removal(
            mutation: "addFoodPost",
            input: """
                title: "Bread", foodType: BAKED_GOODS, quantity: 2, unit: LOAF, expiresAt: "$dayT18:00:00Z",
                contact: {name: "A", phone: "555 1234"}, location: {latitude: 52.5, longitude: 13.4}
                """,
            object: "foodPost",
            others: "",
            removal: "deleteFoodPost"
        ),
    ]

    @Test("return null for removed objects without an error, name them, and leave all else unchanged", arguments: removals)
    func removed(removal: Removal) async throws {
        try await EngineFixture.run { fixture in
            let session = try PostgresSession(fixture.database)
            let person = try Member("Person", roles: ["DONOR"], in: session)
            let day = try session.column("SELECT CURRENT_DATE + 30")[0]
            let input = removal.input.replacing("$day", with: day) + ", idempotencyKey: \"once\""
            let selection = "\(removal.object) { id } \(removal.others)"
            try await fixture.client { client in
                let answer = try client.changing(removal.mutation, input, selection, as: person)
                #expect(answer["extensions"] == .null)
                let first = answer.data[removal.mutation]
                #expect(try client.change(removal.mutation, input, selection, as: person) == first)
                let id = try #require(first[removal.object]["id"].string)
                let isPost = removal.removal == "deleteFoodPost"
                let removed = "id: \"\(id)\", idempotencyKey: \"once\""
                for _ in 0..<2 {
                    // The id of a deleted post is repeated although the post is gone.
                    let answer = try client.change(removal.removal, removed, isPost ? "foodPostId" : "account { id }", as: person)
                    #expect(answer["userErrors"] == [] && answer["message"] != .null)
                    #expect(isPost ? answer["foodPostId"].string == id : answer.at("account.id").string == person.id)
                }
                // `change` fails if there are errors beside the data.
                let again = try client.change(removal.mutation, input, selection, as: person)
                #expect(again[removal.object] == .null)
                for field in ["account", "message", "userErrors"] { #expect(again[field] == first[field]) }
                let document = "mutation { x: \(removal.mutation)(input: {\(input)}) { y: \(selection) z: message } }"
                let whole = try client.query(document, as: person).json()
                #expect(whole.errors == .null)
                #expect(whole["extensions"] == ["replayed": [["path": ["x", "y"], "id": .string(id)]]])
                // Objects that no field requests are not missing.
                let unread = try client.query(document.replacing("y: \(selection) z: message", with: "message"), as: person).json()
                #expect(unread["extensions"] == .null)
            }
            #expect(try session.column("SELECT count(*) FROM audit_entry WHERE action = '\(removal.mutation)'") == ["1"])
        }
    }

    @Test("return changed objects in their current state")
    func changed() async throws {
        try await EngineFixture.run { fixture in
            let session = try PostgresSession(fixture.database)
            let person = try Member("Person", in: session)
            let ingredient = "ingredient_\(try session.column("SELECT min(id) FROM ingredient")[0])"
            try await fixture.client { client in
                func add(_ key: String) throws -> Value {
                    let input = #"item: {ingredientId: "\#(ingredient)"}, quantity: 100, unit: GRAM, idempotencyKey: "\#(key)""#
                    return try client.change("addGroceryItem", input, "groceryItem { id quantity checked }", as: person)["groceryItem"]
                }
                let item = try add("one")
                let id = try #require(item["id"].string)
                _ = try client.change("updateGroceryItem", "id: \"\(id)\", quantity: 30, unit: GRAM, checked: true", as: person)
                #expect(try add("one") == ["id": .string(id), "quantity": 30, "checked": true])
                // Adding more of the same ingredient updates the item. The first response then shows the update, too.
                #expect(try add("two")["quantity"] == 130)
                #expect(try add("one") == add("two"))
            }
        }
    }
}
