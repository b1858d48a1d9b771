import GraphQL

// Lists in pages.
extension PlanBuilder {
    /// What the parts of one connection share while they are planned.
    struct Connection {
        let binding: ConnectionBinding
        let scope: Scope
        let page: Level.Page
        /// Where the object stands that has the connection.
        let place: Place
        /// The level that fetches the page, once something needs it.
        var level: Int?
        var cursor: (columns: OutputRange, signature: UInt32)?
        /// The count of all rows, so that it is counted once however often it is asked for.
        var count: OutputColumn?
    }

    mutating func connection(
        _ collected: CollectedField,
        _ definition: FieldDefinition,
        _ binding: ConnectionBinding,
        at place: Place
    ) throws(PlanError) -> Int32 {
        let scope = try scope(of: collected)
        var connection = Connection(binding: binding, scope: scope, page: try page(scope), place: place)
        let type = definition.type.named
        var fields: [OutputBuilder.Field] = []
        for inner in try collector.fields(of: collected.selectionSets, on: type) {
            let node = try at(inner) { builder throws(PlanError) in try builder.connectionNode(inner, type: type, &connection) }
            fields.append(field(inner, definition: schema[inner.field], of: type, node: node))
        }
        let range = output.add(fields)
        guard let level = connection.level else { return output.add(.object(fields: range, presence: nil)) }
        return output.add(.connection(level: Int32(level), parent: Int32(place.level ?? -1), fields: range))
    }

    private mutating func connectionNode(
        _ collected: CollectedField,
        type: TypeID,
        _ connection: inout Connection
    ) throws(PlanError) -> Int32 {
        let definition = schema[collected.field]
        switch definition.name {
        case "__typename": return output.add(.constant(output.add(bytes: typeName(type))))
        case "totalCount": return try totalCount(&connection)
        case "nodes":
            let level = try pageLevel(&connection)
            let item = try pageItem(of: level, selectionSets: collected.selectionSets, connection)
            return output.add(.pageRows(level: Int32(level), item: item, itemIsNullable: false))
        case "edges":
            let level = try pageLevel(&connection)
            let item = try edge(collected, type: definition.type.named, &connection)
            return output.add(.pageRows(level: Int32(level), item: item, itemIsNullable: false))
        case "pageInfo": return try pageInfo(collected, type: definition.type.named, &connection)
        default: return try furtherField(collected, definition, connection)
        }
    }

    /// A field that the connection has besides its page, such as facets; it is about all rows, so it has the connection's arguments.
    private mutating func furtherField(
        _ collected: CollectedField,
        _ definition: FieldDefinition,
        _ connection: Connection
    ) throws(PlanError) -> Int32 {
        guard case .groups(let groups)? = connection.binding.fields.first(where: { $0.name == definition.name })?.kind else {
            throw PlanError("\(definition.name) is not available here.", code: .internal)
        }
        let scope = connection.scope.forOtherRows()
        return try self.groups(collected, definition, groups, key: connection.binding.key, scope: scope, at: connection.place)
    }

    /// The node that writes a row of the page: an object, or the one of a union's types that the row names.
    private mutating func pageItem(of level: Int, selectionSets: [SelectionSet], _ connection: Connection) throws(PlanError) -> Int32 {
        let type = try type(named: connection.binding.type)
        guard schema[type].kind == .union else {
            return try row(of: level, selectionSets: selectionSets, binding: try rows(of: connection.binding.type))
        }
        levels[level].joinsLate = true
        let page = levels[level].row
        var alternatives: [OutputAlternative] = []
        for member in openMembers(of: type) {
            let (binding, table) = try table(of: schema[member].name)
            let row = newAlias()
            var condition: SQL = "\(row).id = \(page).id AND \(page).kind = \(SQL.text(of: try idPrefix(of: binding)))"
            if let visible = binding.visible?(row, ViewerFacts(shape: reading.shape)) { condition = "\(condition) AND \(visible)" }
            levels[level].joins.append(Level.Join(table: table, row: row, on: condition))
            let place = Place(level: level, row: row)
            let presence = column(.column(row, "id"), at: place)
            let fields = try objectFields(selectionSets, type: member, bindings: binding, at: place)
            let node = output.add(.object(fields: fields, presence: presence))
            alternatives.append(OutputAlternative(level: Int32(level), node: node))
        }
        return output.add(.oneOf(output.add(alternatives: alternatives)))
    }

    private mutating func edge(
        _ collected: CollectedField,
        type: TypeID,
        _ connection: inout Connection
    ) throws(PlanError) -> Int32 {
        let level = try pageLevel(&connection)
        let place = Place(level: level, row: levels[level].row)
        var fields: [OutputBuilder.Field] = []
        for inner in try collector.fields(of: collected.selectionSets, on: type) {
            let definition = schema[inner.field]
            let node: Int32
            switch definition.name {
            case "node":
                node = try at(inner) { [connection] builder throws(PlanError) in
                    try builder.pageItem(of: level, selectionSets: inner.selectionSets, connection)
                }
            case "cursor":
                let cursor = try self.cursor(&connection)
                node = output.add(.cursor(level: Int32(level), columns: cursor.columns, signature: cursor.signature))
            default: node = try edgeField(definition, type: type, connection, at: place)
            }
            fields.append(field(inner, definition: definition, of: type, node: node))
        }
        return output.add(.object(fields: output.add(fields), presence: nil))
    }

