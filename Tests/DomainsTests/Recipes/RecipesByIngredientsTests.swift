import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Recipes by ingredients", .tags(.database), .timeLimit(.minutes(20)))
struct RecipesByIngredientsTests {
    static let query = """
        query ($ids: [ID!], $match: IngredientMatch, $after: String, $size: Int) {
          recipes(filter: {ingredientIds: $ids, ingredientMatch: $match}, first: $size, after: $after) {
            totalCount
            pageInfo { hasNextPage hasPreviousPage endCursor }
            edges {
              matchedIngredients missingIngredients cursor
              node {
                id title nutrition { perServing { calories proteinG } whole { sodiumMg } } author { name }
                ingredients { ingredient { id } }
                reviews(first: 3) { nodes { id stars author { name } } pageInfo { hasNextPage } }
              }
            }
          }
        }
        """

    private static let chosen = ["1", "5", "9"]

    /// All recipes with some of the chosen ingredients, read in pages of four, and the total count.
    private static func readPages(_ client: EngineClient, _ match: String) throws -> (edges: [Value], total: Int?) {
        let ids = Value.list(chosen.map { .string("ingredient_\($0)") })
        var edges: [Value] = []
        var after = Value.null
        while true {
            let variables: ObjectValue = ["ids": ids, "match": .string(match), "after": after, "size": .int(4)]
            let page = try client.data(query, variables: variables)["recipes"]
            edges += page["edges"].items
            guard page.at("pageInfo.hasNextPage").bool == true else { return (edges, page["totalCount"].int) }
            #expect(page["edges"].items.count == 4)
            #expect(page.at("pageInfo.endCursor") == page.at("edges.3.cursor"))
            after = page.at("pageInfo.endCursor")
        }
    }

    /// The recipes with at least a number of the chosen ingredients, and the numbers of matched and missing ingredients, from plain SQL.
    private static func expected(matching needed: Int, in fixture: EngineFixture) throws -> [String] {
        try fixture.column(
            """
            SELECT 'recipe_' || r.id || ' ' || matched || ' ' || total - matched FROM recipe r
            JOIN LATERAL (
                SELECT count(DISTINCT ingredient_id) FILTER (WHERE ingredient_id IN (\(chosen.joined(separator: ",")))) AS matched,
                    count(DISTINCT ingredient_id) AS total
                FROM recipe_ingredient WHERE recipe_id = r.id
            ) AS lines ON matched >= \(needed)
            ORDER BY matched DESC, total - matched, r.id
            """
        )
    }

    @Test(
        "pages follow each other without gaps or duplicates, and the counts equal those of plain SQL",
        arguments: [("SOME", 1), ("MOST", 2), ("ALL", 3)]
    )
    func pages(match: String, needed: Int) async throws {
        try await EngineFixture.read { fixture in
            let (edges, total) = try await fixture.client { client in try Self.readPages(client, match) }
            let found = edges.map { edge in
                "\(edge.at("node.id").string ?? "?") \(edge["matchedIngredients"].int ?? -1) \(edge["missingIngredients"].int ?? -1)"
            }
            let expected = try Self.expected(matching: needed, in: fixture)
            #expect(found == expected)
            #expect(total == expected.count)
            #expect(expected.count > 0)
        }
    }

    @Test("each recipe has its own child objects")
    func children() async throws {
        try await EngineFixture.read { fixture in
            let data = try await fixture.client { client in
                try client.data(Self.query, variables: ["ids": ["ingredient_2"], "match": "SOME", "size": 50])
            }
            let session = try PostgresSession(fixture.database)
            let found = data.at("recipes.edges").items.map { edge in
                let node = edge["node"]
                let lines = node["ingredients"].items.compactMap { $0.at("ingredient.id").string }
                let reviews = node.at("reviews.nodes").items.map { "\($0["id"].string ?? "?") by \($0.at("author.name").string ?? "?")" }
                let more = node.at("reviews.pageInfo.hasNextPage").bool == true ? "+" : ""
                return
                    "\(node["id"].string ?? "?") \(node.at("author.name").string ?? "?"): \(lines.joined(separator: " ")); \(reviews.joined(separator: " "))\(more)"
            }
            let expected = try session.column(
                """
                SELECT 'recipe_' || r.id || ' ' || a.name || ': '
                    || (SELECT string_agg('ingredient_' || ingredient_id, ' ' ORDER BY position) FROM recipe_ingredient WHERE recipe_id = r.id)
                    || '; ' || coalesce((
                        SELECT string_agg('recipe_review_' || v.id || ' by ' || name, ' ' ORDER BY v.created_at DESC, v.id DESC)
                        FROM (SELECT * FROM recipe_review WHERE recipe_id = r.id ORDER BY created_at DESC, id DESC LIMIT 3) AS v
                        JOIN account ON account.id = v.author_id
                    ), '') || CASE WHEN (SELECT count(*) FROM recipe_review WHERE recipe_id = r.id) > 3 THEN '+' ELSE '' END
                FROM recipe r JOIN account a ON a.id = r.author_id
                WHERE EXISTS (SELECT FROM recipe_ingredient WHERE recipe_id = r.id AND ingredient_id = 2)
                ORDER BY (SELECT count(DISTINCT ingredient_id) FROM recipe_ingredient WHERE recipe_id = r.id), r.id
                """
            )
            #expect(found == expected)
            #expect(expected.count > 10)
        }
    }
}
