import GraphQL

/// The fields that an operation asks of an object, merged under their response keys.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Field-Collection
struct FieldCollector {
    let reading: ArgumentReading
    private let fragments: [String: FragmentDefinitionNode]

    init(reading: ArgumentReading) {
        self.reading = reading
        fragments = Dictionary(
            reading.document.fragments.map { (reading.document.text($0.name), $0) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// All selections under one response key.
    struct CollectedField {
        let responseName: String
        let field: FieldID
        var nodes: [SelectionNode]

        /// The selection sets below, to be merged.
        var selectionSets: [SelectionSet] { nodes.compactMap(\.selectionSet) }
    }

    /// What has been collected so far.
    private struct Collection {
        var fields: [CollectedField] = []
        var places: [String: Int] = [:]
        var visitedFragments = Set<Int32>()
    }

    /// Collects the fields of several selection sets for one object type, in the order of the document.
    func fields(of selectionSets: [SelectionSet], on type: TypeID) throws(PlanError) -> [CollectedField] {
        var collection = Collection()
        for set in selectionSets { try collect(set, on: type, into: &collection) }
        return collection.fields
    }

    /// Keeps its own stack: a chain of fragments can be as long as the document.
    private func collect(_ set: SelectionSet, on type: TypeID, into collection: inout Collection) throws(PlanError) {
        let document = reading.document
        var open: [Range<Int>] = []
        var range = set.selections.indices
        while true {
            guard let index = range.first else {
                guard let outer = open.popLast() else { return }
                range = outer
                continue
            }
            range.removeFirst()
            let selection = document.selections[index]
            guard try isIncluded(selection) else { continue }
            var inner: SelectionSet?
            switch selection.kind {
            case .field: try add(selection, on: type, to: &collection)
            case .inlineFragment: if applies(selection.typeCondition, to: type) { inner = selection.selectionSet }
            case .fragmentSpread:
                // The same fragment a second time adds nothing; this also ends fragments that spread themselves.
                guard let fragment = fragments[document.text(selection.name)],
                    collection.visitedFragments.insert(fragment.start).inserted, applies(fragment.typeCondition, to: type)
                else { continue }
                inner = fragment.selectionSet
            }
            guard let inner else { continue }
            open.append(range)
            range = inner.selections.indices
        }
    }

    private func add(_ selection: SelectionNode, on type: TypeID, to collection: inout Collection) throws(PlanError) {
        let (schema, document) = (reading.schema, reading.document)
        guard let field = schema.field(named: selection.name, of: type, in: document) else {
            throw .invalidDocument("Cannot query field \"\(document.text(selection.name))\" on type \"\(schema[type].name)\".")
        }
        let name = document.text(selection.responseName)
        if let place = collection.places[name] {
            collection.fields[place].nodes.append(selection)
        } else {
            collection.places[name] = collection.fields.count
            collection.fields.append(CollectedField(responseName: name, field: field, nodes: [selection]))
        }
    }

    private func applies(_ condition: Name?, to type: TypeID) -> Bool {
        guard let condition else { return true }
        return reading.schema.type(named: condition, in: reading.document).map { reading.schema.isSubtype(type, of: $0) } ?? false
    }

    /// Whether `@skip` and `@include` let a selection through.
    private func isIncluded(_ selection: SelectionNode) throws(PlanError) -> Bool {
        let document = reading.document
        for directive in document[selection.directives] {
            let isSkip = document.name(directive.name, is: "skip")
            guard isSkip || document.name(directive.name, is: "include") else { continue }
            guard let condition = document[directive.arguments].first(where: { document.name($0.name, is: "if") }) else { continue }
            if try boolean(condition.value) == isSkip { return false }
        }
        return true
    }

    private func boolean(_ value: ValueNode) throws(PlanError) -> Bool {
        guard value.kind == .variable, let name = value.name else { return reading.document.text(value) == "true" }
        guard let index = reading.variableIndex(reading.document.text(name)) else {
            throw .invalidDocument("Variable \"\(reading.document.text(value))\" is not defined.")
        }
        let source = ValueSource.variable(index, path: [])
        if reading.isNullable(index), reading.shape.presence(of: source) == .null {
            throw PlanError("Variable \"\(reading.document.text(value))\" must not be null here.")
        }
        return reading.shape.boolean(source)
    }
}
