import GraphQL

/// Writes the selections of covering operations.
struct CoveringSelections {
    let catalog: Catalog

    /// A field that leads from an object to others.
    struct Edge {
        let name: String
        let coordinate: String
        let field: FieldDefinition
        let target: ObjectBinding
        /// Its binding when it is a list in pages.
        let connection: ConnectionBinding?
    }

    static let pageInfo = "pageInfo { __typename hasNextPage hasPreviousPage startCursor endCursor }"

    /// All fields of an object that lead to no other object.
    func leaves(of binding: ObjectBinding) -> String {
        catalog.schema.type(named: binding.type).map { leaves(binding.fields, of: $0) } ?? "__typename"
    }

    private func leaves(_ bindings: [FieldBinding], of type: TypeID) -> String {
        var names = ["__typename"]
        for binding in bindings {
            switch binding.kind {
            case .id, .expression: names.append(binding.name)
            case .value(let inner, _), .items(let inner):
                guard let field = catalog.schema.field(named: binding.name, of: type) else { continue }
                names.append("\(binding.name) { \(leaves(inner, of: catalog.schema[field].type.named)) }")
            case .memory:
                guard let field = catalog.schema.field(named: binding.name, of: type) else { continue }
                names.append(binding.name + everything(of: catalog.schema[field].type.named, depth: 3))
            case .groups(let groups):
                guard let field = catalog.schema.field(named: binding.name, of: type) else { continue }
                names.append("\(binding.name) { \(leaves(groups.fields, of: catalog.schema[field].type.named)) }")
            case .one, .many, .connection, .byID, .byKey, .node, .nodes: continue
            }
        }
        return names.joined(separator: " ")
    }

    /// Each field of an object by itself, under its coordinate.
    func single(of binding: ObjectBinding) -> [(coordinate: String, selection: String)] {
        guard let type = catalog.schema.type(named: binding.type) else { return [] }
        let edges = edges(of: binding).map { (coordinate: $0.coordinate, selection: plain($0, content: "__typename id")) }
        return single(binding.fields, of: type) + edges
    }

    private func single(_ bindings: [FieldBinding], of type: TypeID) -> [(coordinate: String, selection: String)] {
        bindings.flatMap { binding -> [(coordinate: String, selection: String)] in
            switch binding.kind {
            case .id, .expression: return [("\(catalog.schema[type].name).\(binding.name)", binding.name)]
            case .value(let inner, _):
                guard let field = catalog.schema.field(named: binding.name, of: type) else { return [] }
                return single(inner, of: catalog.schema[field].type.named).map { ($0.coordinate, "\(binding.name) { \($0.selection) }") }
            default: return []
            }
        }
    }

    /// All fields below, by the schema alone.
    private func everything(of type: TypeID, depth: Int) -> String {
        guard catalog.schema[type].kind == .object, depth > 0 else { return "" }
        let fields = catalog.schema[catalog.schema[type].fields].map { $0.name + everything(of: $0.type.named, depth: depth - 1) }
        return " { __typename \(fields.joined(separator: " ")) }"
    }

    /// The fields of an object that lead to others.
    func edges(of binding: ObjectBinding) -> [Edge] {
        guard let type = catalog.schema.type(named: binding.type) else { return [] }
        return binding.fields.compactMap { field in
            let (target, connection): (String, ConnectionBinding?)
            switch field.kind {
            case .one(let name, _): (target, connection) = (name, nil)
            case .many(let list): (target, connection) = (list.type, nil)
            case .connection(let binding): (target, connection) = (binding.type, binding)
            default: return nil
            }
            guard let id = catalog.schema.field(named: field.name, of: type), let object = catalog.binding(ofTypeNamed: target) else {
                return nil
            }
            return Edge(
                name: field.name,
                coordinate: "\(binding.type).\(field.name)",
                field: catalog.schema[id],
                target: object,
                connection: connection
            )
        }
    }

    /// An edge with a selection of the objects that it leads to, and all that the edge itself has.
    func whole(_ edge: Edge, alias: String? = nil, arguments: [String] = [], content: String) -> String {
        guard let connection = edge.connection else { return "\(edge.name) { \(content) }" }
        let edgeFields = (["__typename", "cursor"] + connection.edgeFields.map(\.name)).joined(separator: " ")
        let parts = "edges { \(edgeFields) node { \(content) } } nodes { \(content) } \(Self.pageInfo) totalCount"
        return call(edge, alias: alias, arguments) + " { __typename \(parts) }"
    }

    /// An edge with a selection of the objects that it leads to, and nothing else.
    func plain(_ edge: Edge, arguments: [String] = [], content: String) -> String {
        guard edge.connection != nil else { return "\(edge.name) { \(content) }" }
        return call(edge, alias: nil, arguments) + " { nodes { \(content) } }"
    }

    /// An edge with its page's ends.
    func page(_ edge: Edge, alias: String, arguments: [String]) -> String {
        call(edge, alias: alias, arguments) + " { edges { cursor node { id } } \(Self.pageInfo) }"
    }

    private func call(_ edge: Edge, alias: String?, _ arguments: [String]) -> String {
        (alias.map { $0 + ": " } ?? "") + edge.name + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
    }
}
