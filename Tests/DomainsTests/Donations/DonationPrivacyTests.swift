import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Privacy of the location of food", .tags(.database), .timeLimit(.minutes(20)))
struct DonationPrivacyTests {
    private static let post = """
        id title area: location { area latitude longitude address isExact } contact { name email phone }
        distanceKm(from: {latitude: 52.52, longitude: 13.4}) google: directionsUrl(from: {latitude: 52.52, longitude: 13.4})
        apple: directionsUrl(from: {latitude: 52.52, longitude: 13.4}, provider: APPLE_MAPS)
        """

    private static let near = "near: {latitude: 52.52, longitude: 13.4}"

    /// All paths to a post.
    static let paths = [
        "foodPost(id: \"food_post_7\") { \(post) }",
        "node(id: \"food_post_7\") { ... on FoodPost { \(post) } }",
        "nodes(ids: [\"food_post_7\", \"food_post_8\"]) { ... on FoodPost { \(post) } }",
        "foodPosts(first: 60, filter: {availableOnly: false}) { nodes { \(post) } }",
        "foodPosts(first: 60, filter: {\(near), withinKm: 20000}) { edges { distanceKm cursor node { \(post) } } totalCount }",
        "foodPosts(first: 60, orderBy: {field: QUANTITY}, filter: {search: \"bread\"}) { nodes { \(post) } }",
        "node(id: \"profile_1\") { ... on Profile { area foodPosts { nodes { \(post) } } } }",
        "nearbyDonors(\(near), withinKm: 100) { nodes { distanceKm donor { area foodPosts { edges { node { \(post) } } } } } }",
        "ingredients { nodes { donationsNearby(\(near), withinKm: 100) { edges { distanceKm node { \(post) } } } } }",
        "node(id: \"food_feedback_3\") { ... on FoodFeedback { foodPost { \(post) } } }",
        "foodPost(id: \"food_post_7\") { feedback { nodes { foodPost { \(post) donor { foodPosts { nodes { \(post) } } } } } } }",
        "recipes(first: 5) { nodes { author { foodPosts { nodes { \(post) } } } } }",
    ]

    @Test("address and contact are hidden on every path, with an account or an API key as without", arguments: paths)
    func secrets(path: String) async throws {
        try await EngineFixture.run { fixture in
            let session = try PostgresSession(fixture.database)
            let member = try Member("Just Signed Up", roles: ["DONOR", "RECEIVER"], in: session)
            let scopes = ["ACCOUNTS_READ", "DONATIONS_READ", "DONATIONS_WRITE", "RECIPES_READ"]
            let key = try TestToken.key(of: member.number, scopes: scopes, in: session)
            let administrator = try Member("Administrator", isAdmin: true, in: session)
            try await fixture.client { client throws in
                let callers: [(any Caller)?] = [nil, member, key, administrator]
                for caller in callers {
                    let answer = try client.query("{ answer: \(path) }", as: caller)
                    #expect(try answer.json().errors == .null)
                    #expect(answer.text.contains("food_post_"))
                    #expect(!answer.text.lowercased().contains("secret"))
                    #expect(!answer.text.contains("\"contact\":{"))
                    #expect(!answer.text.contains("\"isExact\":true"))
                    #expect(!answer.text.contains("\"address\":\""))
                }
            }
        }
    }

    @Test("donors see the details of their own posts only")
    func own() async throws {
        try await EngineFixture.run { fixture in
            let session = try PostgresSession(fixture.database)
            // Account 2 would see more because some of its requests are accepted.
            let donor = try Member(account: 3, in: session)
            try await fixture.client { client throws in
                let nodes = try client.data(
                    "{ foodPosts(first: 60, filter: {availableOnly: false}) { nodes { donor { id } \(Self.post) } } }",
                    as: donor
                ).at(
                    "foodPosts.nodes"
                )
                var owned = 0
                for node in nodes.items {
                    let isOwn = node.at("donor.id").string == "profile_\(donor.number)"
                    owned += isOwn ? 1 : 0
                    #expect((node["contact"] != .null) == isOwn)
                    #expect((node.at("area.address") != .null) == isOwn)
                    #expect(node.at("area.isExact") == .boolean(isOwn))
                    #expect(!isOwn || node.at("contact.email").string?.hasPrefix("secret") == true)
                }
                #expect(owned > 10 && owned < nodes.items.count)
            }
        }
    }

