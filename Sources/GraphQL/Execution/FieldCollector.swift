/// The fields that a selection requests from one object type, merged by response name; collected once and reused for every object.
///
/// The collector uses flat arrays like `Document`. A collection is a range of fields, and a field refers to its nodes and arguments by
/// index. Executing a field therefore copies a few integers and retains nothing.
///
/// Spec: https://spec.graphql.org/September2025/#CollectFields()
struct FieldCollector {
    /// The merged fields of a collection that have the same response name.
    struct Field: BitwiseCopyable {
        let id: FieldID
        let parentType: TypeID
        let type: TypeReference
        let kind: TypeKind
        /// The start of `,"name":` in `keys`; the first field of an object begins after the comma.
        let keyStart: Int32
        let keyEnd: Int32
        /// The start of the merged field nodes in `nodes`.
        let nodesStart: Int32
        let nodesEnd: Int32
        /// The index of the coerced arguments in `arguments`; −1 if the field takes no arguments.
        let arguments: Int32
        /// The index of the field's newest collection in `subcollections`; −1 if there is no collection yet.
        var subcollection: Int32 = -1
    }

    /// The fields of a field's selection sets for one object type.
    private struct Subcollection {
        let type: TypeID
        let fields: Range<Int>
        let next: Int32
    }

    let schema: Schema
    let document: Document
    let variables: CoercedVariables

    private(set) var fields: [Field] = []
    private(set) var keys: [UInt8] = []
    private(set) var nodes: [SelectionNode] = []
    private(set) var arguments: [Result<CoercedArguments, GraphQLError>] = []
    private var subcollections: [Subcollection] = []
    private let grouping: FieldGrouping

    init(schema: Schema, document: Document, variables: CoercedVariables) {
        self.schema = schema
        self.document = document
        self.variables = variables
        grouping = FieldGrouping(schema: schema, document: document)
    }

    /// Collects the fields that selection sets request from an object type.
    mutating func collect(_ selectionSets: [SelectionSet], on type: TypeID) throws(GraphQLError) -> Range<Int> {
        let groups = try grouping.groups(of: selectionSets, on: type) { node throws(GraphQLError) in try isIncluded(node) }
        let start = fields.count
        for group in groups { add(group, on: type) }
        return start..<fields.count
    }

    /// Collects the fields that a field's selection sets request from an object type, or returns the earlier collection.
    mutating func collectSubfields(of field: Int, on type: TypeID) throws(GraphQLError) -> Range<Int> {
        var index = fields[field].subcollection
        while index >= 0 {
            let subcollection = subcollections[Int(index)]
            if subcollection.type == type { return subcollection.fields }
            index = subcollection.next
        }
        let sets = nodes(of: fields[field]).compactMap(\.selectionSet)
        let collected = try collect(sets, on: type)
        subcollections.append(Subcollection(type: type, fields: collected, next: fields[field].subcollection))
        fields[field].subcollection = Int32(subcollections.count - 1)
        return collected
    }

    /// Adds one field whose nodes are already merged, such as a root field.
    mutating func add(_ group: [SelectionNode], on type: TypeID) {
        // A nonexistent field is skipped, as in GraphQL.js; validation has rejected it before.
        guard let node = group.first, let id = schema.field(named: node.name, of: type, in: document) else { return }
        let definition = schema[id]
        let keyStart = keys.count
        keys.append(UInt8(ascii: ","))
        keys.append(UInt8(ascii: "\""))
        keys.append(contentsOf: document.bytes(node.responseName))
        keys.append(UInt8(ascii: "\""))
        keys.append(UInt8(ascii: ":"))
        let nodesStart = nodes.count
        nodes.append(contentsOf: group)
        var argumentsIndex: Int32 = -1
        if !definition.arguments.isEmpty {
            argumentsIndex = Int32(arguments.count)
            arguments.append(coerceArguments(of: node, definition))
        }
        fields.append(
            Field(
                id: id,
                parentType: type,
                type: definition.type,
                kind: schema[definition.type.named].kind,
                keyStart: Int32(keyStart),
                keyEnd: Int32(keys.count),
                nodesStart: Int32(nodesStart),
                nodesEnd: Int32(nodes.count),
                arguments: argumentsIndex
            )
        )
    }

    func nodes(of field: Field) -> ArraySlice<SelectionNode> {
        nodes[Int(field.nodesStart)..<Int(field.nodesEnd)]
    }

    /// Returns the response name of a field.
    func responseName(of field: Field) -> String {
        String(decoding: keys[Int(field.keyStart) + 2..<Int(field.keyEnd) - 2], as: UTF8.self)
    }

    private func coerceArguments(of node: SelectionNode, _ definition: FieldDefinition) -> Result<CoercedArguments, GraphQLError> {
        do throws(GraphQLError) {
            return .success(
                try schema.coerceArguments(
                    node.arguments,
                    of: definition.arguments,
                    at: node.start,
                    in: document,
                    variables: variables
                )
            )
        } catch {
            return .failure(error)
        }
    }
}

extension FieldCollector {
    /// Returns whether a selection is excluded neither by `@skip` nor by `@include`.
    ///
    /// Spec: https://spec.graphql.org/September2025/#sec--skip
    private func isIncluded(_ selection: SelectionNode) throws(GraphQLError) -> Bool {
        if selection.directives.isEmpty { return true }
        if try condition("skip", on: selection) == true { return false }
        return try condition("include", on: selection) != false
    }

    private func condition(_ name: StaticString, on selection: SelectionNode) throws(GraphQLError) -> Bool? {
        guard let node = document[selection.directives].first(where: { document.name($0.name, is: name) }),
            let directive = schema.directive(named: node.name, in: document),
            // Found by name: a schema may define the directive itself, with more arguments.
            let flag = schema.argument(named: "if".utf8Span.span, of: directive)
        else { return nil }
        let arguments = try schema.coerceArguments(
            node.arguments,
            of: schema[directive].arguments,
            at: node.start,
            in: document,
            variables: variables
        )
        return arguments[flag] == .boolean(true)
    }
}
