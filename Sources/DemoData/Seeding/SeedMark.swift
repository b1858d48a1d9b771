import Postgres

/// What `demo_data` remembers: how much has been put in, and where the first variants lie.
struct SeedMark {
    let scale: Int
    let firstRecipe: Int
    let recipeCount: Int
    let firstAccount: Int
    let accountCount: Int

    /// Reads the row and locks it until the transaction ends, so that two seeds do not mix; nil before the first seed.
    init?(lockedIn session: PostgresSession) throws(PostgresError) {
        let columns = "scale, first_recipe_id, recipe_count, first_account_id, account_count"
        let row = try session.query("SELECT \(columns) FROM demo_data FOR UPDATE")
        let values = row.rowCount == 1 ? (0..<5).map { row.integer(0, $0) ?? 0 } : []
        guard let scale = values.first, scale > 0 else { return nil }
        self.init(scale: scale, firstRecipe: values[1], recipeCount: values[2], firstAccount: values[3], accountCount: values[4])
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
            UPDATE demo_data SET scale = \(scale), first_recipe_id = \(firstRecipe), recipe_count = \(recipeCount),
                first_account_id = \(firstAccount), account_count = \(accountCount)
            """
        )
    }
}
