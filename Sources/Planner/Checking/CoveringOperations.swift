import GraphQL

/// Generates the operations that together reach all that a catalog binds: every field of every type on every kind of path, every argument
/// and every field of every filter by itself, every order both ways, pages forward and backward with and without a cursor.
///
/// `cupboard check --database` prepares what they become; a test runs them.
public struct CoveringOperations {
    private let catalog: Catalog
    private let selections: CoveringSelections
    private let maker: ExampleMaker
    private var operations: [CoveringOperation] = []

    /// How many edges are followed from where an object is reached.
    private static let maximumEdges = 2

    /// A way from the root to objects of a type.
    private struct Entry {
        let name: String
        let target: ObjectBinding
        let wrap: (String) -> String
    }

    /// Arguments of a field: as they stand in the document, and as variables.
    private struct Arguments {
        var name = ""
        var literal: [String] = []
        var viaVariable: [String] = []
        var definitions: [String] = []
        var variables = ObjectValue()
        var isFurther = false
    }

    private init(_ catalog: Catalog, _ examples: ExampleValues) {
        self.catalog = catalog
        selections = CoveringSelections(catalog: catalog)
        maker = ExampleMaker(catalog: catalog, examples: examples)
    }

    /// All operations for a catalog.
    public static func all(of catalog: Catalog, examples: ExampleValues = ExampleValues()) -> [CoveringOperation] {
        guard let root = catalog.schema.queryType, let binding = catalog.binding(of: root) else { return [] }
        var generator = CoveringOperations(catalog, examples)
        generator.add("Query", "{ \(generator.selections.leaves(of: binding)) }")
        generator.addFields()
        generator.addObjects(entries: generator.entries(of: binding))
        generator.addArguments(root: binding)
        return generator.operations
    }

    private mutating func add(_ name: String, _ query: String, variables: ObjectValue = ObjectValue(), takesCursor: Bool = false) {
        operations.append(CoveringOperation(name: name, query: query, variables: variables, takesCursor: takesCursor))
    }

    // MARK: Fields

    /// Each field of each stored type by itself, so that a broken one is known by name before it spoils other operations.
    private mutating func addFields() {
        for target in stored {
            guard let id = ids(of: target).first else { continue }
            for (coordinate, selection) in selections.single(of: target) {
                add(coordinate, "{ node(id: \(id)) { ... on \(target.type) { \(selection) } } }")
            }
        }
    }

    // MARK: Paths

    private func entries(of root: ObjectBinding) -> [Entry] {
        var entries: [Entry] = []
        for field in root.fields {
            switch field.kind {
            case .byID(let type):
                guard let target = catalog.binding(ofTypeNamed: type), let id = ids(of: target).first else { continue }
                entries.append(Entry(name: field.name, target: target) { "\(field.name)(id: \(id)) { \($0) }" })
            case .node:
                for target in stored {
                    guard let id = ids(of: target).first else { continue }
                    let call = "\(field.name)(id: \(id))"
                    entries.append(Entry(name: field.name, target: target) { "\(call) { __typename id ... on \(target.type) { \($0) } }" })
                }
            case .nodes: entries += stored.map(listEntry)
            default: continue
            }
        }
        for edge in selections.edges(of: root) {
            entries.append(Entry(name: edge.name, target: edge.target) { selections.plain(edge, arguments: ["first: 3"], content: $0) })
        }
        return entries
    }

    /// `nodes` with ids of a type and, among them, ids of another.
    private func listEntry(_ target: ObjectBinding) -> Entry {
        let other = stored.first { $0.type != target.type }.flatMap { ids(of: $0).first }
        let list = (ids(of: target) + [other].compactMap { $0 } + ids(of: target).prefix(1)).joined(separator: ", ")
        return Entry(name: "nodes", target: target) { "nodes(ids: [\(list)]) { __typename id ... on \(target.type) { \($0) } }" }
    }

    private var stored: [ObjectBinding] { catalog.tables.compactMap { catalog.binding(ofTable: $0) } }

    private func ids(of target: ObjectBinding) -> [String] {
        guard let table = target.table?.name else { return [] }
        return maker.examples.ids.map { "\"\(table)_\($0)\"" }
    }

    /// All fields of the objects at the end of every path of a few edges.
    private mutating func addObjects(entries: [Entry]) {
        for entry in entries { addObjects(entry.name, at: entry.target, edges: Self.maximumEdges, entry.wrap) }
    }

    private mutating func addObjects(_ name: String, at target: ObjectBinding, edges: Int, _ wrap: (String) -> String) {
        add("\(name) > \(target.type)", "{ \(wrap(selections.leaves(of: target))) }")
        guard edges > 0 else { return }
        let selections = selections
        for edge in selections.edges(of: target) {
            let inner = selections.leaves(of: edge.target)
            let path = "\(name) > \(edge.coordinate)"
            if edge.connection != nil {
                add("\(path), whole", "{ \(wrap(selections.whole(edge, arguments: ["first: 2"], content: inner))) }")
            }
            addObjects(path, at: edge.target, edges: edges - 1) { wrap(selections.plain(edge, content: $0)) }
        }
    }

    // MARK: Arguments

