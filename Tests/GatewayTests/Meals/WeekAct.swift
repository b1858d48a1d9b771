import GraphQL
import ServiceSupport

/// An action of a device on its account's weeks.
///
/// It is sent until a response arrives, and must take effect once however often it is sent.
struct WeekAct: NamedAct, Sendable {
    /// The mutation.
    ///
    /// The audit uses the same name.
    enum Kind: String, CaseIterable {
        case planMeal, movePlannedMeal, replacePlannedMeal, removePlannedMeal
        case addGroceryItem, updateGroceryItem, removeGroceryItem
        case logMeal, removeLoggedMeal
        case setWeeklyBudget

        /// The type of the object in ids, or nil if the mutation creates one or has none.
        var object: String? {
            switch self {
            case .movePlannedMeal, .replacePlannedMeal, .removePlannedMeal: "planned_meal"
            case .updateGroceryItem, .removeGroceryItem: "grocery_item"
            case .removeLoggedMeal: "logged_meal"
            default: nil
            }
        }

        /// The payload's field with the object.
        var shown: String? {
            switch self {
            case .planMeal, .movePlannedMeal, .replacePlannedMeal: "plannedMeal"
            case .addGroceryItem, .updateGroceryItem: "groceryItem"
            case .logMeal: "loggedMeal"
            case .removePlannedMeal, .removeGroceryItem, .removeLoggedMeal, .setWeeklyBudget: nil
            }
        }
    }

    let number: Int
    let kind: Kind
    let account: Member
    /// The meal, item or entry of the action.
    var object: Int64 = 0
    /// The day, or a day of the week concerned.
    var day = ""
    var slot = ""
    var recipe = 0
    var ingredient = 0
    /// Servings or grams.
    var amount = 0
    var isChecked: Bool?
    var budget = ""

    /// The action's key for the client and in the audit.
    var key: String { "act-\(number)" }
    var action: String { kind.rawValue }
    var makesObjectExist: Bool? {
        switch kind {
        case .planMeal, .addGroceryItem, .logMeal: true
        case .removePlannedMeal, .removeGroceryItem, .removeLoggedMeal: false
        case .movePlannedMeal, .replacePlannedMeal, .updateGroceryItem, .setWeeklyBudget: nil
        }
    }

    /// The bytes of the request.
    var request: String {
        var input: ObjectValue = ["idempotencyKey": .string(key)]
        func give(_ name: String, _ value: Value, if isGiven: Bool = true) { if isGiven { input.append(name, value) } }
        if let type = kind.object { give("id", .string("\(type)_\(object)")) }
        give(kind == .addGroceryItem ? "weekOf" : "date", .string(day), if: !day.isEmpty)
        give("slot", .enum(slot), if: !slot.isEmpty)
        give("recipeId", .string("recipe_\(recipe)"), if: recipe > 0)
        give("item", ["ingredientId": .string("ingredient_\(ingredient)")], if: ingredient > 0)
        if amount > 0 {
            let isServings = kind == .planMeal || kind == .logMeal
            give(isServings ? "servings" : "quantity", .int(Int64(amount)))
            give("unit", .enum("GRAM"), if: !isServings)
        }
        if let isChecked { give("checked", .boolean(isChecked)) }
        give("option", .enum(budget), if: !budget.isEmpty)
        let document = Client.document(kind.rawValue, kind.shown.map { $0 + " { id }" } ?? "account { id }")
        return Client.post(document, variables: ["input": .object(input)], headers: account.headers + ["X-Request-Id: \(key)"])
    }

    /// Returns the outcome from a response, or nil if the client must retry.
    func outcome(in response: Response) throws -> ActOutcome? {
        // A budget belongs to the account.
        let object = kind == .setWeeklyBudget ? account.number : object
        return try ActOutcome.read(response, of: kind.rawValue, object: object, shownIn: kind.shown)
    }
}
