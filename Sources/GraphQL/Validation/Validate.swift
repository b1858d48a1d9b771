/// Checks a document against a schema: what it may ask, and whether it says it unambiguously.
///
/// All rules run in one walk through the document.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Validation
///
/// - Parameters:
///   - document: The document to be executed.
///   - schema: The schema that it is meant for.
///   - rules: The rules to apply; by default those of the specification.
///   - maxErrors: After how many errors to stop, so that a hostile document costs little; nil for no limit.
///   - effort: How many times the work may be done after which a document counts as hostile and is not looked at further: more than 1 for
///     documents of one's own, however many there are.
///   - suggests: Whether messages say what a misspelt name may have meant, which tells strangers names of the schema.
/// - Returns: The errors; none if the document can be executed.
public func validate(
    _ document: Document,
    against schema: Schema,
    rules: ValidationRules = .specified,
    maxErrors: Int? = nil,
    effort: Int = 1,
    suggests: Bool = true
) -> [GraphQLError] {
    var validator = Validator(document, schema, rules, maxErrors: maxErrors, effort: effort)
    if !suggests { validator.context.suggestsNothing() }
    return validator.validate()
}
