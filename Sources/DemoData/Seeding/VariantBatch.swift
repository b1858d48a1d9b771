import Postgres

/// Adds variants of all recipes.
///
/// PostgreSQL derives the variants from the first recipes. Quantities, titles, authors and dates vary by arithmetic on ids, so the
/// result is always the same.
struct VariantBatch {
    /// The number of variants per transaction: about 2,500 recipes, which take a second.
    private static let size = 8

    private let mark: SeedMark
    private let ids: Identities
    /// The numbers of the variants; the first seed has number 1.
    private let variants: ClosedRange<Int>

    /// Adds the next batch and returns the new mark.
    static func run(upTo scale: Int, in session: PostgresSession) throws -> SeedMark {
        guard let mark = try SeedMark(lockedIn: session) else { throw PostgresError.protocol("demo.demo_data has lost its row") }
        guard mark.scale < scale else { return mark }
        let batch = VariantBatch(
            mark: mark,
            ids: try Identities(lockedIn: session),
            variants: (mark.scale + 1)...min(mark.scale + size, scale)
        )
        try batch.insert(in: session)
        try Identities.advanceSequences(in: session)
        let grown = SeedMark(
            scale: batch.variants.upperBound,
            firstRecipe: mark.firstRecipe,
            recipeCount: mark.recipeCount,
            firstAccount: mark.firstAccount,
            accountCount: mark.accountCount
        )
        try grown.save(in: session)
        return grown
    }

    private func insert(in session: PostgresSession) throws(PostgresError) {
        try session.execute("CREATE TEMPORARY TABLE variant ON COMMIT DROP AS \(variantRows)")
        try session.execute("CREATE TEMPORARY TABLE variant_line ON COMMIT DROP AS \(variantLines)")
        try session.execute("CREATE TEMPORARY TABLE variant_review ON COMMIT DROP AS \(variantReviews)")
        try session.execute("ANALYZE variant, variant_line, variant_review")
        var titles = ParameterBuffer()
        titles.append(TitleVariations.all.map(\.english))
        titles.append(TitleVariations.all.map(\.spanish))
        try session.query(insertRecipes, titles)
        try session.execute(insertLines)
        try session.execute(insertSteps)
        try session.execute(insertReviews)
    }

    /// Maps each new recipe to its base recipe, author and date, at most two years and at least a day before the fixed day.
    private var variantRows: String {
        """
        SELECT
            \(ids.last("recipe")) + (k - \(variants.lowerBound)) * \(mark.recipeCount) + base.id - \(mark.firstRecipe) + 1 AS id,
            base.id AS base_id,
            k,
            \(mark.firstAccount) + (base.author_id - \(mark.firstAccount) + k * 11 + base.id * 5) % \(mark.accountCount) AS author_id,
            timestamptz '2026-10-31 00:00:00+00' - make_interval(secs => (base.id * 7919 + k * 104729) * 599 % \(Moment.span - 86_400))
                AS created_at
        FROM generate_series(\(variants.lowerBound), \(variants.upperBound)) AS k
        CROSS JOIN recipe AS base
        WHERE base.id BETWEEN \(mark.firstRecipe) AND \(mark.firstRecipe + mark.recipeCount - 1)
        """
    }

    /// Varies amounts of at least 50 g or 50 ml by up to a tenth, in steps of 5; other amounts stay unchanged.
    private var variantLines: String {
        """
        SELECT
            variant.id AS recipe_id, line.position, line.ingredient_id, varied.quantity, line.unit,
            round(line.grams * varied.quantity / line.quantity, 2) AS grams, line.note_en, line.note_es
        FROM variant
        JOIN recipe_ingredient AS line ON line.recipe_id = variant.base_id
        CROSS JOIN LATERAL (
            SELECT CASE
                WHEN line.unit IN ('GRAM', 'MILLILITER') AND line.quantity >= 50
                THEN round(line.quantity * (90 + (line.id * 2 + variant.k * 3) % 5 * 5) / 500) * 5
                ELSE line.quantity
            END AS quantity
        ) AS varied
        """
    }

