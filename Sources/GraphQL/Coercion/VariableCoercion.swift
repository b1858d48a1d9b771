extension Schema {
    /// Coerces the variables that a request gives to the types that its operation declares.
    ///
    /// Spec: https://spec.graphql.org/September2025/#CoerceVariableValues()
    ///
    /// - Parameters:
    ///   - operation: The operation whose variables they are.
    ///   - document: Its document.
    ///   - input: The values.
    ///   - suggests: Whether messages say what a misspelt name may have meant, which tells strangers names of the schema.
    /// - Returns: The coerced values.
    /// - Throws: What does not fit.
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
        /// Whether a variable's value is secret; asked when something is wrong with it.
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
                // Most variables are a leaf that fits: no need for what collects issues.
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

    /// The value of a leaf type, if it fits; nil for everything that takes a closer look.
    private func coercedLeaf(_ value: Value, as type: TypeReference) -> Value? {
        if case .null = value { return nil }
        guard type.item == nil else { return nil }
        // Nearly every id, without a copy of what is known of its type.
        if type.named == .id, case .string = value { return value }
        guard self[type.named].kind != .inputObject else { return nil }
        // What is wrong is told by those who look again.
        return try? coerceLeaf(value, as: self[type.named])
    }
}
