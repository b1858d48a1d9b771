import GraphQL
import Planner

/// Chooses a few fields that give an impression of a type.
struct ExampleSelections: Sendable {
    let schema: Schema

    /// The maximum number of leaf fields.
    private static let maximumLeaves = 4
    /// The maximum number of union members.
    private static let maximumTypes = 3

    /// Returns the selection of a type, without braces.
    func fields(of type: TypeID, depth: Int = 4) -> String {
        let definition = schema[type]
        if definition.kind == .union { return members(of: definition) }
        let askable = definition.fields.filter { isAskable(schema[$0]) }
        if depth > 0, let nodes = askable.first(where: { schema[$0].name == "nodes" && isComposite($0) }) {
            return call(nodes, depth: depth)
        }
        let leaves = askable.filter { !isComposite($0) }
        // Short fields first, because a name and a number are easier to grasp than a description.
        let short = leaves.filter { !schema[$0].type.isList && schema[$0].name != "description" }
        var chosen = (short.isEmpty ? leaves : short).prefix(Self.maximumLeaves).map { schema[$0].name }
        // A type with few leaves exists for its nested objects.
        if chosen.count < 2, depth > 0, let further = askable.first(where: isComposite) { chosen.append(call(further, depth: depth)) }
        return chosen.isEmpty ? "__typename" : chosen.joined(separator: " ")
    }

    private func call(_ field: FieldID, depth: Int) -> String {
        let isPaged = schema[schema[field].arguments].contains { $0.name == "first" }
        return "\(schema[field].name)\(isPaged ? "(first: 3)" : "") { \(fields(of: schema[field].type.named, depth: depth - 1)) }"
    }

    /// Returns a leaf of each of the first members.
    ///
    /// Fields of the same name must have the same type.
    private func members(of union: NamedType) -> String {
        var types: [String: TypeReference] = [:]
        let members = union.possibleTypes.prefix(Self.maximumTypes).compactMap { member -> String? in
            let leaf = schema[member].fields.first { field in
                let definition = schema[field]
                let isFree = types[definition.name].map { $0 == definition.type } ?? true
                return isFree && !isComposite(field) && isAskable(definition) && definition.type.named != .id
            }
            guard let leaf else { return nil }
            types[schema[leaf].name] = schema[leaf].type
            return "... on \(schema[member].name) { \(schema[leaf].name) }"
        }
        return (["__typename"] + members).joined(separator: " ")
    }

    private func isComposite(_ field: FieldID) -> Bool { schema[schema[field].type.named].kind.isComposite }

    private func isAskable(_ field: FieldDefinition) -> Bool {
        field.deprecationReason == nil && !schema[field.arguments].contains(where: \.isRequired)
    }
}
