import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Reports for sellers", .tags(.database), .timeLimit(.minutes(20)))
struct SellerReportTests {
    private static func report(
        _ seller: Int = 2,
        from first: String = "2026-03-01",
        to last: String = "2026-03-31",
        asking fields: String = "clicks"
    ) -> String {
        "{ sellerReport(sellerId: \"seller_\(seller)\", from: \"\(first)\", to: \"\(last)\") { \(fields) } }"
    }

    /// A catalog with events around midnight in Madrid, where daylight saving time starts on the 29th of March.
    ///
    /// The administrator is in this time zone.
    private struct EventfulMarch {
        let wardrobe: Wardrobe
        let admin: Member

        /// Adds the events, also dislikes and events of other sellers, which do not count.
        init(_ wardrobe: Wardrobe) throws {
            let session = try wardrobe.session
            let admin = try Member("Ada", isAdmin: true, in: session)
            try session.execute(
                """
                UPDATE account SET time_zone = 'Europe/Madrid' WHERE id = \(admin.number);
                INSERT INTO item_click (item_id, seller_id, account_id, created_at)
                SELECT item.id, item.seller_id, \(wardrobe.ana.number), '2026-02-28 20:00Z'::timestamptz + n * interval '47 minutes'
                FROM generate_series(0, 999) AS n JOIN catalog_item AS item ON item.id = 1 + n % 60;
                INSERT INTO item_reaction (account_id, item_id, reaction, created_at)
                SELECT \(wardrobe.ana.number), id, CASE WHEN id % 4 = 0 THEN 'DISLIKE' ELSE 'LIKE' END::reaction, '2026-03-28 22:30Z'::timestamptz + id * interval '3 hours'
                FROM catalog_item WHERE id <= 30;
                INSERT INTO wished_item (account_id, item_id, created_at)
                SELECT \(wardrobe.bo.number), id, '2026-03-30 12:00Z'::timestamptz + id * interval '1 hour' FROM catalog_item WHERE id <= 40
                """
            )
            (self.wardrobe, self.admin) = (wardrobe, admin)
        }

        /// The part of the seller's report for March that has these fields.
        func report(_ client: EngineClient, asking fields: String) throws -> Value {
            try client.data(SellerReportTests.report(asking: fields), as: admin)["sellerReport"]
        }

        /// The expected rows for March, computed from the tables.
        func expected(_ selection: String, _ clauses: String = "") throws -> [String] {
            let days = "(created_at AT TIME ZONE 'Europe/Madrid')::date"
            return try wardrobe.session.column(
                """
                SELECT \(selection) FROM (
                    SELECT \(days) AS day, item_id, 'c' AS kind FROM item_click WHERE item_id % 6 = 1
                    UNION ALL SELECT \(days), item_id, 'l' FROM item_reaction WHERE item_id % 6 = 1 AND reaction = 'LIKE'
                    UNION ALL SELECT \(days), item_id, 'w' FROM wished_item WHERE item_id % 6 = 1
                ) AS event WHERE day BETWEEN '2026-03-01' AND '2026-03-31' \(clauses)
                """
            )
        }

        /// The expected entries of each day and item, in the order of the list.
        func expectedEntries() throws -> [String] {
            try expected(
                "day || ' catalog_item_' || item_id || ' ' || \(SellerReportTests.counts)",
                "GROUP BY day, item_id ORDER BY day DESC, count(*) FILTER (WHERE kind = 'c') DESC, item_id DESC"
            )
        }
    }

    private static let counts =
        "count(*) FILTER (WHERE kind = 'c') || ' ' || count(*) FILTER (WHERE kind = 'l') || ' ' || count(*) FILTER (WHERE kind = 'w')"

    /// The counts of a part of a report.
    private static func line(_ value: Value) -> String {
        "\(value["clicks"].int ?? -1) \(value["likes"].int ?? -1) \(value["wishes"].int ?? -1)"
    }

    /// The day, item and counts of an entry.
    private static func entry(_ node: Value) -> String {
        "\(node["date"].string ?? "") \(node.at("item.id").string ?? "") \(line(node))"
    }

