public import Planner

/// What a week's meals may cost, and what is offered for them.
public let mealPlanBindings: [ObjectBinding] = [
    rows("BudgetOption", in: .mealPlans) {
        columns("option")
        field("name") { option, scope in EnumLabels.weeklyBudget.label(of: "\(option).option", in: scope.language) }
        money("weekly", minorUnits: "weekly_minor")
        value("perServing") {
            money("breakfast", minorUnits: "breakfast_minor")
            money("lunch", minorUnits: "lunch_minor")
            money("dinner", minorUnits: "dinner_minor")
        }
    },
    rows("MealOption", in: .mealPlans) {
        columns("weekOf", "mealType", "position")
        money("costPerServing", minorUnits: "serving_cost_minor")
        one("recipe", "Recipe", by: "recipe_id")
    },
]
