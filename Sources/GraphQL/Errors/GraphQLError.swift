/// An error in a response: a message, its locations in the document, and its path in the data.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Errors.Error-Result-Format
public struct GraphQLError: Error, Sendable, Equatable {
    /// The message, worded as in GraphQL.js if the reference implementation has the same error.
    public var message: String
    /// The locations in the document that are involved in the error.
    public var locations: [SourceLocation]
    /// The path in the response, for errors raised by a field; empty otherwise.
    public var path: [PathElement]
    /// The machine-readable kind of error, sent as `extensions.code`.
    public var code: ErrorCode?
    /// The line of the document with the error, and a caret under the column; sent as `extensions.excerpt` unless empty.
    public var excerpt: [String] = []
    /// The access rule that denied the request, sent as `extensions.denied`.
    public var denied: String?
    /// The reason why the request's credentials are not valid, sent as `extensions.credentials`.
    public var credentials: String?
    /// The id of the details of a server failure in the log, sent as `extensions.requestId`.
    public var requestID: String?
    /// The reason for a server failure, for developers, sent as `extensions.reason`.
    public var reason: String?

    /// Creates an error with a message, and optionally with locations, a path and a code.
    public init(_ message: String, locations: [SourceLocation] = [], path: [PathElement] = [], code: ErrorCode? = nil) {
        self.message = message
        self.locations = locations
        self.path = path
        self.code = code
    }
}

extension GraphQLError {
    /// Returns the error with an excerpt of the source at its first location.
    public func showing(_ source: [UInt8]) -> GraphQLError {
        var error = self
        if let location = locations.first { error.excerpt = SourceExcerpt.lines(of: location, in: source) }
        return error
    }
}

extension SyntaxError {
    /// The error in response format.
    public var graphQLError: GraphQLError {
        GraphQLError(message, locations: [location])
    }

    /// The error in response format, without any text from the source.
    public var withoutQuotation: GraphQLError {
        GraphQLError(plainMessage, locations: [location])
    }
}

/// One step of the path from the root of a response to a value.
public enum PathElement: Sendable, Hashable {
    /// The response name of a field, or the name of an input field.
    case key(String)
    /// An index in a list, from 0.
    case index(Int)
}
