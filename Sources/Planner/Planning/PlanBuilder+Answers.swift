import GraphQL

// Fields written from values that come with the request: the mutation's answer, and the remaining allowance of an API key.
extension PlanBuilder {
    /// A value that the mutation answers under the field's name.
    mutating func answer(_ collected: CollectedField, _ definition: FieldDefinition) throws(PlanError) -> Int32 {
        let name = output.add(name: definition.name)
        return output.add(.answer(name: name, fields: try members(collected, definition)))
    }

    /// The client's remaining allowance; null if nothing is counted.
    mutating func allowance(_ collected: CollectedField, _ definition: FieldDefinition) throws(PlanError) -> Int32 {
        returnsAllowance = true
        return output.add(.allowance(fields: try members(collected, definition)))
    }

    /// The fields of an object in memory, looked up by name; empty for leaves.
    private mutating func members(_ collected: CollectedField, _ definition: FieldDefinition) throws(PlanError) -> OutputRange {
        let type = definition.type.named
        guard schema[type].kind == .object else { return .none }
        let bindings = schema[schema[type].fields].map { FieldBinding(name: $0.name, kind: .answer) }
        return try objectFields(collected.selectionSets, type: type, bindings: bindings, at: .root)
    }

    /// The stored object that the mutation has created, changed or found.
    mutating func changed(
        _ collected: CollectedField,
        _ definition: FieldDefinition,
        target: String,
        isViewer: Bool
    ) throws(PlanError) -> Int32 {
        let (binding, _) = try table(of: target)
        let name = output.add(name: definition.name)
        _ = output.add(name: try idPrefix(of: binding).name)
        let level = try singleLevel(binding, isViewer: isViewer) { row in (.column(row, "id"), .parameter(.answered(definition.name))) }
        let place = Place(level: level, row: levels[level].row, isViewer: isViewer)
        if isViewer, isLogIn { loggedIn = .parameter(.answered(definition.name)) }
        defer { loggedIn = nil }
        let fields = try objectFields(collected.selectionSets, type: try type(named: binding.type), bindings: binding, at: place)
        return output.add(.changed(name: name, level: Int32(level), fields: fields))
    }

    /// The stored objects that the mutation has created, changed or found, in the order of its answer.
    mutating func changedList(_ collected: CollectedField, _ definition: FieldDefinition, target: String) throws(PlanError) -> Int32 {
        let (binding, _) = try table(of: target)
        let name = output.add(name: definition.name)
        let level = try addLevel(Origin(target: binding), under: .root)
        let row = levels[level].row
        let numbers = SQL.parameter(.answeredList(definition.name))
        levels[level].conditions.insert("\(row).id = ANY (\(numbers))", at: 0)
        let place: SQL = "array_position(\(numbers), \(row).id)"
        levels[level].order = [Level.OrderTerm(expression: place, isDescending: false, type: .integer)]
        let item = try self.row(of: level, selectionSets: collected.selectionSets, binding: binding)
        let list = output.add(
            .list(level: Int32(level), parent: -1, item: item, itemIsNullable: definition.type.hasNullableItems)
        )
        return output.add(.answered(name: name, node: list))
    }
}
