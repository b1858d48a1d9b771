import GraphQL
public import Planner

/// Generates the operations that together cover all bindings of a catalog.
///
/// They cover every field of every type on every kind of path, and every argument and filter field alone and in pairs. They cover every
/// order in both directions, and pages forward and backward with and without a cursor.
///
/// `cupboard check --database` prepares their SQL statements, and a test executes them.
public struct CoveringOperations {
    private let catalog: Catalog
    private let selections: CoveringSelections
    private let arguments: ArgumentExamples
    private let pageSize: Int64
    private var operations: [CoveringOperation] = []

    /// The maximum number of edges followed from an entry.
    private static let maximumEdges = 2

    /// A path from the root to objects of a type.
    private struct Entry {
        let name: String
        let target: ObjectBinding
        let wrap: (String) -> String
    }

    private init(_ catalog: Catalog, _ examples: ExampleValues) {
        self.catalog = catalog
        selections = CoveringSelections(catalog, examples)
        arguments = selections.arguments
        pageSize = examples.pageSize
    }

    /// Returns all operations for a catalog.
    public static func all(of catalog: Catalog, examples: ExampleValues = ExampleValues()) -> [CoveringOperation] {
        guard let root = catalog.schema.queryType, let binding = catalog.binding(of: root) else { return [] }
        var generator = CoveringOperations(catalog, examples)
        generator.add("Query", "{ \(generator.selections.leaves(of: binding)) }")
        let entries = generator.entries(of: binding)
        generator.addFields(entries: entries)
        for entry in entries {
            // Beyond the first edge, it makes no difference whether the path began with one object or several.
            generator.addObjects(entry.name, at: entry.target, edges: entry.name == "nodes" ? 1 : maximumEdges, entry.wrap)
        }
        generator.addArguments(root: binding, entries: entries)
        generator.addMutations()
        generator.addSubscriptions()
        return generator.operations
    }

    private mutating func add(
        _ name: String,
        _ query: String,
        variables: ObjectValue = ObjectValue(),
        takesCursor: Bool = false,
        refusal: String? = nil,
        kind: OperationKind = .query
    ) {
        operations.append(
            CoveringOperation(
                name: name,
                query: query,
                variables: variables,
                takesCursor: takesCursor,
                refusal: refusal,
                kind: kind
            )
        )
    }

    // MARK: Mutations

    /// Adds each mutation with its full payload, and with each field of its input.
    private mutating func addMutations() {
        guard let root = catalog.schema.mutationType else { return }
        for field in catalog.schema[catalog.schema[root].fields] {
            guard let mutation = catalog.mutation(named: field.name) else { continue }
            let payload = selections.everything(of: mutation)
            let exampleField = ArgumentExamples.Field(definition: field, rules: [], document: nil)
            for given in [arguments.least(of: exampleField)] + arguments.filters(of: exampleField) {
                let call = CoveringSelections.call(field.name, given.literals)
                let query = FileVariable.mutation("\(call) { \(payload) }")
                add("Mutation.\(call)", query, variables: FileVariable.variables(of: query), kind: .mutation)
            }
        }
    }

    // MARK: Subscriptions

    /// Adds each subscription with its full event, and with each of its arguments.
    private mutating func addSubscriptions() {
        guard let root = catalog.schema.subscriptionType else { return }
        for id in catalog.schema[root].fields {
            let field = catalog.schema[id]
            guard let subscription = catalog.subscription(named: field.name) else { continue }
            let content = selections.everything(of: subscription, field)
            let exampleField = ArgumentExamples.Field(definition: field, rules: subscription.field.argumentRules) { given in
                "subscription { \(CoveringSelections.call(field.name, given)) { __typename } }"
            }
            for given in [arguments.least(of: exampleField)] + arguments.filters(of: exampleField) {
                let call = CoveringSelections.call(field.name, given.literals)
                add("Subscription.\(call)", "subscription { \(call) { \(content) } }", kind: .subscription)
            }
        }
    }

    // MARK: Paths

