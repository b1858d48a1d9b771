/// Checks the types that a document defines by the rules of the type system, in the order and the wording of GraphQL.js.
///
/// What is built in is right; only the document's own members are looked at, and each of them has a node.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Type-System
struct TypeValidator {
    var context: ValidationContext
    let defaultValues: DefaultValues
    /// What was noted about each type, or each member of a type, in the current scope.
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

    /// Names that begin with two underscores belong to introspection.
    ///
    /// Spec: https://spec.graphql.org/September2025/#sec-Names.Reserved-Names
    mutating func checkName(_ name: String, at offset: Int32) {
        guard name.utf8.starts(with: "__".utf8) else { return }
        context.report("Name \"\(name)\" must not begin with \"__\", which is reserved by GraphQL introspection.", at: offset)
    }
}

// The way from members to their nodes.
extension TypeValidator {
    var document: Document { context.document }
    var schema: Schema { context.schema }

    /// The definition of one of the document's own types.
    func definition(of type: TypeID) -> TypeDefinitionNode { parts(of: type)[0] }

    /// The definition and the extensions of one of the document's own types.
    func parts(of type: TypeID) -> [TypeDefinitionNode] {
        guard let parts = nodes.types[Int(type.index)] else { preconditionFailure("Built-in types are not validated.") }
        return [document.typeDefinitions[Int(parts.definition)]] + parts.extensions.map { document.typeDefinitions[Int($0)] }
    }

    /// Where the definition and the extensions of a type begin.
    func starts(of type: TypeID) -> [Int32] { parts(of: type).map(\.start) }

    func node(_ id: FieldID) -> FieldDefinitionNode { document.fieldDefinitions[Int(nodes.fields[Int(id.index)])] }

    func node(_ id: InputValueID) -> InputValueDefinitionNode { document.inputValueDefinitions[Int(nodes.inputValues[Int(id.index)])] }

    func node(_ id: EnumValueID) -> EnumValueDefinitionNode { document.enumValueDefinitions[Int(nodes.enumValues[Int(id.index)])] }

    func node(_ id: DirectiveID) -> DirectiveDefinitionNode { document.directiveDefinitions[Int(nodes.directives[Int(id.index)])] }

    /// The directive with a name among those of one place.
    func directive(_ name: StaticString, on directives: NodeRange<DirectiveNode>) -> DirectiveNode? {
        document[directives].first { document.name($0.name, is: name) }
    }
}
