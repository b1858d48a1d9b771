import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Recipes for donated food", .tags(.database), .timeLimit(.minutes(20)))
struct FoodRecipesTests {
    /// The best 500 recipes for each post with ingredients, in the expected order: `id matched missing`.
    private static let rankings = Result {
        let session = try PostgresSession(database.get())
        var rankings: [String: [String]] = [:]
        for post in try session.column("SELECT DISTINCT food_post_id FROM food_post_ingredient") {
            rankings[post] = try session.column(
                """
                SELECT recipe_id || ' ' || matched || ' ' || missing
                FROM (
                    SELECT recipe_id, matched, needed - matched AS missing
                    FROM (
                        SELECT recipe_id, count(DISTINCT ingredient_id) AS matched, (
                            SELECT count(DISTINCT ingredient_id) FROM recipe_ingredient AS other WHERE other.recipe_id = line.recipe_id
                        ) AS needed
                        FROM recipe_ingredient AS line
                        WHERE ingredient_id IN (SELECT ingredient_id FROM food_post_ingredient WHERE food_post_id = \(post))
                        GROUP BY recipe_id
                    ) AS found
                    ORDER BY matched DESC, missing, recipe_id DESC LIMIT 500
                ) AS best
                """
            )
        }
        return rankings
    }

    /// The demo data with each recipe twice under distant ids, and more posts of 1 to 12 ingredients.
    ///
    /// Common ingredients are picked more often.
    private static let database = Result {
        let database = try TestData.demo()
        let session = try PostgresSession(database)
        var generator = SeededGenerator(seed: 5)
        let used = try session.column("SELECT ingredient_id FROM recipe_ingredient ORDER BY id")
        for count in (1...12).flatMap({ [$0, $0, $0] }) {
            var chosen: Set<String> = []
            while chosen.count < count { chosen.insert(used.randomElement(using: &generator) ?? "1") }
            try session.execute(
                """
                WITH post AS (
                    INSERT INTO food_post (donor_id, title, description, food_type, quantity, unit, expires_at, contact_name,
                        contact_email, contact_phone, address, latitude, longitude, area)
                    SELECT donor_id, 'Box of \(count)', description, food_type, quantity, unit, expires_at, contact_name,
                        contact_email, contact_phone, address, latitude, longitude, area
                    FROM food_post WHERE is_shown ORDER BY id LIMIT 1 RETURNING id, area_point
                )
                INSERT INTO food_post_ingredient (food_post_id, position, ingredient_id, area_point)
                SELECT post.id, chosen.position, chosen.id, post.area_point
                FROM post, unnest('{\(chosen.sorted().joined(separator: ","))}'::bigint[]) WITH ORDINALITY AS chosen(id, position)
                """
            )
        }
        try session.execute(
            """
            INSERT INTO recipe (id, slug, author_id, title_en, title_es, description_en, description_es, cuisine, meal_types, servings,
                prep_minutes, cook_minutes)
            SELECT id + 20000, slug || '-again', author_id, title_en, title_es, description_en, description_es, cuisine, meal_types, servings,
                prep_minutes, cook_minutes
            FROM recipe;
            INSERT INTO recipe_ingredient (recipe_id, position, ingredient_id, quantity, unit, grams)
            SELECT recipe_id + 20000, position, ingredient_id, quantity, unit, grams FROM recipe_ingredient;
            """
        )
        return database
    }

    @Test("most matching ingredients first, then fewest missing, then newest, page by page from either end")
    func posts() async throws {
        let database = try Self.database.get()
        let (posts, rankings) = (
            try PostgresSession(database).column("SELECT id FROM food_post WHERE is_shown ORDER BY id"), try Self.rankings.get()
        )
        #expect(posts.count > 90)
        try await EngineFixture.run(database: database) { fixture in
            try await fixture.client { client throws in
                var longest = 0
                for (index, post) in posts.enumerated() {
                    let expected = rankings[post, default: []].map { "recipe_\($0)" }
                    #expect(try walk(post, isBackward: false, client, of: expected.count) == expected, "food_post_\(post)")
                    if index.isMultiple(of: 4) {
                        #expect(try walk(post, isBackward: true, client, of: expected.count) == expected, "food_post_\(post)")
                    }
                    longest = max(longest, expected.count)
                }
                #expect(longest == 500)
            }
        }
    }

    /// All recipes of a post, read page by page from one end, each with its matched and missing counts.
    private func walk(_ post: String, isBackward: Bool, _ client: EngineClient, of total: Int) throws -> [String] {
        var (found, cursor): ([String], String) = ([], "")
        while true {
            let list = try client.data(
                """
                { foodPost(id: "food_post_\(post)") { recipes(\(isBackward ? "last" : "first"): 90\(cursor)) {
                  totalCount edges { matchedIngredients missingIngredients node { id } }
                  pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
                } } }
                """
            ).at("foodPost.recipes")
            let rows = list["edges"].items.map {
                "\($0.at("node.id").string ?? "") \($0["matchedIngredients"].int ?? -1) \($0["missingIngredients"].int ?? -1)"
            }
            found = isBackward ? rows + found : found + rows
            #expect(list["totalCount"].int == total)
            let (more, end) = isBackward ? ("hasPreviousPage", "startCursor") : ("hasNextPage", "endCursor")
            guard list.at("pageInfo.\(more)").bool == true, let next = list.at("pageInfo.\(end)").string else { return found }
            cursor = ", \(isBackward ? "before" : "after"): \"\(next)\""
        }
    }

    @Test("the best recipes are found for any limit, and among equals the newest", arguments: [1, 2, 7, 40, 200])
    func best(most: Int) throws {
        let session = try PostgresSession(Self.database.get())
        for (post, ranking) in try Self.rankings.get() {
            let found = try session.column(
                """
                SELECT id || ' ' || matched || ' '
                FROM recipes_with_most(ARRAY(SELECT ingredient_id FROM food_post_ingredient WHERE food_post_id = \(post))::integer[], \(most))
                JOIN recipe USING (id)
                ORDER BY matched DESC, ingredient_count, id DESC
                """
            )
            let expected = ranking.prefix(most)
            #expect(found.count == expected.count && zip(expected, found).allSatisfy { $0.hasPrefix($1) }, "food_post_\(post)")
        }
    }
}
