import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Lists of food posts against plain SQL", .tags(.database), .timeLimit(.minutes(20)))
struct FoodPostListTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let arguments: String
        let condition: String
        let order: String

        init(_ arguments: String, where condition: String = "true", order: String = "created_at DESC, id DESC") {
            self.arguments = arguments
            self.condition = condition
            self.order = order
        }

        var testDescription: String { arguments }

        var sql: String {
            let listed = arguments.contains("availableOnly: false") ? "true" : FoodPostListTests.available
            return "SELECT id FROM food_post AS p WHERE deleted_at IS NULL AND (\(condition)) AND (\(listed)) ORDER BY \(order)"
        }
    }

    private static let near = "near: {latitude: 52.5031, longitude: 13.3683}"
    private static let kilometres = DonationData.kilometres(latitude: 52.5031, longitude: 13.3683)
    private static let reserved = """
        (SELECT coalesce(sum(r.quantity), 0) FROM food_request AS r WHERE r.food_post_id = p.id AND r.status IN ('ACCEPTED', 'RESERVED'))
        """
    fileprivate static let available = "expires_at > now() AND quantity > \(reserved)"

    static let cases = [
        Case(""),
        Case("filter: null, orderBy: null"),
        Case("filter: {foodType: PRODUCE}", where: "food_type = 'PRODUCE'"),
        Case("filter: {donorId: \"account_2\"}", where: "donor_id = 2"),
        Case("filter: {donorId: \"account_4\"}", where: "false"),
        Case("filter: {minQuantity: 4.5}", where: "quantity - \(reserved) >= 4.5"),
        Case("filter: {foodType: [PRODUCE, FROZEN, BABY_FOOD]}", where: "food_type IN ('PRODUCE', 'FROZEN', 'BABY_FOOD')"),
        Case("filter: {foodType: [PANTRY, PANTRY], availableOnly: false}", where: "food_type = 'PANTRY'"),
        Case(
            "filter: {foodType: [OTHER, DAIRY_AND_EGGS], availableOnly: false}, orderBy: {field: QUANTITY}",
            where: "food_type IN ('OTHER', 'DAIRY_AND_EGGS')",
            order: "quantity DESC, id DESC"
        ),
        Case(
            "filter: {foodType: [PRODUCE, BEVERAGES], \(near), availableOnly: false}",
            where: "food_type IN ('PRODUCE', 'BEVERAGES')",
            order: "\(kilometres), id"
        ),
        Case("filter: {foodType: []}"),
        Case("filter: {availableOnly: null}"),
        Case("filter: {availableOnly: true}"),
        Case("filter: {availableOnly: false}"),
        Case("filter: {donorId: \"account_2\", availableOnly: false}", where: "donor_id = 2"),
        Case("filter: {\(near), withinKm: 4.2, availableOnly: false}", where: "\(kilometres) <= 4.2", order: "\(kilometres), id"),
        Case(
            "filter: {search: \"bread\", availableOnly: false}, orderBy: {field: NEWEST}",
            where: "id % 4 = 0 OR food_type = 'BAKED_GOODS'"
        ),
        Case("filter: {availableOnly: false}, orderBy: {field: EXPIRES}", order: "expires_at, id"),
        Case("filter: {search: \"bread\"}, orderBy: {field: NEWEST}", where: "id % 4 = 0 OR food_type = 'BAKED_GOODS'"),
        Case("filter: {search: \"tomate\"}, orderBy: {field: NEWEST}", where: "id % 4 = 1 OR uses(id, 1) OR uses(id, 12)"),
        Case("filter: {search: \"TOMATOES\"}, orderBy: {field: NEWEST}", where: "id % 4 = 1 OR uses(id, 1) OR uses(id, 12)"),
        Case("filter: {search: \"platano hue\"}, orderBy: {field: NEWEST}", where: "id % 4 = 3"),
        Case("filter: {search: \"sharing lentil\"}, orderBy: {field: NEWEST}", where: "id % 5 = 0 AND (id % 4 = 2 OR uses(id, 8))"),
        Case("filter: {search: \"aj\"}, orderBy: {field: NEWEST}", where: "uses(id, 3)"),
        Case("filter: {search: \"secret\"}, orderBy: {field: NEWEST}", where: "false"),
        Case("filter: {search: \"***\"}, orderBy: {field: NEWEST}", where: "false"),
        Case("filter: {\(near)}", order: "\(kilometres), id"),
        Case("filter: {\(near), withinKm: 4.2}", where: "\(kilometres) <= 4.2", order: "\(kilometres), id"),
        Case("filter: {\(near), withinKm: 20040}", order: "\(kilometres), id"),
        Case("filter: {\(near), withinKm: 0}", where: "\(kilometres) <= 0", order: "\(kilometres), id"),
        Case(
            "filter: {near: {latitude: -17.71, longitude: 179.999}, withinKm: 30}",
            where: "id IN (50, 60)",
            order: "\(DonationData.kilometres(latitude: -17.71, longitude: 179.999)), id"
        ),
        Case(
            "filter: {near: {latitude: 5e-324, longitude: -4e-320}, withinKm: 10000}",
            where: "\(DonationData.kilometres(latitude: 0, longitude: 0)) <= 10000",
            order: "\(DonationData.kilometres(latitude: 0, longitude: 0)), id"
        ),
        Case(
            "filter: {\(near), withinKm: 6, availableOnly: true}",
            where: "\(kilometres) <= 6",
            order: "\(kilometres), id"
        ),
        Case("filter: {\(near), withinKm: 8}, orderBy: {field: EXPIRES}", where: "\(kilometres) <= 8", order: "expires_at, id"),
        Case("filter: {\(near)}, orderBy: {field: DISTANCE, direction: DESC}", order: "\(kilometres) DESC, id"),
        Case("filter: {foodType: FROZEN, minQuantity: 2}", where: "food_type = 'FROZEN' AND quantity - \(reserved) >= 2"),
        Case("filter: {donorId: \"account_1\", availableOnly: true}", where: "donor_id = 1"),
        Case(
            "filter: {search: \"plátanos\", minQuantity: 3}, orderBy: {field: NEWEST}",
            where: "id % 4 = 3 AND quantity - \(reserved) >= 3"
        ),
        Case("orderBy: {field: QUANTITY}", order: "quantity DESC, id DESC"),
        Case("orderBy: {field: QUANTITY, direction: ASC}", order: "quantity, id"),
        Case("orderBy: {field: NEWEST, direction: ASC}", order: "created_at, id"),
        Case("orderBy: {field: EXPIRES}", order: "expires_at, id"),
        Case("orderBy: {field: EXPIRES, direction: DESC}", order: "expires_at DESC, id DESC"),
    ]

    @Test("a filter or order returns the rows of the equivalent SQL, page by page, from both ends", arguments: cases)
    func pages(given: Case) async throws {
        let data = try TestData.sharedDatabase()
        try await EngineFixture.read { fixture in
            let (forward, backward) = try await fixture.client { client in
                (
                    try client.wholeList("foodPosts", given.arguments),
                    try client.wholeList("foodPosts", given.arguments, size: 8, isBackward: true)
                )
            }
            let session = try PostgresSession(data)
            // Defined here independently of the product: whether a post contains an ingredient.
            try session.execute(
                """
                CREATE FUNCTION pg_temp.uses(post bigint, wanted bigint) RETURNS boolean LANGUAGE sql AS
                    'SELECT EXISTS (SELECT FROM food_post_ingredient WHERE food_post_id = post AND ingredient_id = wanted)'
                """
            )
            let sql = given.sql.replacing("uses(", with: "pg_temp.uses(")
            let expected = try session.column(sql)
            #expect(forward == expected + ["of \(expected.count)"])
            #expect(backward == forward)
        }
    }

    @Test("a cached document returns available posts by default, or all according to its variable")
    func availability() async throws {
        let session = try PostgresSession(TestData.sharedDatabase())
        let all = try session.column("SELECT count(*) FROM food_post WHERE is_shown").first
        let available = try session.column(
            "SELECT count(*) FROM food_post WHERE is_shown AND available_quantity > 0 AND expires_at > now()"
        ).first
        #expect(all != available)
        try await EngineFixture.read { fixture in
            try await fixture.client { client throws in
                func count(_ document: String, _ variables: ObjectValue) throws -> String? {
                    try client.data(document, variables: variables).at("foodPosts.totalCount").int.map(String.init)
                }
                let choice = "query ($only: Boolean) { foodPosts(filter: {availableOnly: $only}) { totalCount } }"
                let whole = "query ($filter: FoodPostFilter) { foodPosts(filter: $filter) { totalCount } }"
                for _ in 0..<2 {
                    for (value, expected) in [(Value.boolean(true), available), (.boolean(false), all), (.null, available)] {
                        let only = ObjectValue([ObjectValue.Field(name: "only", value: value)])
                        let filter = ObjectValue([ObjectValue.Field(name: "availableOnly", value: value)])
                        #expect(try count(choice, only) == expected)
                        #expect(try count(whole, ObjectValue([ObjectValue.Field(name: "filter", value: .object(filter))])) == expected)
                    }
                    #expect(try count(choice, ObjectValue()) == available)
                }
            }
        }
    }

    @Test("by default, users see all of their own posts, and only the available ones of others")
    func own() async throws {
        let session = try PostgresSession(TestData.sharedDatabase())
        func counts(_ condition: String) throws -> [String: String] {
            Dictionary(
                uniqueKeysWithValues: try (1...3).map { donor in
                    (
                        "\(donor)",
                        try session.column("SELECT count(*) FROM food_post AS p WHERE is_shown AND donor_id = \(donor) AND \(condition)")[0]
                    )
                }
            )
        }
        let (all, available) = (try counts("true"), try counts(Self.available))
        #expect(all.allSatisfy { $0.value != available[$0.key] })
        try await EngineFixture.run { fixture in
            let viewer = try Member(account: 1, in: PostgresSession(fixture.database))
            try await fixture.client { client throws in
                let documents = [
                    "query ($donor: ID) { list: foodPosts(filter: {donorId: $donor}) { totalCount } }",
                    "query ($donor: ID) { list: foodPosts(filter: {donorId: $donor, availableOnly: null}) { totalCount } }",
                ]
                for document in documents {
                    for donor in ["1", "2", "3"] {
                        for prefix in ["account", "profile"] {
                            let variables: ObjectValue = ["donor": .string("\(prefix)_\(donor)")]
                            let own = try client.data(document, variables: variables, as: viewer).at("list.totalCount").int
                            #expect(own.map(String.init) == (donor == "1" ? all : available)[donor], "account \(donor)")
                            let anyone = try client.data(document, variables: variables).at("list.totalCount").int
                            #expect(anyone.map(String.init) == available[donor], "account \(donor)")
                        }
                    }
                }
                // The lists of an account and of a profile also show former posts.
                let lists = try client.data(
                    "{ viewer { foodPosts { totalCount } } node(id: \"profile_2\") { ... on Profile { foodPosts { totalCount } } } }",
                    as: viewer
                )
                #expect(lists.at("viewer.foodPosts.totalCount").int.map(String.init) == all["1"])
                #expect(lists.at("node.foodPosts.totalCount").int.map(String.init) == all["2"])
            }
        }
    }

    struct Refused: Sendable, CustomTestStringConvertible {
        let call: String
        let message: String

        var testDescription: String { call }
    }

    static let refused = [
        Refused(
            call: "foodPosts(orderBy: {field: DISTANCE})",
            message: "The order DISTANCE requires “filter.near”: a distance is measured from a point."
        ),
        Refused(
            call: "foodPosts(filter: {withinKm: 5})",
            message: "“filter.withinKm” requires “filter.near”: a distance is measured from a point."
        ),
        Refused(call: "foodPosts(filter: {\(near), withinKm: -0.1})", message: "“filter.withinKm” must be between 0 and 20040."),
        Refused(call: "foodPosts(filter: {\(near), withinKm: 20041})", message: "“filter.withinKm” must be between 0 and 20040."),
        Refused(
            call: "foodPosts(filter: {near: {latitude: 90.01, longitude: 0}})",
            message: "“filter.near.latitude” must be between -90 and 90."
        ),
        Refused(
            call: "foodPosts(filter: {near: {latitude: 0, longitude: -180.5}})",
            message: "“filter.near.longitude” must be between -180 and 180."
        ),
        Refused(
            call: "foodPosts(filter: {near: {latitude: 1e300, longitude: 0}})",
            message: "“filter.near.latitude” must be between -90 and 90."
        ),
        Refused(
            call: "foodPosts(filter: {donorId: \"recipe_1\"})",
            message: "“filter.donorId” must be an id of the form “account_42” or “profile_42”."
        ),
        Refused(call: "nearbyDonors(near: {latitude: -91, longitude: 0})", message: "“near.latitude” must be between -90 and 90."),
    ]

    @Test("rejects invalid arguments with the reason", arguments: refused)
    func refusal(given: Refused) async throws {
        try await EngineFixture.read { fixture in
            try await fixture.client { client throws in
                let json = try client.query("{ list: \(given.call) { totalCount pageInfo { endCursor } } }").json()
                #expect(json.errors.at("0.extensions.code").string == "BAD_USER_INPUT")
                #expect(json.errors.at("0.message").string == given.message)
            }
        }
    }
}
