public import GraphQL

/// What a schema says about one of its elements.
public struct ElementDescription {
    /// Its coordinate.
    public let coordinate: String
    /// What the element is, in a word or two: `field`, `input object type`.
    public let kind: String
    /// The element as a schema would define it, its description included.
    public let definition: String

    /// What the schema says about it.
    let description: String?
    private var type: String?
    private var defaultValue: String?
    private var deprecationReason: String?
    private var arguments: [ElementDescription] = []

    /// Looks an element up.
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

    /// All of it as a JSON object; what does not apply is null.
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
