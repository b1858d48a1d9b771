/// The variables of an operation must have different names.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Variable-Uniqueness
struct UniqueVariableNamesRule {
    private var repetitions = Repetitions()

    mutating func check(_ operation: OperationDefinitionNode, _ context: inout ValidationContext) {
        repetitions.find(among: context.document[operation.variables], \.name, &context) { name, offsets, context in
            context.report("There can be only one variable named \"$\(context.text(name))\".", atOffsets: offsets)
        }
    }
}

/// Variables must have input types.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Variables-Are-Input-Types
struct VariablesAreInputTypesRule {
    func check(_ variable: VariableDefinitionNode, of type: TypeReference?, _ context: inout ValidationContext) {
        guard let type, !context.schema[type.named].kind.isInput else { return }
        context.report(
            "Variable \"$\(context.text(variable.name))\" cannot be non-input type \"\(context.document.printed(variable.type))\".",
            at: variable.type.start
        )
    }
}

/// An operation must define the variables that it and its fragments use.
///
/// Spec: https://spec.graphql.org/September2025/#sec-All-Variable-Uses-Defined
struct NoUndefinedVariablesRule {
    func check(_ use: DocumentUses.Variable, in operation: OperationDefinitionNode, _ context: inout ValidationContext) {
        let variable = context.text(context.names[use.name])
        let by = operation.name.map { " by operation \"\(context.text($0))\"" } ?? ""
        context.report("Variable \"$\(variable)\" is not defined\(by).", at: use.offset, operation.start)
    }
}

/// An operation or its fragments must use the variables that it defines.
///
/// Spec: https://spec.graphql.org/September2025/#sec-All-Variables-Used
struct NoUnusedVariablesRule {
    func report(_ variable: VariableDefinitionNode, in operation: OperationDefinitionNode, _ context: inout ValidationContext) {
        let place = operation.name.map { " in operation \"\(context.text($0))\"" } ?? ""
        context.report("Variable \"$\(context.text(variable.name))\" is never used\(place).", at: variable.start)
    }
}

/// A variable may be used only where its type fits.
///
/// Spec: https://spec.graphql.org/September2025/#sec-All-Variable-Usages-Are-Allowed
struct VariablesInAllowedPositionRule {
    /// Checks one use of a variable; `type` is nil if the schema does not have the variable's type.
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

    /// Whether a variable is allowed at a position.
    ///
    /// A nullable variable fits a non-null position if the variable has a non-null default value, or the position has a default value.
    private func isAllowed(_ type: TypeReference, hasDefault: Bool, at expected: TypeReference, hasDefault placeHasDefault: Bool) -> Bool {
        if expected.isNonNull, !type.isNonNull {
            return (hasDefault || placeHasDefault) && type.fits(expected.nullable)
        }
        return type.fits(expected)
    }
}

extension TypeReference {
    /// Whether values of this input type are also values of the other type: the same type, with at least the same levels non-null.
    func fits(_ other: TypeReference) -> Bool {
        named == other.named && listDepth == other.listDepth && other.nonNullLevels & ~nonNullLevels == 0
    }
}
