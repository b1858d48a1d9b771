/// The reason why a request cannot be executed: all errors in its variables, or in its choice of operation.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Errors.Request-Errors
public struct RequestError: Error, Sendable, Equatable {
    /// At least one error.
    public let errors: [GraphQLError]

    /// Creates a request error from at least one error.
    public init(_ errors: [GraphQLError]) { self.errors = errors }
}
