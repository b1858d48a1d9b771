extension TypeValidator {
    /// Checks that there is a query root type, and that all root types are different object types.
    ///
    /// Spec: https://spec.graphql.org/September2025/#sec-Root-Operation-Types
    mutating func checkRootTypes() {
        if schema.queryType == nil {
            let definitions = document.schemaDefinitions.filter { !$0.isExtension }
            context.report("Query root type must be provided.", atOffsets: definitions.map(\.start))
        }
        var roots: [(type: TypeID, operations: [OperationKind])] = []
        for operation in OperationKind.allCases {
            guard let type = schema.rootType(of: operation) else { continue }
            guard schema[type].kind == .object else {
                report(type, asRootOf: operation)
                continue
            }
            if let index = roots.firstIndex(where: { $0.type == type }) {
                roots[index].operations.append(operation)
            } else {
                roots.append((type, [operation]))
            }
        }
        for root in roots where root.operations.count > 1 {
            let operations = Suggestions.list(root.operations.map(\.keyword), "and")
            context.report(
                "All root types must be different, \"\(schema[root.type].name)\" type is used as \(operations) root types.",
                atOffsets: root.operations.compactMap { name(ofRootOf: $0)?.start }
            )
        }
    }

    private mutating func report(_ type: TypeID, asRootOf operation: OperationKind) {
        let rule =
            switch operation {
            case .query: "Query root type must be Object type"
            case .mutation: "Mutation root type must be Object type if provided"
            case .subscription: "Subscription root type must be Object type if provided"
            }
        // A root type that the document does not name has the default name, so the document defines it.
        let offset = name(ofRootOf: operation)?.start ?? definition(of: type).start
        context.report("\(rule), it cannot be \(schema[type].name).", at: offset)
    }

    /// Returns the name of an operation's root type in the schema definition or its extensions.
    private func name(ofRootOf operation: OperationKind) -> Name? {
        let nodes = document.schemaDefinitions.filter { !$0.isExtension } + document.schemaDefinitions.filter(\.isExtension)
        for node in nodes {
            if let found = document[node.operationTypes].first(where: { $0.operation == operation }) { return found.type }
        }
        return nil
    }
}
