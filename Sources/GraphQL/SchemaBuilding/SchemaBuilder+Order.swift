// The order in which introspection and the printer show types.
extension SchemaBuilder {
    /// All types but the built-in scalars that nothing refers to, in GraphQL.js' order.
    ///
    /// The schema's own types come as they are defined, each followed by the built-in scalars that it refers to first; then introspection.
    func referencedTypes() -> [TypeID] {
        var order: [TypeID] = []
        var isListed = schema.types.map { !$0.isBuiltIn }
        func list(_ type: TypeID) {
            if isListed[Int(type.index)] { return }
            isListed[Int(type.index)] = true
            order.append(type)
            // Only the types of introspection nest here, and they do not change.
            for reference in references(of: schema[type]) { list(reference) }
        }
        for type in schema.types where !type.isBuiltIn {
            order.append(type.id)
            for reference in references(of: type) { list(reference) }
        }
        for argument in schema.directives.flatMap({ schema[$0.arguments] }) {
            list(argument.type.named)
        }
        if let root = schema.type(named: "__Schema") { list(root) }
        // A schema can define a built-in scalar, too: it has no effect but that the schema has the type.
        for scalar in schema.types.prefix(while: \.id.isBuiltInScalar) where schema.type(named: scalar.name) != nil { list(scalar.id) }
        return order
    }

    private func references(of type: NamedType) -> [TypeID] {
        switch type.kind {
        case .scalar, .enum: []
        case .union: type.possibleTypes
        case .inputObject: schema[type.inputFields].map(\.type.named)
        case .object, .interface:
            type.interfaces + schema[type.fields].flatMap { [$0.type.named] + schema[$0.arguments].map(\.type.named) }
        }
    }
}
