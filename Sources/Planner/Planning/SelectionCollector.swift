import GraphQL

/// Collects the fields that an operation requests of an object, merged under their response keys.
///
/// Spec: https://spec.graphql.org/September2025/#sec-Field-Collection
struct SelectionCollector {
    let reading: ArgumentReading
    private let grouping: FieldGrouping
    /// The number of selections visited so far, each as often as it appears in the result.
    private var selectionCount = 0

    /// The maximum number of selections.
    ///
    /// Nested fragments multiply: a few lines can unfold to billions of fields.
    private static let maximumSelections = 10_000

    init(reading: ArgumentReading) {
        self.reading = reading
        grouping = FieldGrouping(schema: reading.schema, document: reading.document)
    }

    /// Collects the fields of several selection sets for one object type, in document order.
    mutating func fields(of selectionSets: [SelectionSet], on type: TypeID) throws(PlanError) -> [CollectedField] {
        var count = selectionCount
        // Keep the count even if the field fails alone, so that its siblings do not start from zero.
        defer { selectionCount = count }
        let groups = try grouping.groups(of: selectionSets, on: type) { node throws(PlanError) in
            count += 1
            guard count <= Self.maximumSelections else {
                let message = "The query has more than \(Self.maximumSelections) fields, including those in fragments."
                throw PlanError(message, code: .queryTooLarge, failsRequest: true)
            }
            return try isIncluded(node)
        }
        var fields: [CollectedField] = []
        fields.reserveCapacity(groups.count)
        for nodes in groups {
            let (schema, document) = (reading.schema, reading.document)
            guard let field = schema.field(named: nodes[0].name, of: type, in: document) else {
                throw .invalidDocument("Cannot query field \"\(document.text(nodes[0].name))\" on type \"\(schema[type].name)\".")
            }
            fields.append(CollectedField(responseName: document.text(nodes[0].responseName), field: field, nodes: nodes))
        }
        return fields
    }

    /// Whether `@skip` and `@include` include a selection.
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

/// All selections under one response key.
struct CollectedField {
    let responseName: String
    let field: FieldID
    let nodes: [SelectionNode]

    /// The nested selection sets, to be merged.
    var selectionSets: [SelectionSet] { nodes.compactMap(\.selectionSet) }
}
