import Coverage
import Engine
import GraphQL
import Planner
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Domains

@Suite("Responses to an API key", .tags(.database), .timeLimit(.minutes(20)))
struct ScopeInterferenceTests {
    private static func run(_ body: @escaping @Sendable (EngineClient, PostgresSession) throws -> Void) async throws {
        let database = try TestData.database()
        try PostgresSession(database).execute(Persona.rows)
        try await EngineFixture.run(database: database, configure: PermissionProbe.configure) { fixture in
            try await fixture.client { try body($0, PostgresSession(database)) }
        }
    }

    private static func key(_ domains: [Domain], _ session: PostgresSession) throws -> TestToken {
        let scopes = domains.map { "\($0.scopeName)_READ" }
        return try TestToken.key(of: Persona.owner, scopes: scopes, pointsPerMinute: 1_000_000_000, in: session)
    }

    /// Operations for every single field, and for the fields below the account.
    private static let questions = Result { () throws -> [CoveringOperation] in
        var examples = ExampleValues()
        examples.texts = ["text": "dish or bread or dress or store"]
        return CoveringOperations.all(of: try SchemaFile.snapshot().planner.catalog, examples: examples).filter { operation in
            // Queries change a key's last use and its remaining allowance.
            operation.kind == .query && operation.refusal == nil && operation.name != "Query" && !operation.query.contains("apiKeys")
                && operation.name.split(separator: " > ").count <= 2
                && (!operation.name.contains("(") || operation.name.hasPrefix("Query.search("))
                && (!operation.name.contains(" > ") || operation.name.hasPrefix("viewer > ") || operation.name.hasPrefix("search > "))
        }
    }

    private static let domains: [Domain] = [.donations, .recipes, .mealPlans, .fashion]

    @Test("do not depend on the account's data in domains that the key does not allow", arguments: domains)
    func unchanged(closed: Domain) async throws {
        let questions = try Self.questions.get()
        try await Self.run { client, session in
            let key = try Self.key(Domain.allCases.filter { $0 != closed }, session)
            let everyKey = try Self.key(Domain.allCases, session)
            func answers(_ token: TestToken) throws -> [String] {
                try questions.map { try client.query($0.query, variables: $0.variables, as: token).text }
            }
            let (before, allBefore) = (try answers(key), try answers(everyKey))
            let columns = PersonalColumn.byDomain.first { $0.domain == closed }?.columns ?? []
            // Disables triggers, so that other counters and the words of the search stay unchanged.
            try session.execute("SET session_replication_role = replica")
            for column in columns {
                guard case .deleted = column.erasure else { continue }
                try session.execute("DELETE FROM \(column.table) WHERE \(column.column) = \(Persona.owner)")
            }
            let (after, allAfter) = (try answers(key), try answers(everyKey))
            let changed = questions.indices.filter { before[$0] != after[$0] }
            #expect(changed.map { questions[$0].name } == [], "\(changed.first.map { "\(before[$0])\n\(after[$0])" } ?? "")")
            let allChanged = questions.indices.filter { allBefore[$0] != allAfter[$0] }
            #expect(allChanged.count > 3, "the operations must notice the change with a key for everything")
        }
    }

    @Test("mark planned recipes in searches only with the scope for meal plans")
    func planned() async throws {
        try await Self.run { client, session in
            try session.execute(
                """
                DELETE FROM saved_recipe; DELETE FROM planned_meal;
                INSERT INTO planned_meal (account_id, date, slot, time, recipe_id, servings)
                VALUES (\(Persona.owner), current_date, 'DINNER', '19:00', (SELECT max(id) FROM recipe WHERE author_id <> \(Persona.owner)), 1)
                """
            )
            let title = try session.column("SELECT title_en FROM planned_meal JOIN recipe ON recipe.id = recipe_id")[0]
            func own(_ domains: [Domain]) throws -> [Bool] {
                let query = "query ($t: String!) { search(text: $t, in: [RECIPES], includeAllergens: true) { edges { isOwn } } }"
                let edges = try client.data(query, variables: ["t": .string(title)], as: Self.key(domains, session)).at("search.edges")
                    .items
                #expect(!edges.isEmpty)
                return edges.compactMap { $0["isOwn"].bool }
            }
            #expect(try !own([.recipes]).contains(true))
            #expect(try !own([.recipes, .fashion, .accounts, .donations]).contains(true))
            #expect(try own([.recipes, .mealPlans]).first == true)
        }
    }

