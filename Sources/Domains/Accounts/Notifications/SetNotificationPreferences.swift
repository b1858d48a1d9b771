import GraphQL
import Planner
import Postgres

/// `setNotificationPreferences`: what the account wants to be told of; what is left out stays as it is.
let setNotificationPreferences = mutation("setNotificationPreferences", for: .signedIn, in: .accounts) {
    changed("account", "Account", isViewer: true)
} rules: { input, call async throws(MutationFailure) in
    try await call.execute(
        """
        UPDATE account SET notify_planned_meals = coalesce(\(input.flag("plannedMeals")), notify_planned_meals),
            notify_recipe_suggestions = coalesce(\(input.flag("recipeSuggestions")), notify_recipe_suggestions),
            notify_donations = coalesce(\(input.flag("donations")), notify_donations), updated_at = now()
        WHERE id = \(call.account)
        """
    )
    var answer = MutationAnswer(.preferencesSaved, of: AuditedObject("account", call.account), ["account": .int(call.account)])
    answer.details = ObjectValue(input.fields.filter { $0.name != "idempotencyKey" })
    return answer
}
