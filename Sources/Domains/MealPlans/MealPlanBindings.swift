public import Planner

/// What a week's meals may cost, and what is offered for them.
public let mealPlanBindings: [ObjectBinding] = [
    rows("BudgetOption") {
        columns("option")
        texts("name")
        money("weekly", minorUnits: "weekly_minor")
        value("perServing") {
            money("breakfast") { option, _ in "meal_allowance(\(option).weekly_minor, 'BREAKFAST')" }
            money("lunch") { option, _ in "meal_allowance(\(option).weekly_minor, 'LUNCH')" }
            money("dinner") { option, _ in "meal_allowance(\(option).weekly_minor, 'DINNER')" }
        }
    },
    rows("MealOption") {
        columns("weekOf", "mealType", "position")
        money("costPerServing", minorUnits: "serving_cost_minor")
        one("recipe", "Recipe", by: "recipe_id")
    },
]
