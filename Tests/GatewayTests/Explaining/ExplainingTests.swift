import GraphQL
import Planner
import ServiceSupport
import TestSupport
import Testing

@testable import Engine
@testable import Gateway

@Suite("The plan instead of the data", .tags(.database, .socket), .removesDatabases, .timeLimit(.minutes(20)))
struct ExplainingTests {
    private static let query =
        "{ recipe(id: \"recipe_3\") { title author { name } ingredients { quantity } } recipes(first: 2) { nodes { id } } }"

    @Test("is JSON with levels, SQL, parameters, cost and PostgreSQL's estimates")
    func json() async throws {
        try await GatewayFixture.run(database: TestData.sharedDatabase()) { fixture in
            try await fixture.client { client in
                let response = try client.query(Self.query, headers: ["Accept: application/vnd.cupboard.plan+json"])
                #expect(response.status == 200)
                #expect(response.values("content-type") == ["application/vnd.cupboard.plan+json; charset=utf-8"])
                let plan = try response.json()
                #expect(plan.at("levels").items.map { $0["path"].string } == ["recipe", "recipe.ingredients", "recipes.nodes"])
                #expect(plan.at("levels").items.map { $0["step"].int } == [0, 0, 0])
                #expect(plan.at("levels.0.sql").string?.hasPrefix("SELECT ") == true)
                #expect(plan.at("levels.0.parameters.0") == ["type": "bigint", "value": "3"])
                #expect(plan.at("levels.2.pageSize").int == 2)
                #expect(plan.at("levels.0.estimate.rows").int == 1)
                #expect(plan.at("levels.0.estimate.nodes.1").string?.contains("Index Scan using recipe_pkey on recipe") == true)
                #expect(plan.at("cost.limit").int == 5_000)
                #expect(plan.at("cost.requested").int ?? 0 >= plan.at("levels").items.count)
                guard case .double(let milliseconds) = plan.at("milliseconds.parse") else {
                    Issue.record("no parsing time in \(response.text)")
                    return
                }
                #expect(milliseconds > 0)
                // The data stays the same.
                #expect(try client.data(Self.query).at("recipe.author.name").string != nil)
            }
        }
    }

    @Test("is also available as text with comments, regardless of indentation", arguments: ["explain=text", "pretty&explain=text"])
    func text(parameters: String) async throws {
        try await GatewayFixture.run(database: TestData.sharedDatabase()) { fixture in
            let response = try await fixture.client {
                try $0.ask("/graphql?\(parameters)&query=%7Brecipe(id:%22recipe_3%22)%7Btitle%7D%7D")
            }
            #expect(response.values("content-type") == ["text/plain; charset=utf-8"])
            #expect(response.text.hasPrefix("-- cost: "))
            #expect(response.text.contains("\n-- recipe: up to 1 rows, "))
            #expect(response.text.contains("\n-- $1 bigint = 3\nSELECT "))
            #expect(response.text.contains("Index Scan using recipe_pkey on recipe"))
        }
    }

    @Test("works for operations without statements")
    func memory() async throws {
        try await GatewayFixture.run(database: TestData.sharedDatabase()) { fixture in
            let plan = try await fixture.client { try $0.ask("/graphql?explain&query=%7B__typename%7D").json() }
            #expect(plan["levels"] == [])
        }
    }

    @Test(
        "fails with the same error as the request",
        arguments: [
            "{ recipes { titel } }", "{ recipe(",
            "{ recipes(first: 100) { nodes { reviews(first: 100) { nodes { recipe { reviews(first: 100) { nodes { id } } } } } } } }",
        ]
    )
    func refused(query: String) async throws {
        try await GatewayFixture.run(database: TestData.sharedDatabase()) { fixture in
            try await fixture.client { client in
                let run = try client.query(query)
                let explained = try client.query(query, headers: ["Accept: application/vnd.cupboard.plan+json"])
                #expect(try run.json().at("errors.0.extensions.code").string != nil)
                #expect(explained.body == run.body)
                #expect(explained.values("content-type") == run.values("content-type"))
            }
        }
    }

