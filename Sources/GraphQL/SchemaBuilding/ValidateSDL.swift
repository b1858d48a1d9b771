/// Validates the definitions of a schema document: names must be unique and known, and directives must be used as defined.
///
/// All rules run in one traversal of the document. `Schema(_:)` checks whether the defined types follow the rules of the type system.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Type-System
///
/// - Parameters:
///   - document: The definitions and extensions; only built-in definitions are known besides.
///   - rules: The rules to apply; defaults to the rules of the specification.
///   - maxErrors: The maximum number of errors, so that a hostile document costs little; nil for no limit.
/// - Returns: The errors; empty if the definitions are valid.
public func validateSDL(_ document: Document, rules: ValidationRules = .specifiedSDL, maxErrors: Int? = nil) -> [GraphQLError] {
    validate(document, against: .specifiedDirectives, rules: rules, maxErrors: maxErrors)
}

extension Schema {
    /// The schema for validating schema documents, which has only the specified directives.
    ///
    /// Types cannot be found by name: a type must be defined in the document itself, or it is built in and part of every document.
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
