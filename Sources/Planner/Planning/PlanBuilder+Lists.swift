import GraphQL

// Lists without pages: of stored objects, of rows of a relation, of grouped rows, and of elements of arrays.
extension PlanBuilder {
    mutating func many(
        _ collected: CollectedField,
        _ definition: FieldDefinition,
        _ list: ListBinding,
        at place: Place
    ) throws(PlanError) -> Int32 {
        let binding = try rows(of: list.type)
        let scope = try scope(of: collected)
        let level = try addLevel(Origin(target: binding, key: list.key, link: list.link, source: list.source, scope), under: place)
        levels[level].effort = scope.effort
        // A search by words ranks the rows as it finds them.
        if scope.isSearch { levels[level].search = .ranked }
        setOrder(list.order, of: level)
        if list.source == nil { levels[level].order.append(idOrder(of: level, isDescending: false)) }
        let item = try row(of: level, selectionSets: collected.selectionSets, binding: binding)
        let itemIsNullable = definition.type.hasNullableItems
        return output.add(.list(level: Int32(level), parent: Int32(place.level ?? -1), item: item, itemIsNullable: itemIsNullable))
    }

    /// The object in the only row of a relation; `scope` belongs to the list that it describes.
    mutating func found(
        _ collected: CollectedField,
        _ definition: FieldDefinition,
        _ bindings: [FieldBinding],
        from row: FieldBinding.Row,
        _ scope: Scope
    ) throws(PlanError) -> Int32 {
        guard let relation = try row(scope) else { return output.add(.constant(output.add(bytes: "null".utf8))) }
        let level = try addLevel(Origin(source: { _, _ in relation }, scope), under: .root)
        levels[level].isSingle = true
        levels[level].effort = scope.effort
        let place = Place(level: level, row: levels[level].row)
        let fields = try objectFields(collected.selectionSets, type: definition.type.named, bindings: bindings, at: place)
        return output.add(.row(level: Int32(level), fields: fields))
    }

    /// A column of the only row of a relation; `scope` belongs to the list that it describes.
    mutating func fact(
        _ definition: FieldDefinition,
        _ expression: FieldBinding.Expression,
        from row: FieldBinding.Row,
        _ scope: Scope
    ) throws(PlanError) -> Int32 {
        guard let relation = try row(scope) else { return output.add(.constant(output.add(bytes: "null".utf8))) }
        let level = try addLevel(Origin(source: { _, _ in relation }, scope), under: .root)
        levels[level].isSingle = true
        levels[level].effort = scope.effort
        let place = Place(level: level, row: levels[level].row)
        return try leaf(try expression(place.row, scope), type: definition.type, at: place)
    }

    /// Objects made of consecutive rows; `scope` belongs to the field that supplies the relation's arguments.
    mutating func groups(
        _ collected: CollectedField,
        _ definition: FieldDefinition,
        _ groups: GroupBinding,
        key: Identifier = "id",
        scope: Scope,
        at place: Place
    ) throws(PlanError) -> Int32 {
        let level = try addLevel(Origin(key: key, source: groups.source, scope), under: place)
        levels[level].isGrouped = true
        levels[level].search = .grouped
        levels[level].effort = scope.effort
        setOrder(groups.order, of: level)
        let inner = Place(level: level, row: levels[level].row)
        let column = column(.column(inner.row, groups.column), at: inner)
        let type = definition.type.named
        let fields = try objectFields(collected.selectionSets, type: type, bindings: groups.fields, at: inner)
        let item = output.add(.object(fields: fields, presence: nil))
        let parent = Int32(place.level ?? -1)
        let itemIsNullable = definition.type.hasNullableItems
        return output.add(.groups(level: Int32(level), parent: parent, by: column.column, item: item, itemIsNullable: itemIsNullable))
    }

    /// The rows of the current group.
    mutating func items(
        _ collected: CollectedField,
        _ definition: FieldDefinition,
        _ bindings: [FieldBinding],
        at place: Place
    ) throws(PlanError) -> Int32 {
        guard let level = place.level else { throw PlanError("\(definition.name) is not in a group.", code: .internal) }
        let fields = try objectFields(collected.selectionSets, type: definition.type.named, bindings: bindings, at: place)
        let item = output.add(.object(fields: fields, presence: nil))
        return output.add(.pageRows(level: Int32(level), item: item, itemIsNullable: definition.type.hasNullableItems))
    }

    /// Objects made of arrays of the current row.
    mutating func elements(
        _ collected: CollectedField,
        _ definition: FieldDefinition,
        along array: FieldBinding.Expression,
        _ bindings: [FieldBinding],
        at place: Place
    ) throws(PlanError) -> Int32 {
        let column = column(try array(place.row, try scope(of: collected)), at: place)
        var inner = place
        inner.isElement = true
        let fields = try objectFields(collected.selectionSets, type: definition.type.named, bindings: bindings, at: inner)
        let item = output.add(.object(fields: fields, presence: nil))
        return output.add(.elements(column, item: item, itemIsNullable: definition.type.hasNullableItems))
    }

    private mutating func setOrder(_ keys: [SortKey], of level: Int) {
        levels[level].order = keys.map { key in
            Level.OrderTerm(expression: key.expression(levels[level].row), isDescending: key.isDescending, type: key.type)
        }
    }
}

extension TypeReference {
    /// Whether the type is a list with items that can be null.
    var hasNullableItems: Bool { item.map { !$0.isNonNull } ?? false }
}
