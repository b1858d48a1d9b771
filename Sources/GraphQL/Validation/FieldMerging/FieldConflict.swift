/// Two fields with one response name that cannot be merged, and why.
struct FieldConflict {
    /// Why not: they differ themselves, or their selections contain conflicts.
    indirect enum Reason {
        case difference(FieldComparison.Difference, Int, Int)
        case subfields([FieldConflict])
    }

    let responseName: Name
    let reason: Reason
    /// The fields on either side that take part, outer ones first.
    let left: [Int]
    let right: [Int]

    /// The conflict as an error message.
    func message(_ comparison: FieldComparison) -> String {
        "Fields \"\(comparison.document.text(responseName))\" conflict because \(reason.text(comparison)). "
            + "Use different aliases on the fields to fetch both if this was intentional."
    }
}

extension FieldConflict.Reason {
    fileprivate func text(_ comparison: FieldComparison) -> String {
        let document = comparison.document
        switch self {
        case .difference(.names, let left, let right):
            return "\"\(document.text(document.selections[left].name))\" and \"\(document.text(document.selections[right].name))\" "
                + "are different fields"
        case .difference(.arguments, _, _): return "they have differing arguments"
        case .difference(.types(let left, let right), _, _):
            return "they return conflicting types \"\(comparison.schema.printed(left))\" and \"\(comparison.schema.printed(right))\""
        case .subfields(let conflicts):
            return conflicts.map { "subfields \"\(document.text($0.responseName))\" conflict because \($0.reason.text(comparison))" }
                .joined(separator: " and ")
        }
    }
}
