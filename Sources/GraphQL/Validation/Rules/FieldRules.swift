/// A field must exist on the type that it is selected from.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Field-Selections
struct FieldsOnCorrectTypeRule {
    /// Reports a field that the type does not have.
    func report(_ field: SelectionNode, on type: TypeID, _ context: inout ValidationContext) {
        let schema = context.schema
        let name = context.text(field.name)
        let hint = context.hint(for: name, in: type.index) {
            let hint = Suggestions.didYouMean(typesWithField(named: name, insteadOf: type, schema), kind: "to use an inline fragment on")
            guard hint.isEmpty, schema[type].kind != .union else { return hint }
            return Suggestions.didYouMean(name, among: schema[type].fields.lazy.map { schema[$0].name })
        }
        context.report("Cannot query field \"\(name)\" on type \"\(context.text(type))\".\(hint)", at: field.start)
    }

    /// Returns the possible types of an abstract type that have the field, and those of their interfaces that have the field.
    ///
    /// The most common types come first; of equally common types, interfaces come before their implementations, and other
    /// types are in the natural order of their names.
    private func typesWithField(named name: String, insteadOf type: TypeID, _ schema: Schema) -> [String] {
        // Meta-fields belong to no type, so no type is suggested for them.
        guard schema[type].kind.isAbstract, !name.hasPrefix("__") else { return [] }
        var types: [TypeID] = []
        var counts: [TypeID: Int] = [:]
        func count(_ type: TypeID) {
            if counts[type] == nil { types.append(type) }
            counts[type, default: 0] += 1
        }
        for possible in schema[type].possibleTypes where schema.field(named: name, of: possible) != nil {
            count(possible)
            for interface in schema[possible].interfaces where schema.field(named: name, of: interface) != nil { count(interface) }
        }
        func precedes(_ left: TypeID, _ right: TypeID) -> Bool {
            if let leftCount = counts[left], let rightCount = counts[right], leftCount != rightCount { return leftCount > rightCount }
            if schema[left].kind == .interface, schema.isSubtype(right, of: left) { return true }
            if schema[right].kind == .interface, schema.isSubtype(left, of: right) { return false }
            return NaturalOrder.precedes(schema[left].name, schema[right].name)
        }
        return insertionSorted(types, by: precedes).map { schema[$0].name }
    }

    /// Sorts by binary insertion after the initial run.
    ///
    /// The order above is not transitive, so the result depends on the algorithm. The reference implementation sorts short lists in this
    /// way.
    private func insertionSorted(_ types: [TypeID], by precedes: (TypeID, TypeID) -> Bool) -> [TypeID] {
        guard types.count > 1 else { return types }
        var sorted = types
        var end = 2
        let isDescending = precedes(types[1], types[0])
        while end < types.count, precedes(types[end], types[end - 1]) == isDescending { end += 1 }
        if isDescending { sorted[..<end].reverse() }
        for index in end..<types.count {
            var (low, high) = (0, index)
            while low < high {
                let middle = (low + high) / 2
                if precedes(types[index], sorted[middle]) { high = middle } else { low = middle + 1 }
            }
            sorted.remove(at: index)
            sorted.insert(types[index], at: low)
        }
        return sorted
    }
}

/// Fields must be selected from composite values, and from no other values.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Leaf-Field-Selections
struct ScalarLeafsRule {
    func check(_ field: SelectionNode, of type: TypeReference, _ context: inout ValidationContext) {
        let isLeaf = context.schema.types[Int(type.named.index)].kind.isLeaf
        if isLeaf, let selectionSet = field.selectionSet {
            context.report(
                "Field \"\(context.text(field.name))\" must not have a selection since type \"\(context.text(type))\" has no subfields.",
                at: selectionSet.start
            )
        } else if !isLeaf, field.selectionSet == nil {
            let name = context.text(field.name)
            let suggestion = context.suggests ? " Did you mean \"\(name) { ... }\"?" : ""
            context.report(
                "Field \"\(name)\" of type \"\(context.text(type))\" must have a selection of subfields.\(suggestion)",
                at: field.start
            )
        }
    }
}

/// Fields with the same response name must have the same meaning, so that one value can answer all of them.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Field-Selection-Merging
struct OverlappingFieldsCanBeMergedRule {
    func check(_ context: inout ValidationContext) {
        let comparison = FieldComparison(document: context.document, schema: context.schema, uses: context.uses)
        var merger = FieldMerger(comparison, effort: context.effort)
        let outcome = merger.decide()
        if case .mergeable = outcome { return }

        // The pairs are compared to report errors as the reference implementation does, and to decide cases that the merger could not.
        var finder = FieldConflictFinder(comparison, effort: context.effort)
        var hasConflicts = false
        for set in context.uses.selectionSets {
            for conflict in finder.conflicts(within: set, atMost: context.remainingErrors) {
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
