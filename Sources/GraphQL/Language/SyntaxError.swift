/// The first thing in a source that is not GraphQL.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Errors.Request-Errors
public struct SyntaxError: Error, Sendable, Equatable {
    /// What was expected or found, beginning with `Syntax Error: `.
    public let message: String
    /// The same without anything that stands in the source, which may be secret.
    let plainMessage: String
    /// The byte offset in the source.
    public let offset: Int
    /// The same place as line and column.
    public let location: SourceLocation

    init(_ description: String, plainly plainDescription: String? = nil, offset: Int, in source: Span<UInt8>) {
        message = "Syntax Error: " + description
        plainMessage = "Syntax Error: " + (plainDescription ?? description)
        self.offset = offset
        location = SourceLocation(ofOffset: offset, in: source)
    }
}
