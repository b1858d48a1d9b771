public import GraphQL
public import Mail
public import Planner
public import Postgres

/// All domains: their bindings and their tables.
public enum Domains {
    /// The bindings of every type, for the schema whose fingerprint is given and the app that people use.
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
                administrationQueries
                tourQueries
                appLinks(to: app)
                rateLimitQueries
            }
        ] + accountBindings + apiKeyBindings + reportBindings + appFeedbackBindings + notificationBindings + tourBindings + auditBindings
            + recipeBindings
            + donationBindings + fashionBindings + mealPlanBindings + groceryBindings
    }

    /// What clients can change.
    public static let mutations: [Mutation] = accountMutations + apiKeyMutations

    /// The tables of all domains, in the order in which they are made.
    public static let migrations = Migrations([
        Migration(name: "0001_recipes", bytes: PackageResources._001_recipes_sql),
        Migration(name: "0002_places_and_words", bytes: PackageResources._002_places_and_words_sql),
        Migration(name: "0003_donations", bytes: PackageResources._003_donations_sql),
        Migration(name: "0004_groceries", bytes: PackageResources._004_groceries_sql),
        Migration(name: "0005_fashion", bytes: PackageResources._005_fashion_sql),
        Migration(name: "0006_recipes_at_scale", bytes: PackageResources._006_recipes_at_scale_sql),
        Migration(name: "0007_search", bytes: PackageResources._007_search_sql),
        Migration(name: "0008_accounts", bytes: PackageResources._008_accounts_sql),
        Migration(name: "0009_email_outbox", bytes: PackageResources._009_email_outbox_sql),
        Migration(name: "0010_photos", bytes: PackageResources._010_photos_sql),
        Migration(name: "0011_signing_in", bytes: PackageResources._011_signing_in_sql),
        Migration(name: "0012_people", bytes: PackageResources._012_people_sql),
        Migration(name: "0013_api_keys", bytes: PackageResources._013_api_keys_sql),
        Migration(name: "0014_accounts_hardened", bytes: PackageResources._014_accounts_hardened_sql),
    ])

    /// A schema with the bindings of all domains; throws when they disagree.
    public static func catalog(schema: Schema, schemaVersion: String) throws(CatalogError) -> Catalog {
        try Catalog(schema: schema, objects: bindings(schemaVersion: schemaVersion), mutations: mutations.map(\.binding))
    }
}
