public import Planner

/// What a week's meals may cost, and what is offered for them.
public let mealPlanBindings: [ObjectBinding] = [
    rows("BudgetOption", in: .mealPlans) {
        columns("option")
        field("name") { option, scope in
            let names = budgetNames.map { "WHEN \(.literal($0.option)) THEN \($0.name.literal(in: scope.language))" as SQL }
            return "CASE \(option).option \(.joined(names, separator: " ")) END"
        }
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

/// What people call the budgets of `weekly_budget`.
let budgetNames: [(option: StaticString, name: BilingualText)] = [
    ("THRIFTY", BilingualText("Thrifty", "Ahorrador")),
    ("LOW_COST", BilingualText("Low cost", "Económico")),
    ("MODERATE", BilingualText("Moderate", "Moderado")),
    ("LIBERAL", BilingualText("Liberal", "Holgado")),
]
