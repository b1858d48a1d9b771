/// Introspection must not nest lists three deep, which multiplies the response; this rule is not in the specification.
struct MaxIntrospectionDepthRule {
    private static let maximumDepth = 3

    /// The combinations of a fragment and a depth that are known to be allowed, shared by all fields.
    private var cleared: Set<Int> = []

    mutating func check(_ field: SelectionNode, _ context: inout ValidationContext) {
        let document = context.document
        guard document.name(field.name, is: "__schema") || document.name(field.name, is: "__type"), isTooDeep(field, &context)
        else { return }
        context.report("Maximum introspection depth exceeded", at: field.start)
    }

    /// Whether a field exceeds the maximum depth; follows fragments, and visits each fragment once at each depth.
    private mutating func isTooDeep(_ field: SelectionNode, _ context: inout ValidationContext) -> Bool {
        let document = context.document
        var visited = Set<Int>()
        var open = field.selectionSet.map { [(set: $0, depth: 0)] } ?? []
        while let (set, depth) = open.popLast() {
            for selection in document[set.selections] {
                switch selection.kind {
                case .fragmentSpread:
                    let name = context.names.id(of: selection.name, in: document)
                    guard let fragment = context.uses.fragment(named: name),
                        !cleared.contains(fragment * Self.maximumDepth + depth),
                        visited.insert(fragment * Self.maximumDepth + depth).inserted
                    else { continue }
                    open.append((document.fragments[fragment].selectionSet, depth))
                case .inlineFragment, .field:
                    let newDepth = depth + (selection.kind == .field && isList(selection.name, document) ? 1 : 0)
                    if newDepth >= Self.maximumDepth { return true }
                    if let inner = selection.selectionSet { open.append((inner, newDepth)) }
                }
            }
        }
        cleared.formUnion(visited)
        return false
    }

    /// Whether an introspection field can be a list of types, or of elements that refer to types.
    private func isList(_ name: Name, _ document: borrowing Document) -> Bool {
        document.name(name, is: "fields") || document.name(name, is: "interfaces") || document.name(name, is: "possibleTypes")
            || document.name(name, is: "inputFields")
    }
}

/// Documents must not query the schema; this rule is not in the specification.
struct NoSchemaIntrospectionCustomRule {
    func check(_ field: SelectionNode, of type: TypeReference, _ context: inout ValidationContext) {
        let named = context.schema[type.named]
        guard named.isBuiltIn, named.name.utf8.starts(with: "__".utf8) else { return }
        context.report(
            "GraphQL introspection has been disabled, but the requested query contained the field \"\(context.text(field.name))\".",
            at: field.start,
            code: .introspectionDisabled
        )
    }
}
