import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Posts of closed accounts", .tags(.database), .timeLimit(.minutes(20)))
struct HiddenPostsTests {
    private static let near = "near: {latitude: 52.52, longitude: 13.4}"

    /// All paths to a post, a number of posts, or a word from a post.
    private static let paths = [
        "a: foodPost(id: \"food_post_4\") { id title }",
        "a: node(id: \"food_post_4\") { id }",
        "a: nodes(ids: [\"food_post_4\", \"food_post_5\", \"food_post_6\"]) { id ... on FoodPost { title } }",
        "a: foodPosts(first: 100) { totalCount nodes { id donor { id } } pageInfo { endCursor hasNextPage } }",
        "a: foodPosts(first: 100, filter: {\(near)}) { totalCount edges { distanceKm node { id } } }",
        "a: foodPosts(first: 100, filter: {search: \"bread\"}, orderBy: {field: QUANTITY}) { totalCount nodes { id } }",
        "a: foodPosts(first: 100, filter: {donorId: \"account_2\"}) { totalCount nodes { id } }",
        "a: foodPosts(first: 100, filter: {availableOnly: true, foodType: PRODUCE}) { totalCount nodes { id } }",
        "a: node(id: \"profile_2\") { ... on Profile { foodPosts(first: 100) { totalCount nodes { id } } } }",
        "a: nearbyDonors(\(near), withinKm: 20000) { totalCount nodes { availablePosts donor { id foodPosts { totalCount } } } }",
        "a: ingredients(first: 20) { nodes { donationsNearby(\(near), withinKm: 9000) { totalCount nodes { id } } } }",
        "a: node(id: \"food_feedback_5\") { ... on FoodFeedback { foodPost { id } } }",
        "a: nodes(ids: [\(feedback)]) { ... on FoodFeedback { comment foodPost { id donor { id } } } }",
        "a: search(text: \"bread\", in: [DONATIONS], first: 50) { totalCount nodes { ... on FoodPost { id } } }",
        "a: suggestions(text: \"br\", in: [DONATIONS]) { text kind count objectId } b: suggestions(text: \"tom\", in: [DONATIONS]) { text count objectId }",
        "a: search(text: \"tomates\", first: 50) { totalCount nodes { __typename ... on FoodPost { id } } }",
    ]

    private static let feedback = (1...80).map { "\"food_feedback_\($0)\"" }.joined(separator: ", ")

    private static func answers(_ client: EngineClient, as caller: (any Caller)? = nil) throws -> [String] {
        try paths.map { try client.query("{ \($0) }", as: caller).text }
    }

    /// The responses after all posts of a donor have been deleted.
    private static func withoutPosts(of account: Int) async throws -> [String] {
        var answers: [String] = []
        try await EngineFixture.run { fixture in
            try fixture.execute("UPDATE food_post SET deleted_at = coalesce(deleted_at, now()) WHERE donor_id = \(account)")
            try fixture.execute("UPDATE account SET roles = array_remove(roles, 'DONOR') WHERE id = \(account)")
            answers = try await fixture.client { client in try Self.answers(client) }
        }
        return answers
    }

    @Test("look deleted on every path for every caller, and reappear with the account", arguments: ["DISABLED", "DELETED"])
    func closed(status: String) async throws {
        let expected = try await Self.withoutPosts(of: 2)
        try await EngineFixture.run { fixture in
            let session = try PostgresSession(fixture.database)
            let others: [(any Caller)?] = [
                nil, try Member("Other", in: session), try Member("Administrator", isAdmin: true, in: session),
            ]
            let before = try await fixture.client { client in try Self.answers(client) }
            try session.execute("UPDATE account SET status = '\(status)' WHERE id = 2")
            try await fixture.client { client throws in
                for caller in others {
                    for (answer, other) in zip(try Self.answers(client, as: caller), expected) { #expect(answer == other) }
                }
            }
            try session.execute("UPDATE account SET status = 'ACTIVE' WHERE id = 2")
            let after = try await fixture.client { client in try Self.answers(client) }
            #expect(after == before)
            // Each path showed a post before, except nearby donors: this account has no location.
            for (path, answers) in zip(Self.paths, zip(before, expected)) where !path.contains("nearbyDonors") {
                #expect(answers.0 != answers.1)
            }
        }
    }

    @Test("are hidden if they are created while or after the account is closed")
    func late() async throws {
        let database = try TestData.database()
        let (donor, administrator) = (try PostgresSession(database), try PostgresSession(database))
        let shown = "SELECT count(*) FILTER (WHERE is_shown) FROM food_post WHERE title = 'Late'"
        try donor.execute("BEGIN")
        try donor.execute(Self.insertion)
        // The update waits for the uncommitted post.
        try administrator.execute("SET lock_timeout = '100ms'")
        #expect(throws: PostgresError.self) { try administrator.execute("UPDATE account SET status = 'DISABLED' WHERE id = 2") }
        try donor.execute("COMMIT")
        #expect(try donor.column(shown) == ["1"])
        try administrator.execute("UPDATE account SET status = 'DISABLED' WHERE id = 2")
        #expect(try donor.column(shown) == ["0"])
        try donor.execute(Self.insertion)
        #expect(try donor.column(shown) == ["0"])
        #expect(
            try donor.column("SELECT count(*) FROM search_entry WHERE domain = 'DONATIONS' AND found_until > now() AND words @@ 'late'")
                == ["0"]
        )
        try administrator.execute("UPDATE account SET status = 'ACTIVE' WHERE id = 2")
        #expect(try donor.column(shown) == ["2"])
    }

    private static let insertion = """
        INSERT INTO food_post (donor_id, title, description, food_type, quantity, unit, expires_at, contact_name, contact_email, address,
            latitude, longitude, area)
        VALUES (2, 'Late', '', 'OTHER', 1, 'BAG', now() + interval '1 day', 'N', 'n@example.org', 'Street 1', 52.5, 13.4, 'Area')
        """
}
