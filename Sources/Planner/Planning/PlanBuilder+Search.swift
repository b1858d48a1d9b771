import GraphQL

// Lists that are searched by text.
extension PlanBuilder {
    /// Whether the rows of a list are ranked by relevance to the search text.
    func isRanked(_ binding: ConnectionBinding, _ scope: Scope) -> Bool {
        guard let search = binding.search, scope.hasText(search.path) else { return false }
        return scope.orderName.map { $0 == ListSearch.order } ?? true
    }

    /// The requested order, or the default: best match first if there is a search text.
    ///
    /// `isAsked` is false if the request's order was ignored, because the order is not offered or there is no search text for it.
    func chosenOrder(of binding: ConnectionBinding, _ scope: Scope) throws(PlanError) -> (name: String, order: Order, isAsked: Bool) {
        if let search = binding.search, isRanked(binding, scope) {
            let order = Order.descending(isIndexed: false) { scope throws(PlanError) in
                [.descending(.integer) { "\($0).score" }] + (try search.preference(scope))
            }
            return (ListSearch.order, order, true)
        }
        // Without a search text no row matches better than another.
        if let name = scope.orderName, name != ListSearch.order {
            guard let order = binding.orders.orders[name] else { throw PlanError("“\(name)” is not an order of this list.") }
            if order.isOffered(scope) { return (name, order, true) }
        }
        let name = binding.orders.defaultName(scope)
        guard let order = binding.orders.orders[name] else { throw PlanError("“\(name)” is not an order of this list.", code: .internal) }
        return (name, order, scope.orderName == nil)
    }

    /// Adds the conditions of a list's arguments to a scope.
    func filter(_ binding: ConnectionBinding, _ row: Alias, _ scope: Scope) throws(PlanError) {
        try binding.filter?(row, scope)
        guard let search = binding.search, let typed = search.typed(scope) else { return }
        scope.markPageExpensive()
        for limit in search.limits.conditions(on: row, in: search.path, scope) { scope.filter(limit) }
        scope.filter(search.language.condition(row, search.language.reading(typed, search.list(scope), scope.language)))
    }

    /// The matching rows of a list with their `score`, the best first; `key` belongs to the object that has the list.
    mutating func tiers(_ connection: Connection, _ key: SQL?) throws(PlanError) -> Level.Tiers {
        let (search, typed) = try typed(connection)
        let (language, scope) = (search.language, connection.scope.withoutConditions())
        let (row, reading, candidate) = (newAlias(), newAlias(), newAlias())
        let value: SQL = "\(reading).value"
        let rest = try matching(connection, key, row, language.isInRest(row, value), scope)
        connection.scope.take(scope)
        var order = try search.preference(scope).map {
            Level.OrderTerm(expression: $0.expression(row), isDescending: $0.isDescending, type: $0.type)
        }
        // Break ties in the direction of the order itself, so that one index provides both.
        order.append(Level.OrderTerm(expression: .column(row, "id"), isDescending: order.last?.isDescending == true, type: .bigint))
        let inOrder = Self.inOrder(order)
        let isDescending = try pageOrder(of: connection, row).order[0].isDescending
        let isFromEnd = isDescending == connection.page.isBackward
        // From the end of the list, rows are ordered by the lowest score, not by the list's order.
        let head = key == nil && !isFromEnd ? try head(connection, row, order) : nil

        var tiers: [Level.Tier] = []
        if let own = try own(connection, key, row, value) { tiers.append(Level.Tier(inHead: nil, all: own)) }
        for tier in language.tiers {
            func rows(_ condition: ListSearch.Language.Condition, score: SQL, of source: SQL?) throws(PlanError) -> SQL {
                let matching = try matching(connection, key, row, condition(row, value), connection.scope.withoutConditions(), in: source)
                return "SELECT \(row).*, \(score) AS score FROM \(matching)"
            }
            var inHead: SQL?
            if let head, let best = tier.best {
                inHead = try rows(best.condition, score: .number(best.score), of: head)
                if let isFrequent = try isFrequent(connection, best.condition, value) { inHead = inHead.map { "\($0) AND \(isFrequent)" } }
            }
            // Without OFFSET, PostgreSQL may scan the order's index instead, to its end if few rows match.
            let all: SQL = "\(try rows(tier.condition, score: tier.score(row, value), of: nil)) OFFSET 0"
            tiers.append(Level.Tier(inHead: inHead, all: all))
        }
        // If the remaining matches come first, they may be a few among very many: scanning in the list's order would not find them soon.
        let found: SQL = isFromEnd ? "(SELECT \(row).* FROM \(rest) OFFSET 0) AS \(row)" : rest
        let ranked: SQL = """
            SELECT \(candidate).*, \(language.score(candidate, value)) AS score FROM (
                SELECT \(row).* FROM \(found) \(inOrder) LIMIT \(SQL.number(ListSearch.maximumRanked))
            ) AS \(candidate)
            """
        tiers.append(Level.Tier(inHead: nil, all: ranked))
        let source: SQL = "\(language.reading(typed, search.list(scope), scope.language)) AS \(reading)(value)"
        // The rows of a union come from several tables.
        let table = catalog.binding(ofTypeNamed: connection.binding.type)?.table
        return Level.Tiers(source: source, tiers: tiers, table: table, isRanked: true, isFromEnd: isFromEnd)
    }