    @Test("is forbidden to anonymous clients in production")
    func production() async throws {
        try await GatewayFixture.run(database: TestData.sharedDatabase(), configure: { $0.engine.isProduction = true }) { fixture in
            try await fixture.client { client in
                for headers in [["Accept: application/vnd.cupboard.plan+json"], ["Accept: application/vnd.cupboard.plan+json; indent=2"]] {
                    let response = try client.query(Self.query, headers: headers)
                    #expect(response.status == 403)
                    #expect(try response.json().at("errors.0.extensions.code").string == "FORBIDDEN")
                    #expect(!response.text.contains("SELECT"))
                }
                let text = try client.ask("/graphql?explain=text&query=%7B__typename%7D")
                #expect(text.status == 403)
                #expect(try text.json().at("errors.0.extensions.code").string == "FORBIDDEN")
            }
        }
    }

    @Test("has an estimate for every level of every example of the schema")
    func everything() async throws {
        let snapshot = try SchemaFile.snapshot()
        let explorer = SchemaExplorer(snapshot.planner.catalog)
        let examples = Set(snapshot.schema.elements.compactMap { explorer.example(of: $0) }).filter { !$0.hasPrefix("mutation") }
        try await GatewayFixture.run(snapshot, database: TestData.demo()) { fixture in
            let failures = try await fixture.client { client in
                let ana = try Person.signUp(client, "ana@example.com")
                return try examples.compactMap { example -> String? in
                    // Some subscriptions require an account.
                    let own = example.hasPrefix("subscription") ? ana.headers : []
                    let response = try client.query(example, headers: ["Accept: application/vnd.cupboard.plan+json"] + own)
                    guard case .list(let levels) = try response.json()["levels"] else { return "\(example): \(response.text)" }
                    return levels.allSatisfy { $0.at("estimate.totalCost") != .null } ? nil : "\(example): \(response.text)"
                }
            }
            #expect(failures == [])
        }
    }
}

@Suite("PostgreSQL's estimates of a statement")
struct PlanEstimateTests {
    @Test("parses PostgreSQL's JSON step by step")
    func steps() {
        let json = """
            [{"Plan": {"Node Type": "Limit", "Startup Cost": 0.29, "Total Cost": 4.5, "Plan Rows": 3, "Plans": [
              {"Node Type": "Index Scan", "Index Name": "recipe_pkey", "Relation Name": "recipe", "Startup Cost": 0, "Total Cost": 8,
               "Plan Rows": 45}
            ]}}]
            """
        #expect(
            PlanEstimate(json: Array(json.utf8)).nodes.map(\.text) == [
                "Limit  (cost=0.29..4.5 rows=3)", "  ->  Index Scan using recipe_pkey on recipe  (cost=0.0..8.0 rows=45)",
            ]
        )
    }

    @Test("are missing if PostgreSQL's response is malformed", arguments: ["", "{}", "[]", "[{}]", "[{\"Plan\": 3}]", "[1"])
    func damaged(json: String) {
        #expect(PlanEstimate(json: Array(json.utf8)).json == .null)
    }

    @Test("shows the reads of a mutation's payload and its cost without executing it")
    func mutation() async throws {
        try await GatewayFixture.run { fixture in
            try await fixture.client { client in
                let ana = try Person.signUp(client, "ana@example.com")
                let document =
                    #"mutation { a: setLanguage(input: {language: "es"}) { message account { language notifications { nodes { id } } } } }"#
                let plan = try client.query(document, headers: ["Accept: application/vnd.cupboard.plan+json"] + ana.headers).json()
                #expect(plan["levels"].items.count == 2)
                #expect(plan.at("levels.1.path").string == "a.account.notifications.nodes")
                #expect((plan.at("cost.requested").int ?? 0) > 100)
                let viewer = try client.data("{ viewer { language } }", headers: ana.headers)
                #expect(viewer.at("viewer.language") == "EN")
            }
        }
    }

    @Test("shows how a subscription resolves an event, and how it finds the subscribers concerned")
    func subscription() async throws {
        try await GatewayFixture.run { fixture in
            let document = "subscription { foodPostAdded(near: {latitude: 37.4, longitude: -6}, withinKm: 5) { id ingredients { name } } }"
            let plan = try await fixture.client { client in
                try client.query(document, headers: ["Accept: application/vnd.cupboard.plan+json"]).json()
            }
            #expect(plan["levels"].items.count == 2)
            #expect(plan.at("matching.sql").string?.contains("unnest($2::text[]") == true)
            #expect(plan.at("matching.values").items.contains(.string("37.4")))
        }
    }
}