    @Test("contain only notifications of the key's domains, in lists, by id, in counts and when marked")
    func notices() async throws {
        try await Self.run { client, session in
            try session.execute(
                """
                DELETE FROM notification;
                INSERT INTO notification (account_id, kind, title_en, title_es, text_en, text_es)
                SELECT \(Persona.owner), kind, 'T', 'T', 'T', 'T' FROM unnest(enum_range(NULL::notification_kind)) AS kind
                """
            )
            let ids = try session.column("SELECT 'notification_' || id FROM notification ORDER BY id")
            let list = ids.map { "\"\($0)\"" }.joined(separator: ", ")
            func kinds(_ domains: [Domain]) throws -> Set<String> {
                let key = try Self.key(domains, session)
                let query =
                    "{ viewer { notifications { totalCount nodes { kind } } home { unreadNotifications } } nodes(ids: [\(list)]) { __typename } }"
                let data = try client.data(query, as: key)
                let kinds = data.at("viewer.notifications.nodes").items.compactMap { $0["kind"].string }
                #expect(data.at("viewer.notifications.totalCount").int == kinds.count)
                #expect(data.at("viewer.home.unreadNotifications").int == kinds.count)
                #expect(data["nodes"].items.count { $0 != .null } == kinds.count)
                return Set(kinds)
            }
            #expect(try kinds([.accounts]) == ["ACCOUNT"])
            #expect(try kinds([.accounts, .donations]) == ["ACCOUNT", "DONATION"])
            #expect(try kinds([.accounts, .recipes]) == ["ACCOUNT"])
            #expect(try kinds([.accounts, .mealPlans]) == ["ACCOUNT", "PLANNED_MEALS"])
            #expect(try kinds([.accounts, .recipes, .mealPlans]) == ["ACCOUNT", "PLANNED_MEALS", "RECIPE_SUGGESTION"])
            #expect(try kinds([.accounts, .fashion]) == ["ACCOUNT", "FASHION"])
            #expect(try kinds(Domain.allCases).count == ids.count)

            // A key for changing accounts marks only the notifications that it sees.
            let writer = try TestToken.key(of: Persona.owner, scopes: ["ACCOUNTS_WRITE"], in: session)
            let hidden = try session.column("SELECT 'notification_' || id FROM notification WHERE kind = 'PLANNED_MEALS'")[0]
            let one = "mutation { markNotificationsRead(input: {notificationIds: [\"\(hidden)\"]}) { count } }"
            #expect(try client.query(one, as: writer).json().at("errors.0.extensions.code").string == "NOT_FOUND")
            #expect(
                try client.data("mutation { markNotificationsRead(input: {all: true}) { count } }", as: writer).at(
                    "markNotificationsRead.count"
                ).int == 1
            )
        }
    }

    @Test(
        "are an error with the missing scope if a value is composed of several domains",
        arguments: [
            ("{ mealOptions { position reason } }", [Domain.mealPlans], "scope RECIPES_READ"),
            ("{ viewer { home { foodSaver { foodNearby { totalCount } } } } }", [Domain.donations], "scope ACCOUNTS_READ"),
        ]
    )
    func refused(query: String, domains: [Domain], scope: String) async throws {
        try await Self.run { client, session in
            let error = try client.query(query, as: Self.key(domains, session)).json().at("errors.0.extensions")
            #expect(error["code"].string == "FORBIDDEN" && error["denied"].string == scope, "\(error)")
        }
    }
}