    @Test("moving a post within its area changes no visible distance, order, count or link", arguments: paths)
    func moving(path: String) async throws {
        try await EngineFixture.run { fixture in
            let database = fixture.database
            let member = try Member("Just Signed Up", roles: ["RECEIVER"], in: database)
            try await fixture.client { client throws in
                let before = try client.query("{ answer: \(path) }").text
                let beforeWithAccount = try client.query("{ answer: \(path) }", as: member).text
                let session = try PostgresSession(database)
                try session.execute(
                    """
                    UPDATE food_post SET latitude = round(latitude::numeric, 2) + (id % 9 - 4) * 0.001,
                        longitude = round(longitude::numeric, 2) - (id % 7 - 3) * 0.0013
                    WHERE abs(longitude) < 179
                    """
                )
                #expect(try client.query("{ answer: \(path) }").text == before)
                #expect(try client.query("{ answer: \(path) }", as: member).text == beforeWithAccount)
            }
        }
    }

    @Test("posts of one area have the same distance from every point, in every query")
    func trilateration() async throws {
        let data = try TestData.sharedDatabase()
        try await EngineFixture.read { fixture in
            let areas = try PostgresSession(data).column(
                """
                SELECT string_agg('food_post_' || id, ' ' ORDER BY id) FROM food_post WHERE deleted_at IS NULL
                GROUP BY round(latitude::numeric, 2), round(longitude::numeric, 2) HAVING count(DISTINCT (latitude, longitude)) > 1
                """
            )
            #expect(areas.count > 3)
            for point in [
                "{latitude: 52.501234, longitude: 13.36543}", "{latitude: -10, longitude: 100}", "{latitude: 52.49, longitude: 13.35}",
            ] {
                let list = "foodPosts(first: 100, filter: {near: \(point), availableOnly: false})"
                let query = "{ \(list) { edges { distanceKm node { id distanceKm(from: \(point)) } } } }"
                let edges = try await fixture.client { client in try client.data(query) }.at("foodPosts.edges").items
                var distances: [String: Value] = [:]
                for edge in edges {
                    distances[edge.at("node.id").string ?? ""] = edge["distanceKm"]
                    #expect(edge["distanceKm"] == edge.at("node.distanceKm"))
                }
                for area in areas {
                    let found = area.split(separator: " ").map { distances[String($0)] }
                    #expect(found.allSatisfy { $0 == found[0] && $0 != nil })
                }
            }
        }
    }

    @Test("nearby donors have rounded coordinates, and every distance is measured from them")
    func nearbyDonors() async throws {
        try await EngineFixture.run { fixture in
            let database = fixture.database
            let session = try PostgresSession(database)
            // Exact coordinates in one area, as people enter them.
            let houses = [(37.949127, -2.944981), (37.952881, -2.950113), (37.944999, -2.956547)]
            for (number, house) in houses.enumerated() {
                let member = try Member("Neighbour \(number)", roles: ["DONOR"], in: session)
                try await fixture.client { client throws in
                    let place = "{address: \"Secret Street \(number)\", latitude: \(house.0), longitude: \(house.1)}"
                    #expect(try client.change("updateProfile", "location: \(place)", as: member).codes == [])
                }
            }
            // The first is in the middle of a house, so an exact distance would be 0 there.
            let points = houses + [(38.01, -2.9), (0, 0), (-33.4489, -70.6693)]
            try await fixture.client { client throws in
                for (latitude, longitude) in points {
                    let query = """
                        { nearbyDonors(near: {latitude: \(latitude), longitude: \(longitude)}, withinKm: null, first: 50) {
                          edges { distanceKm node { latitude longitude distanceKm donor { name } } } } }
                        """
                    let edges = try client.data(query).at("nearbyDonors.edges").items
                    let neighbours = edges.filter { $0.at("node.donor.name").string?.hasPrefix("Neighbour") == true }
                    #expect(neighbours.count == houses.count)
                    for edge in edges {
                        let place = (try #require(edge.at("node.latitude").number), try #require(edge.at("node.longitude").number))
                        #expect((place.0 * 100).rounded() / 100 == place.0 && (place.1 * 100).rounded() / 100 == place.1)
                        let kilometres = try PostgresSession(database).column(
                            "SELECT \(DonationData.kilometres(latitude: latitude, longitude: longitude))::float8 FROM (SELECT \(place.0) AS latitude, \(place.1) AS longitude) AS p"
                        )
                        #expect(edge["distanceKm"].number == Double(kilometres[0]) && edge["distanceKm"] == edge.at("node.distanceKm"))
                    }
                    #expect(Set(neighbours.map { $0["distanceKm"].number }).count == 1, "neighbours cannot be told apart")
                }
            }
        }
    }

    @Test("the database rejects points of accounts that are more precise than their area")
    func accounts() throws {
        let session = try PostgresSession(TestData.database())
        #expect(throws: PostgresError.self) {
            try session.execute("UPDATE account SET area_latitude = 52.5112 WHERE id = 1")
        }
    }
}
