import GraphQL

// The level that fetches the page of a list: its rows, their order, and the cursor to continue from.
extension PlanBuilder {
    /// The level that fetches the page; created on first use.
    mutating func pageLevel(_ connection: inout Connection) throws(PlanError) -> Int {
        if let level = connection.level { return level }
        let (binding, scope) = (connection.binding, connection.scope)
        let index = try addLevel(try origin(of: connection, scope), under: connection.place)
        connection.level = index
        let row = levels[index].row
        if case .tiers = levels[index].relation {
            // Tiers already apply all conditions on the list's rows.
        } else if try rankedRows(of: connection) != nil {
            // Ranked rows already apply the conditions, too. Plan them nevertheless, because that checks the arguments.
            try filter(binding, row, scope.withoutConditions())
        } else {
            try filter(binding, row, scope)
            levels[index].conditions += scope.conditions
            if let open = try openKinds(of: binding, row) { levels[index].conditions.append(open) }
            if let shown = try shownKinds(of: binding, row, under: connection.place) { levels[index].conditions.append(shown) }
        }
        let page = try pageOrder(of: connection, row)
        levels[index].order = page.order
        levels[index].isIndexed = page.isIndexed
        // An index finds the nearest rows to any point; other ranks depend on the request's arguments.
        let isNearest = page.order.contains(where: \.isNearest)
        let hasRank = !isNearest && page.order.contains(where: \.expression.hasParameters)
        let isUnderKnownKey = connection.place.level.map { knownKeys[$0] != nil } ?? false
        let relation = levels[index].relation
        if hasRank || (isNearest ? scope.planDependsOnValues : scope.dependsOnValues) || relation.plansWithValues
            || binding.plansWithValues && isUnderKnownKey
        {
            levels[index].plansWithValues = true
        }
        levels[index].search = search(of: connection, scope, levels[index])
        levels[index].effort = scope.effort
        levels[index].page = connection.page
        let isExpensive = scope.isPageExpensive || levels[index].plansWithValues || relation.hasParameters || isNearest
        levels[index].isExpensive = isExpensive && levels[index].parent == .none
        levels[index].conditions += page.cursors
        return index
    }

    /// The order of a page's rows, and the conditions of its cursors.
    func pageOrder(
        of connection: Connection,
        _ row: Alias
    ) throws(PlanError) -> (order: [Level.OrderTerm], isIndexed: Bool, cursors: [SQL]) {
        let (order, name, isIndexed) = try order(of: connection.binding, connection.scope, row: row)
        let format = try cursorFormat(order, name, of: connection)
        let conditions = try cursors(of: connection.scope, format).map { source, isAfter in
            Self.keyset(order, cursor: source, format, isAfter: isAfter)
        }
        return (order, isIndexed, conditions)
    }

    /// The cursors between which the request's page lies; throws for a cursor of another list or order.
    private func cursors(of scope: Scope, _ format: CursorFormat) throws(PlanError) -> [(source: ValueSource, isAfter: Bool)] {
        var cursors: [(source: ValueSource, isAfter: Bool)] = []
        for (argument, isAfter) in [("after", true), ("before", false)] {
            guard let source = presentArgument(argument, scope) else { continue }
            guard reading.shape.cursorFits(source, format) else {
                let message = "“\(argument)” is not a cursor of this list with these arguments in this order; take one from"
                throw PlanError(message + " `edges.cursor` or `pageInfo`.")
            }
            cursors.append((source, isAfter))
        }
        return cursors
    }

    /// Refuses an invalid order or cursor even if no page is requested that would use it.
    func checkOrder(of connection: Connection) throws(PlanError) {
        let (order, name, _) = try order(of: connection.binding, connection.scope, row: Place.root.row)
        _ = try cursors(of: connection.scope, cursorFormat(order, name, of: connection))
    }

    /// The method of finding the rows of a page.
    private func search(of connection: Connection, _ scope: Scope, _ level: Level) -> Level.Search {
        let ranks = level.order.contains { $0.expression.hasParameters && !$0.isNearest }
        if !level.isIndexed || ranks || level.relation.hasParameters { return .ranked }
        if connection.page.isBackward, level.order.contains(where: \.isNearest) { return .sorted }
        if scope.dependsOnValues || level.order.contains(where: \.isNearest) { return .filtered }
        return connection.binding.plansWithValues ? .wide : .indexed
    }

