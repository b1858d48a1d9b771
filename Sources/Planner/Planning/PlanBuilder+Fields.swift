import GraphQL

// Fields by the kind of their bindings.
extension PlanBuilder {
    /// The node that writes a field of an object.
    mutating func node(
        for collected: CollectedField,
        definition: FieldDefinition,
        type: TypeID,
        bindings: [FieldBinding],
        at place: Place
    ) throws(PlanError) -> Int32 {
        if collected.field == .typename { return output.add(.constant(output.add(bytes: typeName(type)))) }
        if collected.field == .schema || collected.field == .type { return try introspection(collected) }
        guard let binding = bindings.first(where: { $0.name == definition.name }) else {
            // A field of an edge that only another connection of the type binds.
            guard !definition.type.isNonNull else { throw PlanError("\(definition.name) is not available here.", code: .internal) }
            return output.add(.constant(output.add(bytes: "null".utf8)))
        }
        return try restricted(binding, definition, of: type, at: place) { builder throws(PlanError) in
            try builder.check(binding.argumentRules, of: collected, definition)
            return try builder.node(for: collected, binding, definition: definition, type: type, at: place)
        }
    }

    private mutating func node(
        for collected: CollectedField,
        _ binding: FieldBinding,
        definition: FieldDefinition,
        type: TypeID,
        at place: Place
    ) throws(PlanError) -> Int32 {
        switch binding.kind {
        case .id: return try globalID(at: place, of: type)
        case .expression(let expression):
            let sql = try expression(place.row, try scope(of: collected))
            return try leaf(sql, type: definition.type, at: place)
        case .value(let inner, let presence):
            return try value(collected, definition, inner, when: presence, at: place)
        case .elements(let array, let inner): return try elements(collected, definition, along: array, inner, at: place)
        case .one(let target, .stored(let join)): return try one(collected, definition, target: target, join: join, at: place)
        case .one(let target, .relation(let source)): return try one(collected, definition, target: target, from: source, at: place)
        case .many(let list): return try many(collected, definition, list, at: place)
        case .connection(let connection): return try self.connection(collected, definition, connection, at: place)
        case .groups(let groups): return try self.groups(collected, definition, groups, scope: try scope(of: collected), at: place)
        case .found(let inner, let row):
            guard place.level == nil else { throw PlanError("\(definition.name) is below an object.", code: .internal) }
            return try found(collected, definition, inner, from: row, try scope(of: collected))
        case .fact(let expression, let row):
            guard place.level == nil else { throw PlanError("\(definition.name) is below an object.", code: .internal) }
            return try fact(definition, expression, from: row, try scope(of: collected))
        case .items(let inner): return try items(collected, definition, inner, at: place)
        case .byID(let target): return try byID(collected, target: target)
        case .viewer(let target): return try viewer(collected, target: target)
        case .byKey(let target, let argument, let type): return try byKey(collected, target: target, argument: argument, as: type)
        case .node: return try node(collected)
        case .nodes: return try nodes(collected)
        case .memory(let argument, let value):
            let choice = try argument.flatMap { name throws(PlanError) in try scope(of: collected).enumValue(name) }
            return try memory(value(choice), collected, definition)
        case .answer: return try answer(collected, definition)
        case .event(let inner): return try value(collected, definition, inner, when: nil, at: place)
        case .allowance: return try allowance(collected, definition)
        case .changed(let target, let isViewer): return try changed(collected, definition, target: target, isViewer: isViewer)
        case .changedList(let target): return try changedList(collected, definition, target: target)
        }
    }

    private mutating func value(
        _ collected: CollectedField,
        _ definition: FieldDefinition,
        _ bindings: [FieldBinding],
        when presence: FieldBinding.Presence?,
        at place: Place
    ) throws(PlanError) -> Int32 {
        var column: OutputColumn?
        if let presence {
            guard let condition = try presence(place.row, try scope(of: collected)) else {
                return output.add(.constant(output.add(bytes: "null".utf8)))
            }
            column = self.column("CASE WHEN \(condition) THEN true END", at: place)
        }
        let fields = try objectFields(collected.selectionSets, type: definition.type.named, bindings: bindings, at: place)
        return output.add(.object(fields: fields, presence: column))
    }

