public import Engine
public import GraphQL
import Languages
public import Mail
public import Planner
public import Postgres

/// All domains: their bindings and their tables.
public enum Domains {
    /// The bindings of every type, for a schema fingerprint and the address of the app.
    public static func bindings(schemaVersion: String, app: AppAddress = .local) -> [ObjectBinding] {
        [
            queryRoot {
                serverQueries(schemaVersion: schemaVersion)
                recipeQueries
                donationQueries
                fashionQueries
                mealPlanQueries
                groceryQueries
                searchQueries
                suggestionQueries
                administrationQueries
                tourQueries
                labelQueries
                appLinks(to: app)
                rateLimitQueries
            }
        ] + accountBindings + apiKeyBindings + reportBindings + appFeedbackBindings + notificationBindings + deviceBindings + tourBindings
            + auditBindings
            + labelBindings + recipeBindings + micronutrientBindings + healthBindings + dailyLogBindings + plannedMealBindings
            + donationBindings + foodRequestBindings + fashionBindings + mealPlanBindings + groceryBindings
            + groceryListBindings + storeBasketBindings + budgetBindings + mealSelectionBindings + foodPreferenceBindings
            + recipeSuggestionBindings
            + suggestionBindings
    }

    /// The languages of stored texts.
    public static let languages = Language.allCases.map(\.text)

    /// The mutations of all domains.
    public static let mutations: [Mutation] =
        accountMutations + apiKeyMutations + deviceMutations + donationMutations + recipeMutations + healthMutations
        + dailyLogMutations + plannedMealMutations + avoidedFoodMutations + foodPreferenceMutations + groceryMutations + budgetMutations
        + fashionMutations

    /// The subscriptions of all domains.
    public static let subscriptions: [SubscriptionBinding] =
        donationSubscriptions + accountSubscriptions + grocerySubscriptions

    /// The database's notification channels for events and for changes of access.
    public static let liveChannels = LiveSubscriptions.Channels(events: "cupboard_live", access: AccessNotices.changes)

    /// The migrations of all domains in order, and the SQL functions: the files in `Migrations` and `Functions`.
    public static let migrations = Migrations(
        SQLFiles.migrations.map { Migration(name: $0.name, sql: $0.text, formerChecksums: formerChecksums[$0.name] ?? []) },
        functions: SQLFiles.functions.map { FunctionFile(name: $0.name, sql: $0.text) },
        servingRights: servingRights
    )

    /// Builds a catalog with the bindings of all domains.
    ///
    /// Throws if the schema and the bindings disagree.
    public static func catalog(schema: Schema, schemaVersion: String) throws(CatalogError) -> Catalog {
        try Catalog(
            schema: schema,
            objects: bindings(schemaVersion: schemaVersion),
            mutations: mutations.map(\.binding),
            subscriptions: subscriptions,
            languages: languages
        )
    }
}