    /// The condition that limits a list of several types to types that the credentials open; nil for other lists.
    func openKinds(of binding: ConnectionBinding, _ row: Alias) throws(PlanError) -> SQL? {
        guard catalog.binding(ofTypeNamed: binding.type) == nil else { return nil }
        return openKinds(of: try type(named: binding.type), row)
    }

    /// The condition that limits a list to visible rows, whatever their source; nil if all are visible.
    mutating func shown(in connection: Connection, _ row: Alias) throws(PlanError) -> SQL? {
        let (binding, place) = (connection.binding, connection.place)
        guard let target = catalog.binding(ofTypeNamed: binding.type) else { return try shownKinds(of: binding, row, under: place) }
        let listed = listing(of: target, row, inRelation: binding.source != nil, connection.scope)
        let visible: SQL? =
            if binding.source == nil {
                visibility(of: target, row, under: place)
            } else {
                binding.excludesHidden ? nil : try visibility(of: target, inRelation: row, under: place)
            }
        let conditions = [visible, listed].compactMap(\.self)
        return conditions.isEmpty ? nil : .joined(conditions, separator: " AND ")
    }

    /// The condition that limits a list of several types to visible rows; nil for other lists, and if all rows are visible.
    ///
    /// The list's relation contains only kinds and ids.
    private mutating func shownKinds(of binding: ConnectionBinding, _ row: Alias, under place: Place) throws(PlanError) -> SQL? {
        guard catalog.binding(ofTypeNamed: binding.type) == nil, !binding.excludesHidden else { return nil }
        var conditions: [SQL] = []
        for member in openMembers(of: try type(named: binding.type)) {
            let (target, _) = try table(of: schema[member].name)
            guard let visible = try visibility(of: target, inRelation: row, under: place) else { continue }
            conditions.append("(\(row).kind <> \(SQL.text(of: try idPrefix(of: target))) OR \(visible))")
        }
        return conditions.isEmpty ? nil : .joined(conditions, separator: " AND ")
    }

    private func origin(of connection: Connection, _ scope: Scope) throws(PlanError) -> Origin {
        let binding = connection.binding
        // A union has no binding.
        let target = catalog.binding(ofTypeNamed: binding.type)
        let isTried = try isTried(connection)
        if let rows = try rankedRows(of: connection) {
            var origin = Origin(target: target, key: binding.key)
            origin.list = scope
            let page = try rankedPage(of: connection)
            origin.relation = { _, key throws(PlanError) in .sql(try rows(key, scope, page)) }
            return origin
        }
        guard isRanked(binding, scope) || isTried else {
            var origin = Origin(target: target, key: binding.key, link: binding.link, source: binding.source, scope)
            origin.excludesHidden = binding.excludesHidden
            return origin
        }
        var origin = Origin(target: target, key: binding.key, excludesHidden: true)
        origin.relation = { builder, key throws(PlanError) in
            .tiers(try isTried ? builder.tried(connection) : builder.tiers(connection, key))
        }
        return origin
    }

    /// The relation that ranks the rows of a page in the requested order; nil if the database is to sort them.
    private func rankedRows(of connection: Connection) throws(PlanError) -> Order.RankedRows? {
        try chosenOrder(of: connection.binding, connection.scope).order.ranked
    }

    /// The position of a page in a ranked list.
    private func rankedPage(of connection: Connection) throws(PlanError) -> RankedPage {
        let (page, binding, scope) = (connection.page, connection.binding, connection.scope)
        let (order, name, _) = try order(of: binding, scope, row: Place.root.row)
        let format = try cursorFormat(order, name, of: connection)
        let bound = try cursors(of: scope, format).first { $0.isAfter != page.isBackward }.map { cursor in
            order.indices.map { SQL.parameter(.cursorKey(cursor.source, index: $0, format)) }
        }
        let isTurned = order.first?.isDescending == false
        return RankedPage(bound: bound, isFromEnd: isTurned != page.isBackward, size: .parameter(.pageSize(page.size, plus: 1)))
    }