    private mutating func globalID(at place: Place, of type: TypeID) throws(PlanError) -> Int32 {
        guard let prefix = catalog.binding(of: type)?.idPrefix else {
            throw PlanError("\(schema[type].name) has no table.", code: .internal)
        }
        let bytes = output.add(bytes: "\"\(prefix.name)_".utf8)
        return output.add(.globalID(prefix: bytes, column(.column(place.row, "id"), at: place)))
    }

    mutating func leaf(_ sql: SQL, type: TypeReference, at place: Place) throws(PlanError) -> Int32 {
        guard let scalar = OutputScalar(of: type.named, in: schema) else {
            throw PlanError("\(schema[type.named].name) is not a leaf type.", code: .internal)
        }
        let column = column(sql, at: place)
        if place.isElement { return output.add(.element(scalar, column)) }
        return output.add(type.isList ? .scalarList(scalar, column, itemIsNullable: type.hasNullableItems) : .scalar(scalar, column))
    }

    private mutating func one(
        _ collected: CollectedField,
        _ definition: FieldDefinition,
        target: String,
        join: FieldBinding.Join,
        at place: Place
    ) throws(PlanError) -> Int32 {
        let (binding, table) = try self.table(of: target)
        guard let level = place.level else { throw PlanError("\(definition.name) needs a row.", code: .internal) }
        let row = newAlias()
        guard var condition = try join(place.row, row, try scope(of: collected)) else { return try null(definition) }
        let visible = visibility(of: binding, row, under: place)
        if let visible { condition = "\(condition) AND \(visible)" }
        levels[level].joins.append(Level.Join(relation: "\(table)", row: row, on: condition))
        let inner = Place(level: level, row: row)
        // A foreign key guarantees a non-null edge to rows that everybody may see, so its presence need not be checked.
        let isGuaranteed = definition.type.isNonNull && visible == nil
        let presence = isGuaranteed ? nil : column(.column(row, "id"), at: inner)
        let fields = try objectFields(collected.selectionSets, type: definition.type.named, bindings: binding, at: inner)
        return output.add(.object(fields: fields, presence: presence))
    }

    /// The only row of a relation, joined in; null if there is no row.
    private mutating func one(
        _ collected: CollectedField,
        _ definition: FieldDefinition,
        target: String,
        from source: FieldBinding.Source,
        at place: Place
    ) throws(PlanError) -> Int32 {
        guard let level = place.level else { throw PlanError("\(definition.name) needs a row.", code: .internal) }
        let inner = Place(level: level, row: newAlias())
        let relation = try source(.column(place.row, "id"), try scope(of: collected))
        levels[level].joins.append(Level.Join(relation: "LATERAL (\(relation))", row: inner.row, on: "true"))
        let presence = column(.column(inner.row, "id"), at: inner)
        let type = definition.type.named
        let fields = try objectFields(collected.selectionSets, type: type, bindings: try rows(of: target), at: inner)
        return output.add(.object(fields: fields, presence: presence))
    }

    /// The node that writes the object in a level's own row.
    mutating func row(of level: Int, selectionSets: [SelectionSet], binding: ObjectBinding) throws(PlanError) -> Int32 {
        let type = try self.type(named: binding.type)
        let place = Place(level: level, row: levels[level].row)
        let fields = try objectFields(selectionSets, type: type, bindings: binding, at: place)
        return output.add(.object(fields: fields, presence: nil))
    }

    /// Refuses arguments that violate a rule of their field.
    private mutating func check(
        _ rules: [ArgumentRule],
        of collected: CollectedField,
        _ definition: FieldDefinition
    ) throws(PlanError) {
        guard !rules.isEmpty else { return }
        let arguments = ScopedArguments(scope: try scope(of: collected), definition: definition, schema: schema)
        for rule in rules {
            if let violation = rule.violation(in: arguments) { throw PlanError(violation) }
        }
    }
}
