/// Fields with the same response name must mean the same, so that one value can answer all of them.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Field-Selection-Merging
struct OverlappingFieldsCanBeMergedRule {
    func check(_ context: inout ValidationContext) {
        let comparison = FieldComparison(document: context.document, schema: context.schema, uses: context.uses)
        var merger = FieldMerger(comparison, effort: context.effort)
        let outcome = merger.decide()
        if case .mergeable = outcome { return }

        // To say it as the reference implementation does, and to decide where the merger could not, the pairs are compared.
        var finder = FieldConflictFinder(comparison, effort: context.effort)
        var hasConflicts = false
        for set in context.uses.selectionSets {
            for conflict in finder.conflicts(within: set, atMost: context.errorsLeft) {
                hasConflicts = true
                report(conflict, &context)
            }
            guard !context.isFull else { return }
            guard finder.isExhausted else { continue }
            if !hasConflicts, case .conflict(let difference, let left, let right) = outcome {
                report(FieldConflict(difference, left, right, comparison), &context)
            }
            return context.abort(
                finder.hasTooManyConflicts
                    ? "Fields conflict in too many ways to tell them all. Validation aborted."
                    : "Fields overlap in too many ways to compare them all. Validation aborted."
            )
        }
    }

    private func report(_ conflict: FieldConflict, _ context: inout ValidationContext) {
        let offsets = (conflict.left + conflict.right).map { context.document.selections[$0].start }
        context.report(conflict.message, atOffsets: offsets)
    }
}