    @Test("count clicks, likes and wishes by day in the reader's time zone")
    func figures() async throws {
        try await Wardrobe.run { wardrobe in
            let march = try EventfulMarch(wardrobe)
            try await wardrobe.fixture.client { client throws in
                let fields = "clicks likes wishes firstDay lastDay seller { id } days { date clicks likes wishes }"
                let report = try march.report(client, asking: fields)
                #expect(report.at("seller.id") == "seller_2" && report["firstDay"] == "2026-03-01" && report["lastDay"] == "2026-03-31")
                #expect(try [Self.line(report)] == march.expected(Self.counts))
                #expect(report["days"].items.count == 31)
                let happened = report["days"].items.filter { Self.line($0) != "0 0 0" }
                #expect(
                    try happened.map { "\($0["date"].string ?? "") \(Self.line($0))" }
                        == march.expected("day || ' ' || \(Self.counts)", "GROUP BY day ORDER BY day")
                )
            }
        }
    }

    @Test("list the counts of each day and item, page by page")
    func entries() async throws {
        try await Wardrobe.run { wardrobe in
            let march = try EventfulMarch(wardrobe)
            try await wardrobe.fixture.client { client throws in
                let expected = try march.expectedEntries()
                #expect(expected.count > 100)
                let nodes = "nodes { date item { id } clicks likes wishes }"
                let whole = try march.report(client, asking: "entries(first: 100) { totalCount \(nodes) }")["entries"]
                #expect(whole["nodes"].items.map(Self.entry) == Array(expected.prefix(100)))
                #expect(whole["totalCount"].int == expected.count)

                var (found, cursor): ([String], String?) = ([], nil)
                repeat {
                    let after = cursor.map { ", after: \"\($0)\"" } ?? ""
                    let fields = "entries(first: 13\(after)) { \(nodes) pageInfo { hasNextPage endCursor } }"
                    let page = try march.report(client, asking: fields)["entries"]
                    found += page["nodes"].items.map(Self.entry)
                    cursor = page.at("pageInfo.hasNextPage") == true ? page.at("pageInfo.endCursor").string : nil
                } while cursor != nil
                #expect(found == expected)
            }
        }
    }

    @Test("are refused for intervals that are reversed or too long")
    func intervals() async throws {
        try await Wardrobe.run { wardrobe in
            let admin = try Member("Ada", isAdmin: true, in: wardrobe.session)
            try await wardrobe.fixture.client { client throws in
                for (first, last) in [("2026-03-02", "2026-03-01"), ("2026-01-01", "2026-06-01")] {
                    #expect(try client.query(Self.report(from: first, to: last), as: admin).json().errorCode == "BAD_USER_INPUT")
                }
            }
        }
    }

    /// Adds or removes a member of a seller, and returns the whole response.
    private static func tie(
        _ client: EngineClient,
        _ mutation: String,
        _ seller: Int,
        _ member: Member,
        as caller: Member?
    ) throws -> Value {
        try client.changing(
            mutation,
            "sellerId: \"seller_\(seller)\", accountId: \"\(member.id)\"",
            "seller { members { nodes { name } } }",
            as: caller
        )
    }

    @Test("are visible to administrators and to current members of the seller")
    func permissions() async throws {
        try await Wardrobe.run { wardrobe in
            let admin = try Member("Ada", isAdmin: true, in: wardrobe.session)
            try await wardrobe.fixture.client { client throws in
                func reads(_ member: Member, _ seller: Int = 2) throws -> Bool {
                    try client.data(Self.report(seller), as: member)["sellerReport"] != .null
                }
                #expect(try client.query(Self.report()).json().errorCode == "UNAUTHENTICATED")
                #expect(try reads(admin) && !reads(wardrobe.ana) && !reads(wardrobe.bo))
                #expect(try !reads(admin, 99_999))
                for _ in 0..<2 {
                    let payload = try Self.tie(client, "addSellerMember", 2, wardrobe.ana, as: admin)["data"]["addSellerMember"]
                    #expect(payload["message"] == "The account can read the seller’s report")
                    #expect(payload.at("seller.members.nodes") == [["name": "Ana"]])
                }
                #expect(try reads(wardrobe.ana) && !reads(wardrobe.ana, 1) && !reads(wardrobe.bo))
                _ = try Self.tie(client, "removeSellerMember", 2, wardrobe.ana, as: admin)
                #expect(try !reads(wardrobe.ana))
            }
        }
    }

    @Test("only administrators add and see the members of a seller")
    func members() async throws {
        try await Wardrobe.run { wardrobe in
            let admin = try Member("Ada", isAdmin: true, in: wardrobe.session)
            try await wardrobe.fixture.client { client throws in
                func add(_ seller: Int, as caller: Member?) throws -> Value {
                    try Self.tie(client, "addSellerMember", seller, wardrobe.ana, as: caller)
                }
                #expect(try add(2, as: wardrobe.ana).errorCode == "FORBIDDEN")
                #expect(try add(2, as: nil).errorCode == "UNAUTHENTICATED")
                #expect(try add(99_999, as: admin).errorCode == "NOT_FOUND")
                _ = try add(2, as: admin)
                let own = "{ viewer { sellers { id members { nodes { name } } } } }"
                #expect(try client.data(own, as: wardrobe.ana).at("viewer.sellers") == [["id": "seller_2", "members": nil]])
                #expect(try client.data(own, as: wardrobe.bo).at("viewer.sellers") == [])
                let members = "{ node(id: \"seller_2\") { ... on Seller { members { nodes { name } } } } }"
                for other in [wardrobe.ana, wardrobe.bo] { #expect(try client.data(members, as: other).at("node.members") == .null) }

                _ = try Self.tie(client, "removeSellerMember", 2, wardrobe.ana, as: admin)
                let actions = try wardrobe.session.column(
                    "SELECT concat_ws(' ', action, object_id, details ->> 'account') FROM audit_entry WHERE action LIKE '%SellerMember' ORDER BY id"
                )
                #expect(actions.last == "removeSellerMember 2 \(wardrobe.ana.id)")
            }
        }
    }
}
