import GraphQL
import Planner

/// Chooses a few fields of a type, as somebody would who wants to see what it is.
struct ExampleSelections: Sendable {
    let schema: Schema

    /// How many fields without fields of their own are shown.
    private static let maximumLeaves = 4
    /// How many types of a union are shown.
    private static let maximumTypes = 3

    /// The selection of a type, without braces.
    func fields(of type: TypeID, depth: Int = 4) -> String {
        let definition = schema[type]
        if definition.kind == .union { return members(of: definition) }
        let askable = definition.fields.filter { isAskable(schema[$0]) }
        if depth > 0, let nodes = askable.first(where: { schema[$0].name == "nodes" && isComposite($0) }) {
            return call(nodes, depth: depth)
        }
        let leaves = askable.filter { !isComposite($0) }
        // Short ones first: a name and a number say more at a glance than a description.
        let short = leaves.filter { !schema[$0].type.isList && schema[$0].name != "description" }
        var chosen = (short.isEmpty ? leaves : short).prefix(Self.maximumLeaves).map { schema[$0].name }
        // A type with little of its own is there for what hangs on it.
        if chosen.count < 2, depth > 0, let further = askable.first(where: isComposite) { chosen.append(call(further, depth: depth)) }
        return chosen.isEmpty ? "__typename" : chosen.joined(separator: " ")
    }

    private func call(_ field: FieldID, depth: Int) -> String {
        let isPaged = schema[schema[field].arguments].contains { $0.name == "first" }
        return "\(schema[field].name)\(isPaged ? "(first: 3)" : "") { \(fields(of: schema[field].type.named, depth: depth - 1)) }"
    }

    /// A field of each of the first types; none that means something else in another one.
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
