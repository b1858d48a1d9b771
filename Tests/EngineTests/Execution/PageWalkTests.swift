import Coverage
import GraphQL
import Languages
import Planner
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Engine

@Suite("Pages of every list in every order", .tags(.database, .slow), .timeLimit(.minutes(20)))
struct PageWalkTests {
    @Test(
        "return every row once, in the same order forward and backward, as many as counted, for one parent and for several",
        arguments: [TestSchema.repository, .market]
    )
    func allLists(schema: TestSchema) async throws {
        let snapshot = try schema.snapshot()
        let lists = OrderedList.all(of: snapshot.planner.catalog, examples: schema.examples)
        let database = try schema == .repository ? PeopleData.database() : schema.database()
        // Reads by administrators add rows to the audit log, which would grow while it is being read.
        if schema == .repository {
            try PostgresSession(database).execute(
                """
                CREATE FUNCTION leave_out() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
                CREATE TRIGGER leave_out BEFORE INSERT ON audit_entry FOR EACH ROW WHEN (NEW.action = 'read') EXECUTE FUNCTION leave_out();
                """
            )
        }
        // A walk below sixty objects at once exceeds the default limit.
        try await EngineFixture.run(snapshot, database: database, configure: { $0.limits.cost = 20_000 }) { fixture in
            let (problems, longest) = try await fixture.client { client in
                let session = try PostgresSession(database)
                var (problems, longest): ([String], [String: Int]) = ([], [:])
                for (index, list) in lists.enumerated() {
                    var walk = PageWalk(
                        list: list,
                        client: client,
                        caller: schema.caller,
                        language: index % 2 == 0 ? .english : .spanish
                    )
                    try walk.run(below: list.parentPrefix.map { try parents($0, of: snapshot.planner.catalog, session) })
                    problems += walk.problems
                    longest[list.field, default: 0] = max(longest[list.field] ?? 0, walk.longest)
                }
                return (problems, longest)
            }
            #expect(problems == [])
            // A list of fewer rows proves little.
            #expect(longest.filter { $0.value < 3 }.keys.sorted() == [])
        }
    }

    /// The ids of some objects of the type with an id prefix.
    private func parents(_ prefix: String, of catalog: Catalog, _ session: PostgresSession) throws -> [String] {
        let table = try #require(catalog.binding(withIDs: prefix)?.table?.name)
        return try session.column("SELECT id FROM \(table) ORDER BY id LIMIT 60").map { "\(prefix)_\($0)" }
    }
}

extension OrderedList {
    /// The coordinate of the list's field, such as `Query.recipes`.
    fileprivate var field: String { String(name.prefix { $0 != "(" }) }
}

/// Walks through one list in one order.
private struct PageWalk {
    let list: OrderedList
    let client: EngineClient
    let caller: TestToken?
    let language: Language
    private(set) var problems: [String] = []
    /// The maximum number of rows found.
    private(set) var longest = 0

    /// One page of a response.
    private struct Page {
        let cursors: [String]
        let total: Int
        let hasNext: Bool
        let hasPrevious: Bool

        init(_ list: Value) {
            cursors = list["edges"].items.compactMap { $0["cursor"].string }
            total = if case .int(let total) = list["totalCount"] { Int(total) } else { -1 }
            (hasNext, hasPrevious) = (list.at("pageInfo.hasNextPage").bool == true, list.at("pageInfo.hasPreviousPage").bool == true)
        }
    }

    init(list: OrderedList, client: EngineClient, caller: TestToken?, language: Language) {
        (self.list, self.client, self.caller, self.language) = (list, client, caller, language)
    }

    /// The parents with the longest lists, and one with a short list.
    private func choice(of parents: [String]) throws -> [String] {
        let variables: ObjectValue = ["parents": .list(parents.map(Value.string)), "first": 1]
        let lists = try client.data(list.query, variables: variables, as: caller, language: language)["parents"].items.map {
            Page($0["list"])
        }
        // Some parents are hidden, and have no list.
        let sorted = zip(parents, lists).filter { $0.1.total >= 0 }.sorted { $0.1.total > $1.1.total }.map(\.0)
        return Array(sorted.prefix(3) + sorted.dropFirst(3).suffix(1))
    }

    /// Walks the list of some of the parents, or the one at the root.
    mutating func run(below candidates: [String]?) throws {
        let (list, client, caller, language) = (list, client, caller, language)
        guard let parents = try candidates.map(choice) else {
            _ = try walk { try Page(client.data(list.query, variables: $0, as: caller, language: language)["list"]) }
            return
        }
        var found: [[String]] = []
        for parent in parents {
            found.append(
                try walk { bounds in
                    let variables = bounds.with("parent", .string(parent))
                    return try Page(client.data(list.queryOfOne, variables: variables, as: caller, language: language).at("parent.list"))
                }
            )
        }
        for (bound, shown) in [("first", found.map { Array($0.prefix(100)) }), ("last", found.map { Array($0.suffix(100)) })] {
            let variables: ObjectValue = ["parents": .list(parents.map(Value.string)), bound: 100]
            let pages = try client.data(list.query, variables: variables, as: caller, language: language)["parents"].items.map {
                Page($0["list"])
            }
            if pages.map(\.cursors) != shown { problems.append("\(list.name): \(bound): 100 of several differs from what each has") }
        }
    }

    /// All rows forward; notes differences to the rows backward, to a single large page, and to the count.
    private mutating func walk(_ fetch: (ObjectValue) throws -> Page) throws -> [String] {
        let all = try fetch(["first": 100])
        // A handful of pages; the last one may be full or not.
        let size = min(100, all.total / 4 + 1)
        let forward = try pages(size: size, isBackward: false, fetch)
        let backward = try pages(size: size, isBackward: true, fetch)
        longest = max(longest, forward.count)
        if Set(forward).count != forward.count { problems.append("\(list.name): a row comes twice") }
        if backward != forward { problems.append("\(list.name): backward differs from forward") }
        if forward.count != all.total { problems.append("\(list.name): \(forward.count) rows, but \(all.total) are counted") }
        if all.cursors != Array(forward.prefix(100)) { problems.append("\(list.name): one page differs from many") }
        return forward
    }

    /// The rows page by page, in the order of the list.
    private mutating func pages(size: Int, isBackward: Bool, _ fetch: (ObjectValue) throws -> Page) throws -> [String] {
        var rows: [String] = []
        while true {
            var bounds: ObjectValue = [isBackward ? "last" : "first": .int(Int64(size))]
            let edge = isBackward ? rows.first : rows.last
            if let edge { bounds.append(isBackward ? "before" : "after", .string(edge)) }
            let page = try fetch(bounds)
            rows = isBackward ? page.cursors + rows : rows + page.cursors
            let (hasMore, cameFrom) = isBackward ? (page.hasPrevious, page.hasNext) : (page.hasNext, page.hasPrevious)
            if cameFrom != (edge != nil) { problems.append("\(list.name): a page does not know whether rows lie behind it") }
            guard hasMore else { return rows }
            guard page.cursors.count == size, rows.count <= page.total else {
                problems.append("\(list.name): pages are not full, or do not end")
                return rows
            }
        }
    }
}

extension ObjectValue {
    fileprivate func with(_ name: String, _ value: Value) -> ObjectValue {
        var object = self
        object.append(name, value)
        return object
    }
}
