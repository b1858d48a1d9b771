import GraphQL

/// The uses of each type of a schema.
struct SchemaUses: Sendable {
    /// The fields that return a type.
    private(set) var answering: [TypeID: [SchemaElement]] = [:]
    /// The arguments and input fields that take a type.
    private(set) var taking: [TypeID: [SchemaElement]] = [:]
    /// The unions that have a type as a member.
    private(set) var unions: [TypeID: [SchemaElement]] = [:]

    init(_ schema: Schema) {
        for element in schema.elements {
            switch element {
            case .field(let field, _): answering[schema[field].type.named, default: []].append(element)
            case .argument(let input, _, _), .inputField(let input, _), .directiveArgument(let input, _):
                taking[schema[input].type.named, default: []].append(element)
            case .type(let type) where schema[type].kind == .union:
                for member in schema[type].possibleTypes { unions[member, default: []].append(element) }
            case .type, .enumValue, .directive: break
            }
        }
    }
}