    /// A field that says something of the row in this list, such as how well it matches.
    private mutating func edgeField(
        _ definition: FieldDefinition,
        type: TypeID,
        _ connection: Connection,
        at place: Place
    ) throws(PlanError) -> Int32 {
        if definition.name == "__typename" { return output.add(.constant(output.add(bytes: typeName(type)))) }
        guard case .expression(let expression)? = connection.binding.edgeFields.first(where: { $0.name == definition.name })?.kind else {
            return output.add(.constant(output.add(bytes: "null".utf8)))
        }
        return try leaf(try expression(place.row, connection.scope), type: definition.type, at: place)
    }

    private mutating func pageInfo(
        _ collected: CollectedField,
        type: TypeID,
        _ connection: inout Connection
    ) throws(PlanError) -> Int32 {
        let level = Int32(try pageLevel(&connection))
        var fields: [OutputBuilder.Field] = []
        for inner in try collector.fields(of: collected.selectionSets, on: type) {
            let definition = schema[inner.field]
            let node: OutputNode
            switch definition.name {
            case "hasNextPage": node = .hasNextPage(level: level)
            case "hasPreviousPage": node = .hasPreviousPage(level: level)
            case "startCursor", "endCursor":
                let cursor = try self.cursor(&connection)
                let isEnd = definition.name == "endCursor"
                node = .edgeCursor(level: level, columns: cursor.columns, signature: cursor.signature, isEnd: isEnd)
            default: node = .constant(output.add(bytes: typeName(type)))
            }
            fields.append(field(inner, definition: definition, of: type, node: output.add(node)))
        }
        return output.add(.object(fields: output.add(fields), presence: nil))
    }

    // MARK: The level

    /// The level that fetches the page; made when first asked for.
    private mutating func pageLevel(_ connection: inout Connection) throws(PlanError) -> Int {
        if let level = connection.level { return level }
        let (binding, scope) = (connection.binding, connection.scope)
        let index = try addLevel(origin(of: connection, scope), under: connection.place)
        connection.level = index
        let row = levels[index].row
        try binding.filter?(row, scope)
        levels[index].conditions += scope.conditions
        if let open = try openKinds(of: binding, row) { levels[index].conditions.append(open) }
        let isUnderKnownKey = connection.place.level.map { knownKeys[$0] != nil } ?? false
        if scope.dependsOnValues || levels[index].relation.hasParameters || binding.plansWithValues && isUnderKnownKey {
            levels[index].plansWithValues = true
        }

        let (order, name, isIndexed) = try order(binding.orders, scope, row: row)
        levels[index].order = order
        levels[index].isIndexed = isIndexed
        // With its values known, a point is worked out once instead of for each row.
        if order.contains(where: \.expression.hasParameters) { levels[index].plansWithValues = true }
        levels[index].search = search(of: connection, scope, levels[index])
        levels[index].page = connection.page
        levels[index].isDear = (scope.pageIsDear || levels[index].plansWithValues) && levels[index].parent == .none
        let format = CursorFormat(order: order, name: "\(binding.type) \(name)")
        for (argument, isAfter) in [("after", true), ("before", false)] {
            guard let source = presentArgument(argument, scope) else { continue }
            guard reading.shape.cursorFits(source, format) else {
                throw PlanError("“\(argument)” is not a cursor of this list in this order; take one from `edges.cursor` or `pageInfo`.")
            }
            levels[index].conditions.append(Self.keyset(order, cursor: source, format, isAfter: isAfter))
        }
        return index
    }

    /// How the rows of a page are found.
    private func search(of connection: Connection, _ scope: Scope, _ level: Level) -> Level.Search {
        let ranks = level.order.contains { $0.expression.hasParameters && !$0.isNearest }
        if !level.isIndexed || ranks || level.relation.hasParameters { return .ranked }
        if scope.dependsOnValues || level.order.contains(where: \.isNearest) { return .filtered }
        return connection.binding.plansWithValues ? .wide : .indexed
    }

    /// What keeps a list of several types to those that the credentials open; nil for other lists.
    private func openKinds(of binding: ConnectionBinding, _ row: Alias) throws(PlanError) -> SQL? {
        guard catalog.binding(ofTypeNamed: binding.type) == nil else { return nil }
        return openKinds(of: try type(named: binding.type), row)
    }

    private func origin(of connection: Connection, _ scope: Scope) throws(PlanError) -> Origin {
        let binding = connection.binding
        // A union has no binding of its own.
        let target = catalog.binding(ofTypeNamed: binding.type)
        return Origin(target: target, key: binding.key, link: binding.link, source: binding.source.map { ($0, scope) })
    }

