// The order in which introspection and the printer show types.
extension SchemaBuilder {
    /// All types but the built-in scalars that nothing refers to, in GraphQL.js' order: each type is followed by those that it refers to.
    func referencedTypes() -> [TypeID] {
        var order: [TypeID] = []
        var isVisited = [Bool](repeating: false, count: schema.types.count)
        var roots = schema.types.filter { !$0.isBuiltIn }.map(\.id)
        roots += schema.directives.filter { !$0.isBuiltIn }.flatMap { schema[$0.arguments] }.map(\.type.named)
        roots += [schema.type(named: "__Schema")].compactMap(\.self)
        for root in roots {
            // Not recursive: a chain of types can be longer than the stack is deep.
            var pending = [root]
            while let type = pending.popLast() {
                if isVisited[Int(type.index)] { continue }
                isVisited[Int(type.index)] = true
                order.append(type)
                pending += references(of: schema[type]).reversed()
            }
        }
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
