// The order of types in introspection and in printed schemas.
extension SchemaBuilder {
    /// Returns all types in the order of GraphQL.js, without built-in scalars that nothing refers to.
    ///
    /// The schema's own types come in the order of their definitions, each followed by the built-in scalars that it is the first to use.
    /// The introspection types follow.
    func referencedTypes() -> [TypeID] {
        var order: [TypeID] = []
        var isListed = schema.types.map { !$0.isBuiltIn }
        func list(_ type: TypeID) {
            if isListed[Int(type.index)] { return }
            isListed[Int(type.index)] = true
            order.append(type)
            // Only the introspection types are nested here, and they are fixed, so the recursion is bounded.
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
        // A schema can also define a built-in scalar: the definition has no effect, except that the schema includes the type.
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
