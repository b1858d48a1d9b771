/// The error for a coordinate whose containing element does not exist, or cannot contain such an element.
public struct SchemaCoordinateError: Error, Sendable, Equatable {
    /// The message, worded as in GraphQL.js.
    public let message: String
}

// Spec: https://spec.graphql.org/September2025/#sec-Schema-Coordinates.Resolving-a-Schema-Coordinate
extension Schema {
    /// Returns the element that a coordinate refers to; nil if its containing element exists, but the element does not.
    ///
    /// As in GraphQL.js, meta-fields and introspection types can also be found; the specification leaves this open.
    public func element(at coordinate: SchemaCoordinate) throws(SchemaCoordinateError) -> SchemaElement? {
        switch coordinate {
        case .type(let name):
            return type(named: name).map { .type($0) }
        case .member(let typeName, let name):
            return try member(named: name, of: containingType(named: typeName))
        case .argument(let typeName, let fieldName, let name):
            let type = try containingType(named: typeName)
            guard self[type].kind == .object || self[type].kind == .interface else {
                throw SchemaCoordinateError(message: "Expected \"\(typeName)\" to be an object type or interface type.")
            }
            guard let field = field(named: fieldName, of: type) else {
                throw SchemaCoordinateError(
                    message: "Expected \"\(fieldName)\" to exist as a field of type \"\(typeName)\" in the schema."
                )
            }
            return argument(named: name, of: field).map { .argument($0, of: field, in: type) }
        case .directive(let name):
            return directive(named: name).map { .directive($0) }
        case .directiveArgument(let directiveName, let name):
            guard let directive = directive(named: directiveName) else {
                throw SchemaCoordinateError(message: "Expected \"\(directiveName)\" to be defined as a directive in the schema.")
            }
            return argument(named: name.utf8Span.span, of: directive).map { .directiveArgument($0, of: directive) }
        }
    }

    private func containingType(named name: String) throws(SchemaCoordinateError) -> TypeID {
        guard let type = type(named: name) else {
            throw SchemaCoordinateError(message: "Expected \"\(name)\" to be defined as a type in the schema.")
        }
        return type
    }

    private func member(named name: String, of type: TypeID) throws(SchemaCoordinateError) -> SchemaElement? {
        switch self[type].kind {
        case .enum: return enumValue(named: name, of: type).map { .enumValue($0, of: type) }
        case .inputObject: return inputField(named: name, of: type).map { .inputField($0, of: type) }
        case .object, .interface: return field(named: name, of: type).map { .field($0, of: type) }
        case .scalar, .union:
            let name = self[type].name
            throw SchemaCoordinateError(message: "Expected \"\(name)\" to be an Enum, Input Object, Object or Interface type.")
        }
    }
}