    /// The matching rows that belong to the viewer's account, with scores above all others; nil if there can be none.
    private mutating func own(_ connection: Connection, _ key: SQL?, _ row: Alias, _ reading: SQL) throws(PlanError) -> SQL? {
        guard let search = connection.binding.search, let own = search.own, let account = connection.scope.viewer else { return nil }
        let (language, scope) = (search.language, connection.scope.withoutConditions())
        let tiers = language.tiers.map { tier -> SQL in
            "WHEN \(tier.condition(row, reading)) THEN \(tier.score(row, reading))"
        }
        let rest = language.score(row, reading)
        let score: SQL = tiers.isEmpty ? rest : "CASE \(.joined(tiers, separator: " ")) ELSE \(rest) END"
        let rows: SQL = "(\(own.rows(account, scope)))"
        let matching = try matching(connection, key, row, language.condition(row, reading), scope, in: rows, areOwn: true)
        return "SELECT \(row).*, \(SQL.number(own.bonus)) + \(score) AS score FROM \(matching)"
    }

    /// Whether to search an unranked list's first rows before using an index to find all matches.
    ///
    /// Left to itself, PostgreSQL may scan a whole index in the list's order to find a page of rare matches.
    func isTried(_ connection: Connection) throws(PlanError) -> Bool {
        let (binding, scope) = (connection.binding, connection.scope)
        guard let search = binding.search, scope.hasText(search.path), !isRanked(binding, scope) else { return false }
        guard connection.place.level == nil, binding.source == nil else { return false }
        let (_, order, _) = try chosenOrder(of: binding, scope)
        let keys = try order.keys(scope)
        return order.isIndexed && keys.allSatisfy(\.isIndexed)
    }

    /// The matching rows of a list, in an order that an index provides.
    mutating func tried(_ connection: Connection) throws(PlanError) -> Level.Tiers {
        let (search, typed) = try typed(connection)
        let (row, reading) = (newAlias(), newAlias())
        let condition = search.language.condition(row, "\(reading).value")
        let page = try pageOrder(of: connection, row)
        let order = connection.page.isBackward ? page.order.map(\.turned) : page.order
        func rows(of source: SQL?) throws(PlanError) -> SQL {
            let scope = connection.scope.withoutConditions()
            let matching = try matching(connection, nil, row, condition, scope, in: source)
            connection.scope.take(scope)
            return "SELECT \(row).* FROM \(matching)"
        }
        let inHead = try head(connection, row, order, page.cursors).map { head throws(PlanError) in try rows(of: head) }
        // Without OFFSET, PostgreSQL may scan the order's index nevertheless.
        let tier = Level.Tier(inHead: inHead, all: "\(try rows(of: nil)) OFFSET 0")
        let source: SQL = "\(search.language.reading(typed, search.list(connection.scope), connection.scope.language)) AS \(reading)(value)"
        return Level.Tiers(source: source, tiers: [tier], table: try table(of: connection.binding.type).1, isRanked: false)
    }

