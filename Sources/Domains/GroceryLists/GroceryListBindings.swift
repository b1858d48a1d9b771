import Languages
import Planner

/// Grocery lists, for the account only.
let groceryListBindings: [ObjectBinding] = [
    rows("GroceryList", in: .mealPlans) {
        field("weekOf") { list, _ in "\(list).first_day" }
        many("items", "GroceryItem", by: "list_id")
        many("aisles", "GroceryAisle", order: .ascending(.integer) { "\($0).number" }) { list, scope in
            """
            SELECT \(list ?? "NULL") * 100 + \(number(of: "cost.aisle")) AS id, \(number(of: "cost.aisle")) AS number, cost.aisle, \
            sum(cost_minor) FILTER (WHERE NOT is_at_home) AS subtotal_minor FROM \(costs(of: list ?? "NULL", scope)) GROUP BY cost.aisle
            """
        }
        money("total", minorUnits: { list, scope in totalCost(of: "\(list).id", scope) })
        many("substitutes", "GrocerySubstitute", by: "list_id")
    },
    rows("GroceryAisle", in: .mealPlans) {
        columns("aisle")
        field("name") { row, scope in
            let other = BilingualText("Other", "Otros").literal(in: scope.language)
            return "coalesce(\(EnumLabels.aisle.label(of: "\(row).aisle", in: scope.language)), \(other))"
        }
        many("items", "GroceryItem", order: .ascending(.bigint) { "\($0).id" }) { aisle, _ in
            "SELECT item.* FROM \(itemsAndIngredients) WHERE \(isIn(aisle ?? "NULL"))"
        }
        money("subtotal", minorUnits: { row, _ in "\(row).subtotal_minor" })
    },
    object(
        "GroceryItem",
        table: "grocery_item",
        in: .mealPlans,
        owner: "account_id",
        shownTo: .owner,
        visible: { item, _ in "\(item).is_listed" }
    ) {
        id()
        one("ingredient", "Ingredient", by: "ingredient_id")
        field("name") { item, scope in
            let name: SQL = scope.language.language == .spanish ? "name_es" : "name_en"
            return "coalesce(\(item).name, (SELECT \(name) FROM ingredient WHERE ingredient.id = \(item).ingredient_id))"
        }
        field("quantity") { item, _ in "(shopping_amount(\(item))).quantity" }
        field("unit") { item, _ in "(shopping_amount(\(item))).unit" }
        field("exactQuantity") { item, _ in "nullif(\(item).quantity, 0)" }
        field("exactUnit") { item, _ in "\(item).unit" }
        field("grams") { item, _ in "nullif(\(item).grams, 0)" }
        field("plannedWeightG") { item, _ in "\(item).planned_grams" }
        field("aisle") { item, _ in "(SELECT aisle FROM ingredient WHERE ingredient.id = \(item).ingredient_id)" }
        money(
            "estimatedCost",
            when: { item, _ in "\(item).ingredient_id IS NOT NULL" },
            minorUnits: { item, scope in
                "(SELECT cost_minor FROM \(costs(of: "\(item).list_id", scope)) WHERE cost.id = \(item).id)"
            }
        )
        field("checked") { item, _ in "\(item).is_checked" }
        field("isAtHome") { item, _ in "\(item).is_at_home" }
        field("isEdited") { item, _ in "\(item).chosen_quantity IS NOT NULL OR \(item).added_quantity > 0 OR \(item).name IS NOT NULL" }
        many(
            "meals",
            "PlannedMeal",
            order: .ascending(.date) { "\($0).date" },
            .ascending(.integer) { "extract(epoch FROM \($0).time)::integer" },
            .ascending(.bigint) { "\($0).id" }
        ) { item, _ in
            """
            SELECT DISTINCT meal.* FROM grocery_item AS item \
            JOIN planned_meal AS meal ON meal.account_day BETWEEN item.list_id AND item.list_id + 6 \
            JOIN recipe_ingredient AS line ON line.recipe_id = meal.recipe_id \
            LEFT JOIN grocery_substitute AS other ON other.list_id = item.list_id AND other.recipe_id = meal.recipe_id \
            AND other.ingredient_id = line.ingredient_id \
            WHERE item.id = \(item ?? "NULL") AND coalesce(other.substitute_id, line.ingredient_id) = item.ingredient_id
            """
        }
        donationsNearby { item in "(SELECT ingredient_id FROM grocery_item WHERE grocery_item.id = \(item))" }
    },
    object("GrocerySubstitute", table: "grocery_substitute", in: .mealPlans, owner: "account_id", shownTo: .owner) {
        id()
        one("recipe", "Recipe", by: "recipe_id")
        one("ingredient", "Ingredient", by: "ingredient_id")
        one("substitute", "Ingredient", by: "substitute_id")
    },
]

/// The grocery list of a week and the chosen store of an account, for that account only.
@FieldBindings var groceriesOfAccount: [FieldBinding] {
    one("groceryList", "GroceryList") { account, scope in
        rowsOfDay(scope.value("weekOf", as: .date), account, "planned_week(account, day)")
    }
    one("groceryStore", "GroceryStore") { account, store, _ in
        "\(store).id = (SELECT store_id FROM chosen_store WHERE chosen_store.id = \(account).id)"
    }
}

/// The cost of a list for the viewer, without items at home.
///
/// NULL if nothing is left to buy.
func totalCost(of list: SQL, _ scope: Scope) -> SQL {
    "(SELECT sum(cost_minor) FROM \(costs(of: list, scope)) WHERE NOT is_at_home)"
}

/// The costs of a list's items for the viewer, as the relation `cost`.
///
/// The subquery for the price sources depends on no row, and OFFSET 0 keeps it from being copied. So PostgreSQL computes the sources once
/// per statement.
private func costs(of list: SQL, _ scope: Scope) -> SQL {
    "(SELECT \(priceSources(scope)) AS sources OFFSET 0) AS known CROSS JOIN LATERAL grocery_costs(\(list), known.sources) AS cost"
}

/// The sources of the prices on the viewer's lists, as a subquery.
func priceSources(_ scope: Scope) -> SQL {
    // The nearby stores would reveal the account's location.
    let sources: SQL = scope.opens(.accounts) ? "price_sources" : "chosen_price_sources"
    return "(SELECT \(sources)(\(scope.viewer ?? "NULL")))"
}

private let itemsAndIngredients: SQL = "grocery_item AS item LEFT JOIN ingredient ON ingredient.id = item.ingredient_id"

/// The position of an aisle.
///
/// Items without an aisle come last. All aisles are listed once per statement. Listing them for each row took longer than everything else.
private func number(of aisle: SQL) -> SQL { "coalesce(array_position((SELECT enum_range(NULL::aisle)), \(aisle)), 99)" }

/// The condition that an item is visible and belongs to an aisle.
///
/// The key of an aisle is the list's number times 100 plus the aisle's position.
private func isIn(_ aisle: SQL) -> SQL {
    "item.list_id = \(aisle) / 100 AND item.is_listed AND \(number(of: "ingredient.aisle")) = \(aisle) % 100"
}
