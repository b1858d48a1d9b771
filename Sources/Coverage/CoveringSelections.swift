import GraphQL
import Planner

/// Writes the selections of covering operations.
struct CoveringSelections {
    let catalog: Catalog
    let arguments: ArgumentExamples
    /// Ids as literals, by stored type.
    private let ids: [String: [String]]
    /// The edges of each type, cached because they are used often.
    private var edges: [String: [Edge]] = [:]

    /// A field that leads from an object to other objects.
    struct Edge {
        let name: String
        let coordinate: String
        let field: ArgumentExamples.Field
        /// The type of the target objects, or all types of a union.
        let targets: [ObjectBinding]
        let isUnion: Bool
        /// The binding of a paginated list, or nil for other edges.
        let connection: ConnectionBinding?
        /// Builds a document around a selection on the source object, or nil if no path to the object is known.
        let around: ((_ selection: String) -> String)?
        /// The required arguments.
        let least: GivenArguments
    }

    init(_ catalog: Catalog, _ examples: ExampleValues) {
        self.catalog = catalog
        arguments = ArgumentExamples(catalog, examples)
        ids = Dictionary(
            catalog.idPrefixes.compactMap { prefix in
                catalog.binding(withIDs: prefix).map { ($0.type, examples.ids.map { "\"\(prefix)_\($0)\"" }) }
            },
            uniquingKeysWith: { first, _ in first }
        )
        for binding in catalog.bindings { edges[binding.type] = findEdges(of: binding) }
    }

    static let pageInfo = "pageInfo { __typename hasNextPage hasPreviousPage startCursor endCursor }"

    /// The stored types.
    ///
    /// Their objects have ids.
    var stored: [ObjectBinding] { catalog.idPrefixes.compactMap { catalog.binding(withIDs: $0) } }

    /// Returns ids of a type's objects as literals, or an empty list for types that are not stored.
    func ids(of target: ObjectBinding) -> [String] { ids[target.type] ?? [] }

    // MARK: Leaves

    /// Returns all fields of an object that lead to no other object.
    func leaves(of binding: ObjectBinding) -> String {
        catalog.schema.type(named: binding.type).map { leaves(binding.fields, of: $0) } ?? "__typename"
    }

    /// Returns the leaves of all objects at the end of an edge.
    ///
    /// In a union, a field gets an alias if another member has it with another type or other arguments.
    func leaves(of edge: Edge) -> String {
        guard edge.isUnion else { return edge.targets.first.map { leaves(of: $0) } ?? "__typename" }
        var meanings: [String: Set<String>] = [:]
        for target in edge.targets {
            for binding in target.fields { meaning(of: binding, target).map { _ = meanings[binding.name, default: []].insert($0) } }
        }
        let members = edge.targets.enumerated().compactMap { index, target in
            catalog.schema.type(named: target.type).map { type in
                let fields = leaves(target.fields, of: type) { name in
                    meanings[name, default: []].count > 1 ? "m\(index)_\(name): " : ""
                }
                return "... on \(target.type) { \(fields) }"
            }
        }
        return "__typename " + members.joined(separator: " ")
    }

    /// Returns the type and call of a field.
    ///
    /// Fields of the same name can be merged if type and call are equal.
    private func meaning(of binding: FieldBinding, _ target: ObjectBinding) -> String? {
        guard let type = catalog.schema.type(named: target.type), let id = catalog.schema.field(named: binding.name, of: type) else {
            return nil
        }
        let field = catalog.schema[id]
        let call = Self.call(
            binding.name,
            arguments.least(of: ArgumentExamples.Field(definition: field, rules: binding.argumentRules, document: nil)).literals
        )
        return "\(call): \(catalog.schema.printed(field.type))"
    }

    private func leaves(_ bindings: [FieldBinding], of type: TypeID, alias: (String) -> String = { _ in "" }) -> String {
        let leaves = bindings.compactMap { binding in leaf(binding, of: type).map { alias(binding.name) + $0 } }
        return (["__typename"] + leaves).joined(separator: " ")
    }

