import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("The account's own objects in searches", .tags(.database), .timeLimit(.minutes(20)))
struct OwnFirstTests {
    /// The results of a search with their marks and scores.
    private struct Found: Equatable {
        var ids: [String] = []
        var own: [Bool] = []
        var scores: [Double] = []
        var total = 0
    }

    private static func find(
        _ text: String,
        _ arguments: String = "",
        as member: Member?,
        isBackward: Bool = false,
        size: Int = 7,
        _ client: EngineClient
    )
        throws -> Found
    {
        var found = Found()
        var cursor = ""
        while true {
            let page = isBackward ? "last: \(size)" : "first: \(size)"
            let list = try client.data(
                """
                query ($text: String!) { search(text: $text, \(arguments) \(page) \(cursor)) { totalCount edges { isOwn score node {
                ... on Recipe { id } ... on FoodPost { id } ... on CatalogItem { id } ... on GroceryStore { id } } }
                pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }
                """,
                variables: ["text": .string(text)],
                as: member
            )["search"]
            let edges = list["edges"].items
            let (ids, own) = (edges.compactMap { $0.at("node.id").string }, edges.compactMap { $0["isOwn"].bool })
            let scores = edges.compactMap { $0["score"].number }
            found.ids = isBackward ? ids + found.ids : found.ids + ids
            found.own = isBackward ? own + found.own : found.own + own
            found.scores = isBackward ? scores + found.scores : found.scores + scores
            found.total = list["totalCount"].int ?? -1
            let (more, end) = isBackward ? ("hasPreviousPage", "startCursor") : ("hasNextPage", "endCursor")
            guard list.at("pageInfo.\(more)").bool == true, let next = list.at("pageInfo.\(end)").string else { return found }
            cursor = "\(isBackward ? "before" : "after"): \"\(next)\""
        }
    }

    /// Makes a third of all objects a member's own, in every possible way.
    private static func own(_ member: Member, _ session: PostgresSession) throws {
        try session.execute(
            """
            INSERT INTO saved_recipe (recipe_id, account_id) SELECT id, \(member.number) FROM recipe WHERE id % 7 = 1;
            UPDATE recipe SET author_id = \(member.number) WHERE id % 7 = 2;
            INSERT INTO planned_meal (account_id, date, slot, time, recipe_id, servings)
            SELECT \(member.number), current_date + row_number() OVER (ORDER BY id)::integer, 'LUNCH', '13:00', id, 1
            FROM recipe WHERE id % 7 = 3 ORDER BY id LIMIT 20;
            UPDATE food_post SET donor_id = \(member.number) WHERE id % 7 = 1;
            INSERT INTO food_post_favorite (food_post_id, account_id) SELECT id, \(member.number) FROM food_post WHERE id % 7 = 2;
            INSERT INTO food_request (food_post_id, receiver_id, quantity) SELECT id, \(member.number), 0.01 FROM food_post
            WHERE id % 7 = 3 AND expires_at > now() AND available_quantity > 1 AND deleted_at IS NULL;
            INSERT INTO wished_item (account_id, item_id) SELECT \(member.number), id FROM catalog_item WHERE id % 7 = 1;
            INSERT INTO item_reaction (account_id, item_id, reaction)
            SELECT \(member.number), id, (ARRAY['LIKE', 'DISLIKE'])[1 + id % 2]::reaction FROM catalog_item WHERE id % 7 = 2;
            INSERT INTO chosen_store VALUES (\(member.number), (SELECT min(id) FROM grocery_store));
            """
        )
    }

    /// The ids of a member's own objects according to the tables.
    private static func known(_ member: Member, _ session: PostgresSession) throws -> Set<String> {
        Set(
            try session.column(
                """
                SELECT 'recipe_' || id FROM recipe WHERE author_id = \(member.number)
                UNION SELECT 'recipe_' || recipe_id FROM saved_recipe WHERE account_id = \(member.number)
                UNION SELECT 'recipe_' || recipe_id FROM planned_meal WHERE account_id = \(member.number)
                UNION SELECT 'food_post_' || id FROM food_post WHERE donor_id = \(member.number)
                UNION SELECT 'food_post_' || food_post_id FROM food_post_favorite WHERE account_id = \(member.number)
                UNION SELECT 'food_post_' || food_post_id FROM food_request WHERE receiver_id = \(member.number)
                UNION SELECT 'catalog_item_' || item_id FROM wished_item WHERE account_id = \(member.number)
                UNION SELECT 'catalog_item_' || item_id FROM item_reaction WHERE account_id = \(member.number) AND reaction = 'LIKE'
                UNION SELECT 'grocery_store_' || store_id FROM chosen_store WHERE id = \(member.number)
                """
            )
        )
    }

