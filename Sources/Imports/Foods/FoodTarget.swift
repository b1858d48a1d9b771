public import Importing
public import Postgres

/// Foods as ingredients, with what 100 g of them hold.
public struct FoodTarget: ImportTarget {
    /// What is imported.
    public let name = "foods"
    /// Each record has its row in the first table.
    public let hasDigest = true
    /// What grows and is looked up by more than its only index.
    public let growingTables = ["ingredient_source", "search_word"]
    /// Foods have nothing to do with each other.
    public let writers = 2
    /// As many as are merged in a quarter of a second.
    public let batchSize = 1_000

    private let provider: String
    private let statements = MergeStatements("foods", with: ["known_price"])

    /// Foods of the USDA's FoodData Central.
    public static let usda = FoodTarget(provider: USDA.provider)

    /// A food, its micronutrients, what its portions weigh.
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

    /// Makes the staging tables.
    public func prepare(_ session: PostgresSession) throws(PostgresError) {
        try session.execute(statements.staging)
    }

    /// Whether foods are there, and the same.
    public func states(of records: [StagedRecord], _ session: PostgresSession) throws(PostgresError) -> [RecordState] {
        try Self.known.states(of: records, provider: provider, session)
    }

    /// Merges what is staged.
    public func merge(_ session: PostgresSession) throws(PostgresError) -> MergeOutcome {
        try session.execute(statements.merge)
        return MergeOutcome()
    }

    private static let known = KnownRecords(in: "ingredient_source")
}