    private func presentArgument(_ name: String, _ scope: Scope) -> ValueSource? {
        guard let source = scope.arguments.source(name), reading.shape.presence(of: source) == .present else { return nil }
        return source
    }

    /// Checks `first`, `last`, `after` and `before`.
    private func page(_ scope: Scope) throws(PlanError) -> Level.Page {
        let (first, last) = (presentArgument("first", scope), presentArgument("last", scope))
        if first != nil, last != nil { throw PlanError("Give either “first” or “last”, not both.") }
        if let size = first ?? last, !reading.shape.isInRange(size, 0...PageSize.maximum) {
            throw PlanError("“\(first == nil ? "last" : "first")” must be from 0 to \(PageSize.maximum).")
        }
        return Level.Page(
            size: first ?? last,
            isBackward: last != nil,
            startsAtCursor: presentArgument("after", scope) != nil,
            endsAtCursor: presentArgument("before", scope) != nil
        )
    }

    /// The order that the request asks for, or the default, with the id at its end.
    private func order(_ orders: Orders, _ scope: Scope, row: Alias) throws(PlanError) -> ([Level.OrderTerm], name: String, isIndexed: Bool)
    {
        let name = scope.enumValue("orderBy.field") ?? scope.enumValue("orderBy") ?? orders.defaultName(scope)
        guard let order = orders.orders[name] else { throw PlanError("“\(name)” is no order of this list.") }
        let isTurned = scope.enumValue("orderBy.direction").map { ($0 == "DESC") != order.isDescending } ?? false
        let keys = try order.keys(scope)
        var terms = keys.map { key in
            let isDescending = key.isDescending != isTurned
            let isNearest = key.isNearest && !isDescending
            return Level.OrderTerm(expression: key.expression(row), isDescending: isDescending, type: key.type, isNearest: isNearest)
        }
        let isDescending = terms.last?.isDescending ?? false
        terms.append(Level.OrderTerm(expression: .column(row, "id"), isDescending: isDescending, type: .bigint))
        // Turned round, an order may go by other keys that look alike: a cursor of one is none of the other.
        return (terms, isTurned ? name + " turned" : name, order.isIndexed)
    }

    /// The condition that a row comes after, or before, the one that a cursor names.
    private static func keyset(_ order: [Level.OrderTerm], cursor: ValueSource, _ format: CursorFormat, isAfter: Bool) -> SQL {
        let keys = order.indices.map { SQL.parameter(.cursorKey(cursor, index: $0, format)) }
        let isUniform = order.allSatisfy { $0.isDescending == order[0].isDescending }
        guard !isUniform else {
            // One comparison of rows, which an index can serve.
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

    private mutating func cursor(_ connection: inout Connection) throws(PlanError) -> (columns: OutputRange, signature: UInt32) {
        if let cursor = connection.cursor { return cursor }
        let level = try pageLevel(&connection)
        let (order, name) = (levels[level].order, try order(connection.binding.orders, connection.scope, row: levels[level].row).name)
        let format = CursorFormat(order: order, name: "\(connection.binding.type) \(name)")
        let columns = order.map { levels[level].column($0.expression) }
        let cursor = (columns: output.add(columns: columns), signature: format.signature)
        connection.cursor = cursor
        return cursor
    }

    // MARK: The count

    /// How many rows there are on all pages: a subquery in the level of the object that has the connection.
    private mutating func totalCount(_ connection: inout Connection) throws(PlanError) -> Int32 {
        if let count = connection.count { return output.add(.scalar(.int, count)) }
        let binding = connection.binding
        let row = newAlias()
        // A scope of its own: its conditions are about the counted rows.
        let scope = connection.scope.forOtherRows()
        let key: SQL? = connection.place.level == nil ? nil : .column(connection.place.row, binding.key)
        var sql: SQL
        var conditions: [SQL] = []
        if let source = binding.source {
            sql = "SELECT count(*) FROM (\(try source(key, scope))) AS \(row)"
        } else {
            let (target, table) = try table(of: binding.type)
            sql = "SELECT count(*) FROM \(table) AS \(row)"
            if let visible = target.visible?(row, ViewerFacts(shape: reading.shape)) { conditions.append(visible) }
        }
        try binding.filter?(row, scope)
        conditions += scope.conditions
        if let open = try openKinds(of: binding, row) { conditions.append(open) }
        if let key, let link = binding.link { conditions.append(link(row, key)) }
        if !conditions.isEmpty { sql = "\(sql) WHERE \(SQL.joined(conditions.map { "(\($0))" }, separator: " AND "))" }
        let count = column("(\(sql))", at: connection.place)
        if sql.hasParameters { levels[Int(count.level)].plansWithValues = true }
        let isNarrow = key != nil && !binding.plansWithValues && !scope.dependsOnValues
        levels[Int(count.level)].counts.append(isNarrow ? .indexed : key == nil ? .ranked : .wide)
        connection.count = count
        return output.add(.scalar(.int, count))
    }
}
