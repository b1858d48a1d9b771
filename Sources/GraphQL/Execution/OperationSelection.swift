extension Document {
    /// Selects the operation to execute: the operation with the given name, or the only one in the document.
    ///
    /// Spec: https://spec.graphql.org/September2025/#GetOperation()
    public func operation(named name: String?) throws(RequestError) -> OperationDefinitionNode {
        guard let name else {
            guard let first = operations.first else { throw RequestError([GraphQLError("Must provide an operation.")]) }
            if operations.count == 1 { return first }
            throw RequestError([GraphQLError("Must provide operation name if query contains multiple operations.")])
        }
        let bytes = name.utf8
        for operation in operations {
            if let operationName = operation.name, self.bytes(operationName).elementsEqual(bytes) { return operation }
        }
        throw RequestError([GraphQLError("Unknown operation named \"\(name)\".")])
    }
}
