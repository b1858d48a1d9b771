import GraphQL
import Languages
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Types of food", .tags(.database), .timeLimit(.minutes(20)))
struct FoodTypeTests {
    private static func types(_ client: EngineClient, _ arguments: String = "", _ language: Language = .english) throws -> [Value] {
        try client.data("{ foodTypes\(arguments) { foodType label count } }", language: language)["foodTypes"].items
    }

    @Test("have the counts of the available posts, like the list of each type")
    func counts() async throws {
        try await EngineFixture.run { fixture in
            try fixture.execute(
                """
                INSERT INTO food_post (donor_id, title, description, food_type, quantity, unit, expires_at, contact_name, contact_email, address,
                    latitude, longitude, area, deleted_at)
                SELECT 1, 'Post ' || n, '', (enum_range(NULL::food_type))[1 + n % 7], 2, 'PIECE', now() + (n % 3 - 1) * interval '5 hours', 'A',
                    'a@example.org', 'Street 1', 37, -6, 'Sevilla', CASE WHEN n % 5 = 0 THEN now() END
                FROM generate_series(1, 90) AS n;
                INSERT INTO food_request (food_post_id, receiver_id, quantity, status)
                SELECT id, 2, 2, 'RESERVED' FROM food_post WHERE title LIKE 'Post %' AND id % 4 = 0 AND expires_at > now() AND deleted_at IS NULL;
                """
            )
            let expected = try fixture.column(
                """
                SELECT type || ' ' || count(post.id) FROM unnest(enum_range(NULL::food_type)) AS type
                LEFT JOIN food_post AS post ON post.food_type = type AND deleted_at IS NULL AND expires_at > now()
                    AND quantity > (SELECT coalesce(sum(quantity), 0) FROM food_request WHERE food_post_id = post.id AND status IN ('ACCEPTED', 'RESERVED'))
                GROUP BY type ORDER BY type
                """
            )
            try await fixture.client { client throws in
                let types = try Self.types(client)
                #expect(types.map { "\($0["foodType"].string ?? "") \($0["count"].int ?? -1)" }.sorted() == expected.sorted())
                #expect(Set(types.compactMap { $0["count"].int }).count > 2, "the counts must differ")
                for type in types {
                    let kind = type["foodType"].string ?? ""
                    let listed = try client.data("{ foodPosts(filter: {foodType: \(kind)}) { totalCount } }")
                    #expect(listed.at("foodPosts.totalCount") == type["count"], "\(kind)")
                }
            }
        }
    }

    @Test("have the labels of their enum, in both languages")
    func labels() async throws {
        try await EngineFixture.read { fixture in
            try await fixture.client { client throws in
                let english = try Self.types(client)
                let labels = try client.data("{ labels(enum: FOOD_TYPE) { value label } }")["labels"].items
                #expect(
                    english.map { $0["foodType"] } == labels.map { $0["value"] }
                        && english.map { $0["label"] } == labels.map { $0["label"] }
                )
                let spanish = try Self.types(client, "", .spanish)
                #expect(spanish.map { $0["foodType"] } == english.map { $0["foodType"] })
                #expect(zip(spanish, english).allSatisfy { $0["label"] != $1["label"] } && spanish[1]["label"] == "Pan y bollería")
                #expect(try Self.types(client, "(language: ES)") == spanish)
            }
        }
    }
}
