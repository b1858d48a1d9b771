import GraphQL

/// The counts of a selection set, with the fragments that it spreads unfolded.
///
/// Sums stop at a bound, because nested fragments multiply beyond the range of integers.
struct SelectionCounts: Equatable {
    /// The bound of sums; far above any limit.
    static let maximum = 1_000_000_000

    /// Fields of the set itself.
    var fields = 0
    /// Fields with an alias, at any depth.
    var aliases = 0
    /// Directives, at any depth.
    var directives = 0
    /// The nesting of fields.
    var depth = 0
    /// The nesting of introspection lists, assuming that the set is below `__schema` or `__type`.
    var lists = 0
    /// The nesting of introspection lists that really are below `__schema` or `__type`.
    var introspectionLists = 0

    /// Adds the counts of a sibling selection.
    mutating func add(_ other: SelectionCounts) {
        fields = Self.sum(fields, other.fields)
        aliases = Self.sum(aliases, other.aliases)
        directives = Self.sum(directives, other.directives)
        depth = max(depth, other.depth)
        lists = max(lists, other.lists)
        introspectionLists = max(introspectionLists, other.introspectionLists)
    }

    /// The counts of a field with this selection set below it, without the field's own directives.
    func below(_ field: SelectionNode, _ document: borrowing Document) -> SelectionCounts {
        var counts = self
        counts.fields = 1
        if field.alias != nil { counts.aliases = Self.sum(aliases, 1) }
        counts.depth = depth + 1
        if document.isIntrospectionRoot(field.name) { counts.introspectionLists = max(introspectionLists, lists) }
        if document.isIntrospectionList(field.name) { counts.lists = lists + 1 }
        return counts
    }

    private static func sum(_ left: Int, _ right: Int) -> Int { min(left + right, maximum) }
}

extension Document {
    fileprivate func isIntrospectionRoot(_ name: Name) -> Bool { self.name(name, is: "__schema") || self.name(name, is: "__type") }

    /// Whether an introspection field is a list of types or of elements that refer to types; only used below `__schema` or `__type`.
    fileprivate func isIntrospectionList(_ name: Name) -> Bool {
        self.name(name, is: "fields") || self.name(name, is: "interfaces") || self.name(name, is: "possibleTypes")
            || self.name(name, is: "inputFields")
    }
}

/// Counts the contents of a document's operations; each fragment is counted once, so the work is linear in the document.
///
/// For documents that have passed validation: fragments exist and form no cycle.
struct SelectionCounter {
    private let document: Document
    private var fragments: [ArraySlice<UInt8>: Int] = [:]
    /// The counts of fragments; nil until they are known.
    private var known: [SelectionCounts?]

    init(_ document: Document) {
        self.document = document
        known = Array(repeating: nil, count: document.fragments.count)
        for (index, fragment) in document.fragments.enumerated() { fragments[document.bytes(fragment.name)] = index }
    }

    /// Counts an operation, including the directives of its variables.
    mutating func counts(of operation: OperationDefinitionNode) -> SelectionCounts {
        countFragments(spreadIn: operation.selectionSet)
        var counts = self.counts(of: operation.selectionSet)
        counts.directives += directives(before: operation)
        return counts
    }

    /// The number of directives before an operation's selections: on the operation itself and on its variables.
    func directives(before operation: OperationDefinitionNode) -> Int {
        document[operation.variables].reduce(operation.directives.indices.count) { $0 + $1.directives.indices.count }
    }

    /// Visits the selections in document order, fragments unfolded, and returns the first match; `isWorth` decides which fragments to
    /// enter.
    ///
    /// Linear as long as every entered fragment contains something that brings the match nearer.
    func first(
        in set: SelectionSet,
        isWorth: (SelectionCounts, _ depth: Int) -> Bool,
        where isFound: (SelectionNode, _ depth: Int) -> Bool
    ) -> SelectionNode? {
        var open = [(range: set.selections.indices, depth: 1)]
        while var (range, depth) = open.popLast() {
            while let index = range.popFirst() {
                let selection = document.selections[index]
                if isFound(selection, depth) { return selection }
                var inner = selection.selectionSet
                if selection.kind == .fragmentSpread, let fragment = fragment(selection), isWorth(known[fragment] ?? .init(), depth) {
                    inner = document.fragments[fragment].selectionSet
                }
                guard let inner else { continue }
                open.append((range, depth))
                range = inner.selections.indices
                if selection.kind == .field { depth += 1 }
            }
        }
        return nil
    }

    /// The number of directives on a selection and, if it spreads a fragment, on the fragment's definition.
    func directives(on selection: SelectionNode) -> Int {
        let own = selection.directives.indices.count
        guard selection.kind == .fragmentSpread, let fragment = fragment(selection) else { return own }
        return own + document.fragments[fragment].directives.indices.count
    }

    // MARK: Counting

    /// Counts fragments, inner ones first; keeps its own stack, because a chain of fragments can be as long as the document.
    private mutating func countFragments(spreadIn set: SelectionSet) {
        var open: [(fragment: Int, isVisited: Bool)] = []
        pushUncounted(set, &open)
        while let (fragment, isVisited) = open.popLast() {
            guard known[fragment] == nil else { continue }
            let definition = document.fragments[fragment]
            if isVisited {
                var counts = counts(of: definition.selectionSet)
                counts.directives += definition.directives.indices.count
                known[fragment] = counts
            } else {
                open.append((fragment, true))
                pushUncounted(definition.selectionSet, &open)
            }
        }
    }

    private func pushUncounted(_ set: SelectionSet, _ open: inout [(fragment: Int, isVisited: Bool)]) {
        for selection in document[set.selections] {
            if selection.kind == .fragmentSpread {
                if let fragment = fragment(selection), known[fragment] == nil { open.append((fragment, false)) }
            } else if let inner = selection.selectionSet {
                pushUncounted(inner, &open)  // recursion bounded by the parser's nesting limit
            }
        }
    }

    /// Counts a set whose fragments are known; the parser's nesting limit bounds the recursion.
    private func counts(of set: SelectionSet) -> SelectionCounts {
        var counts = SelectionCounts()
        for selection in document[set.selections] {
            var own = SelectionCounts()
            switch selection.kind {
            case .field: own = (selection.selectionSet.map { self.counts(of: $0) } ?? own).below(selection, document)
            case .inlineFragment: own = selection.selectionSet.map { self.counts(of: $0) } ?? own
            case .fragmentSpread: own = fragment(selection).flatMap { known[$0] } ?? own
            }
            own.directives += selection.directives.indices.count
            counts.add(own)
        }
        return counts
    }

    private func fragment(_ spread: SelectionNode) -> Int? { fragments[document.bytes(spread.name)] }
}
