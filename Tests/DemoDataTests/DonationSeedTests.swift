import DemoData
import Postgres
import TestSupport
import Testing

@Suite("Seeding donations", .tags(.database), .removesDatabases)
struct DonationSeedTests {
    private func database() throws -> PostgresSession { try PostgresSession(TestDatabase.shared.createServedDatabase()) }

    private func number(_ session: PostgresSession, _ sql: String) throws -> Int {
        try #require(session.query("SELECT (\(sql))::bigint").integer(0, 0))
    }

    @Test("creates about a thousand posts around ten cities in several countries, most of them available")
    func counts() throws {
        let session = try database()
        #expect(try (900...1_200).contains(number(session, "SELECT count(*) FROM food_post")))
        #expect(try number(session, "SELECT count(*) FROM place WHERE town_id IS NULL") == 10)
        #expect(try number(session, "SELECT count(DISTINCT country_code) FROM place") >= 5)
        #expect(try number(session, "SELECT count(DISTINCT split_part(area, ', ', 2)) FROM food_post") == 10)
        #expect(try number(session, "SELECT count(DISTINCT donor_id) FROM food_post") >= 100)
        #expect(try number(session, "SELECT count(DISTINCT title) FROM food_post") >= 300)
        #expect(try number(session, "SELECT count(DISTINCT food_type) FROM food_post") == 10)
        let available = try number(session, "SELECT count(*) FROM food_post WHERE available_quantity > 0 AND expires_at > CURRENT_DATE + 1")
        #expect(available > 500)
        #expect(try number(session, "SELECT count(*) FROM food_post WHERE expires_at < now()") > 50)
        #expect(try number(session, "SELECT count(*) FROM food_post WHERE available_quantity = 0") > 20)
        #expect(try number(session, "SELECT count(*) FROM food_post WHERE like_count > 0 AND average_stars IS NOT NULL") > 100)
    }

    struct Rule: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// The part of a query after `FROM` that finds rows violating the rule.
        let violations: String
    }

    static let rules = [
        Rule(
            testDescription: "likes are counted",
            violations: "food_post AS p WHERE like_count <> (SELECT count(*) FROM food_post_like WHERE food_post_id = p.id)"
        ),
        Rule(
            testDescription: "stars are the mean of the feedback",
            violations: """
                food_post AS p WHERE average_stars IS DISTINCT FROM (SELECT round(avg(stars), 2) FROM food_feedback WHERE food_post_id = p.id)
                """
        ),
        Rule(
            testDescription: "promised quantities are not available",
            violations: """
                food_post AS p WHERE quantity - available_quantity <> (SELECT coalesce(sum(quantity), 0) FROM food_request
                    WHERE food_post_id = p.id AND status IN ('ACCEPTED', 'RESERVED'))
                """
        ),
        Rule(
            testDescription: "ingredients are named in both languages",
            violations: """
                food_post AS p WHERE ingredient_names <> (SELECT string_agg(name_en || ', ' || name_es, ', ' ORDER BY position)
                    FROM food_post_ingredient JOIN ingredient ON ingredient.id = ingredient_id WHERE food_post_id = p.id)
                """
        ),
        Rule(
            testDescription: "a post's location is in its area",
            violations: """
                food_post AS p WHERE NOT EXISTS (SELECT FROM place AS d JOIN place AS t ON t.id = d.town_id WHERE p.area = d.name || ', ' || t.name
                    AND abs(p.latitude - d.latitude) < 0.025 AND abs(p.longitude - d.longitude) < 0.025 AND strpos(p.address, p.area) > 0)
                """
        ),
        Rule(
            testDescription: "donors and their posts are in the same area",
            violations: "food_post AS p JOIN account AS a ON a.id = p.donor_id WHERE a.area <> p.area OR NOT a.roles @> '{DONOR}'"
        ),
        Rule(
            testDescription: "posts are created before they expire and after their donor",
            violations:
                "food_post AS p JOIN account AS a ON a.id = p.donor_id WHERE p.created_at >= p.expires_at OR p.created_at < a.created_at"
        ),
        Rule(
            testDescription: "feedback is later than the post and not by the donor",
            violations:
                "food_feedback AS f JOIN food_post AS p ON p.id = f.food_post_id WHERE f.created_at < p.created_at OR f.author_id = p.donor_id"
        ),
        Rule(
            testDescription: "meals last hours, tins months",
            violations: """
                food_post WHERE food_type = 'PREPARED_MEAL' AND expires_at - created_at > interval '2 days'
                    OR unit = 'CAN' AND expires_at - created_at < interval '60 days' OR expires_at - created_at > interval '25 months'
                """
        ),
    ]

    @Test("the seeded rows are consistent", arguments: rules)
    func consistency(rule: Rule) throws {
        #expect(try number(GrownDatabase.session(), "SELECT count(*) FROM \(rule.violations)") == 0)
    }

    @Test("triggers maintain counts after a seed that disabled them")
    func triggers() throws {
        let session = try database()
        try DemoData.seed(into: session, scale: 2)
        let post = try number(session, "SELECT max(id) FROM food_post")
        let before = try number(session, "SELECT like_count FROM food_post WHERE id = \(post)")
        try session.execute("INSERT INTO food_post_like SELECT \(post), id FROM account WHERE name = 'Panadería San Telmo' LIMIT 1")
        #expect(try number(session, "SELECT like_count FROM food_post WHERE id = \(post)") == before + 1)
    }
}
