import GraphQL
import ServiceSupport
import TestSupport
import Testing

@Suite("Uniform behavior of all lists", .tags(.database), .timeLimit(.minutes(20)))
struct AlikeListsTests {
    /// Runs the body with a client of an administrator, who can read everything.
    private func ask(_ body: @Sendable @escaping (_ answer: (String) throws -> Value) throws -> Void) async throws {
        try await EngineFixture.run(database: PeopleData.sharedDatabase()) { fixture in
            try await fixture.client { client throws in
                try body { try client.query($0, as: PeopleData.caller).json() }
            }
        }
    }

    @Test("a blank text is no filter", arguments: ListOfSchema.all.filter { !$0.growsByReading })
    func blankText(list: ListOfSchema) async throws {
        try await ask { answer in
            let texts = try list.inputs { !$0.isNonNull && !$0.isList && $0.named == .string }
            let without = try answer(list.query())
            #expect(without.errors == .null, "\(without)")
            for text in texts {
                for blank in ["null", "\"\"", "\"  \"", "\" \\t\\n\\u00a0\\u3000\""] {
                    #expect(try answer(list.query(text.written(blank))) == without, "\(text.path): \(blank)")
                }
            }
        }
    }

    @Test("an empty list of values is no filter", arguments: ListOfSchema.all.filter { !$0.growsByReading })
    func emptyLists(list: ListOfSchema) async throws {
        try await ask { answer in
            let lists = try list.inputs(where: \.isList)
            let without = try answer(list.query())
            for values in lists {
                for nothing in ["null", "[]"] {
                    #expect(try answer(list.query(values.written(nothing))) == without, "\(values.path): \(nothing)")
                }
            }
        }
    }

    @Test("a foreign cursor is rejected, also if only the count is requested", arguments: ListOfSchema.all)
    func foreignCursors(list: ListOfSchema) async throws {
        try await ask { answer in
            for argument in ["after", "before"] {
                for selection in ["totalCount", "nodes { __typename }", "pageInfo { hasNextPage }"] {
                    let refused = try answer(list.query("\(argument): \"nonsense\"", select: selection))
                    // Below a list without objects nothing is executed, so nothing is rejected.
                    #expect(refused.errorCode == "BAD_USER_INPUT", "\(selection): \(refused)")
                    #expect(refused.errors.at("0.message").string?.hasPrefix("“\(argument)” is not a cursor of this list") == true)
                }
            }
        }
    }

    @Test(
        "cursors apply before `first` and `last`",
        arguments: ListOfSchema.atRoot.filter { !$0.growsByReading }
    )
    func pages(list: ListOfSchema) async throws {
        var random = SeededGenerator(seed: list.coordinate.utf8.reduce(0) { $0 * 31 % 65_521 + Int($1) })
        let draws = (0..<12).map { _ in (0...2).map { _ in random.number(0...1_000) } }
        try await ask { answer in
            func page(_ arguments: String...) throws -> (cursors: [String], hasPrevious: Bool?, hasNext: Bool?, count: Int?) {
                let selection = "totalCount edges { cursor } pageInfo { hasPreviousPage hasNextPage }"
                let found = try answer(list.query(arguments.joined(separator: ", "), select: selection)).data[list.field.name]
                let info = found["pageInfo"]
                let cursors = found["edges"].items.compactMap { $0["cursor"].string }
                return (cursors, info["hasPreviousPage"].bool, info["hasNextPage"].bool, found["totalCount"].int)
            }
            let all = try page("first: 100")
            guard all.cursors.count > 2 else { return }
            for draw in draws {
                let (low, high) = (draw[0] % all.cursors.count, draw[1] % all.cursors.count)
                let (after, before) = ("after: \"\(all.cursors[low])\"", "before: \"\(all.cursors[high])\"")
                let between = low + 1 < high ? Array(all.cursors[(low + 1)..<high]) : []
                let size = draw[2] % 5 + 1

                let upTo = try page(before)
                #expect(upTo.cursors == Array(all.cursors[..<high].prefix(20)))
                #expect(upTo.hasNext == (high > 20) && upTo.hasPrevious == false)
                #expect(upTo.count == all.count)
                #expect(try page(before, "last: \(size)").cursors == all.cursors[..<high].suffix(size))
                #expect(try page(after, before).cursors == Array(between.prefix(20)))
                let end = try page(after, before, "last: \(size)")
                #expect(end.cursors == between.suffix(size))
                #expect(end.hasPrevious == (between.count > size) && end.hasNext == true)
                let start = try page(after, before, "first: \(size)")
                #expect(start.cursors == Array(between.prefix(size)))
                #expect(start.hasNext == (between.count > size) && start.hasPrevious == true)
            }
        }
    }

