/// The types, fields, arguments and directives of a service in flat arrays, addressed by small integers.
///
/// A schema does not change after it is built. A schema includes the built-in scalars, directives and introspection types.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Schema
public struct Schema: Sendable {
    /// The description of the schema.
    public internal(set) var description: String?
    /// All named types; built-in types come first.
    public internal(set) var types: [NamedType] = []
    /// The types that introspection shows: all except built-in scalars that the schema does not use.
    public internal(set) var introspectedTypes: [TypeID] = []
    /// The fields of all types, with siblings adjacent.
    public internal(set) var fields: [FieldDefinition] = []
    /// All arguments and input fields, with siblings adjacent.
    public internal(set) var inputValues: [InputValueDefinition] = []
    /// The values of all enums, with siblings adjacent.
    public internal(set) var enumValues: [EnumValueDefinition] = []
    /// All directives.
    public internal(set) var directives: [DirectiveDefinition] = []
    /// The root type of queries.
    public internal(set) var queryType: TypeID?
    /// The root type of mutations.
    public internal(set) var mutationType: TypeID?
    /// The root type of subscriptions.
    public internal(set) var subscriptionType: TypeID?

    /// The lowercase names that suggest that a text may contain secrets, even if the text is not a valid document.
    ///
    /// The set has the names of secret inputs, and of the fields and input objects around them. A schema without secrets has no such names.
    var secretNames: Set<[UInt8]> = []

    /// Whether any input of the schema is secret.
    public var hasSecrets: Bool { !secretNames.isEmpty }

    var names = NameTable()
    var subtypes = SubtypeTable()

    init() {}

    /// The named type with an id.
    @inlinable
    public subscript(id: TypeID) -> NamedType { types[Int(id.index)] }
    /// The field with an id.
    @inlinable
    public subscript(id: FieldID) -> FieldDefinition { fields[Int(id.index)] }
    /// The argument or input field with an id.
    @inlinable
    public subscript(id: InputValueID) -> InputValueDefinition { inputValues[Int(id.index)] }
    /// The enum value with an id.
    @inlinable
    public subscript(id: EnumValueID) -> EnumValueDefinition { enumValues[Int(id.index)] }
    /// The directive with an id.
    @inlinable
    public subscript(id: DirectiveID) -> DirectiveDefinition { directives[Int(id.index)] }

    /// The fields of a range.
    @inlinable
    public subscript(range: IDRange<FieldID>) -> ArraySlice<FieldDefinition> { fields[range.indices] }
    /// The arguments or input fields of a range.
    @inlinable
    public subscript(range: IDRange<InputValueID>) -> ArraySlice<InputValueDefinition> { inputValues[range.indices] }
    /// The enum values of a range.
    @inlinable
    public subscript(range: IDRange<EnumValueID>) -> ArraySlice<EnumValueDefinition> { enumValues[range.indices] }

    /// Returns the root type of an operation; nil if the schema has none.
    public func rootType(of operation: OperationKind) -> TypeID? {
        switch operation {
        case .query: queryType
        case .mutation: mutationType
        case .subscription: subscriptionType
        }
    }

    /// Whether a type equals the other type, implements it, or is a member of it.
    public func isSubtype(_ type: TypeID, of other: TypeID) -> Bool {
        type == other || subtypes.contains(type, in: other)
    }

    /// Returns the text of a type reference: `[Name!]!`.
    public func printed(_ type: TypeReference) -> String {
        if type.isNonNull { return printed(type.nullable) + "!" }
        if let item = type.item { return "[" + printed(item) + "]" }
        return self[type.named].name
    }
}
