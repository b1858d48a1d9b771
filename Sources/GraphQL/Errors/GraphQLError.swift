/// An error as a response shows it: what is wrong, where in the document, and at which place of the data.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Errors.Error-Result-Format
public struct GraphQLError: Error, Sendable, Equatable {
    /// What is wrong, in the wording of GraphQL.js where the reference implementation has one.
    public var message: String
    /// The places in the document that take part in the error.
    public var locations: [SourceLocation]
    /// The place in the response, for errors that a field raised; empty otherwise.
    public var path: [PathElement]
    /// The machine readable kind of error, shown as `extensions.code`.
    public var code: ErrorCode?
    /// The line of the document that it is about and a caret under the column, shown as `extensions.excerpt`; empty for none.
    public var excerpt: [String] = []
    /// The rule of access that turned the request away, shown as `extensions.denied`.
    public var denied: String?
    /// Under which name the log has the details of a failure of the server, shown as `extensions.requestId`.
    public var requestID: String?
    /// Why the server failed, for developers, shown as `extensions.reason`.
    public var reason: String?

    /// Makes an error out of its parts.
    public init(_ message: String, locations: [SourceLocation] = [], path: [PathElement] = [], code: ErrorCode? = nil) {
        self.message = message
        self.locations = locations
        self.path = path
        self.code = code
    }
}

extension GraphQLError {
    /// The same with the line of the first of its places.
    public func showing(_ source: [UInt8]) -> GraphQLError {
        var error = self
        if let location = locations.first { error.excerpt = SourceExcerpt.lines(of: location, in: source) }
        return error
    }
}

extension SyntaxError {
    /// The error as a response shows it.
    public var graphQLError: GraphQLError {
        GraphQLError(message, locations: [location])
    }

    /// The same without anything that stands in the source.
    public var withoutQuotation: GraphQLError {
        GraphQLError(plainMessage, locations: [location])
    }
}

/// One step of the way from the root of a response to a value in it.
public enum PathElement: Sendable, Hashable {
    /// The response name of a field, or the name of an input field.
    case key(String)
    /// The position in a list, from 0.
    case index(Int)
}
