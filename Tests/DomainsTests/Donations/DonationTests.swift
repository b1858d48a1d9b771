import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Engine

@Suite("Donations against plain SQL", .tags(.database), .timeLimit(.minutes(20)))
struct DonationTests {
    private static func ask(_ query: String) async throws -> Value {
        var answer = Value.null
        // Whole lists with nested lists exceed the default cost limit.
        try await EngineFixture.run(database: TestData.sharedDatabase(), configure: { $0.limits.cost = 20_000 }) { fixture in
            answer = try await fixture.client { client in try client.data(query) }
        }
        return answer
    }

    private static func rows(_ sql: String) throws -> [String] { try PostgresSession(TestData.sharedDatabase()).column(sql) }

    @Test("returns all fields of a post")
    func detail() async throws {
        let data = try await Self.ask(
            """
            { foodPosts(first: 100, filter: {availableOnly: false}, orderBy: {field: NEWEST, direction: ASC}) { nodes {
              id title foodType quantity unit availableQuantity isAvailable likeCount averageStars donor { name roles }
              location { area latitude longitude } ingredients { name } feedback(first: 2) { totalCount nodes { stars author { name } } }
            } } }
            """
        )
        let found = data.at("foodPosts.nodes").items.map { post in
            let feedback = post.at("feedback.nodes").items.map { "\($0["stars"].text) \($0.at("author.name").text)" }
            let parts: [String] = [
                post["id"].text, post["title"].text, post["foodType"].text, post["quantity"].text, post["unit"].text,
                post["availableQuantity"].text, post["isAvailable"].text, post["likeCount"].text, post["averageStars"].text,
                post.at("donor.name").text, post.at("location.area").text, post.at("location.latitude").text,
                post.at("location.longitude").text, post["ingredients"].items.map { $0["name"].text }.joined(separator: "+"),
                post.at("feedback.totalCount").text, feedback.joined(separator: "+"),
            ]
            return parts.joined(separator: "|")
        }
        let expected = try Self.rows(
            """
            SELECT concat_ws('|', 'food_post_' || p.id, p.title, p.food_type, p.quantity::float8, p.unit, (p.quantity - taken.quantity)::float8,
                p.expires_at > now() AND p.quantity > taken.quantity,
                (SELECT count(*) FROM food_post_like WHERE food_post_id = p.id),
                coalesce((SELECT round(avg(stars), 2)::float8::text FROM food_feedback WHERE food_post_id = p.id), 'null'),
                a.name, p.area, round(p.latitude::numeric, 2)::float8, round(p.longitude::numeric, 2)::float8,
                coalesce((SELECT string_agg(i.name_en, '+' ORDER BY l.position) FROM food_post_ingredient l JOIN ingredient i ON i.id = l.ingredient_id
                    WHERE l.food_post_id = p.id), ''),
                (SELECT count(*) FROM food_feedback WHERE food_post_id = p.id),
                coalesce((SELECT string_agg(f.stars || ' ' || w.name, '+' ORDER BY f.created_at DESC, f.id DESC)
                    FROM (SELECT * FROM food_feedback WHERE food_post_id = p.id ORDER BY created_at DESC, id DESC LIMIT 2) f
                    JOIN account w ON w.id = f.author_id), ''))
            FROM food_post p JOIN account a ON a.id = p.donor_id
            CROSS JOIN LATERAL (SELECT coalesce(sum(quantity), 0) AS quantity FROM food_request
                WHERE food_post_id = p.id AND status IN ('ACCEPTED', 'RESERVED')) AS taken
            WHERE p.deleted_at IS NULL ORDER BY p.created_at, p.id
            """
        )
        #expect(found == expected.map { $0.replacing("|t|", with: "|true|").replacing("|f|", with: "|false|") })
        #expect(expected.count == 56)
    }

    @Test(
        "distances follow the haversine formula",
        arguments: [(52.5031, 13.3683), (-33.45, -70.66), (90, 0), (-17.7, 180), (0, -180)]
    )
    func distances(latitude: Double, longitude: Double) async throws {
        let point = "{latitude: \(latitude), longitude: \(longitude)}"
        let list = "foodPosts(first: 100, filter: {near: \(point), availableOnly: false})"
        let data = try await Self.ask("{ \(list) { edges { distanceKm node { id } } } }")
        let found = data.at("foodPosts.edges").items.map { "\($0.at("node.id").text) \($0["distanceKm"].text)" }
        let kilometres = DonationData.kilometres(latitude: latitude, longitude: longitude)
        let expected = try Self.rows(
            "SELECT 'food_post_' || id || ' ' || \(kilometres)::float8 FROM food_post p WHERE deleted_at IS NULL ORDER BY id"
        )
        #expect(found.sorted() == expected.sorted())
    }

    @Test("nearby donors are listed nearest first with their number of available posts")
    func nearbyDonors() async throws {
        let data = try await Self.ask(
            """
            { nearbyDonors(near: {latitude: 52.58, longitude: 13.4}, withinKm: 30) {
              totalCount edges { distanceKm node { distanceKm availablePosts donor { name area } } } pageInfo { hasNextPage }
            } }
            """
        )
        let edges = data.at("nearbyDonors.edges").items
        #expect(edges.map { $0["distanceKm"] } == edges.map { $0.at("node.distanceKm") })
        let found = edges.map { edge in
            let node = edge["node"]
            let who = "\(node.at("donor.name").text) \(node.at("donor.area").text)"
            return "\(who) \(edge["distanceKm"].text) \(node["availablePosts"].text)"
        }
        let expected = try Self.rows(
            """
            SELECT name || ' ' || area || ' ' || \(DonationData.kilometres(latitude: 52.58, longitude: 13.4))::float8 || ' ' || (
                SELECT count(*) FROM food_post WHERE donor_id = p.id AND deleted_at IS NULL AND expires_at > now() AND quantity > (
                    SELECT coalesce(sum(quantity), 0) FROM food_request
                    WHERE food_post_id = food_post.id AND status IN ('ACCEPTED', 'RESERVED')))
            FROM (SELECT id, name, area, roles, area_latitude AS latitude, area_longitude AS longitude FROM account) AS p
            WHERE 'DONOR' = ANY(roles) AND area IS NOT NULL ORDER BY \(DonationData.kilometres(latitude: 52.58, longitude: 13.4)), id
            """
        )
        #expect(found == expected)
        #expect(found.count == 3)
        #expect(data.at("nearbyDonors.totalCount").int == 3)
    }

