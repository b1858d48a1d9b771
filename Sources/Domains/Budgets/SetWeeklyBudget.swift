import Engine
import GraphQL
import Planner
import Postgres

/// The mutations of budgets.
let budgetMutations: [Mutation] = [setWeeklyBudget]

/// `setWeeklyBudget`: sets the budget from this week on.
///
/// Earlier weeks keep their budgets.
let setWeeklyBudget = mutation("setWeeklyBudget", for: .signedIn, in: .mealPlans) {
    changed("account", "Account", isViewer: true)
} rules: { input, call async throws(MutationFailure) in
    let today = try await call.lockedDay()
    try await call.execute(
        """
        INSERT INTO budget_choice (account_id, week, option, weekly_minor)
        SELECT \(call.account), week_start(\(today, as: "date")), option, weekly_minor
        FROM (SELECT \(input.enumValue("option"), as: "weekly_budget") AS option) AS chosen LEFT JOIN budget_option USING (option)
        ON CONFLICT (account_id, week) DO UPDATE SET option = excluded.option, weekly_minor = excluded.weekly_minor
        """
    )
    return MutationAnswer(.budgetSaved, of: AuditedObject("account", call.account), ["account": .int(call.account)])
}
