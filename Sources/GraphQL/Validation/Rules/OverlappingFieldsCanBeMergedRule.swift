/// Fields with the same response name must mean the same, so that one value can answer all of them.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Field-Selection-Merging
struct OverlappingFieldsCanBeMergedRule {
    func check(_ context: inout ValidationContext) {
        let comparison = FieldComparison(document: context.document, schema: context.schema, uses: context.uses)
        var probe = FieldMergeProbe(comparison)
        if probe.findsNoConflicts() { return }

        var finder = FieldConflictFinder(comparison)
        for set in comparison.uses.selectionSets {
            for conflict in finder.conflicts(within: set) where !context.isFull {
                let fields = conflict.left + conflict.right
                context.report(conflict.message(comparison), atOffsets: fields.map { comparison.document.selections[$0].start })
            }
            guard !context.isFull else { return }
            guard !finder.isExhausted else {
                context.report("Fields overlap in too many ways to compare them all. Validation aborted.", atOffsets: [])
                return
            }
        }
    }
}
