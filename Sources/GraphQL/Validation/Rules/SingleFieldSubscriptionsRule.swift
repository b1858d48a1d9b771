/// A subscription must select exactly one root field, which must not be an introspection field.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Single-Root-Field
struct SingleFieldSubscriptionsRule {
    /// The root selections of a subscription, with fragments replaced by their content.
    private struct Root {
        /// The fields by response name, in the order of their first occurrence.
        var fields: [[SelectionNode]] = []
        /// The offsets of directives that could exclude a selection.
        var conditions: [Int32] = []
    }

    private var positions = NameMarks()
    private var visitedFragments = NameMarks()

    mutating func check(_ operation: OperationDefinitionNode, _ context: inout ValidationContext) {
        guard let type = context.schema.subscriptionType else { return }
        let root = collectRoot(of: operation, type, &context)
        let subject = operation.name.map { "Subscription \"\(context.text($0))\"" } ?? "Anonymous Subscription"
        guard root.conditions.isEmpty else {
            context.report(
                "\(subject) must not use `@skip` or `@include` directives in the top level selection.",
                atOffsets: root.conditions
            )
            return
        }
        if root.fields.count > 1 {
            context.report(
                "\(subject) must select only one top level field.",
                atOffsets: root.fields.dropFirst().flatMap { $0.map(\.start) }
            )
        }
        for fields in root.fields {
            guard let first = fields.first, context.document.bytes(first.name).starts(with: "__".utf8) else { continue }
            context.report("\(subject) must not select an introspection top level field.", atOffsets: fields.map(\.start))
        }
    }

    private mutating func collectRoot(
        of operation: OperationDefinitionNode,
        _ type: TypeID,
        _ context: inout ValidationContext
    ) -> Root {
        var root = Root()
        positions.startScope()
        visitedFragments.startScope()
        var steps = 0
        // One step here takes as long as twelve steps that only follow fragments.
        defer { context.takeSteps(12 * steps) }
        var open = [operation.selectionSet.selections.indices]
        while let range = open.popLast() {
            guard let index = range.first else { continue }
            if range.count > 1 { open.append(range.dropFirst()) }
            steps += 1
            let selection = context.document.selections[index]
            let name = context.uses.selections[index].name
            if selection.kind == .fragmentSpread, visitedFragments[name] != nil { continue }
            if let condition = condition(of: selection, context) {
                root.conditions.append(condition)
                continue
            }
            switch selection.kind {
            case .field:
                if let position = positions[name] {
                    root.fields[Int(position)].append(selection)
                } else {
                    positions[name] = Int32(root.fields.count)
                    root.fields.append([selection])
                }
            case .fragmentSpread:
                guard let fragment = context.uses.fragment(named: name).map({ context.document.fragments[$0] }),
                    applies(fragment.typeCondition, to: type, context)
                else { continue }
                visitedFragments[name] = 1
                open.append(fragment.selectionSet.selections.indices)
            case .inlineFragment:
                if let condition = selection.typeCondition, !applies(condition, to: type, context) { continue }
                if let set = selection.selectionSet { open.append(set.selections.indices) }
            }
        }
        return root
    }

    /// Returns the offset of a `@skip`, or else of an `@include`.
    private func condition(of selection: SelectionNode, _ context: borrowing ValidationContext) -> Int32? {
        guard !selection.directives.isEmpty else { return nil }
        let document = context.document
        let directives = document[selection.directives]
        let directive =
            directives.first { document.name($0.name, is: "skip") } ?? directives.first { document.name($0.name, is: "include") }
        return directive?.start
    }

    private func applies(_ condition: Name, to type: TypeID, _ context: borrowing ValidationContext) -> Bool {
        context.schema.type(named: condition, in: context.document).map { context.schema.isSubtype(type, of: $0) } ?? false
    }
}
