import GraphQL
import Postgres
import ServiceSupport
import TestSupport

/// A catalog and two members who use it.
struct Wardrobe: Sendable {
    let fixture: EngineFixture
    let ana: Member
    let bo: Member

    /// A new session.
    var session: PostgresSession { get throws { try PostgresSession(fixture.database) } }

    static func run(_ body: (Wardrobe) async throws -> Void) async throws {
        try await EngineFixture.run { fixture in
            let session = try PostgresSession(fixture.database)
            try await body(
                Wardrobe(fixture: fixture, ana: Member("Ana", in: session), bo: Member("Bo", in: session))
            )
        }
    }

    /// Adds tags and terms of a real catalog to the test items.
    func tag() throws {
        try session.execute(
            """
            UPDATE catalog_item SET tags = tags || ARRAY[(ARRAY['boho', 'office', 'wedding-guest', 'vintage', 'men', 'women', 'kids'])[1 + id % 7]]
                || CASE WHEN id % 3 = 0 THEN '{summer}' ELSE '{winter}' END::text[];
            INSERT INTO catalog_term (facet, value, label_en, label_es) VALUES
                ('tags', 'boho', 'Boho', 'Bohemio'), ('tags', 'wedding-guest', 'Wedding guest', 'Invitada'), ('tags', 'office', 'Office', 'Oficina'),
                ('tags', 'summer', 'Summer', 'Verano');
            ANALYZE catalog_item, catalog_bitmap
            """
        )
    }

    /// Gives a member random reactions, wishes and a profile.
    func chooseAtRandom(for member: Member, _ generator: inout SeededGenerator) throws {
        let ids = try session.column("SELECT id FROM catalog_item ORDER BY id")
        for id in ids where generator.once(in: 6) {
            let reaction = generator.once(in: 2) ? "LIKE" : "DISLIKE"
            try session.execute(
                "INSERT INTO item_reaction VALUES (\(member.number), \(id), '\(reaction)', now() - \(id) * interval '1 minute')"
            )
        }
        for id in ids where generator.once(in: 12) {
            try session.execute("INSERT INTO wished_item VALUES (\(member.number), \(id), now() - \(id) * interval '1 minute')")
        }
        let colors = generator.some(["RED", "GREY", "BLACK"]).joined(separator: ",")
        let tags = generator.some(["even", "few", "tag-1", "boho"]).joined(separator: ",")
        let most = generator.once(in: 2) ? "NULL" : String(generator.number(10...400) * 100)
        try session.execute(
            """
            INSERT INTO fashion_profile VALUES (\(member.number), '{summer,office}', '{\(tags)}', '{M,38}', '{\(colors)}', 500, \(most))
            ON CONFLICT (id) DO UPDATE SET styles = excluded.styles, colors = excluded.colors, most_price_minor = excluded.most_price_minor
            """
        )
    }

    /// The item ids of a connection, read page by page, and its total count.
    func ids(
        _ field: String,
        _ arguments: String,
        under parent: String = "",
        as member: Member?,
        size: Int = 7,
        isBackward: Bool = false
    ) async throws
        -> (ids: [String], total: Int?)
    {
        var (found, total, cursor): ([String], Int?, String) = ([], nil, "")
        while true {
            let page = [arguments, isBackward ? "last: \(size)" : "first: \(size)", cursor].filter { !$0.isEmpty }.joined(separator: ", ")
            let list = "list: \(field)(\(page)) { totalCount nodes { id } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }"
            let query = parent.isEmpty ? "{ \(list) }" : "{ parent: \(parent) { \(list) } }"
            let data = try await fixture.client {
                try $0.data(parent.hasSuffix("Seller") ? "{ parent: \(parent) { \(list) } } }" : query, as: member)
            }
            let answer = parent.isEmpty ? data["list"] : data.at("parent.list")
            let ids = answer["nodes"].items.compactMap { $0["id"].string?.split(separator: "_").last.map(String.init) }
            found = isBackward ? ids + found : found + ids
            total = answer["totalCount"].int.map { Int($0) }
            let more = answer.at(isBackward ? "pageInfo.hasPreviousPage" : "pageInfo.hasNextPage")
            guard more == true, let next = answer.at(isBackward ? "pageInfo.startCursor" : "pageInfo.endCursor").string else { break }
            cursor = "\(isBackward ? "before" : "after"): \"\(next)\""
        }
        return (found, total)
    }
}
