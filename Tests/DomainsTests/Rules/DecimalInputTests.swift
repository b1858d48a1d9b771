import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Money in filters", .tags(.database), .timeLimit(.minutes(20)))
struct DecimalInputTests {
    /// A list with a filter by price range, and the filtered column.
    struct List: Sendable, CustomTestStringConvertible {
        let field: String
        let filter: String
        let column: String
        let table: String

        var testDescription: String { field }

        /// A query for the list's count within a range, written as in a document.
        func count(_ range: String, variables: String = "") -> String {
            "query\(variables) { \(field)(filter: {\(filter): \(range)}) { totalCount } }"
        }
    }

    static let lists = [
        List(field: "recipes", filter: "costPerServing", column: "serving_cost_minor", table: "recipe"),
        List(field: "catalogItems", filter: "price", column: "price_minor", table: "catalog_item"),
    ]

    /// An amount of cents in dollars.
    private static func dollars(_ cents: Int) -> String { "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)" }

    @Test("is exact to the cent for every existing price", arguments: lists)
    func exact(list: List) async throws {
        let session = try PostgresSession(TestData.sharedDatabase())
        let prices = try session.query(
            "SELECT \(list.column) AS cents, count(*) AS count FROM \(list.table) GROUP BY 1 ORDER BY md5(\(list.column)::text) LIMIT 80"
        ).decode(Price.self)
        #expect(prices.count > 10)
        try await EngineFixture.read { fixture in
            try await fixture.client { client throws in
                let query = list.count("{min: $p, max: $p}", variables: "($p: Decimal)")
                for price in prices {
                    let text = Self.dollars(price.cents)
                    for given in [.string(text), .string(text + "000"), .double(Double(price.cents) / 100)] as [Value] {
                        let answer = try client.data(query, variables: ["p": given])
                        #expect(answer.at("\(list.field).totalCount").int == price.count, "\(given)")
                    }
                    for literal in ["\"\(text)\"", text, "\(price.cents)e-2"] {
                        let answer = try client.data(list.count("{min: \(literal), max: \(literal)}"))
                        #expect(answer.at("\(list.field).totalCount").int == price.count, "\(literal)")
                    }
                }
            }
        }
    }

    /// A price and the number of rows with it.
    private struct Price: Decodable {
        let cents: Int
        let count: Int
    }

    @Test("limits between two cents or beyond all prices are exact", arguments: lists)
    func bounds(list: List) async throws {
        let session = try PostgresSession(TestData.sharedDatabase())
        let median = "SELECT percentile_disc(0.5) WITHIN GROUP (ORDER BY \(list.column)) FROM \(list.table)"
        let middle = try session.query(median).one(Int.self)
        func rows(_ condition: String) throws -> Int {
            try session.query("SELECT count(*) FROM \(list.table) WHERE \(list.column) \(condition)").one(Int.self)
        }
        let text = Self.dollars(middle)
        let cases = [
            ("{min: \"\(text)0000000000000000000000001\"}", try rows("> \(middle)")),
            ("{max: \"\(text)9999999999999999999999999\"}", try rows("<= \(middle)")),
            ("{min: \"\(String(repeating: "9", count: 100))\"}", 0), ("{max: 1e308}", try rows("IS NOT NULL")),
            ("{max: \"-0.01\"}", 0), ("{min: -1e300}", try rows("IS NOT NULL")), ("{min: null, max: null}", try rows("IS NOT NULL")),
        ]
        try await EngineFixture.read { fixture in
            try await fixture.client { client throws in
                for (range, count) in cases {
                    #expect(try client.data(list.count(range)).at("\(list.field).totalCount").int == count, "\(range)")
                }
            }
        }
    }

    @Test(
        "invalid decimals are rejected with an example",
        arguments: [
            "cheap", "", " ", "1e3", "1,50", "$3", "12.50 ", "0x10", "NaN", "Infinity", "--1", "1.2.3", "１２",
            String(repeating: "1", count: 101),
        ]
    )
    func nonsense(text: String) async throws {
        try await EngineFixture.read { fixture in
            try await fixture.client { client throws in
                for list in Self.lists {
                    let query = list.count("{min: $p}", variables: "($p: Decimal)")
                    let literal = try client.query(list.count("{min: \"\(text)\"}")).json()
                    for answer in [try client.query(query, variables: ["p": .string(text)]).json(), literal] {
                        let message = answer.at("errors.0.message").string ?? ""
                        #expect(message.contains("Expected a decimal number like \"12.50\""), "\(answer)")
                    }
                }
            }
        }
    }
}
