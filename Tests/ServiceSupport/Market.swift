package import Engine
import Planner
import Postgres
import TestSupport

/// A small schema that uses binding features besides columns and tables: relations, groups, unions, distances and absent objects.
package enum Market {
    package static let sdl = """
        type Query {
          town(slug: String!): Town
          home: Town
          towns(search: String orderBy: TownOrder first: Int after: String last: Int before: String): TownConnection!
          stalls(near: Int kind: String orderBy: StallOrder first: Int after: String last: Int before: String): StallConnection!
          numbers(upTo: Int!): [Number!]!
          counts(upTo: Int! first: Int after: String last: Int before: String): CountConnection!
          find(text: String! first: Int after: String last: Int before: String): ThingConnection!
        }
        enum TownOrder { NAME }
        enum StallOrder { NEAR NAME }
        union Thing = Town | Stall
        interface Node { id: ID! }
        type Town implements Node { id: ID! name: String! mayor: Mayor stalls(kind: String first: Int after: String last: Int before: String): StallConnection! days: [Number!]! goods: [Kind!]! }
        type Mayor { name: String! isYou: Boolean! }
        type Stall implements Node { id: ID! name: String! kind: String! town: Town! }
        type Number { value: Int! square: Int! town: Town }
        type Count { value: Int! }
        type Kind { kind: String! stalls: [KindStall!]! }
        type KindStall { name: String! town: Town! }
        type TownConnection { edges: [TownEdge!]! nodes: [Town!]! pageInfo: PageInfo! totalCount: Int! }
        type TownEdge { cursor: String! node: Town! }
        type StallConnection { edges: [StallEdge!]! nodes: [Stall!]! pageInfo: PageInfo! totalCount: Int! kinds: [Kind!]! }
        type StallEdge { cursor: String! node: Stall! distance: Float }
        type CountConnection { edges: [CountEdge!]! nodes: [Count!]! pageInfo: PageInfo! totalCount: Int! }
        type CountEdge { cursor: String! node: Count! }
        type ThingConnection { edges: [ThingEdge!]! nodes: [Thing!]! pageInfo: PageInfo! totalCount: Int! }
        type ThingEdge { cursor: String! node: Thing! }
        type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }
        """

    package static func snapshot() throws -> SchemaSnapshot {
        try SchemaSnapshot(sdl: Array(sdl.utf8)) { _ in bindings }
    }

    private static let kinds = groups(
        "kinds",
        by: "kind",
        order: .ascending(.text) { "\($0).kind" },
        .ascending(.text) { "\($0).name" },
        from: { town, scope throws(PlanError) in
            var condition: SQL = town.map { "town_id = \($0)" } ?? "true"
            if let kind = scope.value("kind", as: .text) { condition = "\(condition) AND kind = \(kind)" }
            return "SELECT kind, name, town_id FROM stall WHERE \(condition)"
        }
    ) {
        columns("kind")
        items("stalls") {
            columns("name")
            one("town", "Town", by: "town_id")
        }
    }

    private static let byName = Orders.by(["NAME": .ascending { _ in [.ascending(.text) { "\($0).name" }] }], default: { _ in "NAME" })

    private static let bindings: [ObjectBinding] = [
        queryRoot {
            byKey("town", "Town", argument: "slug", as: .text)
            viewer("home", "Town")
            connection(
                "towns",
                "Town",
                orders: byName,
                filter: { town, scope throws(PlanError) in
                    if let typed = scope.typed("search", atMost: 9) { scope.filter("starts_with(\(town).name, \(typed))") }
                }
            )
            connection(
                "stalls",
                "Stall",
                arguments: [.order("NEAR", needs: "near", because: "a distance is measured from a point")],
                orders: .by(
                    [
                        "NEAR": .ascending { scope throws(PlanError) in
                            guard let near = scope.value("near", as: .double) else { return [] }
                            return [.nearest { "\($0).spot <-> cube(\(near))" }]
                        },
                        "NAME": .ascending { _ in [.ascending(.text) { "\($0).name" }] },
                    ],
                    default: { $0.isPresent("near") ? "NEAR" : "NAME" }
                ),
                edge: {
                    field("distance") { stall, scope in
                        scope.value("near", as: .double).map { "\(stall).spot <-> cube(\($0))" } ?? "NULL::float8"
                    }
                },
                fields: { kinds },
                filter: { stall, scope throws(PlanError) in scope.filter("kind", as: .text) { "\(stall).kind = \($0)" } }
            )
            many("numbers", "Number", order: .ascending(.integer) { "\($0).value" }) { _, scope throws(PlanError) in
                "SELECT value, NULL::bigint AS town_id FROM generate_series(1, \(scope.value("upTo", as: .integer) ?? "0")) AS value"
            }
            connection(
                "counts",
                "Count",
                orders: .fixed(.descending(.integer) { "\($0).value % 3" }),
                from: { _, scope throws(PlanError) in
                    "SELECT id, id::integer AS value FROM generate_series(1, \(scope.value("upTo", as: .bigint) ?? "0")) AS id"
                }
            )
            connection(
                "find",
                "Thing",
                orders: .fixed { _ in [.ascending(.integer) { "\($0).rank" }, .ascending(.text) { "\($0).kind" }] },
                from: { _, scope throws(PlanError) in
                    let text = scope.typed("text", atMost: 20) ?? "''"
                    return """
                        SELECT 'town' AS kind, id, length(name) AS rank FROM town WHERE strpos(name, \(text)) > 0
                        UNION ALL SELECT 'stall', id, length(name) FROM stall WHERE strpos(name, \(text)) > 0
                        """
                }
            )
        },
        object("Town", table: "town") {
            id()
            columns("name")
            value("mayor", when: { town, scope in scope.viewer.map { _ in "\(town).mayor IS NOT NULL" } }) {
                field("name") { town, _ in "\(town).mayor" }
                field("isYou") { town, scope in "\(town).mayor_id IS NOT DISTINCT FROM \(scope.viewer ?? "0")" }
            }
            connection(
                "stalls",
                "Stall",
                orders: .fixed(.ascending(.text) { "\($0).name" }),
                link: { "\($0).town_id = \($1)" },
                fields: { kinds },
                filter: { stall, scope throws(PlanError) in scope.filter("kind", as: .text) { "\(stall).kind = \($0)" } }
            )
            many("days", "Number", order: .ascending(.integer) { "\($0).value" }) { town, _ throws(PlanError) in
                let town = town ?? "0"
                return "SELECT value::integer, \(town) AS town_id FROM generate_series(1, \(town)) AS value"
            }
            groups("goods", by: "kind", order: .ascending(.text) { "\($0).kind" }, .ascending(.text) { "\($0).name" }) { town, _ in
                "SELECT kind, name, town_id FROM stall WHERE town_id = \(town ?? "0")"
            } fields: {
                columns("kind")
                items("stalls") {
                    columns("name")
                    one("town", "Town", by: "town_id")
                }
            }
        },
        object("Stall", table: "stall") {
            id()
            columns("name", "kind")
            one("town", "Town", by: "town_id")
        },
        rows("Number") {
            columns("value")
            field("square") { number, _ in "\(number).value * \(number).value" }
            one("town", "Town", by: "town_id")
        },
        rows("Count") { columns("value") },
    ]

    /// Creates a database with three towns that have 0, 4 and 8 stalls.
    ///
    /// Stalls 1 and 2, 3 and 4, … are at the same spot.
    package static func database() throws -> String {
        try TestDatabase.shared.createDatabase(from: "market") { session throws(PostgresError) in
            try session.execute(
                """
                CREATE EXTENSION cube;
                CREATE TABLE town (id bigint PRIMARY KEY, slug text UNIQUE, name text NOT NULL, mayor text, mayor_id bigint);
                CREATE TABLE stall (id bigint PRIMARY KEY, town_id bigint NOT NULL, name text NOT NULL, kind text NOT NULL, spot cube NOT NULL);
                CREATE INDEX stall_spot ON stall USING gist (spot);
                INSERT INTO town VALUES (1, 'ash', 'Ash', NULL, NULL), (2, 'birch', 'Birch', 'Bo', 7), (3, 'cedar', 'Cedar', 'Cy', 8);
                INSERT INTO stall SELECT n, CASE WHEN n <= 4 THEN 2 ELSE 3 END, 'Stall ' || chr(76 - n), (ARRAY['fish', 'bread', 'fruit'])[n % 3 + 1],
                    cube(((n + 1) / 2 * 10)::float8) FROM generate_series(1, 12) AS n;
                """
            )
        }
    }
}
