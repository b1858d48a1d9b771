public import Importing
public import Postgres

/// Foods as ingredients, with the nutrients in 100 g.
public struct FoodTarget: ImportTarget {
    /// The kind of records, as messages name it.
    public let name = "foods"
    /// Records are compared by the digest in the first table.
    public let hasDigest = true
    /// Growing tables that are searched through more than one index.
    public let tablesToAnalyze = ["ingredient_source", "search_word"]
    /// Two writers, because foods don't depend on each other.
    public let writers = 2
    /// A batch that merges in a quarter of a second.
    public let batchSize = 1_000

    private let provider: String
    private let statements = MergeStatements("foods", with: ["known_price"])

    /// Foods of the USDA's FoodData Central.
    public static let usda = FoodTarget(provider: USDA.provider)

    /// Products of Open Food Facts.
    public static let openFoodFacts = FoodTarget(provider: OpenFoodFacts.provider)

    /// A food, its micronutrients, and the weights of its portions.
    public let tables = [
        StagingTable(
            "staged_food",
            columns: """
                provider, key, written_in, name, aisle, calories, protein_g, carbs_g, sugar_g, fiber_g, fat_g, saturated_fat_g, sodium_mg
                """
        ),
        StagingTable("staged_nutrient", columns: "nutrient, amount"),
        StagingTable("staged_measure", columns: "unit, grams"),
    ]

    /// Creates the staging tables.
    public func prepare(_ session: PostgresSession) throws(PostgresError) {
        try session.execute(statements.staging)
    }

    /// Returns whether each food is stored and unchanged.
    public func states(of records: [StagedRecord], _ session: PostgresSession) throws(PostgresError) -> [RecordState] {
        try Self.known.states(of: records, provider: provider, session)
    }

    /// Merges the staged foods.
    public func merge(_ session: PostgresSession) throws(PostgresError) -> MergeOutcome {
        try session.execute(statements.merge)
        return MergeOutcome()
    }

    private static let known = KnownRecords(in: "ingredient_source")
}
