import GraphQL

// Lists that are searched by what a person types.
extension PlanBuilder {
    /// Whether the rows of a list are ranked by how well they match what was typed.
    func isRanked(_ binding: ConnectionBinding, _ scope: Scope) -> Bool {
        guard let search = binding.search, scope.hasTyped(search.path) else { return false }
        return scope.orderName.map { $0 == ListSearch.order } ?? true
    }

    /// The order that a request asks for, or the default: the best match first where something was typed.
    ///
    /// `isAsked` unless there is nothing that could match well.
    func chosenOrder(of binding: ConnectionBinding, _ scope: Scope) throws(PlanError) -> (name: String, order: Order, isAsked: Bool) {
        if let search = binding.search, isRanked(binding, scope) {
            let order = Order.descending(isIndexed: false) { scope throws(PlanError) in
                [.descending(.integer) { "\($0).score" }] + (try search.preference(scope))
            }
            return (ListSearch.order, order, true)
        }
        // Without a search nothing matches better than anything else.
        let isAsked = scope.orderName != ListSearch.order
        let name = isAsked ? scope.orderName ?? binding.orders.defaultName(scope) : binding.orders.defaultName(scope)
        guard let order = binding.orders.orders[name] else { throw PlanError("“\(name)” is no order of this list.") }
        return (name, order, isAsked)
    }

    /// Adds what a list's arguments ask of its rows to a scope.
    func filter(_ binding: ConnectionBinding, _ row: Alias, _ scope: Scope) throws(PlanError) {
        try binding.filter?(row, scope)
        guard let search = binding.search, let typed = scope.words(search.path) else { return }
        scope.markPageDear()
        scope.filter(search.language.condition(row, search.language.reading(typed, search.list, scope.language)))
    }

    /// The rows of a list that match, with their `score`, as a relation; `key` is that of the object that has the list.
    ///
    /// Ranked are those that come first in the list's own order: `ListSearch.mostRanked`.
    mutating func ranked(_ connection: Connection, _ key: SQL?) throws(PlanError) -> SQL {
        let binding = connection.binding
        guard let search = binding.search, let typed = connection.scope.words(search.path) else {
            throw PlanError("A list without search cannot be ranked.", code: .internal)
        }
        let (row, reading, candidate) = (newAlias(), newAlias(), newAlias())
        let scope = connection.scope.forOtherRows()
        let matching = try matching(connection, key, row, search.language.condition(row, "\(reading).value"), scope)
        connection.scope.take(scope)
        let preference = try search.preference(scope)
        var order = preference.map { $0.isDescending ? "\($0.expression(row)) DESC" : $0.expression(row) }
        // As ties are settled in the order itself, so that one index gives both.
        order.append(preference.last?.isDescending == true ? "\(row).id DESC" : "\(row).id")
        let limit = SQL(parts: [.text(String(ListSearch.mostRanked))])
        return """
            SELECT \(candidate).*, \(search.language.score(candidate, "\(reading).value")) AS score
            FROM \(search.language.reading(typed, search.list, scope.language)) AS \(reading)(value) CROSS JOIN LATERAL (
                SELECT \(row).* FROM \(matching)
                ORDER BY \(.joined(order, separator: ", ")) LIMIT \(limit)
            ) AS \(candidate)
            """
    }

    /// The rows of a list that match what was typed, as what stands behind a FROM; `key` is that of the object that has the list.
    private mutating func matching(
        _ connection: Connection,
        _ key: SQL?,
        _ row: Alias,
        _ condition: SQL,
        _ scope: Scope
    ) throws(PlanError) -> SQL {
        let binding = connection.binding
        try binding.filter?(row, scope)
        var conditions = [condition] + scope.conditions
        if let key, let link = binding.link { conditions.append(link(row, key)) }
        if let open = try openKinds(of: binding, row) { conditions.append(open) }
        if let visible = try shown(of: binding, row, under: connection.place) { conditions.append(visible) }
        let source: SQL
        if let relation = binding.source {
            source = "(\(try relation(key, scope)))"
        } else {
            source = "\(try table(of: binding.type).1)"
        }
        return "\(source) AS \(row) WHERE \(.joined(conditions.map { "(\($0))" }, separator: " AND "))"
    }

    /// What was done with the words that were typed: an object beside the list, the same whatever the list belongs to; null where none were typed.
    mutating func searchInfo(
        _ collected: CollectedField,
        _ definition: FieldDefinition,
        _ connection: inout Connection
    ) throws(PlanError) -> Int32 {
        guard let search = connection.binding.search, let typed = connection.scope.words(search.path) else {
            return output.add(.constant(output.add(bytes: "null".utf8)))
        }
        let scope = connection.scope.forOtherRows()
        let relation = search.language.info.relation(typed, search.list, scope.language)
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

    /// Whether more rows match than are ranked: a column beside the object that has the list, which looks at no more of them than tells it.
    private mutating func isCut(_ connection: inout Connection) throws(PlanError) -> OutputColumn {
        if let column = connection.isCut { return column }
        let scope = connection.scope.forOtherRows()
        guard let search = connection.binding.search, isRanked(connection.binding, scope), let typed = scope.words(search.path) else {
            return column("false", at: connection.place)
        }
        let row = newAlias()
        let key: SQL? = connection.place.level == nil ? nil : .column(connection.place.row, connection.binding.key)
        let condition = search.language.condition(row, search.language.reading(typed, search.list, scope.language))
        let matching = try matching(connection, key, row, condition, scope)
        let (most, oneMore) = (SQL(parts: [.text(String(ListSearch.mostRanked))]), SQL(parts: [.text(String(ListSearch.mostRanked + 1))]))
        let column = column(
            "(SELECT count(*) > \(most) FROM (SELECT FROM \(matching) LIMIT \(oneMore)) AS \(newAlias()))",
            at: connection.place
        )
        levels[Int(column.level)].plansWithValues = true
        levels[Int(column.level)].counts.append(Level.Count(search: .filtered, effort: scope.effort, site: site))
        connection.isCut = column
        return column
    }
}
