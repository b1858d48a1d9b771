import Engine
import GraphQL
import Planner
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("An argument that cannot be used", .tags(.database), .timeLimit(.minutes(20)))
struct ArgumentErrorTests {
    @Test("is an error of its field alone, at every field that a query reaches", .tags(.slow))
    func everywhere() async throws {
        let database = try TestData.database()
        let session = try PostgresSession(database)
        try session.execute(Persona.rows)
        let snapshot = try SchemaFile.snapshot()
        let schema = snapshot.planner.catalog.schema
        try await EngineFixture.run(snapshot, database: database, configure: PermissionProbe.configure) { fixture in
            let (refused, unreached) = try await fixture.client { client in
                let probe = try ArgumentProbe(snapshot.planner.catalog, asking: client, PostgresSession(database))
                return (probe.refused, probe.unreached)
            }
            #expect(unreached == [])
            // Each of these has values that no field can use.
            let alwaysRefused: Set = [
                "first", "last", "after", "before", "id", "ids", "itemIds", "search", "text", "near", "from", "withinKm",
            ]
            for type in schema.introspectedTypes where schema[type].kind == .object && !schema[type].isBuiltIn {
                guard ![schema.mutationType, schema.subscriptionType].contains(type) else { continue }
                for field in schema[schema[type].fields] {
                    for argument in schema[field.arguments] where alwaysRefused.contains(argument.name) {
                        let coordinate = "\(schema[type].name).\(field.name)(\(argument.name)"
                        // Weeks can begin on any day.
                        guard coordinate != "Query.weeks(from" else { continue }
                        #expect(refused.contains { $0 == coordinate + ":)" || $0.hasPrefix(coordinate + ".") }, "\(coordinate):)")
                    }
                }
            }
            #expect(refused.isSuperset(of: ["Query.recipes(filter.ingredientIds:)", "Query.foodPosts(filter.near.latitude:)"]))
        }
    }

