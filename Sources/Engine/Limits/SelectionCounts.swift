import GraphQL

/// What a selection set holds, with the fragments that it spreads unfolded.
///
/// Sums stop at a bound: fragments in fragments multiply beyond all integers.
struct SelectionCounts: Equatable {
    /// Where sums stop; far above any limit.
    static let most = 1_000_000_000

    /// Fields of the set itself.
    var fields = 0
    /// Fields with an alias, at any depth.
    var aliases = 0
    /// Directives, at any depth.
    var directives = 0
    /// How deep fields nest.
    var depth = 0
    /// How many lists of introspection stand in one another, were the set below `__schema` or `__type`.
    var lists = 0
    /// The same for what is below `__schema` or `__type`.
    var introspectionLists = 0

    /// Adds what stands beside.
    mutating func add(_ other: SelectionCounts) {
        fields = Self.sum(fields, other.fields)
        aliases = Self.sum(aliases, other.aliases)
        directives = Self.sum(directives, other.directives)
        depth = max(depth, other.depth)
        lists = max(lists, other.lists)
        introspectionLists = max(introspectionLists, other.introspectionLists)
    }

    /// What a field with this selection set below it counts, its directives aside.
    func below(_ field: SelectionNode, _ document: borrowing Document) -> SelectionCounts {
        var counts = self
        counts.fields = 1
        if field.alias != nil { counts.aliases = Self.sum(aliases, 1) }
        counts.depth = depth + 1
        if document.isIntrospectionRoot(field.name) { counts.introspectionLists = max(introspectionLists, lists) }
        if document.isIntrospectionList(field.name) { counts.lists = lists + 1 }
        return counts
    }

    private static func sum(_ left: Int, _ right: Int) -> Int { min(left + right, most) }
}

extension Document {
    fileprivate func isIntrospectionRoot(_ name: Name) -> Bool { self.name(name, is: "__schema") || self.name(name, is: "__type") }

    /// Whether a field of introspection is a list of types or of what refers to types; only asked below `__schema` or `__type`.
    fileprivate func isIntrospectionList(_ name: Name) -> Bool {
        self.name(name, is: "fields") || self.name(name, is: "interfaces") || self.name(name, is: "possibleTypes")
            || self.name(name, is: "inputFields")
    }
}

/// Counts what operations of a document hold; each fragment is counted once, so the work is linear in the document.
///
/// For documents that have passed validation: fragments exist and form no cycle.
struct SelectionCounter {
    private let document: Document
    private var fragments: [ArraySlice<UInt8>: Int] = [:]
    /// The counts of fragments, once they are known.
    private var known: [SelectionCounts?]

    init(_ document: Document) {
        self.document = document
        known = Array(repeating: nil, count: document.fragments.count)
        for (index, fragment) in document.fragments.enumerated() { fragments[document.bytes(fragment.name)] = index }
    }

    /// Counts an operation, the directives of its variables included.
    mutating func counts(of operation: OperationDefinitionNode) -> SelectionCounts {
        countFragments(spreadIn: operation.selectionSet)
        var counts = self.counts(of: operation.selectionSet)
        counts.directives += directives(before: operation)
        return counts
    }

    /// The directives of an operation that come before its selections: on itself and on its variables.
    func directives(before operation: OperationDefinitionNode) -> Int {
        document[operation.variables].reduce(operation.directives.indices.count) { $0 + $1.directives.indices.count }
    }

    /// The selections in the order of the document, fragments unfolded, until one is found; `isWorth` says which fragments to look into.
    ///
    /// Linear as long as every fragment that is looked into holds what brings the end nearer.
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

    /// The directives on a selection and, when it spreads a fragment, those on its definition.
    func directives(on selection: SelectionNode) -> Int {
        let own = selection.directives.indices.count
        guard selection.kind == .fragmentSpread, let fragment = fragment(selection) else { return own }
        return own + document.fragments[fragment].directives.indices.count
    }

    // MARK: Counting

    /// Counts fragments, inner ones first: a chain of fragments can be as long as the document, so it keeps its own stack.
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
                pushUncounted(inner, &open)  // as deep as the parser lets selections nest
            }
        }
    }

    /// Counts a set whose fragments are known; recurses as deep as the parser lets selections nest.
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