    /// Inserts the recipes with their totals, so that the trigger finds the totals correct and rewrites nothing.
    private var insertRecipes: String {
        let sums = ["calories", "protein_g", "carbs_g", "sugar_g", "fiber_g", "fat_g", "saturated_fat_g", "sodium_mg"]
        let diets = NutrientDiets.sql(
            keeping: "base.diets",
            protein: "round(total.protein_g / base.servings, 2)",
            carbs: "round(total.carbs_g / base.servings, 2)",
            fat: "round(total.fat_g / base.servings, 2)",
            sodium: "round(total.sodium_mg / base.servings, 2)"
        )
        return """
            INSERT INTO recipe (
                id, slug, author_id, title_en, title_es, description_en, description_es, \(RowPictures.columns), cuisine, meal_types, diets, servings,
                prep_minutes, cook_minutes, allergens, ingredient_count, ingredient_ids, \(sums.joined(separator: ", ")), cost_minor,
                ingredient_names_en, ingredient_names_es, review_count, average_stars, created_at, updated_at
            )
            SELECT
                variant.id, base.slug || '-' || k, variant.author_id,
                base.title_en || ' ' || ($1::text[])[1 + (k + base.id * 7) % cardinality($1::text[])],
                base.title_es || ' ' || ($2::text[])[1 + (k + base.id * 7) % cardinality($2::text[])],
                base.description_en, base.description_es,
                \(RowPictures.recipe("base.").values(id: "variant.id")),
                base.cuisine, base.meal_types, \(diets), base.servings,
                base.prep_minutes, base.cook_minutes, base.allergens, base.ingredient_count, base.ingredient_ids,
                \(sums.map { "total.\($0)" }.joined(separator: ", ")), total.cost_minor,
                base.ingredient_names_en, base.ingredient_names_es,
                coalesce(judged.review_count, 0), judged.average_stars, variant.created_at, variant.created_at
            FROM variant
            JOIN recipe AS base ON base.id = variant.base_id
            JOIN (
                SELECT
                    line.recipe_id,
                    \(sums.map { "round(sum(line.grams * ingredient.\($0)) / 100, 2) AS \($0)" }.joined(separator: ",\n        ")),
                    round(sum(line.grams * ingredient.price_per_kg_minor) / 1000) AS cost_minor
                FROM variant_line AS line
                JOIN ingredient ON ingredient.id = line.ingredient_id
                GROUP BY line.recipe_id
            ) AS total ON total.recipe_id = variant.id
            LEFT JOIN (
                SELECT recipe_id, count(*) AS review_count, round(avg(stars), 2) AS average_stars FROM variant_review GROUP BY recipe_id
            ) AS judged ON judged.recipe_id = variant.id
            ORDER BY variant.id
            """
    }

    private var insertLines: String {
        """
        INSERT INTO recipe_ingredient (id, recipe_id, position, ingredient_id, quantity, unit, grams, note_en, note_es)
        SELECT
            \(ids.last("recipe_ingredient")) + row_number() OVER (ORDER BY recipe_id, position),
            recipe_id, position, ingredient_id, quantity, unit, grams, note_en, note_es
        FROM variant_line
        ORDER BY recipe_id, position
        """
    }

    private var insertSteps: String {
        """
        INSERT INTO recipe_step (id, recipe_id, position, text_en, text_es)
        SELECT
            \(ids.last("recipe_step")) + row_number() OVER (ORDER BY variant.id, step.position),
            variant.id, step.position, step.text_en, step.text_es
        FROM variant
        JOIN recipe_step AS step ON step.recipe_id = variant.base_id
        ORDER BY variant.id, step.position
        """
    }

    /// A third of the reviews, by other people and dated between publication and today.
    ///
    /// All authors shift by the same number, so they stay different.
    private var variantReviews: String {
        """
        SELECT
            variant.id AS recipe_id, moved.author_id, review.stars, review.comment,
            variant.created_at + (timestamptz '2026-11-01 00:00:00+00' - variant.created_at)
                * ((review.id * 31 + variant.k * 17) % 97 + 1) / 100 AS created_at
        FROM variant
        JOIN recipe_review AS review ON review.recipe_id = variant.base_id
        CROSS JOIN LATERAL (
            SELECT \(mark.firstAccount) + (review.author_id - \(mark.firstAccount) + variant.k * 7) % \(mark.accountCount) AS author_id
        ) AS moved
        WHERE (review.id + variant.k) % 3 = 0 AND moved.author_id <> variant.author_id
            AND review.author_id BETWEEN \(mark.firstAccount) AND \(mark.firstAccount + mark.accountCount - 1)
        """
    }

    private var insertReviews: String {
        """
        INSERT INTO recipe_review (id, recipe_id, author_id, stars, comment, created_at)
        SELECT
            \(ids.last("recipe_review")) + row_number() OVER (ORDER BY recipe_id, created_at, author_id),
            recipe_id, author_id, stars, comment, created_at
        FROM variant_review
        ORDER BY recipe_id, created_at, author_id
        """
    }
}