    @Test("come first, the others in the usual order, in both directions, without affecting other accounts")
    func first() async throws {
        try await EngineFixture.run { fixture in
            let database = fixture.database
            try await fixture.client { client throws in
                let session = try PostgresSession(database)
                let (ana, bo) = (try Member("Ana", in: session), try Member("Bo", in: session))
                try Self.own(ana, session)
                let mine = try Self.known(ana, session)
                // Frequent and rare words of names.
                let words = try session.column(
                    """
                    SELECT word FROM (SELECT title_en FROM recipe UNION ALL SELECT title FROM food_post UNION ALL SELECT title_en FROM catalog_item
                        UNION ALL SELECT name FROM grocery_store) AS named (name), regexp_split_to_table(lower(name), '[^a-z]+') AS word
                    WHERE length(word) > 3 GROUP BY word ORDER BY count(*) DESC, word LIMIT 40
                    """
                )
                var (ownFound, othersFound) = (0, 0)
                for word in words.enumerated().filter({ $0.offset < 4 || $0.offset % 4 == 0 }).map(\.element) + [
                    "summer or red", "-red dress",
                ] {
                    let all = try Self.find(word, as: nil, client)
                    let found = try Self.find(word, as: ana, client)
                    #expect(Set(found.ids) == Set(all.ids) && found.ids.count == all.ids.count, "\(word)")
                    #expect(found.total == found.ids.count && all.total == all.ids.count, "\(word)")
                    #expect(found.ids == all.ids.filter(mine.contains) + all.ids.filter { !mine.contains($0) }, "\(word)")
                    #expect(found.own == found.ids.map(mine.contains), "\(word)")
                    #expect(found.scores == found.scores.sorted(by: >), "\(word)")
                    #expect(try Self.find(word, as: ana, isBackward: true, size: 5, client) == found, "\(word)")
                    #expect(try Self.find(word, as: bo, client) == all && !all.own.contains(true), "\(word)")
                    ownFound += found.own.count { $0 }
                    othersFound += found.own.count { !$0 }
                }
                #expect(ownFound > 20 && othersFound > 20, "the test needs both kinds of results: \(ownFound) and \(othersFound)")
                // Own objects do not extend the requested domains.
                let fashion = try Self.find("summer", "in: [FASHION],", as: ana, client)
                #expect(fashion.ids.allSatisfy { $0.hasPrefix("catalog_item_") })
            }
        }
    }

    @Test("are not found with an API key for other domains, or when they may not be shown")
    func hidden() async throws {
        try await EngineFixture.run { fixture in
            let database = fixture.database
            try await fixture.client { client throws in
                let session = try PostgresSession(database)
                let ana = try Member("Ana", in: session)
                try session.execute(
                    """
                    UPDATE catalog_item SET title_en = 'Zanzibar ' || title_en WHERE id <= 3;
                    UPDATE recipe SET title_en = 'Zanzibar ' || title_en WHERE id <= 3;
                    UPDATE food_post SET title = 'Zanzibar ' || title, expires_at = now() - interval '1 hour' WHERE id <= 3;
                    INSERT INTO wished_item (account_id, item_id) VALUES (\(ana.number), 1);
                    INSERT INTO saved_recipe (recipe_id, account_id) VALUES (1, \(ana.number));
                    INSERT INTO food_post_favorite (food_post_id, account_id) VALUES (1, \(ana.number));
                    """
                )
                #expect(try Self.find("zanzibar", as: ana, client).ids.sorted().count == 6)
                #expect(try Self.find("zanzibar", as: ana, client).own.count { $0 } == 2)
                let key = try TestToken.key(of: ana.number, scopes: ["RECIPES_READ"], in: session)
                let query = "{ search(text: \"zanzibar\") { edges { isOwn node { __typename } } } }"
                let edges = try client.query(query, as: key).json().at("data.search.edges").items
                #expect(edges.map { $0.at("node.__typename").string } == ["Recipe", "Recipe", "Recipe"])
                #expect(edges.map { $0["isOwn"].bool } == [true, false, false])
            }
        }
    }
}
