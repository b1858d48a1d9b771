import Domains
import Engine
import GraphQL
import Planner
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Gateway

@Suite("Topics of API keys", .tags(.database, .socket), .timeLimit(.minutes(20)))
struct TopicScopeTests {
    /// A change on a topic of each domain.
    private static let changes: [(domain: Domain, topic: String, mutation: String, input: ObjectValue)] = [
        (.accounts, "SETTINGS", "setLanguage", ["language": .string("ES")]),
        (.recipes, "SAVED_RECIPES", "saveRecipe", ["recipeId": .string("recipe_1")]),
        (.mealPlans, "DAILY_LOG", "logNutrients", ["calories": .int(95)]),
        (.fashion, "WISHLIST", "addToWishlist", ["itemId": .string("catalog_item_1")]),
    ]

    private static func key(_ domain: Domain, of person: Person, _ session: PostgresSession) throws -> [String] {
        try TestToken.key(of: person.number, scopes: ["\(domain.scopeName)_READ"], in: session).headers
    }

    @Test("a key receives only topics of its domains")
    func received() async throws {
        try await GatewayFixture.run { fixture in
            let (port, database) = (fixture.gateway.port, fixture.database)
            try await fixture.client { client in
                let ana = try Person.signUp(client, "ana@example.com")
                let session = try PostgresSession(database)
                // Creating a key is an event of accounts, so all keys exist before the first subscription. Events are in order: once the
                // watcher has received the last change, no event of a key is on its way.
                let watcher = try Client(port: port).subscribe("viewerUpdated { topic }", headers: ana.headers)
                let keys = try Self.changes.map { try Self.key($0.domain, of: ana, session) }
                let donorKey = try Self.key(.donations, of: ana, session)
                try session.execute("UPDATE account SET tour_completed = NOT tour_completed WHERE id = \(ana.number)")
                while try watcher.data().at("viewerUpdated.topic").string != "SETTINGS" {}
                let readers = try keys.map {
                    try Client(port: port).subscribe("viewerUpdated { topic viewer { id } }", headers: $0)
                }
                let donor = try Client(port: port).subscribe("viewerUpdated { topic viewer { id } }", headers: donorKey)
                for change in Self.changes {
                    let payload = try client.mutate(change.mutation, change.input, as: ana)
                    #expect(payload["userErrors"].items.isEmpty, "\(payload)")
                }
                // A last event for each key. An unexpected event would arrive before it.
                try session.execute(
                    """
                    INSERT INTO food_post_favorite (food_post_id, account_id) SELECT min(id), \(ana.number) FROM food_post;
                    UPDATE account SET tour_completed = NOT tour_completed WHERE id = \(ana.number);
                    DELETE FROM saved_recipe WHERE account_id = \(ana.number);
                    DELETE FROM logged_meal WHERE account_id = \(ana.number);
                    DELETE FROM wished_item WHERE account_id = \(ana.number);
                    """
                )
                #expect(try donor.data().at("viewerUpdated.topic").string == "FAVORITE_FOOD")
                for (change, reader) in zip(Self.changes, readers) {
                    for _ in 0..<2 {
                        let update = try reader.data()["viewerUpdated"]
                        #expect(update == ["topic": .string(change.topic), "viewer": ["id": .string(ana.id)]])
                    }
                }
            }
        }
    }

    @Test(
        "topics of other domains are refused in documents and variables, and those of the key's domain are allowed",
        arguments: Domain.allCases
    )
    func named(domain: Domain) async throws {
        let schema = try SchemaFile.snapshot().schema
        let type = try #require(schema.type(named: "ViewerTopic"))
        let topics = schema[schema[type].enumValues].map(\.name)
        try await GatewayFixture.run { fixture in
            let (port, database) = (fixture.gateway.port, fixture.database)
            try await fixture.client { client in
                let ana = try Person.signUp(client, "ana@example.com")
                let headers = try Self.key(domain, of: ana, PostgresSession(database))
                let document = "subscription ($topics: [ViewerTopic!]) { viewerUpdated(topics: $topics) { topic } }"
                var granted: Set<String> = []
                for topic in topics {
                    let inDocument = try Client(port: port).subscribe("viewerUpdated(topics: [\(topic)]) { topic }", headers: headers)
                    // An allowed topic does not permit a forbidden one in the same list.
                    let others = granted.sorted().prefix(1).map { Value.string($0) }
                    let byVariable = try Client(port: port).subscribe(
                        document: document,
                        variables: ["topics": .list(others + [.string(topic)])],
                        headers: headers
                    )
                    #expect(inDocument.isRefused == byVariable.isRefused, "\(topic)")
                    guard inDocument.isRefused else {
                        granted.insert(topic)
                        continue
                    }
                    for reader in [inDocument, byVariable] {
                        let error = try #require(try reader.next()).json().at("errors.0.extensions")
                        #expect(error["code"].string == "FORBIDDEN", "\(topic): \(error)")
                        #expect(
                            error["denied"].string?.hasPrefix("scope ") == true
                                && error["denied"].string != "scope \(domain.scopeName)_READ"
                        )
                    }
                }
                #expect(granted == Self.topics[domain], "\(domain.scopeName)")
            }
        }
    }

    private static let topics: [Domain: Set<String>] = [
        .accounts: ["PROFILE", "SETTINGS", "NOTIFICATIONS", "API_KEYS"],
        .donations: ["FOOD_POSTS", "FOOD_REQUESTS", "FAVORITE_FOOD"],
        .recipes: ["SAVED_RECIPES", "ALLERGENS", "FOOD_PREFERENCES"],
        .mealPlans: ["HEALTH_PROFILE", "DAILY_LOG", "MEAL_PLAN", "GROCERY_LIST", "BUDGET"],
        .fashion: ["FASHION_PROFILE", "WISHLIST", "ITEM_REACTIONS"],
    ]
}