    /// Returns a field with all nested fields of the same object, or nil if the field leads to other objects.
    private func leaf(_ binding: FieldBinding, of type: TypeID) -> String? {
        guard let id = catalog.schema.field(named: binding.name, of: type) else { return nil }
        let field = catalog.schema[id]
        let call = Self.call(
            binding.name,
            arguments.least(of: ArgumentExamples.Field(definition: field, rules: binding.argumentRules, document: nil)).literals
        )
        switch binding.kind {
        case .id, .expression, .fact: return call
        case .found(let inner, _):
            let content = [leaves(inner, of: field.type.named)] + lists(inner).map(\.selection)
            return "\(call) { \(content.joined(separator: " ")) }"
        case .value(let inner, _), .elements(_, let inner), .event(let inner):
            // All cursors in a response must belong to the list that the operation tests, so lists below a value have none.
            let content = [leaves(inner, of: field.type.named)] + lists(inner, hasCursors: false).map(\.selection)
            return "\(call) { \(content.joined(separator: " ")) }"
        case .items(let inner): return "\(call) { \(leaves(inner, of: field.type.named)) }"
        case .groups(let groups): return "\(call) { \(leaves(groups.fields, of: field.type.named)) }"
        case .memory, .answer, .allowance: return call + everything(of: field.type.named, depth: 3)
        case .one, .many, .connection, .byID, .byKey, .viewer, .node, .nodes, .changed, .changedList: return nil
        }
    }

    /// Returns the lists and objects below an object without identity, which no edge of the outer object covers.
    private func lists(_ bindings: [FieldBinding], hasCursors: Bool = true) -> [(name: String, selection: String)] {
        bindings.compactMap { binding in
            switch binding.kind {
            case .many(let list):
                guard let target = catalog.binding(ofTypeNamed: list.type) else { return nil }
                return (binding.name, "\(binding.name) { \(leaves(of: target)) }")
            // Operations that reach the object by its id cover the object's fields.
            case .one: return (binding.name, "\(binding.name) { __typename }")
            case .connection(let connection):
                guard let target = catalog.binding(ofTypeNamed: connection.type) else { return nil }
                // Operations that reach stored objects by id cover the lists of these objects.
                let below = target.idPrefix == nil ? lists(target.fields).map(\.selection) : []
                let content = ([leaves(of: target)] + below).joined(separator: " ")
                let page =
                    hasCursors
                    ? "edges { __typename cursor node { \(content) } } nodes { __typename } \(Self.pageInfo) totalCount"
                    : "edges { __typename node { \(content) } } nodes { __typename } totalCount"
                return (binding.name, "\(binding.name) { __typename \(page) }")
            default: return nil
            }
        }
    }

    /// Returns the fields of an object that take arguments and lead to no other object, with their selections.
    func leavesWithArguments(of binding: ObjectBinding) -> [(field: ArgumentExamples.Field, call: (_ arguments: [String]) -> String)] {
        guard let type = catalog.schema.type(named: binding.type) else { return [] }
        return leavesWithArguments(binding.fields, of: type, in: around(binding))
    }

    private func leavesWithArguments(
        _ bindings: [FieldBinding],
        of type: TypeID,
        in around: ((_ selection: String) -> String)?,
        below wrap: @escaping (_ selection: String) -> String = { $0 }
    ) -> [(field: ArgumentExamples.Field, call: (_ arguments: [String]) -> String)] {
        bindings.flatMap { leaf -> [(field: ArgumentExamples.Field, call: (_ arguments: [String]) -> String)] in
            guard let id = catalog.schema.field(named: leaf.name, of: type) else { return [] }
            let definition = catalog.schema[id]
            let below: String
            switch leaf.kind {
            case .expression: below = ""
            case .groups(let groups): below = " { \(leaves(groups.fields, of: definition.type.named)) }"
            case .value(let inner, _), .elements(_, let inner):
                return leavesWithArguments(inner, of: definition.type.named, in: around) { wrap("\(leaf.name) { \($0) }") }
            default: return []
            }
            guard !definition.arguments.isEmpty else { return [] }
            func call(_ arguments: [String]) -> String { wrap(Self.call(leaf.name, arguments) + below) }
            let document = around.map { around in { around(call($0)) } }
            return [(ArgumentExamples.Field(definition: definition, rules: leaf.argumentRules, document: document), call)]
        }
    }

