import GraphQL
import PlainData

/// The outcome of an operation.
struct Response: Equatable {
    var data: String
    var errors: [GraphQLError]
}

extension Schema {
    /// Executes the operation of a document on a root value.
    func execute(
        _ source: String,
        root: Value = [:],
        variables: ObjectValue = [:],
        operationName: String? = nil
    ) throws -> Response {
        let document = try Document.parse(source)
        let operation = try document.operation(named: operationName)
        let coerced = try coerceVariables(of: operation, in: document, from: variables)
        var executor = Executor(schema: self, document: document, variables: coerced, source: PlainData(schema: self))
        executor.execute(operation, root: root)
        return Response(data: executor.writer.text, errors: executor.errors)
    }
}
