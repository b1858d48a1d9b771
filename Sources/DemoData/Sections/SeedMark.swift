import Postgres

/// The state of the recipes in `demo.demo_data`: the scale and the ids of the first rows.
struct SeedMark: Decodable {
    let scale: Int
    let firstRecipe: Int
    let recipeCount: Int
    let firstAccount: Int
    let accountCount: Int

    /// Reads the row and locks it until the transaction ends, so that two seeds do not interleave; nil before the first seed.
    init?(lockedIn session: PostgresSession) throws(PostgresError) {
        let rows = try session.query(
            """
            SELECT scale, first_recipe_id AS first_recipe, recipe_count, first_account_id AS first_account, account_count
            FROM demo.demo_data FOR UPDATE
            """
        )
        guard let mark = try rows.first(SeedMark.self), mark.scale > 0 else { return nil }
        self = mark
    }

    init(scale: Int, firstRecipe: Int, recipeCount: Int, firstAccount: Int, accountCount: Int) {
        self.scale = scale
        self.firstRecipe = firstRecipe
        self.recipeCount = recipeCount
        self.firstAccount = firstAccount
        self.accountCount = accountCount
    }

    func save(in session: PostgresSession) throws(PostgresError) {
        try session.execute(
            """
            UPDATE demo.demo_data SET scale = \(scale), first_recipe_id = \(firstRecipe), recipe_count = \(recipeCount),
                first_account_id = \(firstAccount), account_count = \(accountCount)
            """
        )
    }
}
