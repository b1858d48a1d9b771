/// The first syntax error in a source.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Errors.Request-Errors
public struct SyntaxError: Error, Sendable, Equatable {
    /// The message, which begins with `Syntax Error: `.
    public let message: String
    /// The message without text from the source, which may be secret.
    let plainMessage: String
    /// The byte offset in the source.
    public let offset: Int
    /// The line and column of the offset.
    public let location: SourceLocation

    init(_ description: String, plainly plainDescription: String? = nil, offset: Int, in source: Span<UInt8>) {
        message = "Syntax Error: " + description
        plainMessage = "Syntax Error: " + (plainDescription ?? description)
        self.offset = offset
        location = SourceLocation(ofOffset: offset, in: source)
    }
}
