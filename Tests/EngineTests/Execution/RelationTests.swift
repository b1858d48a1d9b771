import Engine
import GraphQL
import Planner
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Rows of relations, groups, unions and distances", .tags(.database), .timeLimit(.minutes(20)))
struct RelationTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let query: String
        let data: String

        var testDescription: String { name }
    }

    private static let database = Result { try Market.database() }

    static let cases = [
        Case(
            name: "an object by a unique column",
            query: #"{ town(slug: "birch") { id name } }"#,
            data: #"{"town":{"id":"town_2","name":"Birch"}}"#
        ),
        Case(name: "null for a key without an object", query: #"{ town(slug: "' OR 1=1") { id } }"#, data: #"{"town":null}"#),
        Case(
            name: "rows of a relation at the root",
            query: "{ numbers(upTo: 3) { value square town { name } } }",
            data: #"{"numbers":[{"value":1,"square":1,"town":null},{"value":2,"square":4,"town":null},{"value":3,"square":9,"town":null}]}"#
        ),
        Case(
            name: "rows of a relation below each object of a list, with an edge of their own",
            query: "{ towns { nodes { name days { value town { name } } } } }",
            data: """
                {"towns":{"nodes":[{"name":"Ash","days":[{"value":1,"town":{"name":"Ash"}}]},\
                {"name":"Birch","days":[{"value":1,"town":{"name":"Birch"}},{"value":2,"town":{"name":"Birch"}}]},\
                {"name":"Cedar","days":[{"value":1,"town":{"name":"Cedar"}},{"value":2,"town":{"name":"Cedar"}},{"value":3,"town":{"name":"Cedar"}}]}]}}
                """
        ),
        Case(
            name: "rows of a relation below an object found by key, and below a page found by a filter",
            query: #"{ town(slug: "birch") { days { value } } towns(search: "Bir") { nodes { days { square } } } }"#,
            data: #"{"town":{"days":[{"value":1},{"value":2}]},"towns":{"nodes":[{"days":[{"square":1},{"square":4}]}]}}"#
        ),
        Case(
            name: "pages of a relation",
            query:
                "{ counts(upTo: 7, first: 3) { totalCount nodes { value } pageInfo { hasNextPage } } last: counts(upTo: 7, last: 2) { nodes { value } } }",
            data: """
                {"counts":{"totalCount":7,"nodes":[{"value":5},{"value":2},{"value":7}],"pageInfo":{"hasNextPage":true}},\
                "last":{"nodes":[{"value":6},{"value":3}]}}
                """
        ),
        Case(
            name: "groups below each object of a list, none where there are no rows",
            query: "{ towns { nodes { goods { kind stalls { name town { name } } } } } }",
            data: """
                {"towns":{"nodes":[{"goods":[]},{"goods":[{"kind":"bread","stalls":[{"name":"Stall H","town":{"name":"Birch"}},\
                {"name":"Stall K","town":{"name":"Birch"}}]},{"kind":"fish","stalls":[{"name":"Stall I","town":{"name":"Birch"}}]},\
                {"kind":"fruit","stalls":[{"name":"Stall J","town":{"name":"Birch"}}]}]},\
                {"goods":[{"kind":"bread","stalls":[{"name":"Stall B","town":{"name":"Cedar"}},{"name":"Stall E","town":{"name":"Cedar"}}]},\
                {"kind":"fish","stalls":[{"name":"Stall @","town":{"name":"Cedar"}},\
                {"name":"Stall C","town":{"name":"Cedar"}},{"name":"Stall F","town":{"name":"Cedar"}}]},\
                {"kind":"fruit","stalls":[{"name":"Stall A","town":{"name":"Cedar"}},{"name":"Stall D","town":{"name":"Cedar"}},\
                {"name":"Stall G","town":{"name":"Cedar"}}]}]}]}}
                """
        ),
        Case(
            name: "groups of a connection follow its arguments, whatever its page",
            query: #"{ stalls(kind: "fish", first: 1) { nodes { name } kinds { kind stalls { name } } } }"#,
            data:
                #"{"stalls":{"nodes":[{"name":"Stall @"}],"kinds":[{"kind":"fish","stalls":[{"name":"Stall @"},{"name":"Stall C"},{"name":"Stall F"},{"name":"Stall I"}]}]}}"#
        ),
        Case(
            name: "groups of a connection below objects, under an alias, without the page",
            query: #"{ towns(first: 2) { nodes { some: stalls(kind: "bread") { all: kinds { kind stalls { name } } } } } }"#,
            data:
                #"{"towns":{"nodes":[{"some":{"all":[]}},{"some":{"all":[{"kind":"bread","stalls":[{"name":"Stall H"},{"name":"Stall K"}]}]}}]}}"#
        ),
        Case(
            name: "a union, each item as its type, ranked over all",
            query: #"{ find(text: "ar") { totalCount nodes { __typename ... on Town { name } ... on Stall { name town { name } } } } }"#,
            data: #"{"find":{"totalCount":1,"nodes":[{"__typename":"Town","name":"Cedar"}]}}"#
        ),
        Case(
            name: "a union's items in edges, with lists below them",
            query:
                #"{ find(text: "i", first: 1) { edges { node { ... on Town { name days { value } stalls(first: 1) { nodes { name } } } } } pageInfo { hasNextPage } } }"#,
            data:
                #"{"find":{"edges":[{"node":{"name":"Birch","days":[{"value":1},{"value":2}],"stalls":{"nodes":[{"name":"Stall H"}]}}}],"pageInfo":{"hasNextPage":false}}}"#
        ),
        Case(
            name: "a union with only the type name selected",
            query:
                #"{ find(text: "S", first: 2) { nodes { __typename } } nothing: find(text: "zzz") { totalCount nodes { __typename } } }"#,
            data: #"{"find":{"nodes":[{"__typename":"Stall"},{"__typename":"Stall"}]},"nothing":{"totalCount":0,"nodes":[]}}"#
        ),
        Case(name: "the viewer is null for anonymous clients", query: "{ home { id name } }", data: #"{"home":null}"#),
        Case(
            name: "an object that requires a log-in is null for anonymous clients",
            query: "{ towns { nodes { mayor { name isYou } } } }",
            data: #"{"towns":{"nodes":[{"mayor":null},{"mayor":null},{"mayor":null}]}}"#
        ),
    ]

    @Test("give the expected answers", arguments: cases)
    func answers(_ test: Case) async throws {
        try await EngineFixture.read(Market.snapshot(), database: Self.database.get()) { fixture in
            let text = try await fixture.client { try $0.query(test.query).text }
            #expect(text == "{\"data\":\(test.data)}")
        }
    }

    @Test("come nearest first, in the order of ids at the same spot, page by page without gaps or duplicates")
    func nearest() async throws {
        try await EngineFixture.read(Market.snapshot(), database: Self.database.get()) { fixture in
            try await fixture.client { client throws in
                for size in 1...5 {
                    var (ids, after) = ([String](), "")
                    repeat {
                        let page = try client.data(
                            "{ stalls(near: 31, first: \(size)\(after)) { edges { distance node { id } } pageInfo { hasNextPage endCursor } } }"
                        )["stalls"]
                        ids += page["edges"].items.compactMap { $0.at("node.id").string }
                        after =
                            page.at("pageInfo.hasNextPage").bool == true ? ", after: \"\(page.at("pageInfo.endCursor").string ?? "")\"" : ""
                    } while !after.isEmpty
                    #expect(ids == [5, 6, 7, 8, 3, 4, 9, 10, 1, 2, 11, 12].map { "stall_\($0)" }, "pages of \(size)")
                }
                let last = try client.data("{ stalls(near: 31, last: 3) { nodes { id } edges { distance } } }")["stalls"]
                #expect(last["nodes"].items.compactMap { $0["id"].string } == ["stall_2", "stall_11", "stall_12"])
                let refused = try client.query("{ stalls(orderBy: NEAR) { nodes { id } } }").json()
                #expect(refused.errors.at("0.message").string == "The order NEAR requires “near”: a distance is measured from a point.")
            }
        }
    }

    @Test("include an object for account holders, and do not fetch it for anonymous clients")
    func viewer() throws {
        let document = try Document.parse(Array("{ towns { nodes { mayor { name isYou } } } }".utf8))
        let operation = try document.operation(named: nil)
        let planner = try Market.snapshot().planner
        func statements(viewer: Int64?) throws -> [WrittenStatement] {
            try planner.plan(operation, of: document, for: RequestValues(viewer: viewer.map { Viewer(account: $0) })).plan.statements()
        }
        let session = try PostgresSession(Market.database())
        var parameters = ParameterBuffer()
        let known = try #require(statements(viewer: 7).first)
        for parameter in known.parameters {
            if parameter == .viewer { parameters.append(7 as Int64) } else { parameters.append(21 as Int64) }
        }
        let rows = try session.query(known.sql, parameters)
        #expect((0..<rows.rowCount).map { rows.text($0, 1) } == [nil, "Bo", "Cy"])
        #expect((0..<rows.rowCount).map { rows.bool($0, 2) } == [false, true, false])
        #expect(try statements(viewer: nil).allSatisfy { !$0.sql.contains("mayor") })
        #expect(try statements(viewer: 7) == statements(viewer: 8))
    }

    @Test("find the viewer by the account's number, with everything below it")
    func home() throws {
        let document = try Document.parse(Array("{ home { name days { value } } }".utf8))
        let plan = try Market.snapshot().planner.plan(
            document.operation(named: nil),
            of: document,
            for: RequestValues(viewer: Viewer(account: 2))
        ).plan
        let session = try PostgresSession(Market.database())
        var answers: [[String?]] = []
        for statement in plan.statements() {
            #expect(statement.parameters == [.viewer])
            var parameters = ParameterBuffer()
            parameters.append(2 as Int64)
            let rows = try session.query(statement.sql, parameters)
            answers.append((0..<rows.rowCount).map { rows.int4($0, 0).map { String($0) } ?? rows.text($0, 0) })
        }
        #expect(answers == [["Birch"], ["1", "2"]])
    }
}
