import GraphQL

// Lists in pages.
extension PlanBuilder {
    /// The state shared by the parts of one connection while they are planned.
    struct Connection {
        let binding: ConnectionBinding
        let scope: Scope
        let page: Level.Page
        /// The place of the object that has the connection.
        let place: Place
        /// The level that fetches the page, once something needs it.
        var level: Int?
        var cursor: (columns: OutputRange, signature: UInt32)?
        /// The count of all rows, which is computed once even if it is requested several times.
        var count: OutputColumn?
        /// Whether more rows match than are ranked, once it is requested.
        var isCut: OutputColumn?
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
        guard let level = connection.level else {
            try checkOrder(of: connection)
            return output.add(.object(fields: range, presence: nil))
        }
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
            return output.add(.pageRows(level: Int32(level), item: item, itemIsNullable: definition.type.hasNullableItems))
        case "edges":
            let level = try pageLevel(&connection)
            let item = try edge(collected, type: definition.type.named, &connection)
            return output.add(.pageRows(level: Int32(level), item: item, itemIsNullable: definition.type.hasNullableItems))
        case "pageInfo": return try pageInfo(collected, type: definition.type.named, &connection)
        case ListSearch.infoField: return try searchInfo(collected, definition, &connection)
        default: return try furtherField(collected, definition, connection)
        }
    }

    /// A further field of the connection besides its page, such as facets; it describes the whole list, so it has the connection's
    /// arguments.
    private mutating func furtherField(
        _ collected: CollectedField,
        _ definition: FieldDefinition,
        _ connection: Connection
    ) throws(PlanError) -> Int32 {
        let scope = connection.scope.withoutConditions()
        switch connection.binding.fields.first(where: { $0.name == definition.name })?.kind {
        case .groups(let groups)?:
            return try self.groups(collected, definition, groups, key: connection.binding.key, scope: scope, at: connection.place)
        case .found(let fields, let row)?: return try found(collected, definition, fields, from: row, scope)
        case .fact(let expression, let row)?: return try fact(definition, expression, from: row, scope)
        case nil where !definition.type.isNonNull:
            // Another list of the type binds the field.
            return output.add(.constant(output.add(bytes: "null".utf8)))
        default: throw PlanError("\(definition.name) is not available here.", code: .internal)
        }
    }

    /// The node that writes a row of the page: an object, or for a union the object that the row refers to.
    private mutating func pageItem(of level: Int, selectionSets: [SelectionSet], _ connection: Connection) throws(PlanError) -> Int32 {
        let type = try type(named: connection.binding.type)
        guard schema[type].kind == .union else {
            return try row(of: level, selectionSets: selectionSets, binding: try rows(of: connection.binding.type))
        }
        levels[level].joinsAfterPaging = true
        let page = levels[level].row
        var alternatives: [OutputAlternative] = []
        for member in openMembers(of: type) {
            let (binding, table) = try table(of: schema[member].name)
            let row = newAlias()
            var condition: SQL = "\(row).id = \(page).id AND \(page).kind = \(SQL.text(of: try idPrefix(of: binding)))"
            if let visible = visibility(of: binding, row, under: connection.place) { condition = "\(condition) AND \(visible)" }
            levels[level].joins.append(Level.Join(relation: "\(table)", row: row, on: condition))
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

    /// A field that describes the row in this list, such as its score.
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

    /// The number of rows on all pages: a subquery in the level of the object that has the connection.
    mutating func totalCount(_ connection: inout Connection) throws(PlanError) -> Int32 {
        if let count = connection.count { return output.add(.scalar(.int, count)) }
        let binding = connection.binding
        let row = newAlias()
        // Use a separate scope, since its conditions are about the counted rows.
        let scope = connection.scope.withoutConditions()
        let key: SQL? = connection.place.level == nil ? nil : .column(connection.place.row, binding.key)
        var sql: SQL
        var conditions: [SQL] = []
        let isRanked = isRanked(binding, scope)
        if isRanked {
            sql = try rankedCount(connection, key)
        } else {
            sql = "SELECT count(*) FROM \(try source(of: binding, key, scope)) AS \(row)"
        }
        if !isRanked {
            if let visible = try shown(in: connection, row) { conditions.append(visible) }
            try filter(binding, row, scope)
            conditions += scope.conditions
            if let open = try openKinds(of: binding, row) { conditions.append(open) }
            if let key, let link = binding.link { conditions.append(link(row, key)) }
        }
        if !conditions.isEmpty { sql = "\(sql) WHERE \(SQL.joined(conditions.map { "(\($0))" }, separator: " AND "))" }
        let count = column("(\(sql))", at: connection.place)
        if sql.hasParameters { levels[Int(count.level)].plansWithValues = true }
        let isNarrow = key != nil && !binding.plansWithValues && !scope.dependsOnValues
        let search: Level.Search = isNarrow ? .indexed : key == nil ? .ranked : .wide
        levels[Int(count.level)].counts.append(
            Level.Count(search: search, effort: isRanked ? connection.scope.effort : scope.effort, site: site)
        )
        connection.count = count
        return output.add(.scalar(.int, count))
    }
}