    private func entries(of root: ObjectBinding) -> [Entry] {
        var entries: [Entry] = []
        for field in root.fields {
            switch field.kind {
            case .byID(let type):
                guard let target = catalog.binding(ofTypeNamed: type), let id = selections.ids(of: target).first else { continue }
                entries.append(Entry(name: field.name, target: target) { "\(field.name)(id: \(id)) { \($0) }" })
            case .viewer(let type):
                guard let target = catalog.binding(ofTypeNamed: type) else { continue }
                entries.append(Entry(name: field.name, target: target) { "\(field.name) { \($0) }" })
            case .byKey(let type, let argument, _):
                guard let target = catalog.binding(ofTypeNamed: type) else { continue }
                let key = arguments.maker.examples.text
                entries.append(
                    Entry(name: field.name, target: target) { "\(field.name)(\(argument): \(Value.string(key).literal)) { \($0) }" }
                )
            case .node:
                for target in selections.stored {
                    guard let id = selections.ids(of: target).first else { continue }
                    let call = "\(field.name)(id: \(id))"
                    entries.append(Entry(name: field.name, target: target) { "\(call) { __typename id ... on \(target.type) { \($0) } }" })
                }
            case .nodes: entries += selections.stored.map(listEntry)
            default: continue
            }
        }
        return entries + selections.edges(of: root).flatMap { edge in self.entries(along: edge, named: edge.name) { $0 } }
    }

    /// Returns the entries at the end of an edge, one per type for a union.
    private func entries(along edge: CoveringSelections.Edge, named name: String, _ wrap: @escaping (String) -> String) -> [Entry] {
        let further = edge.connection == nil ? [] : ["first: \(pageSize + 1)"]
        return edge.targets.map { target in
            Entry(name: name, target: target) { [selections] content in
                let content = edge.isUnion ? "... on \(target.type) { \(content) }" : content
                return wrap(selections.plain(edge, further: further, content: content))
            }
        }
    }

    /// Returns the entry `nodes` with ids of a type and one id of another type among them.
    private func listEntry(_ target: ObjectBinding) -> Entry {
        let ids = selections.ids(of: target)
        let other = selections.stored.first { $0.type != target.type }.flatMap { selections.ids(of: $0).first }
        let list = (ids + [other].compactMap { $0 } + ids.prefix(1)).joined(separator: ", ")
        return Entry(name: "nodes", target: target) { "nodes(ids: [\(list)]) { __typename id ... on \(target.type) { \($0) } }" }
    }

    /// Adds all fields of the objects at the end of every path of a few edges.
    ///
    /// A path to objects that are not stored continues further, because no other path reaches those objects.
    private mutating func addObjects(_ name: String, at target: ObjectBinding, edges: Int, _ wrap: @escaping (String) -> String) {
        add("\(name) > \(target.type)", "{ \(wrap(selections.leaves(of: target))) }")
        guard edges > 0 || target.idPrefix == nil else { return }
        for edge in selections.edges(of: target) {
            let path = "\(name) > \(edge.coordinate)"
            if edge.connection != nil || edge.isUnion {
                let arguments = edge.least.literals + ["first: 2"]
                add("\(path), whole", "{ \(wrap(selections.whole(edge, arguments: arguments, content: selections.leaves(of: edge)))) }")
            }
            for entry in entries(along: edge, named: path, wrap) {
                addObjects(path, at: entry.target, edges: max(0, edges - 1), entry.wrap)
            }
        }
    }

    // MARK: Fields

    /// Adds each field of each type alone, so that a broken field is identified before it breaks other operations.
    private mutating func addFields(entries: [Entry]) {
        var reached: Set<String> = []
        for target in selections.stored where reached.insert(target.type).inserted {
            guard let around = selections.around(target) else { continue }
            for (coordinate, selection) in selections.single(of: target) { add(coordinate, around(selection)) }
        }
        for entry in entries where reached.insert(entry.target.type).inserted {
            for (coordinate, selection) in selections.single(of: entry.target) { add(coordinate, "{ \(entry.wrap(selection)) }") }
        }
    }

    // MARK: Arguments

    private mutating func addArguments(root: ObjectBinding, entries: [Entry]) {
        for edge in selections.edges(of: root) where !edge.field.definition.arguments.isEmpty {
            let beyond = edge.isUnion ? [] : edge.targets.flatMap { selections.edges(of: $0) }
            let inner = beyond.map { selections.plain($0, content: selections.leaves(of: $0)) }
            let content = ([selections.leaves(of: edge)] + inner).joined(separator: " ")
            addArguments(of: edge, name: edge.coordinate, content: content) { $0 }
            addPairs(of: edge)
        }
        addLeafArguments(of: root, named: "", isFirst: true) { $0 }
        for target in selections.stored {
            // A single object and objects in a list. Other paths differ only in the objects they reach.
            let ways = entries.filter { $0.target.type == target.type && ["node", "nodes"].contains($0.name) }
            for edge in selections.edges(of: target) where !edge.field.definition.arguments.isEmpty {
                for entry in ways {
                    let (name, content) = ("\(entry.name) > \(edge.coordinate)", selections.leaves(of: edge))
                    addArguments(of: edge, name: name, content: content, isFirst: entry.name == "node", entry.wrap)
                }
                addPairs(of: edge)
            }
            for entry in ways { addLeafArguments(of: target, named: "\(entry.name) > ", isFirst: entry.name == "node", entry.wrap) }
        }
    }

