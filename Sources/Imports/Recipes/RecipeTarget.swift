public import Importing
public import Postgres

/// Recipes and their ingredients.
public struct RecipeTarget: ImportTarget {
    /// The kind of records, as messages name it.
    public let name = "recipes"
    /// Records are compared by the digest in the first table.
    public let hasDigest = true
    /// Growing tables that are searched through more than one index.
    public let tablesToAnalyze = ["recipe_ingredient", "ingredient_source", "search_word"]
    /// One writer, because recipes share foods and bitmaps and two writers would wait for each other.
    public let writers = 1
    /// A batch that merges in about half a second.
    public let batchSize = 500

    private let provider: RecipeProvider
    private let statements = MergeStatements("recipes", with: ["known_food", "known_price", "known_measure", "usual_serving"])

    /// The recipes of a provider.
    public init(provider: RecipeProvider) {
        self.provider = provider
    }

    /// A recipe, its lines, its steps and its picture.
    public let tables = [
        StagingTable(
            "staged_recipe",
            columns: """
                provider, key, written_in, title, description, picture, cuisine, meal_types, diets, servings, minutes, prep_minutes, calories, \
                protein_g, carbs_g, sugar_g, fiber_g, fat_g, saturated_fat_g, sodium_mg, source_nutrients, source_amounts, source_name, \
                source_url, source_diets, source_health, source_cautions, source_cuisines, source_meals, source_allergens, unread_lines
                """
        ),
        StagingTable(
            "staged_line",
            columns: """
                position, food_key, food, food_aisle, quantity, unit, grams, is_estimated, source_text, source_measure, source_aisle, note
                """
        ),
        StagingTable("staged_step", columns: "position, text"),
        StagingTable("staged_picture", columns: "address, width, height"),
    ]

    /// Creates the staging tables, and the provider's account if it does not exist.
    public func prepare(_ session: PostgresSession) throws(PostgresError) {
        try session.run(
            """
            WITH author AS (
                INSERT INTO account (name, kind) SELECT \(provider.name), 'GROUP'
                WHERE NOT EXISTS (SELECT FROM import_provider WHERE provider = \(provider.key)) RETURNING id
            )
            INSERT INTO import_provider (provider, account_id) SELECT \(provider.key), id FROM author
            """
        )
        try session.execute(statements.staging)
    }

    /// Returns whether each recipe is stored and unchanged.
    public func states(of records: [StagedRecord], _ session: PostgresSession) throws(PostgresError) -> [RecordState] {
        try Self.known.states(of: records, provider: provider.key, session)
    }

    /// Merges the staged recipes.
    public func merge(_ session: PostgresSession) throws(PostgresError) -> MergeOutcome {
        try session.execute(statements.merge)
        return MergeOutcome()
    }

    private static let known = KnownRecords(in: "recipe", prefix: "source_")
}

/// A provider of recipes.
public struct RecipeProvider: Sendable {
    /// The provider's key in the database.
    let key: String
    /// The name shown to people.
    let name: String

    /// Edamam's Recipe Search API.
    public static let edamam = RecipeProvider(key: "edamam", name: "Edamam")
    /// Pages with schema.org's recipes, and exports of recipe programs.
    public static let schemaOrg = RecipeProvider(key: "schema-org", name: "Saved recipes")
}
