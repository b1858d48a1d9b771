/// The unique name of a schema element: `Type`, `Type.member`, `Type.field(argument:)`, `@directive`, `@directive(argument:)`.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Schema-Coordinates
public enum SchemaCoordinate: Hashable, Sendable {
    /// `Type`
    case type(String)
    /// `Type.member`: a field, an input field or an enum value.
    case member(type: String, name: String)
    /// `Type.field(argument:)`
    case argument(type: String, field: String, name: String)
    /// `@directive`
    case directive(String)
    /// `@directive(argument:)`
    case directiveArgument(directive: String, name: String)
}

extension SchemaCoordinate: CustomStringConvertible {
    /// The coordinate in its only notation.
    public var description: String {
        switch self {
        case .type(let name): name
        case .member(let type, let name): "\(type).\(name)"
        case .argument(let type, let field, let name): "\(type).\(field)(\(name):)"
        case .directive(let name): "@\(name)"
        case .directiveArgument(let directive, let name): "@\(directive)(\(name):)"
        }
    }
}

extension SchemaCoordinate {
    /// Parses a coordinate from a source that contains nothing else, not even a space.
    public init(parsing source: [UInt8]) throws(SyntaxError) {
        self = try SchemaCoordinateParser(source).parse()
    }

    /// Parses a coordinate from a string that contains nothing else, not even a space.
    public init(parsing source: String) throws(SyntaxError) {
        try self.init(parsing: Array(source.utf8))
    }
}
