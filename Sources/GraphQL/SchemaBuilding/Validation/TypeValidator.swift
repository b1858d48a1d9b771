/// Validates the types of a document against the rules of the type system, in the order and with the wording of GraphQL.js.
///
/// Built-in types and directives are valid. Only the document's own definitions are checked, and each of their members has a node.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Type-System
struct TypeValidator {
    var context: ValidationContext
    let defaultValues: DefaultValues
    /// Marks on types, or on the members of a type, in the current scope.
    var seen = NameMarks()

    private let nodes: SchemaNodes

    init(_ document: Document, _ schema: Schema, _ nodes: SchemaNodes, _ defaultValues: DefaultValues) {
        context = ValidationContext(document, schema, [], maxErrors: SchemaError.maximumErrors)
        self.nodes = nodes
        self.defaultValues = defaultValues
    }

    mutating func validate() -> [GraphQLError] {
        checkRootTypes()
        checkDirectives()
        for type in schema.types where !type.isBuiltIn && !context.isFull { check(type) }
        checkFiniteInputObjects()
        checkDefaultValuesAsAWhole()
        return context.graphQLErrors()
    }

    private mutating func check(_ type: NamedType) {
        checkName(type.name, at: definition(of: type.id).start)
        switch type.kind {
        case .scalar: checkSpecifiedBy(type)
        case .object, .interface:
            checkFields(of: type)
            checkInterfaces(of: type)
        case .union: checkMembers(of: type)
        case .enum: checkValues(of: type)
        case .inputObject: checkInputFields(of: type)
        }
    }

    /// Checks that a name does not begin with two underscores, which are reserved for introspection.
    ///
    /// Spec: https://spec.graphql.org/September2025/#sec-Names.Reserved-Names
    mutating func checkName(_ name: String, at offset: Int32) {
        guard name.utf8.starts(with: "__".utf8) else { return }
        context.report("Name \"\(name)\" must not begin with \"__\", which is reserved by GraphQL introspection.", at: offset)
    }
}

// Nodes of members.
extension TypeValidator {
    var document: Document { context.document }
    var schema: Schema { context.schema }

    /// Returns the definition of one of the document's own types.
    func definition(of type: TypeID) -> TypeDefinitionNode { parts(of: type)[0] }

    /// Returns the definition and the extensions of one of the document's own types.
    func parts(of type: TypeID) -> [TypeDefinitionNode] {
        guard let parts = nodes.types[Int(type.index)] else { preconditionFailure("Built-in types are not validated.") }
        return [document.typeDefinitions[Int(parts.definition)]] + parts.extensions.map { document.typeDefinitions[Int($0)] }
    }

    /// Returns the start offsets of a type's definition and extensions.
    func starts(of type: TypeID) -> [Int32] { parts(of: type).map(\.start) }

    func node(_ id: FieldID) -> FieldDefinitionNode { document.fieldDefinitions[Int(nodes.fields[Int(id.index)])] }

    func node(_ id: InputValueID) -> InputValueDefinitionNode { document.inputValueDefinitions[Int(nodes.inputValues[Int(id.index)])] }

    func node(_ id: EnumValueID) -> EnumValueDefinitionNode { document.enumValueDefinitions[Int(nodes.enumValues[Int(id.index)])] }

    func node(_ id: DirectiveID) -> DirectiveDefinitionNode { document.directiveDefinitions[Int(nodes.directives[Int(id.index)])] }

    /// Returns the directive with a name from the directives of one location.
    func directive(_ name: StaticString, on directives: NodeRange<DirectiveNode>) -> DirectiveNode? {
        document[directives].first { document.name($0.name, is: name) }
    }
}
