extension Schema {
    /// Coerces the variables of a request to the types that its operation declares.
    ///
    /// Spec: https://spec.graphql.org/September2025/#CoerceVariableValues()
    ///
    /// - Parameters:
    ///   - operation: The operation that declares the variables.
    ///   - document: The document of the operation.
    ///   - input: The values in the request.
    ///   - suggests: Whether messages suggest corrections for misspelled names, which reveals names of the schema to strangers.
    /// - Returns: The coerced values.
    /// - Throws: The errors of all values that do not fit, up to a maximum.
    public func coerceVariables(
        of operation: OperationDefinitionNode,
        in document: Document,
        from input: ObjectValue,
        suggests: Bool = true
    ) throws(RequestError) -> CoercedVariables {
        var variables = CoercedVariables(definitions: operation.variables, in: document)
        let input = FieldLookup(input)
        var errors: [GraphQLError] = []
        var secrets: SecretValues?
        /// Whether a variable's value is secret; checked only if the value is invalid.
        func isSecret(_ definition: VariableDefinitionNode) -> Bool {
            guard hasSecrets else { return false }
            let known = secrets ?? SecretValues(of: document, in: self)
            secrets = known
            return known.hides(definition)
        }
        for definition in document[operation.variables] where errors.count <= ValueCoercion.maximumIssues {
            let name = document.text(definition.name)
            func report(_ message: String, at offset: Int32) {
                errors.append(GraphQLError(message, locations: [document.location(ofOffset: offset)]))
            }
            guard let type = type(definition.type, in: document), self[type.named].kind.isInput else {
                let written = document.printed(definition.type)
                report(
                    "Variable \"$\(name)\" expected value of type \"\(written)\" which cannot be used as an input type.",
                    at: definition.type.start
                )
                variables.values.append(nil)
                continue
            }
            if let value = input[name] {
                // Most variables are leaf values that fit, so they are coerced without collecting issues.
                if let coerced = coercedLeaf(value, as: type) {
                    variables.values.append(coerced)
                    continue
                }
                var coercion = ValueCoercion(schema: self, suggests: suggests)
                variables.values.append(coercion.coerce(value, as: type))
                if !coercion.issues.isEmpty, isSecret(definition) {
                    coercion = ValueCoercion(schema: self, suggests: suggests, isSecret: true)
                    _ = coercion.coerce(value, as: type)
                }
                for issue in coercion.issues {
                    report("Variable \"$\(name)\" has invalid value\(issue.printedPath): \(issue.message)", at: definition.start)
                }
            } else if let literal = definition.defaultValue {
                var coercion = LiteralCoercion(schema: self, document: document, variables: nil)
                variables.values.append(coercion.coerce(literal, as: type))
                if !coercion.issues.isEmpty, isSecret(definition) {
                    coercion = LiteralCoercion(schema: self, document: document, variables: nil, isSecret: true)
                    _ = coercion.coerce(literal, as: type)
                }
                for issue in coercion.issues {
                    report("Variable \"$\(name)\" has invalid default value\(issue.printedPath): \(issue.message)", at: definition.start)
                }
            } else {
                variables.values.append(nil)
                guard type.isNonNull else { continue }
                report(
                    "Variable \"$\(name)\" has invalid value: Expected a value of non-null type \"\(printed(type))\" to be provided.",
                    at: definition.start
                )
            }
        }
        if errors.count > ValueCoercion.maximumIssues {
            errors.removeLast(errors.count - ValueCoercion.maximumIssues)
            errors.append(GraphQLError("Too many errors processing variables, error limit reached. Execution aborted."))
        }
        guard errors.isEmpty else { throw RequestError(errors) }
        return variables
    }

    /// Returns the value of a leaf type if it fits; nil for values that need a full coercion.
    private func coercedLeaf(_ value: Value, as type: TypeReference) -> Value? {
        if case .null = value { return nil }
        guard type.item == nil else { return nil }
        // Handles nearly all ids without copying the definition of their type.
        if type.named == .id, case .string = value { return value }
        guard self[type.named].kind != .inputObject else { return nil }
        // The caller coerces an invalid value again to report the errors.
        return try? coerceLeaf(value, as: self[type.named])
    }
}