    private func presentArgument(_ name: String, _ scope: Scope) -> ValueSource? {
        guard let source = scope.arguments.source(name), reading.shape.presence(of: source) == .present else { return nil }
        return source
    }

    /// Checks `first`, `last`, `after` and `before`.
    func page(_ scope: Scope) throws(PlanError) -> Level.Page {
        let (first, last) = (presentArgument("first", scope), presentArgument("last", scope))
        if first != nil, last != nil { throw PlanError("Give either “first” or “last”, not both.") }
        if let size = first ?? last, !reading.shape.isInRange(size, 0...PageSize.maximum) {
            throw PlanError("“\(first == nil ? "last" : "first")” must be between 0 and \(PageSize.maximum).")
        }
        return Level.Page(
            size: first ?? last,
            isBackward: last != nil,
            startsAtCursor: presentArgument("after", scope) != nil,
            endsAtCursor: presentArgument("before", scope) != nil
        )
    }

    /// The requested order, or the default, with the id as last key.
    private func order(
        of binding: ConnectionBinding,
        _ scope: Scope,
        row: Alias
    ) throws(PlanError) -> (
        [Level.OrderTerm], name: String, isIndexed: Bool
    ) {
        let (name, order, isAsked) = try chosenOrder(of: binding, scope)
        let isTurned = isAsked && (scope.enumValue("orderBy.direction").map { ($0 == "DESC") != order.isDescending } ?? false)
        let keys = try order.keys(scope)
        var terms = keys.map { key in
            let isDescending = key.isDescending != isTurned
            let isNearest = key.isNearest && !isDescending
            return Level.OrderTerm(expression: key.expression(row), isDescending: isDescending, type: key.type, isNearest: isNearest)
        }
        let isDescending = terms.last?.isDescending ?? false
        terms.append(Level.OrderTerm(expression: .column(row, "id"), isDescending: isDescending, type: .bigint))
        // A reversed order may use other keys that look the same, so a cursor is valid in one direction only.
        return (terms, isTurned ? name + " turned" : name, order.isIndexed && keys.allSatisfy(\.isIndexed))
    }

    /// The condition that a row comes after, or before, the row of a cursor.
    private static func keyset(_ order: [Level.OrderTerm], cursor: ValueSource, _ format: CursorFormat, isAfter: Bool) -> SQL {
        let keys = order.indices.map { SQL.parameter(.cursorKey(cursor, index: $0, format)) }
        let isUniform = order.allSatisfy { $0.isDescending == order[0].isDescending }
        guard !isUniform else {
            // A single row comparison, which an index can serve.
            let left = SQL.joined(order.map(\.expression), separator: ", ")
            let right = SQL.joined(keys, separator: ", ")
            return order[0].isDescending == isAfter ? "(\(left)) < (\(right))" : "(\(left)) > (\(right))"
        }
        let alternatives = order.indices.map { index -> SQL in
            var parts: [SQL] = (0..<index).map { "\(order[$0].expression) = \(keys[$0])" }
            let (expression, key) = (order[index].expression, keys[index])
            parts.append(order[index].isDescending == isAfter ? "\(expression) < \(key)" : "\(expression) > \(key)")
            return "(\(SQL.joined(parts, separator: " AND ")))"
        }
        return .joined(alternatives, separator: " OR ")
    }

    mutating func cursor(_ connection: inout Connection) throws(PlanError) -> (columns: OutputRange, signature: UInt32) {
        if let cursor = connection.cursor { return cursor }
        let level = try pageLevel(&connection)
        let (order, name) = (levels[level].order, try order(of: connection.binding, connection.scope, row: levels[level].row).name)
        let format = try cursorFormat(order, name, of: connection)
        levels[level].cursorArguments = format.arguments
        let columns = order.map { levels[level].column($0.expression) }
        let cursor = (columns: output.add(columns: columns), signature: format.signature)
        connection.cursor = cursor
        return cursor
    }
}