    /// Documents with one usable and one unusable field, and the path and code of the error.
    private static let documents: [(document: String, path: Value, code: String)] = [
        (#"{ good: recipe(id: "recipe_1") { id } bad: recipe(id: "ingredient_1") { id } }"#, ["bad"], "BAD_USER_INPUT"),
        (#"{ good: recipe(id: "recipe_1") { id } weeks(count: 101) { firstDay } }"#, ["weeks"], "BAD_USER_INPUT"),
        (#"{ good: recipe(id: "recipe_1") { id } recipes(after: "Zm9v") { nodes { id } } }"#, ["recipes"], "BAD_USER_INPUT"),
        (#"{ good: recipe(id: "recipe_1") { id } recipes(after: "Zm9v") { __typename } }"#, ["recipes"], "BAD_USER_INPUT"),
        (#"{ good: recipe(id: "recipe_1") { id } search(text: "a\u0000b") { totalCount } }"#, ["search"], "BAD_USER_INPUT"),
        (
            #"{ good: recipe(id: "recipe_1") { id } recipes(orderBy: {field: TITLE}, first: 101) { totalCount nodes { id } } }"#,
            ["recipes"], "BAD_USER_INPUT"
        ),
        (
            #"{ good: recipe(id: "recipe_1") { id } x: groceryStores(orderBy: DISTANCE) { nodes { id } } }"#, ["x"], "BAD_USER_INPUT"
        ),
        (
            #"{ good: recipe(id: "recipe_1") { id } x: foodPosts(filter: {near: {latitude: 91, longitude: 0}}) { nodes { id } } }"#,
            ["x"], "BAD_USER_INPUT"
        ),
        (
            #"{ good: recipe(id: "recipe_1") { id } x: collection(slug: "\#(String(repeating: "x", count: 201))") { id } }"#,
            ["x"], "ARGUMENT_TOO_LONG"
        ),
    ]

    @Test("leaves its sibling fields their values", arguments: documents)
    func siblings(document: String, path: Value, code: String) async throws {
        try await EngineFixture.read { fixture in
            try await fixture.client { client throws in
                // Twice: the second time the plan is cached.
                for _ in 0..<2 {
                    let response = try client.query(document)
                    let answer = try response.json()
                    #expect(response.isAccepted)
                    #expect(answer.at("data.good.id").string == "recipe_1", "\(answer)")
                    #expect(answer.errors.items.map { $0["path"] } == [path], "\(answer)")
                    #expect(answer.errorCode == code)
                }
            }
        }
    }

    @Test("propagates from a non-null field to the nearest nullable field around it")
    func propagation() async throws {
        try await EngineFixture.read { fixture in
            try await fixture.client { client throws in
                let document = """
                    query ($first: Int) {
                      good: recipe(id: "recipe_1") { id }
                      bad: recipe(id: "recipe_1") { id reviews(first: $first) { totalCount nodes { id } } }
                    }
                    """
                let answer = try client.query(document, variables: ["first": 101]).json()
                #expect(answer.data == ["good": ["id": "recipe_1"], "bad": nil])
                #expect(answer.errors.items.map { $0["path"] } == [["bad", "reviews"]])
                #expect(answer.errors.at("0.locations.0.line").int == 3)
                let good = try client.query(document, variables: ["first": 1]).json()
                #expect(good.errors == .null && good.at("data.bad.id").string == "recipe_1")
            }
        }
    }

    @Test("is an error at each item of a list whose items can have the field")
    func items() async throws {
        try await EngineFixture.read { fixture in
            try await fixture.client { client throws in
                let document = "{ foodPosts(first: 2) { nodes { id far: distanceKm(from: {latitude: 91, longitude: 0}) } } }"
                let answer = try client.query(document).json()
                let nodes = answer.at("data.foodPosts.nodes").items
                #expect(nodes.count == 2 && nodes.allSatisfy { $0["id"] != .null && $0["far"] == .null })
                #expect(answer.errors.items.map { $0["path"] } == [["foodPosts", "nodes", 0, "far"], ["foodPosts", "nodes", 1, "far"]])
            }
        }
    }

    @Test("of several fields adds an error for each, in the order of the document")
    func several() async throws {
        try await EngineFixture.read { fixture in
            try await fixture.client { client throws in
                let answer = try client.query(
                    """
                    { a: recipes(first: -1) { totalCount } b: recipes(first: 1) { nodes { __typename } } c: weeks(count: 0) { firstDay }
                      d: suggestions(text: "\(String(repeating: "x", count: 300))") { text } }
                    """
                ).json()
                #expect(answer.errors.items.map { $0["path"] } == [["a"], ["c"], ["d"]])
                #expect(answer.data == ["a": nil, "b": ["nodes": [["__typename": "Recipe"]]], "c": nil, "d": nil])
            }
        }
    }

    @Test("of a mutation's payload does not stop the mutation, and one of its input stops only that mutation")
    func mutations() async throws {
        try await EngineFixture.run { fixture in
            let member = try Member("Ana", in: fixture.database)
            try await fixture.client { client throws in
                let many = (0...100).map { "\"notification_\($0 + 1)\"" }.joined(separator: ", ")
                let answer = try client.query(
                    """
                    mutation {
                      a: markNotificationsRead(input: {notificationIds: [\(many)]}) { message }
                      b: setLanguage(input: {language: "es"}) { message account { id savedRecipes(first: 101) { totalCount } } }
                    }
                    """,
                    as: member
                ).json()
                #expect(answer.errors.items.map { $0["path"] } == [["a"], ["b", "account", "savedRecipes"]])
                #expect(answer.errors.items.compactMap { $0.at("extensions.code").string } == ["ARGUMENT_TOO_LONG", "BAD_USER_INPUT"])
                #expect(answer.data["a"] == .null)
                #expect(answer.at("data.b.message").string == "Idioma cambiado correctamente")
                #expect(answer.at("data.b.account") == ["id": .string(member.id), "savedRecipes": nil])
            }
        }
    }
}
