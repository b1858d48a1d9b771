import GraphQL
import Testing

@testable import Coverage
@testable import Planner

@Suite("Arguments of covering operations")
struct ArgumentExamplesTests {
    private static let sdl = """
        type Query {
          node(id: ID!): Node nodes(ids: [ID!]!): [Node]!
          places(
            near: Point at: Spot tag: String words: [String!] day: Date level: Level filter: PlaceFilter orderBy: PlaceOrder
            first: Int after: String last: Int before: String
          ): PlaceConnection!
        }
        interface Node { id: ID! }
        enum PlaceOrder { DISTANCE NAME }
        enum Level { LOW HIGH SECRET }
        input Point { latitude: Float! longitude: Float! }
        input Spot @oneOf { point: Point code: String }
        input PlaceFilter { withinKm: Float ownerId: ID open: Boolean }
        scalar Date
        type Owner implements Node { id: ID! }
        type Place implements Node { id: ID! name: String! }
        type PlaceConnection { edges: [PlaceEdge!]! nodes: [Place!]! pageInfo: PageInfo! totalCount: Int! }
        type PlaceEdge { cursor: String! node: Place! }
        type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }
        """

    private static let catalog = Result {
        try Catalog(
            schema: Schema(sdl: sdl),
            objects: [
                queryRoot {
                    nodes()
                    connection(
                        "places",
                        "Place",
                        arguments: [
                            .order("DISTANCE", needs: "near", because: "a distance is measured from a point"),
                            .either("near", "at"),
                            .argument("filter.withinKm", needs: "near", because: "a distance is measured from a point"),
                            .values("LOW", "HIGH", of: "level", because: "is not for everyone"),
                        ],
                        orders: .by(
                            [
                                "NAME": .ascending { _ in [.ascending(.text) { "\($0).name" }] },
                                "DISTANCE": .ascending { scope throws(PlanError) in
                                    guard let latitude = try scope.number("near.latitude", in: -90...90) else { return [] }
                                    return [.nearest { "\($0).latitude <-> \(latitude)" }]
                                },
                            ],
                            default: { _ in "NAME" }
                        ),
                        filter: { place, scope throws(PlanError) in
                            if scope.isPresent("tag"), scope.isPresent("day") { throw PlanError("That is impossible.") }
                            if let owner = try scope.ids("filter.ownerId", of: "big_owner", atMost: 1) {
                                scope.filter("\(place).owner_id = ANY(\(owner))")
                            }
                        }
                    )
                },
                object("Owner", table: "big_owner") { id() },
                object("Place", table: "place") { id() + columns("name") },
            ]
        )
    }

    private static func field() throws -> (ArgumentExamples, ArgumentExamples.Field) {
        let catalog = try catalog.get()
        let selections = CoveringSelections(catalog, ExampleValues())
        let root = try #require(catalog.bindings.first { $0.type == "Query" })
        return (selections.arguments, try #require(selections.edges(of: root).first).field)
    }

    private static func texts(_ given: [GivenArguments]) -> [String] { given.map { $0.literals.joined(separator: ", ") } }

    private static let point = "near: {latitude: 52.52, longitude: 13.41}"

    @Test("gives an order the point that it needs")
    func orders() throws {
        let (arguments, field) = try Self.field()
        #expect(Self.texts(arguments.directedOrders(of: field)) == ["orderBy: DISTANCE, \(Self.point)", "orderBy: NAME"])
        #expect(Self.texts([arguments.least(of: field)]) == [""])
    }

    @Test("tries each argument alone, with the arguments it needs and every kind of value")
    func filters() throws {
        let (arguments, field) = try Self.field()
        let filters = arguments.filters(of: field)
        #expect(
            Self.texts(filters) == [
                Self.point,
                "at: {point: {latitude: 52.52, longitude: 13.41}}", #"at: {code: "a"}"#,
                #"tag: "a""#,
                #"words: ["a"]"#, #"words: ["a", "a"]"#,
                #"day: "2026-03-04""#,
                "level: LOW", "level: HIGH", "level: SECRET",
                "filter: {withinKm: 2.5}, \(Self.point)",
                #"filter: {ownerId: "big_owner_1"}"#, #"filter: {ownerId: "big_owner_2"}"#,
                "filter: {open: true}", "filter: {open: false}",
                #"filter: {withinKm: 2.5, ownerId: "big_owner_1", open: true}, \#(Self.point)"#,
            ]
        )
        #expect(filters.compactMap(\.refusal) == ["SECRET is not for everyone; “level” can be LOW or HIGH here."])
    }

    @Test("expects a refusal only if its message names both arguments of the pair")
    func pairs() throws {
        let (arguments, field) = try Self.field()
        let pairs = arguments.pairs(of: field)
        // Nine ways to filter, each combined with every other one and with two orders.
        #expect(pairs.count == 9 * 8 / 2 + 9 * 2)
        let refused = pairs.filter { $0.refusal != nil }
        #expect(Self.texts(refused).contains("\(Self.point), at: {point: {latitude: 52.52, longitude: 13.41}}"))
        #expect(Set(refused.compactMap(\.refusal)) == ["Give either “near” or “at”, not both."])
        #expect(pairs.contains { $0.literals == [#"tag: "a""#, #"day: "2026-03-04""#] && $0.refusal == nil })
    }
}
