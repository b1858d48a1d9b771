/// Why a request cannot be executed: everything that is wrong with its variables, or with its choice of operation.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Errors.Request-Errors
public struct RequestError: Error, Sendable, Equatable {
    /// At least one error.
    public let errors: [GraphQLError]

    /// Makes a request error out of at least one error.
    public init(_ errors: [GraphQLError]) { self.errors = errors }
}
