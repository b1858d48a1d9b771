/// The schema as a data source for `__schema` and `__type`.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Schema-Introspection
public struct IntrospectionSource: DataSource {
    /// A value in an introspection result.
    public enum Node {
        case null
        case schema
        /// A type, including its wrappers.
        case type(TypeReference)
        case field(FieldID)
        case inputValue(InputValueID)
        case enumValue(EnumValueID)
        case directive(DirectiveID)
        case types([TypeID])
        case fields(IDRange<FieldID>, withDeprecated: Bool)
        case inputValues(IDRange<InputValueID>, withDeprecated: Bool)
        case enumValues(IDRange<EnumValueID>, withDeprecated: Bool)
        case directives
        case locations([DirectiveLocation])
        case string(String)
        case boolean(Bool)
    }

    let schema: Schema

    /// Creates a source that shows a schema.
    public init(schema: Schema) { self.schema = schema }

    /// Returns the value of a field of a `__` type.
    public func value(of field: FieldID, arguments: CoercedArguments?, in object: Node) -> Node {
        guard let field = IntrospectionField(rawValue: field.index) else { return .null }
        let withDeprecated = arguments?[0] == .boolean(true)
        return switch object {
        case .schema: value(ofSchema: field)
        case .type(let type): value(field, of: type, withDeprecated: withDeprecated)
        case .field(let id): value(field, of: schema[id], withDeprecated: withDeprecated)
        case .inputValue(let id): value(field, of: schema[id])
        case .enumValue(let id): value(field, of: schema[id])
        case .directive(let id): value(field, of: schema[id], withDeprecated: withDeprecated)
        default: .null
        }
    }

    /// Returns nil, because introspection never fails.
    public func failure(of node: Node) -> String? { nil }

    /// Whether the value is null.
    public func isNull(_ node: Node) -> Bool {
        if case .null = node { true } else { false }
    }

    /// Whether the value is a list.
    public func isList(_ node: Node) -> Bool {
        switch node {
        case .types, .fields, .inputValues, .enumValues, .directives, .locations: true
        default: false
        }
    }

    /// Returns the next member, and skips deprecated members unless the query includes them.
    public func nextItem(of list: Node, at cursor: inout Int) -> Node? {
        switch list {
        case .types(let ids): next(in: ids, at: &cursor).map { .type(TypeReference($0)) }
        case .fields(let ids, let all): next(in: ids, at: &cursor) { all || schema[$0].deprecationReason == nil }.map(Node.field)
        case .inputValues(let ids, let all):
            next(in: ids, at: &cursor) { all || schema[$0].deprecationReason == nil }.map(Node.inputValue)
        case .enumValues(let ids, let all):
            next(in: ids, at: &cursor) { all || schema[$0].deprecationReason == nil }.map(Node.enumValue)
        case .directives: next(in: schema.directives.indices, at: &cursor).map { .directive(DirectiveID(Int32($0))) }
        case .locations(let locations): next(in: locations, at: &cursor).map { .string($0.rawValue) }
        default: nil
        }
    }

    private func next<Items: RandomAccessCollection>(
        in items: Items,
        at cursor: inout Int,
        where isShown: (Items.Element) -> Bool = { _ in true }
    ) -> Items.Element? {
        while cursor < items.count {
            let item = items[items.index(items.startIndex, offsetBy: cursor)]
            cursor += 1
            if isShown(item) { return item }
        }
        return nil
    }

    /// Returns nil, because no introspection type is abstract.
    public func typeName(of object: Node) -> String? { nil }

    /// Writes a string, a boolean or the name of an enum value.
    public func write(_ leaf: Node, as type: TypeID, to writer: inout ResponseWriter) {
        switch leaf {
        case .string(let text): writer.write(string: text)
        case .boolean(let value): writer.write(value)
        default: writer.writeNull()
        }
    }
}

// The fields of each `__` type.
extension IntrospectionSource {
    private func value(ofSchema field: IntrospectionField) -> Node {
        switch field {
        case .schemaDescription: .optional(schema.description)
        case .schemaTypes: .types(schema.introspectedTypes)
        case .schemaQueryType: .optional(schema.queryType)
        case .schemaMutationType: .optional(schema.mutationType)
        case .schemaSubscriptionType: .optional(schema.subscriptionType)
        case .schemaDirectives: .directives
        default: .null
        }
    }