    /// Returns each field of an object alone, by its coordinate.
    func single(of binding: ObjectBinding) -> [(coordinate: String, selection: String)] {
        guard let type = catalog.schema.type(named: binding.type) else { return [] }
        let edges = edges(of: binding).map { (coordinate: $0.coordinate, selection: plain($0, content: "__typename")) }
        return single(binding.fields, of: type) + edges
    }

    private func single(_ bindings: [FieldBinding], of type: TypeID) -> [(coordinate: String, selection: String)] {
        bindings.flatMap { binding -> [(coordinate: String, selection: String)] in
            switch binding.kind {
            case .value(let inner, _), .elements(_, let inner):
                guard let field = catalog.schema.field(named: binding.name, of: type) else { return [] }
                let named = catalog.schema[catalog.schema[field].type.named]
                let lists = lists(inner).map { (coordinate: "\(named.name).\($0.name)", selection: $0.selection) }
                return (single(inner, of: named.id) + lists).map { ($0.coordinate, "\(binding.name) { \($0.selection) }") }
            default: return leaf(binding, of: type).map { [("\(catalog.schema[type].name).\(binding.name)", $0)] } ?? []
            }
        }
    }

    /// Returns the full payload of a mutation.
    ///
    /// Stored objects include only fields that lead to no other object.
    func everything(of mutation: MutationBinding) -> String {
        guard let type = catalog.schema.type(named: mutation.payloadType) else { return "__typename" }
        return everything(of: mutation.payload, in: type)
    }

    /// Returns the full selection of a subscription's event.
    func everything(of subscription: SubscriptionBinding, _ field: FieldDefinition) -> String {
        switch subscription.field.kind {
        case .changed(let target, _): catalog.binding(ofTypeNamed: target).map { leaves(of: $0) } ?? "__typename"
        case .event(let fields): everything(of: fields, in: field.type.named)
        default: "__typename"
        }
    }

    private func everything(of bindings: [FieldBinding], in type: TypeID) -> String {
        let fields = bindings.compactMap { binding -> String? in
            switch binding.kind {
            case .changed(let target, _), .changedList(let target):
                guard let target = catalog.binding(ofTypeNamed: target) else { break }
                return "\(binding.name) { \(leaves(of: target)) }"
            default: break
            }
            guard let field = catalog.schema.field(named: binding.name, of: type) else { return nil }
            return binding.name + everything(of: catalog.schema[field].type.named, depth: 3)
        }
        return (["__typename"] + fields).joined(separator: " ")
    }

    /// Returns all nested fields, based on the schema alone.
    private func everything(of type: TypeID, depth: Int) -> String {
        guard catalog.schema[type].kind == .object, depth > 0 else { return "" }
        let fields = catalog.schema[catalog.schema[type].fields].map { $0.name + everything(of: $0.type.named, depth: depth - 1) }
        return " { __typename \(fields.joined(separator: " ")) }"
    }

    // MARK: Edges

    /// Returns the fields of an object that lead to others.
    func edges(of binding: ObjectBinding) -> [Edge] { edges[binding.type] ?? [] }