    @Test("nearby donations of an ingredient are the available ones, nearest first")
    func donationsNearby() async throws {
        let data = try await Self.ask(
            """
            { ingredients { nodes { id donationsNearby(near: {latitude: 52.5137, longitude: 13.4049}, withinKm: 7, first: 4) {
              totalCount edges { distanceKm node { id } }
            } } } }
            """
        )
        let found = data.at("ingredients.nodes").items.map { ingredient in
            let edges = ingredient.at("donationsNearby.edges").items.map { "\($0.at("node.id").text) \($0["distanceKm"].text)" }
            return "\(ingredient["id"].text) \(ingredient.at("donationsNearby.totalCount").text): \(edges.joined(separator: ", "))"
        }
        let expected = try Self.rows(
            """
            SELECT 'ingredient_' || i.id || ' ' || count(near.id) || ': ' || coalesce(string_agg('food_post_' || near.id || ' ' || near.km, ', '
                ORDER BY near.km, near.id) FILTER (WHERE near.place <= 4), '')
            FROM ingredient i
            LEFT JOIN LATERAL (
                SELECT p.id, km::float8, row_number() OVER (ORDER BY km, p.id) AS place FROM food_post p
                JOIN food_post_ingredient l ON l.food_post_id = p.id AND l.ingredient_id = i.id
                CROSS JOIN LATERAL (SELECT \(DonationData.kilometres(latitude: 52.5137, longitude: 13.4049)) AS km) AS distance
                WHERE deleted_at IS NULL AND expires_at > now() AND km <= 7 AND quantity > (
                    SELECT coalesce(sum(quantity), 0) FROM food_request WHERE food_post_id = p.id AND status IN ('ACCEPTED', 'RESERVED'))
            ) AS near ON true
            GROUP BY i.id ORDER BY i.name_en, i.id
            """
        )
        #expect(found == expected)
        #expect(expected.contains { !$0.hasSuffix(" 0: ") })
    }

    @Test("directions lead to the area, in the format of each map provider")
    func directions() async throws {
        let point = "from: {latitude: -33.5, longitude: 0.00001}"
        let data = try await Self.ask(
            "{ foodPost(id: \"food_post_1\") { google: directionsUrl(\(point)) apple: directionsUrl(\(point), provider: APPLE_MAPS) } }"
        )
        let area = "52.51%2C13.38"
        #expect(data.at("foodPost.google").string == "https://www.google.com/maps/dir/?api=1&origin=-33.5%2C0.00001&destination=\(area)")
        #expect(data.at("foodPost.apple").string == "https://maps.apple.com/?saddr=-33.5%2C0.00001&daddr=\(area)&dirflg=d")
        // Without a start, the applications use the person's current location.
        let here = try await Self.ask(
            "{ foodPost(id: \"food_post_1\") { distanceKm google: directionsUrl apple: directionsUrl(from: null, provider: APPLE_MAPS) } }"
        )
        #expect(here.at("foodPost.google").string == "https://www.google.com/maps/dir/?api=1&destination=\(area)")
        #expect(here.at("foodPost.apple").string == "https://maps.apple.com/?daddr=\(area)&dirflg=d")
        #expect(here.at("foodPost.distanceKm") == .null)
    }

    @Test("the number of feedbacks equals the total of the list")
    func feedbackCount() async throws {
        let data = try await Self.ask("{ foodPosts(first: 100) { nodes { feedbackCount averageStars feedback { totalCount } } } }")
        let posts = data.at("foodPosts.nodes").items
        #expect(Set(posts.map { $0["feedbackCount"] }).count > 1)
        for post in posts {
            #expect(post["feedbackCount"] == post.at("feedback.totalCount"))
            #expect((post["averageStars"] == .null) == (post["feedbackCount"].int == 0))
        }
    }

    @Test("a deleted post disappears with its feedback")
    func deleted() async throws {
        let feedback = try Self.rows("SELECT id FROM food_feedback WHERE food_post_id = 13")
        let said = try #require(feedback.first)
        let data = try await Self.ask(
            """
            { foodPost(id: "food_post_13") { id } node(id: "food_feedback_\(said)") { id } nodes(ids: ["food_post_13", "food_post_12"]) { id }
              foodPosts(filter: {availableOnly: false}) { totalCount } }
            """
        )
        #expect(data["foodPost"] == .null)
        #expect(data["node"] == .null)
        #expect(data["nodes"].items.map { $0["id"].string } == [nil, "food_post_12"])
        #expect(data.at("foodPosts.totalCount").int == 56)
    }
}

extension Value {
    /// The scalar as PostgreSQL prints it.
    fileprivate var text: String {
        switch self {
        case .double(let number): number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
        case .int(let number): "\(number)"
        case .string(let text), .enum(let text): text
        case .boolean(let flag): "\(flag)"
        default: "null"
        }
    }
}
