extension TypeValidator {
    /// Checks that the default value of an argument or input field fits its type; `coordinate` is its name in messages.
    mutating func checkDefaultValue(of id: InputValueID, coordinate: () -> String) {
        guard let issues = defaultValues.issues[id] else { return }
        for issue in issues {
            context.report(
                "\(coordinate()) has invalid default value\(issue.printedPath): \(issue.message)",
                at: issue.offset ?? node(id).start
            )
        }
    }

    /// Checks that no default value contains itself, and that all are of limited size.
    ///
    /// Spec: https://spec.graphql.org/September2025/#InputObjectDefaultValueHasCycle()
    mutating func checkDefaultValuesAsAWhole() {
        for cycle in defaultValues.cycles where !context.isFull {
            let fields = cycle.map { "\(schema[$0.type].name).\(schema[$0.field].name)" }
            let via = fields.count > 1 ? " via the default values of: " + fields.dropFirst().joined(separator: ", ") : ""
            context.report(
                "Invalid circular reference. The default value of Input Object field \(fields[0]) references itself\(via).",
                atOffsets: cycle.map(\.literal.start)
            )
        }
        if let excess = defaultValues.excess {
            context.report(
                "Default values must not nest deeper than \(DefaultValues.maximumNesting) levels "
                    + "or have more than \(DefaultValues.maximumFields) fields.",
                at: excess.start
            )
        }
    }
}
