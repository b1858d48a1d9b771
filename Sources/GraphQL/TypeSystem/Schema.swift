/// What a service can be asked: types, fields, arguments and directives in flat arrays, addressed by small integers.
///
/// Immutable once built. The built-in scalars, directives and the types of introspection are part of it.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Schema
public struct Schema: Sendable {
    /// What the schema says about itself.
    public internal(set) var description: String?
    /// All named types; built-in ones first.
    public internal(set) var types: [NamedType] = []
    /// What introspection shows of them: all but the built-in scalars that the schema does not use.
    public internal(set) var introspectedTypes: [TypeID] = []
    /// The fields of all types, siblings next to each other.
    public internal(set) var fields: [FieldDefinition] = []
    /// All arguments and input fields, siblings next to each other.
    public internal(set) var inputValues: [InputValueDefinition] = []
    /// The values of all enums, siblings next to each other.
    public internal(set) var enumValues: [EnumValueDefinition] = []
    /// All directives.
    public internal(set) var directives: [DirectiveDefinition] = []
    /// The root type of queries.
    public internal(set) var queryType: TypeID?
    /// The root type of mutations.
    public internal(set) var mutationType: TypeID?
    /// The root type of subscriptions.
    public internal(set) var subscriptionType: TypeID?

    /// The names by which a text that is no document gives away that it may hold secrets, in small letters: those of inputs that are secret,
    /// and of the fields and input objects around them; empty in a schema without secrets.
    var secretNames: Set<[UInt8]> = []

    /// Whether anything that clients send is secret.
    public var hasSecrets: Bool { !secretNames.isEmpty }

    var names = NameTable()
    var subtypes = SubtypeTable()

    init() {}

    /// The named type.
    @inlinable
    public subscript(id: TypeID) -> NamedType { types[Int(id.index)] }
    /// The field.
    @inlinable
    public subscript(id: FieldID) -> FieldDefinition { fields[Int(id.index)] }
    /// The argument or input field.
    @inlinable
    public subscript(id: InputValueID) -> InputValueDefinition { inputValues[Int(id.index)] }
    /// The enum value.
    @inlinable
    public subscript(id: EnumValueID) -> EnumValueDefinition { enumValues[Int(id.index)] }
    /// The directive.
    @inlinable
    public subscript(id: DirectiveID) -> DirectiveDefinition { directives[Int(id.index)] }

    /// The fields, next to each other.
    @inlinable
    public subscript(range: IDRange<FieldID>) -> ArraySlice<FieldDefinition> { fields[range.indices] }
    /// The arguments or input fields, next to each other.
    @inlinable
    public subscript(range: IDRange<InputValueID>) -> ArraySlice<InputValueDefinition> { inputValues[range.indices] }
    /// The enum values, next to each other.
    @inlinable
    public subscript(range: IDRange<EnumValueID>) -> ArraySlice<EnumValueDefinition> { enumValues[range.indices] }

    /// The root type of an operation; nil where the schema has none.
    public func rootType(of operation: OperationKind) -> TypeID? {
        switch operation {
        case .query: queryType
        case .mutation: mutationType
        case .subscription: subscriptionType
        }
    }

    /// Whether a type is the given one, implements the given interface, or is a member of the given union.
    public func isSubtype(_ type: TypeID, of other: TypeID) -> Bool {
        type == other || subtypes.contains(type, in: other)
    }

    /// The text of a type reference: `[Name!]!`.
    public func printed(_ type: TypeReference) -> String {
        if type.isNonNull { return printed(type.nullable) + "!" }
        if let item = type.item { return "[" + printed(item) + "]" }
        return self[type.named].name
    }
}
