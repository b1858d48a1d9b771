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

    @Test("count clicks, likes and wishes by day and item, in the reader's time zone")
    func figures() async throws {
        try await Wardrobe.run { wardrobe in
            let session = try wardrobe.session
            let admin = try Member("Ada", isAdmin: true, in: session)
            // Events around midnight in Madrid, where daylight saving time starts on the 29th. Dislikes and other sellers do not count.
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
            let days = "(created_at AT TIME ZONE 'Europe/Madrid')::date"
            let events = """
                SELECT \(days) AS day, item_id, 'c' AS kind FROM item_click WHERE item_id % 6 = 1
                UNION ALL SELECT \(days), item_id, 'l' FROM item_reaction WHERE item_id % 6 = 1 AND reaction = 'LIKE'
                UNION ALL SELECT \(days), item_id, 'w' FROM wished_item WHERE item_id % 6 = 1
                """
            let counts =
                "count(*) FILTER (WHERE kind = 'c') || ' ' || count(*) FILTER (WHERE kind = 'l') || ' ' || count(*) FILTER (WHERE kind = 'w')"
            let march = "FROM (\(events)) AS event WHERE day BETWEEN '2026-03-01' AND '2026-03-31'"
            try await wardrobe.fixture.client { client throws in
                let fields = """
                    clicks likes wishes firstDay lastDay seller { id } days { date clicks likes wishes }
                    entries(first: 100) { totalCount nodes { date item { id } clicks likes wishes } }
                    """
                let report = try client.data(Self.report(asking: fields), as: admin)["sellerReport"]
                func line(_ value: Value, _ start: String) -> String {
                    "\(start)\(value["clicks"].int ?? -1) \(value["likes"].int ?? -1) \(value["wishes"].int ?? -1)"
                }
                #expect(report.at("seller.id") == "seller_2" && report["firstDay"] == "2026-03-01" && report["lastDay"] == "2026-03-31")
                #expect(try [line(report, "")] == wardrobe.session.column("SELECT \(counts) \(march)"))
                #expect(report["days"].items.count == 31)
                let happened = report["days"].items.filter { line($0, "") != "0 0 0" }.map { line($0, ($0["date"].string ?? "") + " ") }
                #expect(try happened == wardrobe.session.column("SELECT day || ' ' || \(counts) \(march) GROUP BY day ORDER BY day"))
                let entries = report.at("entries.nodes").items.map {
                    line($0, "\($0["date"].string ?? "") \($0.at("item.id").string ?? "") ")
                }
                let expected = try wardrobe.session.column(
                    """
                    SELECT day || ' catalog_item_' || item_id || ' ' || \(counts) \(march) GROUP BY day, item_id
                    ORDER BY day DESC, count(*) FILTER (WHERE kind = 'c') DESC, item_id DESC
                    """
                )
                #expect(entries == Array(expected.prefix(100)) && report.at("entries.totalCount").int == expected.count)
                #expect(expected.count > 100)

                // Page by page.
                var (found, cursor): ([String], String?) = ([], nil)
                repeat {
                    let after = cursor.map { ", after: \"\($0)\"" } ?? ""
                    let page = try client.data(
                        Self.report(
                            asking:
                                "entries(first: 13\(after)) { nodes { date item { id } clicks likes wishes } pageInfo { hasNextPage endCursor } }"
                        ),
                        as: admin
                    ).at("sellerReport.entries")
                    found += page["nodes"].items.map { line($0, "\($0["date"].string ?? "") \($0.at("item.id").string ?? "") ") }
                    cursor = page.at("pageInfo.hasNextPage") == true ? page.at("pageInfo.endCursor").string : nil
                } while cursor != nil
                #expect(found == expected)

                for (first, last) in [("2026-03-02", "2026-03-01"), ("2026-01-01", "2026-06-01")] {
                    #expect(try client.query(Self.report(from: first, to: last), as: admin).json().errorCode == "BAD_USER_INPUT")
                }
            }
        }
    }

    @Test("are visible to administrators and to current members of the seller")
    func permissions() async throws {
        try await Wardrobe.run { wardrobe in
            let admin = try Member("Ada", isAdmin: true, in: wardrobe.session)
            try await wardrobe.fixture.client { client throws in
                func reads(_ member: Member, _ seller: Int = 2) throws -> Bool {
                    try client.data(Self.report(seller), as: member)["sellerReport"] != .null
                }
                func tie(_ mutation: String, _ seller: Int, _ member: Member, as caller: Member? = admin) throws -> Value {
                    try client.changing(
                        mutation,
                        "sellerId: \"seller_\(seller)\", accountId: \"\(member.id)\"",
                        "seller { members { nodes { name } } }",
                        as: caller
                    )
                }
                #expect(try client.query(Self.report()).json().errorCode == "UNAUTHENTICATED")
                #expect(try reads(admin) && !reads(wardrobe.ana) && !reads(wardrobe.bo))
                #expect(try !reads(admin, 99_999))
                // Only administrators can add members.
                #expect(try tie("addSellerMember", 2, wardrobe.ana, as: wardrobe.ana).errorCode == "FORBIDDEN")
                #expect(try tie("addSellerMember", 2, wardrobe.ana, as: nil).errorCode == "UNAUTHENTICATED")
                #expect(try tie("addSellerMember", 99_999, wardrobe.ana).errorCode == "NOT_FOUND")

                for _ in 0..<2 {
                    let payload = try tie("addSellerMember", 2, wardrobe.ana)["data"]["addSellerMember"]
                    #expect(payload["message"] == "The account can read the seller’s report")
                    #expect(payload.at("seller.members.nodes") == [["name": "Ana"]])
                }
                #expect(try reads(wardrobe.ana) && !reads(wardrobe.ana, 1) && !reads(wardrobe.bo))
                let own = "{ viewer { sellers { id members { nodes { name } } } } }"
                #expect(try client.data(own, as: wardrobe.ana).at("viewer.sellers") == [["id": "seller_2", "members": nil]])
                #expect(try client.data(own, as: wardrobe.bo).at("viewer.sellers") == [])
                // The members of a seller are visible to administrators only.
                let members = "{ node(id: \"seller_2\") { ... on Seller { members { nodes { name } } } } }"
                for other in [wardrobe.ana, wardrobe.bo] { #expect(try client.data(members, as: other).at("node.members") == .null) }

                _ = try tie("removeSellerMember", 2, wardrobe.ana)
                #expect(try !reads(wardrobe.ana))
                let actions = try wardrobe.session.column(
                    "SELECT concat_ws(' ', action, object_id, details ->> 'account') FROM audit_entry WHERE action LIKE '%SellerMember' ORDER BY id"
                )
                #expect(actions.last == "removeSellerMember 2 \(wardrobe.ana.id)")
            }
        }
    }
}
