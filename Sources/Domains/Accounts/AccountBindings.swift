import Languages
public import Planner

/// Accounts, for their owners and for administrators, and the public profiles.
public let accountBindings: [ObjectBinding] = [
    object("Account", table: "account", owner: "id", shownTo: .ownerOrAdmin) {
        id()
        one("profile", "Profile", by: "id")
        name(isDeleted: { "\($0).status = 'DELETED'" })
        columns("kind", "area", "createdAt")
        photoUrl(when: { "is_active(\($0).status)" })
        restricted(to: .ownerOrAdmin, in: .accounts) {
            columns("roles", "email", "phone", "status", "isAdmin", "language", "timeZone", "tourCompleted", "updatedAt")
            columns("unitSystem")
            field("isUnderReview") { account, _ in "EXISTS (SELECT FROM active_report WHERE active_report.account_id = \(account).id)" }
            field("restriction") { account, _ in "restriction_of(\(account).id, \(account).restricted_at)" }
            field("isEmailVerified") { account, _ in "\(account).email_verified" }
            field("hasPassword") { account, _ in "\(account).password_hash IS NOT NULL" }
            notificationPreferences
            apiKeysOfAccount
        }
        restricted(to: .owner, in: .accounts) {
            value("location", when: { account, _ in "(\(account).address IS NOT NULL OR \(account).latitude IS NOT NULL)" }) {
                columns("address", "latitude", "longitude")
            }
            columns("householdSize")
            notificationsOfAccount
            devicesOfAccount
        }
        restricted(to: .owner, in: .donations) { donationsOfAccount }
        restricted(to: .owner, in: .recipes) {
            recipesOfAccount
            avoidedFoodOfAccount
            foodPreferencesOfAccount
            suggestedRecipes
        }
        restricted(to: .owner, in: .mealPlans) {
            healthOfAccount
            dailyLogsOfAccount
            mealPlansOfAccount
            mealSelectionOfAccount
            groceriesOfAccount
            budgetOfAccount
        }
        restricted(to: .owner, in: .fashion) { fashionOfAccount }
        restricted(to: .owner) { homeOfAccount }
        publishedByAccount
    },
    object("Profile", table: "profile", owner: "id") {
        id()
        one("account", "Account", by: "id")
        name(isDeleted: { "\($0).is_deleted" })
        columns("kind", "roles", "area", "createdAt")
        photoUrl(when: { "\($0).shows_photo" })
        publishedByAccount
    },
]

/// The name of an account.
///
/// The name of a deleted account is stored in English and translated here.
private func name(isDeleted: @escaping @Sendable (Alias) -> SQL) -> [FieldBinding] {
    field("name") { account, scope in
        switch scope.language.language {
        case .english: "\(account).name"
        case .spanish: "CASE WHEN \(isDeleted(account)) THEN 'Cuenta eliminada' ELSE \(account).name END"
        }
    }
}

/// The recipes and food posts that an account has published.
@FieldBindings private var publishedByAccount: [FieldBinding] {
    connection("recipes", "Recipe", orders: recipeOrders, link: { recipe, account in "\(recipe).author_id = \(account)" })
    foodPostsOfDonor
}

extension IDPrefix {
    /// The prefixes of the ids that name an account in arguments: the id of the account or the id of its profile.
    static let accounts: [IDPrefix] = ["account", "profile"]
}