    /// Adds a document for each value of each argument of an edge, with every kind of page if the edge is a connection.
    private mutating func addArguments(
        of edge: CoveringSelections.Edge,
        name: String,
        content: String,
        isFirst: Bool = true,
        _ wrap: (String) -> String
    ) {
        let (size, selections) = (pageSize, selections)
        // Further values of an enum are tested on one path only, because the path does not affect them.
        let filters = arguments.filters(of: edge.field).filter { isFirst || !$0.isVariant }
        for given in [edge.least] + arguments.orders(of: edge.field) + filters {
            // Variables only change the source of a value, so one path is enough to test them.
            for isLiteral in given.parts.isEmpty || given.isVariant || !isFirst ? [true] : [true, false] {
                let arguments = isLiteral ? given.literals : given.references
                func page(_ alias: String, _ bounds: String...) -> String {
                    selections.page(edge, alias: alias, arguments: arguments + bounds)
                }
                let bounds = edge.connection == nil ? [] : ["first: \(size)"]
                var fields = [selections.whole(edge, alias: "forward", arguments: arguments + bounds, content: content)]
                // One value is enough to test every kind of page.
                let hasAllPages = isLiteral && !given.isVariant && edge.connection != nil && given.refusal == nil
                if hasAllPages {
                    fields += [
                        page("after", "first: \(size)", "after: $cursor"), page("until", "first: \(size)", "before: $cursor"),
                        page("backward", "last: \(size)"), page("before", "last: \(size)", "before: $cursor"),
                        page("since", "last: \(size)", "after: $cursor"), page("standard", "after: $cursor"),
                    ]
                }
                let definitions = (isLiteral ? [] : given.definitions(in: catalog.schema)) + (hasAllPages ? ["$cursor: String"] : [])
                add(
                    "\(name)(\(given.literals.joined(separator: ", ")))\(isLiteral ? "" : " by variable")",
                    Self.query(definitions, wrap(fields.joined(separator: " "))),
                    variables: isLiteral ? ObjectValue() : given.variables,
                    takesCursor: hasAllPages,
                    refusal: given.refusal
                )
            }
        }
    }

    /// Adds a small document for each pair of arguments of an edge.
    private mutating func addPairs(of edge: CoveringSelections.Edge) {
        guard let around = edge.around else { return }
        let bounds = edge.connection == nil ? [] : ["first: \(pageSize)"]
        for pair in arguments.pairs(of: edge.field) {
            let name = "\(edge.coordinate)(\(pair.literals.joined(separator: ", ")))"
            add(name, around(selections.outline(edge, arguments: pair.literals + bounds)), refusal: pair.refusal)
        }
    }

    /// Adds a document for each value and each pair of values of the arguments of an object's own fields.
    private mutating func addLeafArguments(of target: ObjectBinding, named way: String, isFirst: Bool, _ wrap: (String) -> String) {
        for (field, call) in selections.leavesWithArguments(of: target) {
            let given = arguments.filters(of: field).filter { isFirst || !$0.isVariant }
            for given in given + (isFirst ? arguments.pairs(of: field) : []) {
                let name = "\(way)\(target.type).\(field.definition.name)(\(given.literals.joined(separator: ", ")))"
                add(name, Self.query([], wrap(call(given.literals))), refusal: given.refusal)
                guard isFirst, !given.isVariant else { continue }
                let definitions = given.definitions(in: catalog.schema)
                add(
                    "\(name) by variable",
                    Self.query(definitions, wrap(call(given.references))),
                    variables: given.variables,
                    refusal: given.refusal
                )
            }
        }
    }

    private static func query(_ definitions: [String], _ selection: String) -> String {
        (definitions.isEmpty ? "" : "query (\(definitions.joined(separator: ", "))) ") + "{ \(selection) }"
    }
}
