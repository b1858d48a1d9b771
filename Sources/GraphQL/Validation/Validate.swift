/// Validates a document against a schema: everything that the document requests must exist, and its meaning must be unambiguous.
///
/// All rules run in one traversal of the document.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Validation
///
/// - Parameters:
///   - document: The document to execute.
///   - schema: The schema to validate against.
///   - rules: The rules to apply; defaults to the rules of the specification.
///   - maxErrors: The maximum number of errors, so that a hostile document costs little; nil for no limit.
///   - effort: The factor for the limits on work. A document that exceeds a limit counts as hostile, and is not examined further. Use more
///     than 1 for trusted documents, however many there are.
///   - suggests: Whether messages suggest corrections for misspelled names, which reveals names of the schema to strangers.
/// - Returns: The errors; empty if the document can be executed.
public func validate(
    _ document: Document,
    against schema: Schema,
    rules: ValidationRules = .specified,
    maxErrors: Int? = nil,
    effort: Int = 1,
    suggests: Bool = true
) -> [GraphQLError] {
    var validator = Validator(document, schema, rules, maxErrors: maxErrors, effort: effort)
    if !suggests { validator.context.disableSuggestions() }
    return validator.validate()
}
