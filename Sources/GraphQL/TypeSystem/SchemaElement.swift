/// The target of a schema coordinate: a definition of a schema, together with the definitions that contain it.
///
/// Spec: https://spec.graphql.org/September2025/#schema-element
public enum SchemaElement: BitwiseCopyable, Hashable, Sendable {
    /// A named type.
    case type(TypeID)
    /// A field of an object or interface type.
    case field(FieldID, of: TypeID)
    /// A field of an input object.
    case inputField(InputValueID, of: TypeID)
    /// A value of an enum.
    case enumValue(EnumValueID, of: TypeID)
    /// An argument of a field.
    case argument(InputValueID, of: FieldID, in: TypeID)
    /// A directive.
    case directive(DirectiveID)
    /// An argument of a directive.
    case directiveArgument(InputValueID, of: DirectiveID)
}

extension Schema {
    /// Every element that has a coordinate: each type followed by its members, then the directives.
    ///
    /// Built-in scalars are included if the schema uses them. Meta-fields and introspection types are not, because the specification does
    /// not count them as elements.
    public var elements: [SchemaElement] {
        let types = introspectedTypes.filter { !self[$0].isBuiltIn || $0.isBuiltInScalar }
        return types.flatMap { [.type($0)] + members(of: $0) }
            + directives.indices.flatMap { index -> [SchemaElement] in
                let id = DirectiveID(Int32(index))
                return [.directive(id)] + self[id].arguments.map { .directiveArgument($0, of: id) }
            }
    }

    private func members(of type: TypeID) -> [SchemaElement] {
        let definition = self[type]
        return definition.fields.flatMap { field -> [SchemaElement] in
            [.field(field, of: type)] + self[field].arguments.map { .argument($0, of: field, in: type) }
        }
            + definition.enumValues.map { .enumValue($0, of: type) }
            + definition.inputFields.map { .inputField($0, of: type) }
    }

    /// Returns the coordinate of an element.
    public func coordinate(of element: SchemaElement) -> SchemaCoordinate {
        switch element {
        case .type(let id): .type(self[id].name)
        case .field(let id, let type): .member(type: self[type].name, name: self[id].name)
        case .inputField(let id, let type): .member(type: self[type].name, name: self[id].name)
        case .enumValue(let id, let type): .member(type: self[type].name, name: self[id].name)
        case .argument(let id, let field, let type): .argument(type: self[type].name, field: self[field].name, name: self[id].name)
        case .directive(let id): .directive(self[id].name)
        case .directiveArgument(let id, let directive): .directiveArgument(directive: self[directive].name, name: self[id].name)
        }
    }
}
