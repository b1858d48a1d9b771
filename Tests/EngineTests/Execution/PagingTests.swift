import GraphQL
import Languages
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Pages", .tags(.database), .timeLimit(.minutes(20)))
struct PagingTests {
    private static let fields = "nodes { id } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }"

    private static func ids(_ list: Value) -> [String] { list["nodes"].items.compactMap { $0["id"].string } }

    /// All rows, page by page, forward or backward; in the order of the list.
    private static func walk(
        _ client: EngineClient,
        _ order: String,
        size: Int,
        isBackward: Bool,
        between: () throws -> Void = {}
    ) throws -> [String] {
        var found: [String] = []
        var cursor = ""
        while true {
            let bounds = isBackward ? "last: \(size)\(cursor)" : "first: \(size)\(cursor)"
            let list = try client.data("{ recipes(orderBy: \(order), \(bounds)) { \(fields) } }")["recipes"]
            found = isBackward ? ids(list) + found : found + ids(list)
            let (more, end) = isBackward ? ("hasPreviousPage", "startCursor") : ("hasNextPage", "endCursor")
            guard list.at("pageInfo.\(more)").bool == true, let next = list.at("pageInfo.\(end)").string else { return found }
            cursor = ", \(isBackward ? "before" : "after"): \"\(next)\""
            try between()
        }
    }

    @Test(
        "have the same rows in the same order backward and forward",
        arguments: ["{field: NEWEST}", "{field: TITLE, direction: DESC}", "{field: RATING}"]
    )
    func backward(order: String) async throws {
        try await EngineFixture.read { fixture in
            try await fixture.client { client throws in
                let forward = try Self.walk(client, order, size: 7, isBackward: false)
                #expect(forward.count == 45)
                #expect(Set(forward).count == 45)
                #expect(try Self.walk(client, order, size: 8, isBackward: true) == forward)
            }
        }
    }

    @Test("neither repeat nor skip rows while others are inserted and deleted")
    func stable() async throws {
        try await EngineFixture.run { fixture in
            let database = fixture.database
            try await fixture.client { client throws in
                let session = try PostgresSession(database)
                let before = try Self.walk(client, "{field: TITLE}", size: 50, isBackward: false)
                var round = 0
                let during = try Self.walk(client, "{field: TITLE}", size: 4, isBackward: false) {
                    round += 1
                    // Insert a row at the front, and delete the last row seen so far.
                    try session.execute(
                        """
                        INSERT INTO recipe (slug, author_id, title_en, title_es, description_en, description_es, cuisine, meal_types, servings, prep_minutes, cook_minutes)
                        VALUES ('new-\(round)', 1, ' first \(round)', 'x', '', '', 'THAI', '{LUNCH}', 1, 1, 1);
                        DELETE FROM recipe WHERE id = \(before[round * 4 - 1].drop { $0 != "_" }.dropFirst());
                        """
                    )
                }
                #expect(during == before)
            }
        }
    }

    @Test("refuse cursors of another list, order, direction or language, and modified ones")
    func otherCursors() async throws {
        try await EngineFixture.read { fixture in
            try await fixture.client { client throws in
                func cursor(_ call: String) throws -> String {
                    try #require(client.data("{ list: \(call) { pageInfo { endCursor } } }").at("list.pageInfo.endCursor").string)
                }
                let byTitle = try cursor("recipes(first: 3, orderBy: {field: TITLE})")
                let wrong = [
                    try cursor("recipes(first: 3)"),
                    try cursor("recipes(first: 3, orderBy: {field: TITLE, direction: DESC})"),
                    try cursor("ingredients(first: 3)"),
                    String(byTitle.dropLast()), byTitle + "A", "", "*", "AAAA", "😀", String(byTitle.reversed()),
                ]
                for wrong in wrong {
                    let answer = try client.query(
                        "query ($after: String) { recipes(after: $after, orderBy: {field: TITLE}) { nodes { id } } }",
                        variables: ["after": .string(wrong)]
                    )
                    let json = try answer.json()
                    #expect(answer.isAccepted)
                    #expect(json.errors.at("0.extensions.code").string == "BAD_USER_INPUT", "\(wrong): \(answer.text)")
                    #expect(json.errors.at("0.message").string?.hasPrefix("“after” is not a cursor") == true)
                }
                let spanish = try client.query(
                    "{ recipes(after: \"\(byTitle)\", orderBy: {field: TITLE}) { nodes { id } } }",
                    language: .spanish
                )
                #expect(try spanish.json().errors.at("0.extensions.code").string == "BAD_USER_INPUT")
                let english = try client.data("{ recipes(after: \"\(byTitle)\", orderBy: {field: TITLE}) { nodes { id } } }")
                #expect(Self.ids(english["recipes"]).count == 20)
            }
        }
    }

    @Test("have a default size, a minimum and a maximum, and refuse other sizes")
    func sizes() async throws {
        try await EngineFixture.read { fixture in
            try await fixture.client { client throws in
                #expect(try Self.ids(client.data("{ recipes { \(Self.fields) } }")["recipes"]).count == 20)
                let none = try client.data("{ recipes(first: 0) { \(Self.fields) } }")["recipes"]
                #expect(Self.ids(none) == [])
                #expect(none.at("pageInfo.hasNextPage").bool == true)
                #expect(none.at("pageInfo.endCursor") == .null)
                #expect(try Self.ids(client.data("{ recipes(last: 100) { \(Self.fields) } }")["recipes"]).count == 45)
                for refused in ["first: -1", "first: 101", "last: 101", "first: 2147483647", "first: 1, last: 1"] {
                    let json = try client.query("{ recipes(\(refused)) { nodes { id } } }").json()
                    #expect(json.errors.at("0.extensions.code").string == "BAD_USER_INPUT", "\(refused)")
                    #expect(json.data == ["recipes": nil])
                }
                let huge = try client.query("{ recipes(first: 99999999999) { nodes { id } } }")
                #expect(try huge.json().errors.items.count == 1)
            }
        }
    }

    @Test("can lie between two cursors")
    func between() async throws {
        try await EngineFixture.read { fixture in
            try await fixture.client { client throws in
                let list = try client.data("{ recipes(first: 10) { edges { cursor node { id } } } }").at("recipes.edges").items
                let (from, to) = (try #require(list[2]["cursor"].string), try #require(list[7]["cursor"].string))
                let inner = try client.data("{ recipes(after: \"\(from)\", before: \"\(to)\") { \(Self.fields) } }")["recipes"]
                #expect(Self.ids(inner) == list[3..<7].compactMap { $0.at("node.id").string })
                #expect(inner.at("pageInfo.hasPreviousPage").bool == true)
                let last = try client.data("{ recipes(last: 2, after: \"\(from)\", before: \"\(to)\") { \(Self.fields) } }")["recipes"]
                #expect(Self.ids(last) == list[5..<7].compactMap { $0.at("node.id").string })
                #expect(last.at("pageInfo.hasNextPage").bool == true)
            }
        }
    }
}
