/// Groups the fields that selection sets request from an object type by response name.
///
/// The caller decides which selections `@skip` and `@include` exclude. The executor knows the values of variables, while a planner knows
/// only the conditions on them.
///
/// The type is a class so that copying its owner does not update the reference counts of the schema and the document.
///
/// Spec: https://spec.graphql.org/September2025/#CollectFields()
public final class FieldGrouping: Sendable {
    private let schema: Schema
    private let document: Document
    /// The index of each fragment by name, filled only if there are too many fragments to search one by one.
    private let fragments: [ArraySlice<UInt8>: Int]

    /// The maximum number of names for which comparing is still faster than hashing.
    fileprivate static let linearSearchLimit = 16

    /// Creates a grouping of the fields of one document.
    public init(schema: Schema, document: Document) {
        self.schema = schema
        self.document = document
        var fragments: [ArraySlice<UInt8>: Int] = [:]
        if document.fragments.count > Self.linearSearchLimit {
            for (index, fragment) in document.fragments.enumerated() { fragments[document.bytes(fragment.name)] = index }
        }
        self.fragments = fragments
    }

    /// Merges selection sets for an object type.
    ///
    /// The function uses an explicit stack, because a chain of fragments can be as long as the document.
    ///
    /// - Parameters:
    ///   - selectionSets: The selection sets to be merged.
    ///   - type: The object type.
    ///   - isIncluded: Whether to include a selection; called once for each selection that is visited.
    /// - Returns: The field nodes under each response name, ordered by the first occurrence of the name.
    /// - Throws: Any error that `isIncluded` throws.
    public func groups<Failure: Error>(
        of selectionSets: [SelectionSet],
        on type: TypeID,
        isIncluded: (SelectionNode) throws(Failure) -> Bool
    ) throws(Failure) -> [[SelectionNode]] {
        var groups = Groups()
        var visitedFragments: Set<Int> = []
        var open = selectionSets.reversed().map(\.selections.indices)
        while var range = open.popLast() {
            while let index = range.popFirst() {
                let selection = document.selections[index]
                guard try isIncluded(selection) else { continue }
                var inner: SelectionSet?
                switch selection.kind {
                case .field: groups.add(selection, in: document)
                case .inlineFragment:
                    if selection.typeCondition.map({ applies($0, to: type) }) ?? true { inner = selection.selectionSet }
                case .fragmentSpread:
                    // Visiting the same fragment again adds nothing.
                    guard let index = fragment(named: selection.name), visitedFragments.insert(index).inserted else { continue }
                    if applies(document.fragments[index].typeCondition, to: type) { inner = document.fragments[index].selectionSet }
                }
                guard let inner else { continue }
                open.append(range)
                range = inner.selections.indices
            }
        }
        return groups.nodes
    }

    private func fragment(named name: Name) -> Int? {
        if document.fragments.count > Self.linearSearchLimit { return fragments[document.bytes(name)] }
        return document.fragments.firstIndex { document.areEqual($0.name, name) }
    }

    /// Returns whether a fragment on a type applies to an object type.
    ///
    /// Spec: https://spec.graphql.org/September2025/#DoesFragmentTypeApply()
    private func applies(_ condition: Name, to type: TypeID) -> Bool {
        guard let condition = schema.type(named: condition, in: document) else { return false }
        return schema.isSubtype(type, of: condition)
    }
}

/// Field nodes grouped by response name, in the order of their first occurrence.
private struct Groups {
    var nodes: [[SelectionNode]] = []
    /// The index of each group by response name, filled only when there are too many groups to search one by one.
    private var indices: [ArraySlice<UInt8>: Int] = [:]

    mutating func add(_ node: SelectionNode, in document: Document) {
        if let index = index(of: node.responseName, in: document) {
            nodes[index].append(node)
            return
        }
        nodes.append([node])
        if nodes.count == FieldGrouping.linearSearchLimit {
            for (index, group) in nodes.enumerated() { indices[document.bytes(group[0].responseName)] = index }
        } else if nodes.count > FieldGrouping.linearSearchLimit {
            indices[document.bytes(node.responseName)] = nodes.count - 1
        }
    }

    private func index(of name: Name, in document: Document) -> Int? {
        if nodes.count >= FieldGrouping.linearSearchLimit { return indices[document.bytes(name)] }
        return nodes.firstIndex { document.areEqual($0[0].responseName, name) }
    }
}
