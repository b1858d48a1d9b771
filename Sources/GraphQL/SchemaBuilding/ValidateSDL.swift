/// Checks the definitions of a document that defines a schema, without looking at what they define: that names are unique and known, and
/// that directives are used as they are defined.
///
/// All rules run in one walk through the document. Whether the types themselves obey the type system is told by `Schema(_:)`.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Type-System
///
/// - Parameters:
///   - document: The definitions and extensions; nothing but what is built in is known besides.
///   - rules: The rules to apply; by default those of the specification.
///   - maxErrors: After how many errors to stop, so that a hostile document costs little; nil for no limit.
/// - Returns: The errors; none if the document can be built into a schema.
public func validateSDL(_ document: Document, rules: ValidationRules = .specifiedSDL, maxErrors: Int? = nil) -> [GraphQLError] {
    validate(document, against: .specifiedDirectives, rules: rules, maxErrors: maxErrors)
}

extension Schema {
    /// What a document that defines a schema can rely on: the specified directives.
    ///
    /// No type is found by name, for types have to be the document's own, or are built in and belong to every document.
    static let specifiedDirectives: Schema = {
        var schema = SchemaBuilder.build(Document(source: [])).schema
        schema.names = NameTable()
        schema.introspectedTypes = []
        for (index, directive) in schema.directives.enumerated() {
            _ = schema.names.insert(directive.name, .directive, index: Int32(index))
            for argument in directive.arguments {
                _ = schema.names.insert(schema[argument].name, .directiveArgument, of: Int32(index), index: argument.index)
            }
        }
        return schema
    }()
}