    private func value(_ field: IntrospectionField, of type: TypeReference, withDeprecated: Bool) -> Node {
        guard type.isBare else {
            return switch field {
            case .typeKind: .string(type.isNonNull ? "NON_NULL" : "LIST")
            case .typeOfType: .type(type.isNonNull ? type.nullable : type.item ?? type)
            default: .null
            }
        }
        let named = schema[type.named]
        return switch (field, named.kind) {
        case (.typeKind, _): .string(named.kind.introspectedName)
        case (.typeName, _): .string(named.name)
        case (.typeDescription, _): .optional(named.description)
        case (.typeSpecifiedByURL, .scalar): .optional(named.specifiedByURL)
        case (.typeFields, .object), (.typeFields, .interface): .fields(named.fields, withDeprecated: withDeprecated)
        case (.typeInterfaces, .object), (.typeInterfaces, .interface): .types(named.interfaces)
        case (.typePossibleTypes, .interface), (.typePossibleTypes, .union): .types(named.possibleTypes)
        case (.typeEnumValues, .enum): .enumValues(named.enumValues, withDeprecated: withDeprecated)
        case (.typeInputFields, .inputObject): .inputValues(named.inputFields, withDeprecated: withDeprecated)
        case (.typeIsOneOf, .inputObject): .boolean(named.isOneOf)
        default: .null
        }
    }

    private func value(_ field: IntrospectionField, of definition: FieldDefinition, withDeprecated: Bool) -> Node {
        switch field {
        case .fieldName: .string(definition.name)
        case .fieldDescription: .optional(definition.description)
        case .fieldArgs: .inputValues(definition.arguments, withDeprecated: withDeprecated)
        case .fieldType: .type(definition.type)
        case .fieldIsDeprecated: .boolean(definition.deprecationReason != nil)
        case .fieldDeprecationReason: .optional(definition.deprecationReason)
        default: .null
        }
    }

    private func value(_ field: IntrospectionField, of definition: InputValueDefinition) -> Node {
        switch field {
        case .inputValueName: .string(definition.name)
        case .inputValueDescription: .optional(definition.description)
        case .inputValueType: .type(definition.type)
        case .inputValueDefaultValue: .optional(definition.defaultLiteral)
        case .inputValueIsDeprecated: .boolean(definition.deprecationReason != nil)
        case .inputValueDeprecationReason: .optional(definition.deprecationReason)
        default: .null
        }
    }

    private func value(_ field: IntrospectionField, of definition: EnumValueDefinition) -> Node {
        switch field {
        case .enumValueName: .string(definition.name)
        case .enumValueDescription: .optional(definition.description)
        case .enumValueIsDeprecated: .boolean(definition.deprecationReason != nil)
        case .enumValueDeprecationReason: .optional(definition.deprecationReason)
        default: .null
        }
    }

    private func value(_ field: IntrospectionField, of definition: DirectiveDefinition, withDeprecated: Bool) -> Node {
        switch field {
        case .directiveName: .string(definition.name)
        case .directiveDescription: .optional(definition.description)
        case .directiveIsRepeatable: .boolean(definition.isRepeatable)
        case .directiveLocations: .locations(definition.locations)
        case .directiveArgs: .inputValues(definition.arguments, withDeprecated: withDeprecated)
        default: .null
        }
    }
}

extension IntrospectionSource.Node {
    fileprivate static func optional(_ text: String?) -> Self { text.map(Self.string) ?? .null }
    fileprivate static func optional(_ type: TypeID?) -> Self { type.map { .type(TypeReference($0)) } ?? .null }
}

extension TypeKind {
    /// The value of `__TypeKind`.
    fileprivate var introspectedName: String {
        switch self {
        case .scalar: "SCALAR"
        case .object: "OBJECT"
        case .interface: "INTERFACE"
        case .union: "UNION"
        case .enum: "ENUM"
        case .inputObject: "INPUT_OBJECT"
        }
    }
}

/// The fields of the `__` types by their ids, which follow from their order in `BuiltInDefinitions`.
enum IntrospectionField: Int32, CaseIterable {
    case schemaDescription = 3
    case schemaTypes, schemaQueryType, schemaMutationType, schemaSubscriptionType, schemaDirectives
    case typeKind, typeName, typeDescription, typeSpecifiedByURL, typeFields, typeInterfaces, typePossibleTypes, typeEnumValues
    case typeInputFields, typeOfType, typeIsOneOf
    case fieldName, fieldDescription, fieldArgs, fieldType, fieldIsDeprecated, fieldDeprecationReason
    case inputValueName, inputValueDescription, inputValueType, inputValueDefaultValue, inputValueIsDeprecated
    case inputValueDeprecationReason
    case enumValueName, enumValueDescription, enumValueIsDeprecated, enumValueDeprecationReason
    case directiveName, directiveDescription, directiveIsRepeatable, directiveLocations, directiveArgs
}