    private func findEdges(of binding: ObjectBinding) -> [Edge] {
        guard let type = catalog.schema.type(named: binding.type) else { return [] }
        return binding.fields.compactMap { field in
            let (target, connection): (String, ConnectionBinding?)
            switch field.kind {
            case .one(let name, _): (target, connection) = (name, nil)
            case .many(let list): (target, connection) = (list.type, nil)
            case .connection(let binding): (target, connection) = (binding.type, binding)
            default: return nil
            }
            guard let id = catalog.schema.field(named: field.name, of: type), let named = catalog.schema.type(named: target) else {
                return nil
            }
            let below = connection == nil ? "__typename" : "edges { __typename }"
            let around = around(binding)
            let exampleField = ArgumentExamples.Field(
                definition: catalog.schema[id],
                rules: field.argumentRules,
                document: around.map { around in { around("\(Self.call(field.name, $0)) { \(below) }") } }
            )
            return Edge(
                name: field.name,
                coordinate: "\(binding.type).\(field.name)",
                field: exampleField,
                targets: catalog.schema[named].possibleTypes.compactMap { catalog.binding(of: $0) },
                isUnion: catalog.schema[named].kind == .union,
                connection: connection,
                around: around,
                least: arguments.least(of: exampleField)
            )
        }
    }

    /// Builds a document around a selection of an object.
    ///
    /// Returns nil for types that cannot be reached by id.
    func around(_ binding: ObjectBinding) -> ((String) -> String)? {
        let root = catalog.schema.queryType.flatMap { catalog.binding(of: $0) }
        if root?.type == binding.type { return { "{ \($0) }" } }
        guard hasNode, let id = ids(of: binding).first else { return nil }
        return { "{ node(id: \(id)) { ... on \(binding.type) { \($0) } } }" }
    }

    /// Whether the root has the field `node`.
    private var hasNode: Bool {
        let root = catalog.schema.queryType.flatMap { catalog.binding(of: $0) }
        return root?.fields.contains { if case .node = $0.kind { true } else { false } } ?? false
    }

    /// Returns an edge with all its fields and a selection of its target objects.
    func whole(_ edge: Edge, alias: String? = nil, arguments: [String]? = nil, content: String) -> String {
        guard let connection = edge.connection else { return call(edge, alias: alias, arguments) + " { \(content) }" }
        let edgeFields = (["__typename", "cursor"] + connection.edgeFields.map(\.name)).joined(separator: " ")
        let parts = "edges { \(edgeFields) node { \(content) } } nodes { \(content) } \(Self.pageInfo) totalCount"
        return call(edge, alias: alias, arguments) + " { __typename \(parts)\(further(edge)) }"
    }

    /// Returns the fields of a connection other than its pages.
    private func further(_ edge: Edge) -> String {
        let type = edge.field.definition.type.named
        let fields = (edge.connection?.fields ?? []) + (edge.connection?.search.map { [$0.infoBinding] } ?? [])
        return fields.compactMap { leaf($0, of: type) }.map { " " + $0 }.joined()
    }

    /// Returns an edge with only a selection of its target objects.
    func plain(_ edge: Edge, further: [String] = [], content: String) -> String {
        let call = call(edge, alias: nil, edge.least.literals + further)
        return edge.connection == nil ? "\(call) { \(content) }" : "\(call) { nodes { \(content) } }"
    }

    /// Returns an edge with the cursors of its page.
    func page(_ edge: Edge, alias: String, arguments: [String]) -> String {
        call(edge, alias: alias, arguments) + " { edges { cursor node { __typename } } \(Self.pageInfo) }"
    }

    /// Returns a list with the cursors of its rows and the page info.
    func walk(_ edge: Edge, alias: String, arguments: [String]) -> String {
        call(edge, alias: alias, arguments) + " { edges { cursor } \(Self.pageInfo) totalCount }"
    }

    /// Returns an edge with few fields of its rows, but with every field that its arguments affect.
    func outline(_ edge: Edge, arguments: [String]) -> String {
        guard edge.connection != nil else { return call(edge, alias: nil, arguments) + " { __typename }" }
        return call(edge, alias: nil, arguments) + " { edges { cursor node { __typename } } totalCount\(further(edge)) }"
    }

    private func call(_ edge: Edge, alias: String?, _ arguments: [String]?) -> String {
        (alias.map { $0 + ": " } ?? "") + Self.call(edge.name, arguments ?? edge.least.literals)
    }

    static func call(_ name: String, _ arguments: [String]) -> String {
        name + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
    }
}
