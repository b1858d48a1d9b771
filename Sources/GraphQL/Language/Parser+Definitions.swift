extension Parser {
    //   Definition : ExecutableDefinition | TypeSystemDefinition | TypeSystemExtension
    //
    // Spec: https://spec.graphql.org/September2025/#Definition
    mutating func parseDefinition() throws(SyntaxError) {
        let start = token
        if start.kind == .braceLeft {
            return try parseShorthandQuery()
        }
        let description = try parseDescription()
        if description != nil, token.kind == .braceLeft {
            throw error("Unexpected description, descriptions are not supported on shorthand queries.", at: start.start)
        }
        if token.kind == .name {
            if let kind = operationKind(of: token.name) {
                return try parseOperation(kind, description: description, start: start.start)
            }
            if isKeyword("fragment") {
                return try parseFragmentDefinition(description: description, start: start.start)
            }
            if try parseTypeSystemDefinition(description: description, isExtension: false, start: start.start) {
                return
            }
            if description != nil {
                throw error("Unexpected description, only GraphQL definitions support descriptions.", at: start.start)
            }
        }
        guard try skipKeyword("extend") else { throw unexpected() }
        guard try parseTypeSystemDefinition(description: nil, isExtension: true, start: start.start) else { throw unexpected() }
    }

    //   Description : StringValue
    mutating func parseDescription() throws(SyntaxError) -> ValueNode? {
        token.isString ? try parseString() : nil
    }

    func operationKind(of name: Name) -> OperationKind? {
        if document.name(name, is: "query") { return .query }
        if document.name(name, is: "mutation") { return .mutation }
        if document.name(name, is: "subscription") { return .subscription }
        return nil
    }
}
