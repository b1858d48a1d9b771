extension Schema {
    /// Coerces a literal to a scalar or enum.
    ///
    /// Custom scalars without a rule accept any literal; variables in it are replaced by their values.
    ///
    /// Spec: https://spec.graphql.org/September2025/#sec-Scalars.Input-Coercion
    func coerceLeaf(
        _ node: ValueNode,
        as type: NamedType,
        in document: Document,
        variables: CoercedVariables?
    ) throws(LeafError) -> Value {
        if type.kind == .enum {
            if hasEnumValue(node, of: type.id, in: document) { return .enum(document.text(node)) }
            let found = document.constantExcerpt(node)
            throw LeafError(message: wrongEnumMessage(node.kind, found, type), hint: enumHint(found, type))
        }
        if let rule = type.scalarRule { return try rule.coerce(node, in: document) }
        guard type.id.isBuiltInScalar else { return document.plainValue(of: node, variables: variables) ?? .null }
        switch (type.id, node.kind) {
        case (.int, .int):
            let text = document.text(node)
            guard let number = Int32(text) else { throw LeafError.beyondInt(document.constantExcerpt(node)) }
            return .int(Int64(number))
        case (.float, .int), (.float, .float):
            if let number = Double(document.text(node)), number.isFinite { return .double(number) }
        case (.string, .string), (.string, .blockString), (.id, .string), (.id, .blockString):
            return .string(document.stringValue(of: node))
        case (.id, .int): return .string(document.text(node))
        case (.boolean, .boolean): return .boolean(document.isTrue(node))
        default: break
        }
        let beginning = type.id == .id ? "ID cannot represent a non-string and non-integer value: " : wrongValueMessage(type.id)
        throw LeafError(message: beginning + document.constantExcerpt(node))
    }
}

extension Schema {
    /// Whether a literal is a value of an enum.
    func hasEnumValue(_ node: ValueNode, of type: TypeID, in document: borrowing Document) -> Bool {
        node.kind == .enum && enumValue(named: document.source.span.extracting(node.range), of: type) != nil
    }

    /// Returns the message for a literal that is not a value of an enum.
    func wrongEnumMessage(_ kind: ValueNode.Kind, _ found: String, _ type: NamedType) -> String {
        kind == .enum
            ? "Value \"\(found)\" does not exist in \"\(type.name)\" enum."
            : "Enum \"\(type.name)\" cannot represent non-enum value: \(found)."
    }
}

extension Document {
    /// Whether a boolean literal is `true`, judged by its first letter.
    func isTrue(_ node: ValueNode) -> Bool { source[Int(node.start)] == UInt8(ascii: "t") }

    /// Returns the value of a literal regardless of its type; nil for a variable without a value.
    func plainValue(of node: ValueNode, variables: CoercedVariables?) -> Value? {
        switch node.kind {
        case .variable: return node.name.flatMap { variables?.value(of: $0, in: self) }
        case .null: return .null
        case .boolean: return .boolean(isTrue(node))
        case .int: return Int64(text(node)).map(Value.int) ?? Double(text(node)).map(Value.double) ?? .null
        case .float: return Double(text(node)).map(Value.double) ?? .null
        case .string, .blockString: return .string(stringValue(of: node))
        case .enum: return .string(text(node))
        case .list: return .list(self[node.items].map { plainValue(of: $0, variables: variables) ?? .null })
        case .object:
            var object = ObjectValue()
            for field in self[node.fields] {
                guard let value = plainValue(of: field.value, variables: variables) else { continue }
                object.append(text(field.name), value)
            }
            return .object(object)
        }
    }
}
