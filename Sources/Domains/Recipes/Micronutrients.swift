import GraphQL
import Planner

/// Vitamins, minerals and cholesterol, for a serving of a recipe and for 100 g of an ingredient.
let micronutrientBindings: [ObjectBinding] = [
    rows("Micronutrient", in: .recipes) {
        columns("nutrient", "amount")
        field("unit") { row, _ in DailyValue.unit(of: row) }
        field("percentOfDailyValue") { row, _ in DailyValue.percent(of: row) }
    }
]

/// `Nutrition.micronutrients`: the amounts in a serving.
let micronutrientsPerServing = micronutrients("micronutrients") { recipe in
    """
    SELECT total.nutrient, round(total.amount / recipe.servings, 3) AS amount \
    FROM recipe CROSS JOIN LATERAL recipe_nutrients(recipe.id) AS total WHERE recipe.id = \(recipe)
    """
}

/// `Ingredient.micronutrientsPer100g`.
let micronutrientsPer100g = micronutrients("micronutrientsPer100g") { ingredient in
    "SELECT nutrient, amount FROM ingredient_nutrient WHERE ingredient_id = \(ingredient)"
}

/// `DailyTotals.micronutrients`: the known amounts in all entries of a day.
let micronutrientsOfDay = micronutrients("micronutrients") { day in
    """
    SELECT logged.nutrient, round(sum(logged.amount), 3) AS amount \
    FROM logged_meal AS meal JOIN logged_nutrient AS logged ON logged.logged_meal_id = meal.id \
    WHERE meal.account_day = \(day) GROUP BY logged.nutrient
    """
}

/// The nutrients of an object in the order of the enum.
private func micronutrients(_ name: StaticString, from relation: @escaping @Sendable (_ key: SQL) -> SQL) -> [FieldBinding] {
    many(name, "Micronutrient", order: .ascending(.enumeration("nutrient")) { "\($0).nutrient" }) { key, _ throws(PlanError) in
        guard let key else { throw PlanError("\(name) must be below an object.", code: .internal) }
        return relation(key)
    }
}
