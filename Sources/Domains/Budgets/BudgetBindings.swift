import Planner

/// Weekly budgets and spending, for the account only.
let budgetBindings: [ObjectBinding] = [
    rows("Budget", in: .mealPlans) {
        columns("option")
        money("weekly", when: { budget, _ in "\(budget).weekly_minor IS NOT NULL" }, minorUnits: { budget, _ in "\(budget).weekly_minor" })
        many("spending", "WeeklySpending", order: .descending(.date) { "\($0).week_of" }) { account, scope throws(PlanError) in
            let account = account ?? "NULL"
            let count: SQL = try scope.number("weeks", in: 1...52) ?? "5"
            return """
                SELECT week.week_of, \(totalCost(of: "account_day(\(account), week.week_of)", scope)) AS total_minor, \
                budget.weekly_minor AS budget_minor \
                FROM (SELECT week_start(local_today(time_zone)) AS this FROM account WHERE account.id = \(account) OFFSET 0) AS now \
                CROSS JOIN LATERAL (SELECT now.this - 7 * number AS week_of FROM generate_series(1, (\(count))::integer) AS number) AS week \
                LEFT JOIN LATERAL budget_in_force(\(account), week.week_of) AS budget ON true
                """
        }
    },
    rows("WeeklySpending", in: .mealPlans) {
        columns("weekOf")
        money("total", minorUnits: { week, _ in "\(week).total_minor" })
        money("budget", when: { week, _ in "\(week).budget_minor IS NOT NULL" }, minorUnits: { week, _ in "\(week).budget_minor" })
    },
]

/// The budget of an account, for that account only.
@FieldBindings var budgetOfAccount: [FieldBinding] {
    one("budget", "Budget") { account, _ in
        """
        SELECT account.id, budget.option, budget.weekly_minor FROM account \
        LEFT JOIN LATERAL budget_in_force(account.id, week_start(local_today(account.time_zone))) AS budget ON true \
        WHERE account.id = \(account ?? "NULL")
        """
    }
}

/// The budgets that a recipe fits as one of its meals.
@FieldBindings var budgetsOfRecipe: [FieldBinding] {
    many("budgetOptions", "BudgetOption", order: .ascending(.bigint) { "\($0).weekly_minor" }) { recipe, _ in
        """
        SELECT option.* FROM budget_option AS option WHERE EXISTS ( \
        SELECT FROM recipe CROSS JOIN unnest(recipe.meal_types) AS meal \
        WHERE recipe.id = \(recipe ?? "NULL") AND recipe.serving_cost_minor <= meal_allowance(option.weekly_minor, meal))
        """
    }
}
