import Languages
public import Planner

/// Budget options, the meals offered for a week, and the rules that leave too few of them.
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
        field("reason") { row, scope in
            reason(
                [
                    ("\(row).is_in_budget", BilingualText("Fits the budget", "Encaja en el presupuesto"), nil),
                    ("\(row).is_preferred", BilingualText("A cuisine that you like", "Una cocina que te gusta"), nil),
                    ("\(row).follows_diets", BilingualText("Fits your diet", "Encaja en tu dieta"), nil),
                    ("true", BilingualText("Offered this week", "De la oferta de esta semana"), nil),
                ],
                in: scope
            )
        }
    },
    rows("MealShortage", in: .mealPlans) {
        columns("weekOf", "mealType", "position", "availableCount", "rule", "diet", "allergen", "countWithoutRule")
        one("ingredient", "Ingredient", by: "ingredient_id")
        field("name") { row, scope in
            let ingredient: SQL = scope.language.language == .spanish ? "name_es" : "name_en"
            return """
                coalesce(\(EnumLabels.diet.label(of: "\(row).diet", in: scope.language)), \
                \(EnumLabels.allergen.label(of: "\(row).allergen", in: scope.language)), \
                (SELECT \(ingredient) FROM ingredient WHERE ingredient.id = \(row).ingredient_id), \
                \(EnumLabels.mealRule.label(of: "\(row).rule", in: scope.language)))
                """
        }
    },
]
