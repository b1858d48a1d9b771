public import GraphQL

/// The description of a schema element.
public struct ElementDescription {
    /// The element's coordinate.
    public let coordinate: String
    /// The kind of the element in one or two words: `field`, `input object type`.
    public let kind: String
    /// The element's definition in SDL, including its description.
    public let definition: String

    /// The element's description in the schema.
    let description: String?
    private var type: String?
    private var defaultValue: String?
    private var deprecationReason: String?
    private var arguments: [ElementDescription] = []

    /// Describes an element of a schema.
    public init(of element: SchemaElement, in schema: Schema) {
        coordinate = schema.coordinate(of: element).description
        definition = schema.printed(element)
        switch element {
        case .type(let id):
            kind = schema[id].kind.noun + " type"
            description = schema[id].description
        case .field(let id, let parent):
            kind = "field"
            description = schema[id].description
            type = schema.printed(schema[id].type)
            deprecationReason = schema[id].deprecationReason
            arguments = schema[id].arguments.map { ElementDescription(of: .argument($0, of: id, in: parent), in: schema) }
        case .enumValue(let id, _):
            kind = "enum value"
            description = schema[id].description
            deprecationReason = schema[id].deprecationReason
        case .directive(let id):
            kind = "directive"
            description = schema[id].description
            arguments = schema[id].arguments.map { ElementDescription(of: .directiveArgument($0, of: id), in: schema) }
        case .inputField(let id, _):
            kind = "input field"
            description = schema[id].description
            describe(schema[id], in: schema)
        case .argument(let id, _, _):
            kind = "argument"
            description = schema[id].description
            describe(schema[id], in: schema)
        case .directiveArgument(let id, _):
            kind = "directive argument"
            description = schema[id].description
            describe(schema[id], in: schema)
        }
    }

    private mutating func describe(_ input: InputValueDefinition, in schema: Schema) {
        type = schema.printed(input.type)
        defaultValue = input.defaultLiteral
        deprecationReason = input.deprecationReason
    }

    /// The description as a JSON object; members that do not apply are null.
    public var json: Value { .object(members) }

    var members: ObjectValue {
        [
            "coordinate": .string(coordinate),
            "kind": .string(kind),
            "description": optional(description),
            "type": optional(type),
            "defaultValue": optional(defaultValue),
            "isDeprecated": .boolean(deprecationReason != nil),
            "deprecationReason": optional(deprecationReason),
            "arguments": .list(arguments.map(\.json)),
            "definition": .string(definition),
        ]
    }

    private func optional(_ text: String?) -> Value { text.map { .string($0) } ?? .null }
}
