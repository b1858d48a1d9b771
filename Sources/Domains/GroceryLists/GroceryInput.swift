import Engine
import Postgres

/// An item of the caller's list.
struct OpenItem: Decodable {
    let id: Int64
    let list: Int64
    let ingredient: Int64?
    /// The unit of the amount to buy.
    let unit: String?
    let isOver: Bool
}

/// An amount of an item.
struct GroceryAmount {
    let quantity: Double
    let unit: String?
    /// The weight as text, to keep all digits.
    ///
    /// Zero if the item is not an ingredient.
    let grams: String
}

extension MutationCall {
    /// The caller's item in `id`.
    ///
    /// Throws if its week is over.
    func openItem(_ input: MutationInput) async throws(MutationFailure) -> OpenItem {
        guard let item = try input.id("id", of: "grocery_item") else { throw .notFound }
        let today = try await lockedDay()
        let found = try await first(
            OpenItem.self,
            """
            SELECT id, list_id AS list, ingredient_id AS ingredient, (shopping_amount(grocery_item)).unit::text AS unit,
                week + 6 < \(today, as: "date") OR is_kept_list(list_id) AS is_over
            FROM grocery_item WHERE id = \(item) AND account_id = \(account) AND is_listed
            """
        )
        guard let found else { throw .notFound }
        guard !found.isOver else { throw .refused(UserError(.dayIsOver, .pastListStays)) }
        return found
    }

    /// Reads an amount, and converts it to grams if the item is an ingredient.
    ///
    /// Nil if it is absent or invalid.
    func amount(
        _ input: MutationInput,
        _ errors: inout UserErrors,
        of ingredient: Int64?,
        isNeeded: Bool = false,
        otherwise unit: String? = nil
    ) async throws(MutationFailure) -> GroceryAmount? {
        let quantity = errors.amount(input, "quantity", upTo: 100_000)
        let unit = input.enumValue("unit") ?? (input.isGiven("unit") ? nil : unit)
        if quantity == nil, !errors.concerns("quantity"), isNeeded || input.enumValue("unit") != nil {
            errors.add(.blank, .enterQuantity, "quantity")
        }
        guard let ingredient else {
            return quantity.map { GroceryAmount(quantity: $0, unit: unit, grams: "0") }
        }
        if unit == nil, isNeeded || quantity != nil { errors.add(.blank, .enterUnit, "unit") }
        let known = try await one(Bool.self, "SELECT EXISTS (SELECT FROM ingredient WHERE id = \(ingredient))")
        guard known else { throw .notFound }
        guard let quantity, let unit else { return nil }
        let grams = try await one(
            String?.self,
            "SELECT round(\(quantity)::numeric * unit_grams(\(ingredient), \(unit, as: "measurement_unit")), 2)::text"
        )
        // Less than a hundredth of a gram is not an amount.
        guard let grams, grams != "0.00" else {
            errors.add(.unknownMeasure, .unknownMeasure, "unit")
            return nil
        }
        return GroceryAmount(quantity: quantity, unit: unit, grams: grams)
    }

    /// Replaces an item with another ingredient in one recipe of the week.
    ///
    /// Choosing the original ingredient again removes the substitute.
    func use(_ other: Int64, insteadOf item: OpenItem, in recipe: Int64) async throws(MutationFailure) {
        guard try await one(Bool.self, "SELECT EXISTS (SELECT FROM ingredient WHERE id = \(other))") else { throw .notFound }
        guard other != item.ingredient else { throw .refused(UserError(.invalid, .chooseAnotherIngredient, "substitute", "ingredientId")) }
        // The ingredients of the recipe that the item currently represents: itself, or the ones it already replaces.
        let replaced = try await execute(
            """
            INSERT INTO grocery_substitute (account_id, list_id, recipe_id, ingredient_id, substitute_id)
            SELECT DISTINCT \(account), \(item.list), line.recipe_id, line.ingredient_id, \(other)::bigint
            FROM recipe_ingredient AS line LEFT JOIN grocery_substitute AS present
                ON present.list_id = \(item.list) AND present.recipe_id = line.recipe_id AND present.ingredient_id = line.ingredient_id
            WHERE line.recipe_id = \(recipe) AND coalesce(present.substitute_id, line.ingredient_id) = \(item.ingredient)
                AND line.ingredient_id <> \(other)
                AND EXISTS (
                    SELECT FROM planned_meal WHERE account_day BETWEEN \(item.list) AND \(item.list) + 6 AND planned_meal.recipe_id = line.recipe_id
                )
            ON CONFLICT (list_id, recipe_id, ingredient_id) DO UPDATE SET substitute_id = excluded.substitute_id
            """
        ).affectedRows
        let restored = try await execute(
            """
            DELETE FROM grocery_substitute
            WHERE list_id = \(item.list) AND recipe_id = \(recipe) AND substitute_id = \(item.ingredient) AND ingredient_id = \(other)
            """
        ).affectedRows
        guard replaced + restored > 0 else { throw .refused(UserError(.notInRecipe, .notInRecipe, "substitute", "recipeId")) }
        try await execute([
            "UPDATE grocery_item SET is_removed = false WHERE list_id = \(item.list) AND ingredient_id = \(other) AND is_removed",
            "SELECT refresh_grocery_items(ARRAY[\(item.list)])",
        ])
    }
}