    @Test("ordering by distance without a point is rejected, whatever is selected", arguments: ListOfSchema.all)
    func distanceFromNowhere(list: ListOfSchema) async throws {
        guard try list.orders.contains(where: { $0.name == "DISTANCE" }) else { return }
        try await ask { answer in
            for selection in ["totalCount", "nodes { id }", "edges { cursor }", "pageInfo { hasNextPage }", "__typename"] {
                let refused = try answer(list.query(try list.order(by: "DISTANCE"), select: selection))
                #expect(refused.errorCode == "BAD_USER_INPUT", "\(selection): \(refused)")
                let message = refused.errors.at("0.message").string ?? ""
                #expect(message.hasPrefix("The order DISTANCE requires “") && message.hasSuffix(": a distance is measured from a point."))
            }
        }
    }

    @Test("each order has the documented default direction and can be reversed", arguments: ListOfSchema.all)
    func directions(list: ListOfSchema) async throws {
        try await ask { answer in
            for order in try list.orders {
                let text = order.description ?? ""
                let documented = text.contains("Ascending by default") ? "ASC" : "DESC"
                let isFixed = text.contains("Always ascending: ") || text.contains("Always descending: ")
                #expect(isFixed || text.contains("\(documented == "ASC" ? "A" : "De")scending by default"), "\(order.name)")
                func ids(_ direction: String?) throws -> Value {
                    let point = isFixed ? "near: {latitude: 38, longitude: -3}, withinMiles: null" : Self.near
                    let near = order.name == "DISTANCE" ? point + ", " : ""
                    let arguments = "\(near)first: 100, \(try list.order(by: order.name, direction))"
                    let found = try answer(list.query(arguments, select: "nodes { id }"))
                    #expect(found.errors == .null, "\(found)")
                    return found.data
                }
                let plain = try ids(nil)
                let isOutsideOfCollections = order.name == "TAGS" && !list.coordinate.contains("Collection.")
                if order.name == "RELEVANCE" || isOutsideOfCollections {
                    // Without a search or a collection these orders have no effect in either direction.
                    let unordered = try answer(list.query("first: 100", select: "nodes { id }"))
                    #expect(unordered.data == plain)
                    if !isFixed { #expect(try ids("ASC") == plain && ids("DESC") == plain) }
                    continue
                }
                guard !isFixed else { continue }
                #expect(try ids(documented) == plain, "\(order.name)")
                let opposite = try ids(documented == "ASC" ? "DESC" : "ASC")
                let (there, back) = (plain[list.field.name]["nodes"].items, opposite[list.field.name]["nodes"].items)
                // If a page holds the whole list, the opposite order is its exact reverse. Distances are excepted: far to near is searched
                // from the antipode, where rows at nearly equal distances can be in another order.
                guard there.count > 1, there.count < 100, order.name != "DISTANCE" else { continue }
                #expect(back == Array(there.reversed()), "\(order.name)")
            }
        }
    }

    private static let near = "filter: {near: {latitude: 52.5, longitude: 13.4}}"
}
