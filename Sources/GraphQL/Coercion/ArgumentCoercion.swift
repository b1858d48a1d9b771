/// The coerced values of the arguments of a field or directive.
///
/// Spec: https://spec.graphql.org/September2025/#CoerceArgumentValues()
public struct CoercedArguments: Sendable, Hashable {
    /// The definitions of the arguments.
    public let definitions: IDRange<InputValueID>
    /// The value of each definition; nil if no value is given and there is no default.
    public internal(set) var values: [Value?]

    init(definitions: IDRange<InputValueID>) {
        self.definitions = definitions
        values = []
        values.reserveCapacity(definitions.count)
    }

    /// The value of an argument.
    public subscript(id: InputValueID) -> Value? { values[Int(id.index - definitions.start)] }

    /// The value of the argument at a position among the definitions.
    public subscript(position: Int) -> Value? { values[position] }
}

extension Schema {
    /// Coerces the arguments of a field or directive.
    ///
    /// - Parameters:
    ///   - nodes: The arguments given in the document.
    ///   - definitions: The arguments defined in the schema.
    ///   - offset: The offset of the field or directive.
    ///   - document: The document.
    ///   - variables: The values of the document's variables.
    /// - Returns: The value of each definition.
    /// - Throws: The first error.
    ///
    /// Spec: https://spec.graphql.org/September2025/#CoerceArgumentValues()
    public func coerceArguments(
        _ nodes: NodeRange<ArgumentNode>,
        of definitions: IDRange<InputValueID>,
        at offset: Int32,
        in document: Document,
        variables: CoercedVariables
    ) throws(GraphQLError) -> CoercedArguments {
        var coerced = CoercedArguments(definitions: definitions)
        let given = document[nodes]
        for id in definitions {
            let name = self[id].name.utf8
            let node = given.first { document.bytes($0.name).elementsEqual(name) }
            coerced.values.append(try coerceArgument(id, node, at: offset, in: document, variables: variables))
        }
        return coerced
    }

    /// Coerces one argument; returns nil if no value is given and there is no default.
    public func coerceArgument(
        _ id: InputValueID,
        _ node: ArgumentNode?,
        at offset: Int32,
        in document: Document,
        variables: CoercedVariables
    ) throws(GraphQLError) -> Value? {
        let definition = self[id]
        guard let node else {
            guard definition.isRequired else { return definition.defaultValue }
            throw GraphQLError(
                "Argument \"\(definition.name)\" of required type \"\(printed(definition.type))\" was not provided.",
                locations: [document.location(ofOffset: offset)]
            )
        }
        if !definition.isRequired, let name = node.value.kind == .variable ? node.value.name : nil,
            variables.value(of: name, in: document) == nil
        {
            return definition.defaultValue
        }
        var coercion = LiteralCoercion(schema: self, document: document, variables: variables, isSecret: definition.isSecret)
        let value = coercion.coerce(node.value, as: definition.type)
        if let issue = coercion.issues.first {
            throw GraphQLError(
                "Argument \"\(definition.name)\" has invalid value\(issue.printedPath): \(issue.message)",
                locations: [document.location(ofOffset: issue.offset ?? node.value.start)]
            )
        }
        return value
    }

    /// Coerces a literal and replaces variables in it by their values; if it does not fit, the value is nil and the issues explain why.
    ///
    /// Without variables, the literal must be constant.
    public func coerce(
        _ literal: ValueNode,
        as type: TypeReference,
        in document: Document,
        variables: CoercedVariables?
    ) -> (value: Value?, issues: [CoercionIssue]) {
        var coercion = LiteralCoercion(schema: self, document: document, variables: variables)
        let value = coercion.coerce(literal, as: type)
        return (value, coercion.issues)
    }

    /// Coerces an external value, such as JSON; if it does not fit, the value is nil and the issues explain why.
    public func coerce(_ value: Value, as type: TypeReference) -> (value: Value?, issues: [CoercionIssue]) {
        var coercion = ValueCoercion(schema: self)
        let coerced = coercion.coerce(value, as: type)
        return (coerced, coercion.issues)
    }
}
