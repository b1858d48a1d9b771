import Engine
import GraphQL
import Planner
import Postgres

/// The mutations of grocery lists.
let groceryMutations: [Mutation] = [addGroceryItem, updateGroceryItem, removeGroceryItem, setGroceryStore]

/// The maximum number of items that a person can add to a list.
private let itemsByHand = 200

/// `addGroceryItem`: adds an item to the list in addition to the planned items.
let addGroceryItem = groceryChange("addGroceryItem") { input, call async throws(MutationFailure) in
    let list = try await call.openWeek(input)
    let isKept = try await call.one(Bool.self, "SELECT is_kept_list(\(list.id))")
    guard !isKept else { throw .refused(UserError(.dayIsOver, .weekIsOver, "weekOf")) }
    let item = input.object("item")
    let ingredient = try item?.id("ingredientId", of: "ingredient")
    var errors = UserErrors()
    var inner = UserErrors()
    let name = ingredient == nil ? inner.required(item ?? input, "name", atMost: 200) : nil
    errors.add(inner, in: "item")
    let amount = try await call.amount(input, &errors, of: ingredient, isNeeded: ingredient != nil)
    let byHand = try await call.one(
        Int.self,
        """
        SELECT count(*) FROM grocery_item WHERE list_id = \(list.id) AND is_listed AND planned_quantity = 0
            AND NOT EXISTS (SELECT FROM grocery_item WHERE list_id = \(list.id) AND is_listed AND ingredient_id = \(ingredient))
        """
    )
    if byHand >= itemsByHand { errors.add(.listIsFull, .itemsOnList(itemsByHand), "item", summary: .itemsOnList(itemsByHand)) }
    try errors.check()
    guard let ingredient else {
        let added = try await call.one(
            Int64.self,
            """
            INSERT INTO grocery_item (account_id, week, name, added_quantity, added_unit)
            VALUES (\(call.account), \(list.week, as: "date"), \(name), coalesce(\(amount?.quantity)::numeric, 0), \(amount?.unit, as: "measurement_unit"))
            RETURNING id
            """
        )
        return (added, .groceryAdded)
    }
    // The amount is added to the chosen amount if there is one, else to the planned amount. Amounts in different units are added in grams.
    let added = try await call.one(
        Int64.self,
        """
        INSERT INTO grocery_item AS item (account_id, week, ingredient_id, added_quantity, added_unit, added_grams)
        VALUES (\(call.account), \(list.week, as: "date"), \(ingredient), \(amount?.quantity)::numeric, \(amount?.unit, as: "measurement_unit"),
            \(amount?.grams, as: "numeric"))
        ON CONFLICT (list_id, ingredient_id) DO UPDATE SET
            added_quantity = CASE
                WHEN item.chosen_quantity IS NOT NULL THEN item.added_quantity
                WHEN item.added_quantity = 0 THEN excluded.added_quantity
                WHEN item.added_unit = excluded.added_unit THEN item.added_quantity + excluded.added_quantity
                ELSE item.added_grams + excluded.added_grams
            END,
            added_unit = CASE
                WHEN item.chosen_quantity IS NOT NULL THEN item.added_unit
                WHEN item.added_quantity = 0 OR item.added_unit = excluded.added_unit THEN excluded.added_unit
                ELSE 'GRAM'
            END,
            added_grams = item.added_grams + CASE WHEN item.chosen_quantity IS NULL THEN excluded.added_grams ELSE 0 END,
            chosen_quantity = CASE
                WHEN item.chosen_unit = excluded.added_unit THEN item.chosen_quantity + excluded.added_quantity
                ELSE item.chosen_grams + excluded.added_grams
            END,
            chosen_unit = CASE WHEN item.chosen_unit = excluded.added_unit OR item.chosen_unit IS NULL THEN item.chosen_unit ELSE 'GRAM' END,
            chosen_grams = item.chosen_grams + excluded.added_grams,
            is_removed = false, is_checked = false, is_at_home = false, updated_at = now()
        RETURNING id
        """
    )
    return (added, .groceryAdded)
}

/// `updateGroceryItem`: changes an item.
///
/// Omitted fields do not change, and a null amount restores the planned amount.
let updateGroceryItem = groceryChange("updateGroceryItem") { input, call async throws(MutationFailure) in
    // Malformed ids are reported before anything is looked up.
    let recipe = try input.object("substitute")?.id("recipeId", of: "recipe")
    let other = try input.object("substitute")?.id("ingredientId", of: "ingredient")
    let item = try await call.openItem(input)
    var errors = UserErrors()
    let amount = try await call.amount(input, &errors, of: item.ingredient, otherwise: item.unit)
    try errors.check()
    try await call.execute(
        """
        UPDATE grocery_item SET
            is_checked = coalesce(\(input.flag("checked")), is_checked),
            is_at_home = coalesce(\(input.flag("isAtHome")), is_at_home),
            chosen_quantity = CASE WHEN \(input.isGiven("quantity")) THEN \(amount?.quantity)::numeric ELSE chosen_quantity END,
            chosen_unit = CASE WHEN \(input.isGiven("quantity")) THEN \(amount?.unit, as: "measurement_unit") ELSE chosen_unit END,
            chosen_grams = CASE WHEN \(input.isGiven("quantity")) THEN \(amount?.grams, as: "numeric") ELSE chosen_grams END,
            updated_at = now()
        WHERE id = \(item.id)
        """
    )
    if let recipe, let other { try await call.use(other, insteadOf: item, in: recipe) }
    return (item.id, .groceryUpdated)
}

/// `removeGroceryItem`: removes an item from the list.
///
/// An item of the plan stays removed, even if the plan changes, until the person adds it again.
let removeGroceryItem = mutation("removeGroceryItem", for: .signedIn, in: .mealPlans) {
    changed("account", "Account", isViewer: true)
} rules: { input, call async throws(MutationFailure) in
    let item = try await call.openItem(input)
    let removal: [BoundStatement] = [
        """
        UPDATE grocery_item SET is_removed = true, added_quantity = 0, added_unit = NULL, added_grams = 0,
            chosen_quantity = NULL, chosen_unit = NULL, chosen_grams = NULL, updated_at = now()
        WHERE id = \(item.id)
        """,
        "DELETE FROM grocery_item WHERE id = \(item.id) AND planned_quantity = 0",
    ]
    try await call.execute(removal)
    return MutationAnswer(.groceryRemoved, of: AuditedObject("grocery_item", item.id), ["account": .int(call.account)])
}

/// Creates a mutation that adds or changes one item, and returns its number and the message.
private func groceryChange(
    _ name: StaticString,
    _ change: @escaping @Sendable (_ input: MutationInput, _ call: MutationCall) async throws(MutationFailure) -> (number: Int64, Message)
) -> Mutation {
    ownChange(name, "groceryItem", "GroceryItem", table: "grocery_item", in: .mealPlans, change)
}