    /// The first visible rows of a list in an order, filtered by further conditions, as a FROM item; nil without a supporting index.
    private mutating func head(
        _ connection: Connection,
        _ row: Alias,
        _ order: [Level.OrderTerm],
        _ conditions: [SQL] = []
    ) throws(PlanError) -> SQL? {
        guard let search = connection.binding.search else { return nil }
        let source = try source(of: connection.binding, nil, connection.scope.withoutConditions())
        var conditions = conditions
        if let shown = try shown(in: connection, row) { conditions.append(shown) }
        var rows: SQL = "SELECT \(row).* FROM \(source) AS \(row)"
        if !conditions.isEmpty { rows = "\(rows) WHERE \(.joined(conditions.map { "(\($0))" }, separator: " AND "))" }
        let most = SQL.number(search.scanLimit)
        if let first = order.first, first.isNearest {
            // An index provides the distance alone, so include rows that tie with the last one.
            return "(\(rows) \(Self.inOrder([first])) FETCH FIRST \(most) ROWS WITH TIES)"
        }
        if order.contains(where: \.expression.hasParameters) { return nil }
        return "(\(rows) \(Self.inOrder(order)) LIMIT \(most))"
    }

    /// Whether a sample of a list has enough rows that fulfil a condition; nil if no sample is taken.
    private mutating func isFrequent(
        _ connection: Connection,
        _ condition: ListSearch.Language.Condition,
        _ reading: SQL
    ) throws(PlanError) -> SQL? {
        guard let sample = connection.binding.search?.sample else { return nil }
        let (row, scope) = (newAlias(), connection.scope.withoutConditions())
        let source: SQL = "(\(try sample.rows(nil, scope)))"
        let matching = try matching(connection, nil, row, condition(row, reading), scope, in: source)
        return "(SELECT count(*) >= \(SQL.number(sample.least)) FROM \(matching))"
    }

    private static func inOrder(_ order: [Level.OrderTerm]) -> SQL {
        "ORDER BY \(.joined(order.map { $0.isDescending ? "\($0.expression) DESC" : $0.expression }, separator: ", "))"
    }

    /// The number of rows in a ranked list: all rows of its tiers, and the ranked part of the remaining matches.
    ///
    /// Rows with excluded words are counted separately: checking each row for them takes longer than counting without the check.
    mutating func rankedCount(_ connection: Connection, _ key: SQL?) throws(PlanError) -> SQL {
        let (search, typed) = try typed(connection)
        let (language, scope) = (search.language, connection.scope.withoutConditions())
        let (row, reading, candidate) = (newAlias(), newAlias(), newAlias())
        let value: SQL = "\(reading).value"
        let rest = try matching(connection, key, row, language.isInRest(row, value), scope)
        var count: SQL = "(SELECT count(*) FROM (SELECT FROM \(rest) LIMIT \(SQL.number(ListSearch.maximumRanked))) AS \(candidate))"
        if let isInTier = language.isInTier?(row, value) {
            let inTiers = try matching(connection, key, row, isInTier, scope.withoutConditions())
            let unwanted = try matching(
                connection,
                key,
                row,
                "\(isInTier) AND \(language.isUnwanted(row, value))",
                scope.withoutConditions()
            )
            count = "(SELECT count(*) FROM \(inTiers)) - (SELECT count(*) FROM \(unwanted)) + \(count)"
        }
        if let own = try own(connection, key, row, value) { count = "(SELECT count(*) FROM (\(own)) AS \(newAlias())) + \(count)" }
        return "SELECT \(count) FROM \(language.reading(typed, search.list(scope), scope.language)) AS \(reading)(value)"
    }

    /// The search of a list, and its text as a parameter.
    private func typed(_ connection: Connection) throws(PlanError) -> (ListSearch, SQL) {
        guard let search = connection.binding.search, let typed = search.typed(connection.scope) else {
            throw PlanError("A list without search cannot be ranked.", code: .internal)
        }
        return (search, typed)
    }

