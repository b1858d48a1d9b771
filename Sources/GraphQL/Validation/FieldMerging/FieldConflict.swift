/// Two fields with one response name that cannot be merged, and why.
struct FieldConflict {
    /// Why not: they differ themselves, or their selections contain conflicts.
    indirect enum Reason {
        case difference(FieldComparison.Difference, Int, Int)
        /// The conflicts that are told, and how many more there are.
        case subfields([FieldConflict], omitted: Int)
    }

    /// How many differences one message tells; what people write has a handful.
    static let maximumTold = 100

    let responseName: Name
    let reason: Reason
    /// The fields on either side that take part, outer ones first.
    let left: [Int]
    let right: [Int]
    /// How many differences it tells.
    let told: Int

    /// A conflict of the fields themselves.
    init(_ difference: FieldComparison.Difference, _ left: Int, _ right: Int, in document: Document) {
        responseName = document.selections[left].responseName
        reason = .difference(difference, left, right)
        self.left = [left]
        self.right = [right]
        told = 1
    }

    /// Conflicts between the selections of two fields.
    init(_ left: Int, _ right: Int, subfields: [FieldConflict], in document: Document) {
        var shown = 0
        var told = 0
        for conflict in subfields {
            if shown > 0, told + conflict.told > Self.maximumTold { break }
            shown += 1
            told += conflict.told
        }
        responseName = document.selections[left].responseName
        reason = .subfields(Array(subfields[..<shown]), omitted: subfields.count - shown)
        self.left = [left] + subfields[..<shown].flatMap(\.left)
        self.right = [right] + subfields[..<shown].flatMap(\.right)
        self.told = told
    }

    /// The conflict as an error message.
    func message(_ document: Document, _ schema: Schema) -> String {
        var text = "Fields \"\(document.excerpt(responseName))\" conflict because "
        reason.write(to: &text, document, schema)
        text += ". Use different aliases on the fields to fetch both if this was intentional."
        return text
    }
}

extension FieldConflict.Reason {
    fileprivate func write(to text: inout String, _ document: Document, _ schema: Schema) {
        switch self {
        case .difference(.names, let left, let right):
            text += "\"\(document.excerpt(document.selections[left].name))\" and "
            text += "\"\(document.excerpt(document.selections[right].name))\" are different fields"
        case .difference(.arguments, _, _): text += "they have differing arguments"
        case .difference(.types(let left, let right), _, _):
            text += "they return conflicting types \"\(schema.printed(left))\" and \"\(schema.printed(right))\""
        case .subfields(let conflicts, let omitted):
            for (index, conflict) in conflicts.enumerated() {
                if index > 0 { text += " and " }
                text += "subfields \"\(document.excerpt(conflict.responseName))\" conflict because "
                conflict.reason.write(to: &text, document, schema)
            }
            if omitted > 0 { text += " and \(omitted) more" }
        }
    }
}