    private mutating func addArguments(root: ObjectBinding) {
        for edge in selections.edges(of: root) {
            let beyond = selections.edges(of: edge.target).map { selections.plain($0, content: selections.leaves(of: $0.target)) }
            let content = ([selections.leaves(of: edge.target)] + beyond).joined(separator: " ")
            addArguments(of: edge, name: edge.coordinate, content: content) { $0 }
        }
        let entries = entries(of: root)
        for target in stored {
            // One object by itself and objects in a list: the rest differs in the objects only.
            let ways = entries.filter { $0.target.type == target.type && ["node", "nodes"].contains($0.name) }
            for entry in ways {
                for edge in selections.edges(of: target) where edge.connection != nil {
                    let content = selections.leaves(of: edge.target)
                    addArguments(of: edge, name: "\(entry.name) > \(edge.coordinate)", content: content, entry.wrap)
                }
            }
            for entry in ways { addLeafArguments(of: target, entry) }
        }
    }

    /// One document for each value of each argument of a connection, with every kind of page in it.
    private mutating func addArguments(of edge: CoveringSelections.Edge, name: String, content: String, _ wrap: (String) -> String) {
        guard let connection = edge.connection else { return }
        let (size, selections) = (maker.examples.pageSize, selections)
        for arguments in [Arguments()] + self.orders(of: connection, edge.field) + filters(of: edge.field) {
            for isLiteral in arguments.literal.isEmpty ? [true] : [true, false] {
                let given = isLiteral ? arguments.literal : arguments.viaVariable
                func page(_ alias: String, _ bounds: String...) -> String { selections.page(edge, alias: alias, arguments: given + bounds) }
                var fields = [selections.whole(edge, alias: "forward", arguments: given + ["first: \(size)"], content: content)]
                // A variable changes where a value comes from, which one kind of page shows as well as all.
                let hasAllPages = isLiteral && !arguments.isFurther
                if hasAllPages {
                    fields += [
                        page("after", "first: \(size)", "after: $cursor"), page("until", "first: \(size)", "before: $cursor"),
                        page("backward", "last: \(size)"), page("before", "last: \(size)", "before: $cursor"),
                        page("since", "last: \(size)", "after: $cursor"), page("standard", "after: $cursor"),
                    ]
                }
                let definitions = (isLiteral ? [] : arguments.definitions) + (hasAllPages ? ["$cursor: String"] : [])
                add(
                    "\(name)(\(arguments.name))\(isLiteral ? "" : " by variable")",
                    Self.query(definitions, wrap(fields.joined(separator: " "))),
                    variables: isLiteral ? ObjectValue() : arguments.variables,
                    takesCursor: hasAllPages
                )
            }
        }
    }

    /// One document for each value of each argument of an object's own fields.
    private mutating func addLeafArguments(of target: ObjectBinding, _ entry: Entry) {
        guard let type = catalog.schema.type(named: target.type) else { return }
        for binding in target.fields {
            guard case .expression = binding.kind, let field = catalog.schema.field(named: binding.name, of: type) else { continue }
            for arguments in filters(of: catalog.schema[field]) {
                let name = "\(entry.name) > \(target.type).\(binding.name)(\(arguments.name))"
                func call(_ given: [String]) -> String { entry.wrap("\(binding.name)(\(given.joined(separator: ", ")))") }
                add(name, Self.query([], call(arguments.literal)))
                add("\(name) by variable", Self.query(arguments.definitions, call(arguments.viaVariable)), variables: arguments.variables)
            }
        }
    }

    /// Every order, without a direction and with both.
    private func orders(of connection: ConnectionBinding, _ field: FieldDefinition) -> [Arguments] {
        guard let argument = catalog.schema[field.arguments].first(where: { $0.name == "orderBy" }) else { return [] }
        return connection.orders.orders.keys.sorted().flatMap { name in
            [nil, "ASC", "DESC"].map { direction in
                var order: ObjectValue = ["field": .enum(name)]
                if let direction { order.append("direction", .enum(direction)) }
                return self.arguments(argument, ExampleValue(value: .object(order)))
            }
        }
    }

    /// Every other argument by itself that says no page.
    private func filters(of field: FieldDefinition) -> [Arguments] {
        catalog.schema[field.arguments].filter { !Self.pageArguments.contains($0.name) }.flatMap { argument in
            maker.examples(of: argument.type, named: argument.name).map { arguments(argument, $0) }
        }
    }

    private static let pageArguments: Set = ["first", "after", "last", "before", "orderBy"]

    private func arguments(_ argument: InputValueDefinition, _ example: ExampleValue) -> Arguments {
        var arguments = Arguments(isFurther: example.isFurther)
        arguments.name = "\(argument.name): \(example.value.literal)"
        arguments.literal = [arguments.name]
        arguments.viaVariable = ["\(argument.name): $\(argument.name)"]
        arguments.definitions = ["$\(argument.name): \(catalog.schema.printed(argument.type))"]
        arguments.variables.append(argument.name, example.value.asSent)
        return arguments
    }

    private static func query(_ definitions: [String], _ selection: String) -> String {
        (definitions.isEmpty ? "" : "query (\(definitions.joined(separator: ", "))) ") + "{ \(selection) }"
    }
}
