/// The fields that a selection asks of one object type, merged by response name; worked out once and then used for every object.
///
/// Flat arrays as in `Document`: a collection is a range of fields, a field refers to its nodes and arguments by index, so that executing a
/// field copies a few integers and retains nothing.
///
/// Spec: https://spec.graphql.org/September2025/#CollectFields()
struct FieldCollector {
    /// A response name of one collection.
    struct Field: BitwiseCopyable {
        let id: FieldID
        let parentType: TypeID
        let type: TypeReference
        let kind: TypeKind
        /// Where `,"name":` is in `keys`; the first field of an object begins behind the comma.
        let keyStart: Int32
        let keyEnd: Int32
        /// Where the merged field nodes are in `nodes`.
        let nodesStart: Int32
        let nodesEnd: Int32
        /// Where the coerced arguments are in `arguments`; −1 where the field takes none.
        let arguments: Int32
        /// The first collection of its selection sets, in `subcollections`; −1 where there is none yet.
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
    /// Fragments by name, filled where there are too many to search one by one.
    private var fragments: [ArraySlice<UInt8>: Int] = [:]

    /// Up to so many names are found faster by comparing than by hashing.
    private static let searchable = 16

    init(schema: Schema, document: Document, variables: CoercedVariables) {
        self.schema = schema
        self.document = document
        self.variables = variables
        if document.fragments.count > Self.searchable {
            for (index, fragment) in document.fragments.enumerated() { fragments[document.bytes(fragment.name)] = index }
        }
    }

    /// The fields that selection sets ask of an object type.
    mutating func collect(_ selectionSets: [SelectionSet], on type: TypeID) throws(GraphQLError) -> Range<Int> {
        var groups = Groups()
        for set in selectionSets { try collect(set, on: type, into: &groups) }
        let start = fields.count
        for group in groups.nodes { add(group, on: type) }
        return start..<fields.count
    }

    /// The fields that the selection sets of a field ask of an object type.
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

    /// Adds a single field that is already merged, as it stands at the root.
    mutating func add(_ group: [SelectionNode], on type: TypeID) {
        // A field that does not exist is left out, as in GraphQL.js; validation has refused it before.
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

    /// The name of a field in the response.
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

// The walk through selection sets.
extension FieldCollector {
    /// Field nodes by response name, in the order of their first occurrence.
    private struct Groups {
        var nodes: [[SelectionNode]] = []
        var visitedFragments: Set<Int> = []
        /// Filled when there are too many groups to search one by one.
        var indices: [ArraySlice<UInt8>: Int] = [:]

        mutating func add(_ node: SelectionNode, in document: Document) {
            if let index = index(of: node.responseName, in: document) {
                nodes[index].append(node)
                return
            }
            nodes.append([node])
            if nodes.count == FieldCollector.searchable {
                for (index, group) in nodes.enumerated() { indices[document.bytes(group[0].responseName)] = index }
            } else if nodes.count > FieldCollector.searchable {
                indices[document.bytes(node.responseName)] = nodes.count - 1
            }
        }

        private func index(of name: Name, in document: Document) -> Int? {
            if nodes.count >= FieldCollector.searchable { return indices[document.bytes(name)] }
            return nodes.firstIndex { document.areEqual($0[0].responseName, name) }
        }
    }

    /// Keeps its own stack: a chain of fragments can be as long as the document.
    private func collect(_ set: SelectionSet, on type: TypeID, into groups: inout Groups) throws(GraphQLError) {
        var open: [Range<Int>] = []
        var range = set.selections.indices
        while true {
            guard let index = range.first else {
                guard let outer = open.popLast() else { return }
                range = outer
                continue
            }
            range.removeFirst()
            let selection = document.selections[index]
            if !selection.directives.isEmpty, try !isIncluded(selection) { continue }
            var inner: SelectionSet?
            switch selection.kind {
            case .field: groups.add(selection, in: document)
            case .inlineFragment:
                if selection.typeCondition.map({ applies($0, to: type) }) ?? true { inner = selection.selectionSet }
            case .fragmentSpread:
                guard let index = fragment(named: selection.name), groups.visitedFragments.insert(index).inserted else { continue }
                if applies(document.fragments[index].typeCondition, to: type) { inner = document.fragments[index].selectionSet }
            }
            guard let inner else { continue }
            open.append(range)
            range = inner.selections.indices
        }
    }

    private func fragment(named name: Name) -> Int? {
        if document.fragments.count > Self.searchable { return fragments[document.bytes(name)] }
        return document.fragments.firstIndex { document.areEqual($0.name, name) }
    }

    /// Whether a fragment on a type applies to an object type.
    ///
    /// Spec: https://spec.graphql.org/September2025/#DoesFragmentTypeApply()
    private func applies(_ condition: Name, to type: TypeID) -> Bool {
        guard let condition = schema.type(named: condition, in: document) else { return false }
        return schema.isSubtype(type, of: condition)
    }

    /// Whether neither `@skip` nor `@include` leaves a selection out.
    ///
    /// Spec: https://spec.graphql.org/September2025/#sec--skip
    private func isIncluded(_ selection: SelectionNode) throws(GraphQLError) -> Bool {
        if try condition("skip", on: selection) == true { return false }
        return try condition("include", on: selection) != false
    }

    private func condition(_ name: StaticString, on selection: SelectionNode) throws(GraphQLError) -> Bool? {
        guard let node = document[selection.directives].first(where: { document.name($0.name, is: name) }),
            let directive = schema.directive(named: node.name, in: document),
            // By name: a schema may define the directive itself, with more arguments.
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
