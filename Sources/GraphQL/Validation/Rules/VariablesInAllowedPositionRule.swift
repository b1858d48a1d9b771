/// A variable is used only where its type fits.
///
/// Spec: https://spec.graphql.org/September2025/#sec-All-Variable-Usages-Are-Allowed
struct VariablesInAllowedPositionRule {
    /// Checks one use of a variable whose type is given if the schema has it.
    func check(
        _ use: DocumentUses.Variable,
        of variable: VariableDefinitionNode,
        _ type: TypeReference?,
        _ context: inout ValidationContext
    ) {
        guard let expected = use.type, let type else { return }
        let hasDefault = variable.defaultValue.map { $0.kind != .null } ?? false
        if !isAllowed(type, hasDefault: hasDefault, at: expected, hasDefault: use.hasDefault) {
            context.report(
                "Variable \"$\(context.text(variable.name))\" of type \"\(context.text(type))\" used in position expecting type "
                    + "\"\(context.text(expected))\".",
                at: variable.start,
                use.offset
            )
        }
        if let oneOf = use.oneOf, !type.isNonNull {
            context.report(
                "Variable \"$\(context.text(variable.name))\" is of type \"\(context.text(type))\" but must be non-nullable to be used "
                    + "for OneOf Input Object \"\(context.text(oneOf))\".",
                at: variable.start,
                use.offset
            )
        }
    }

    /// A variable that can be null fits where null cannot stand if a default value takes its place.
    private func isAllowed(_ type: TypeReference, hasDefault: Bool, at expected: TypeReference, hasDefault placeHasDefault: Bool) -> Bool {
        if expected.isNonNull, !type.isNonNull {
            return (hasDefault || placeHasDefault) && type.fits(expected.nullable)
        }
        return type.fits(expected)
    }
}

extension TypeReference {
    /// Whether values of this input type are values of the other: the same type, with at least the same levels non-null.
    func fits(_ other: TypeReference) -> Bool {
        named == other.named && listDepth == other.listDepth && other.nonNullLevels & ~nonNullLevels == 0
    }
}