    /// The rows of a list that match the search text, as a FROM item; `key` belongs to the object that has the list.
    ///
    /// The rows come from `relation` if there is one. In a ranked list, rows of the viewer's account are left out unless `areOwn` says that
    /// the relation contains only such rows.
    private mutating func matching(
        _ connection: Connection,
        _ key: SQL?,
        _ row: Alias,
        _ condition: SQL,
        _ scope: Scope,
        in relation: SQL? = nil,
        areOwn: Bool = false
    ) throws(PlanError) -> SQL {
        let binding = connection.binding
        try binding.filter?(row, scope)
        var conditions = [condition] + scope.conditions
        if let search = binding.search { conditions += search.limits.conditions(on: row, in: search.path, scope) }
        if let key, let link = binding.link { conditions.append(link(row, key)) }
        if !areOwn, isRanked(binding, scope), let own = binding.search?.own, let account = scope.viewer {
            conditions.append(own.isOther(row, account, scope))
        }
        if let open = try openKinds(of: binding, row) { conditions.append(open) }
        if let visible = try shown(in: connection, row) { conditions.append(visible) }
        let source = if let relation { relation } else { try source(of: binding, key, scope) }
        return "\(source) AS \(row) WHERE \(.joined(conditions.map { "(\($0))" }, separator: " AND "))"
    }

    /// All rows of a list, as a FROM item.
    func source(of binding: ConnectionBinding, _ key: SQL?, _ scope: Scope) throws(PlanError) -> SQL {
        if let relation = binding.source { return "(\(try relation(key, scope)))" }
        return "\(try table(of: binding.type).1)"
    }

    /// The search info: an object next to the list that is the same for all parents; null without a search text.
    mutating func searchInfo(
        _ collected: CollectedField,
        _ definition: FieldDefinition,
        _ connection: inout Connection
    ) throws(PlanError) -> Int32 {
        guard let search = connection.binding.search, let typed = search.typed(connection.scope) else {
            return output.add(.constant(output.add(bytes: "null".utf8)))
        }
        let scope = connection.scope.withoutConditions()
        let relation = search.language.info.relation(typed, search.list(scope), scope.language, search.limits.names)
        let level = try addLevel(Origin(source: { _, _ in relation }, scope), under: .root)
        levels[level].isSingle = true
        let place = Place(level: level, row: levels[level].row)
        let type = definition.type.named
        var fields: [OutputBuilder.Field] = []
        for inner in try collector.fields(of: collected.selectionSets, on: type) {
            let definition = schema[inner.field]
            let node: Int32
            if definition.name == ListSearch.isCut {
                node = output.add(.scalar(.boolean, try isCut(&connection)))
            } else {
                let bindings = search.language.info.fields
                node = try self.node(for: inner, definition: definition, type: type, bindings: bindings, at: place)
            }
            fields.append(field(inner, definition: definition, of: type, node: node))
        }
        return output.add(.row(level: Int32(level), fields: output.add(fields)))
    }

    /// Whether more of the remaining matches exist than are ranked: a column of the object that has the list.
    ///
    /// The column's subquery reads only as many rows as the answer requires.
    private mutating func isCut(_ connection: inout Connection) throws(PlanError) -> OutputColumn {
        if let column = connection.isCut { return column }
        let scope = connection.scope.withoutConditions()
        guard let search = connection.binding.search, isRanked(connection.binding, scope), let typed = search.typed(scope) else {
            return column("false", at: connection.place)
        }
        let (row, reading) = (newAlias(), newAlias())
        let key: SQL? = connection.place.level == nil ? nil : .column(connection.place.row, connection.binding.key)
        let matching = try matching(connection, key, row, search.language.isInRest(row, "\(reading).value"), scope)
        let source: SQL = "\(search.language.reading(typed, search.list(scope), scope.language)) AS \(reading)(value)"
        let most = ListSearch.maximumRanked
        let oneMore: SQL = "SELECT FROM \(matching) LIMIT \(SQL.number(most + 1))"
        let beyond: SQL = "SELECT count(*) > \(SQL.number(most)) FROM (\(oneMore)) AS \(newAlias())"
        let column = column("(SELECT found.is_cut FROM \(source) CROSS JOIN LATERAL (\(beyond)) AS found(is_cut))", at: connection.place)
        levels[Int(column.level)].plansWithValues = true
        levels[Int(column.level)].counts.append(Level.Count(search: .filtered, effort: scope.effort, site: site))
        connection.isCut = column
        return column
    }
}
