/// Two fields with the same response name that cannot be merged, and the reason.
///
/// A conflict between selections contains the conflicts of the fields inside them, so reasons and lists of fields are truncated at each
/// level. Conflicts in documents written by people fit. Documents written to conflict everywhere cannot make messages grow without limit.
struct FieldConflict {
    /// The response name and the reason, as in messages.
    let name: String
    let reason: String
    /// The fields on each side that are involved, outer fields first.
    let left: [Int]
    let right: [Int]

    /// The maximum number of bytes of a reason or name in messages, as in the reference implementation.
    private static let maximumLength = 1_000
    /// The maximum number of reported fields on one side.
    private static let maximumFields = 20

    /// Creates a conflict of the fields themselves.
    init(_ difference: FieldComparison.Difference, _ left: Int, _ right: Int, _ comparison: FieldComparison) {
        let document = comparison.document
        name = Self.text(document.selections[left].responseName, in: document)
        switch difference {
        case .names:
            let (leftName, rightName) = (document.selections[left].name, document.selections[right].name)
            reason = "\"\(Self.text(leftName, in: document))\" and \"\(Self.text(rightName, in: document))\" are different fields"
        case .arguments: reason = "they have differing arguments"
        case .types(let leftType, let rightType):
            let (leftText, rightText) = (comparison.schema.printed(leftType), comparison.schema.printed(rightType))
            reason = "they return conflicting types \"\(leftText)\" and \"\(rightText)\""
        }
        self.left = [left]
        self.right = [right]
    }

    /// Creates a conflict from the conflicts between the selections of two fields.
    init(_ left: Int, _ right: Int, subfields: [FieldConflict], _ comparison: FieldComparison) {
        let document = comparison.document
        name = Self.text(document.selections[left].responseName, in: document)
        var reason = ""
        for conflict in subfields where reason.utf8.count <= Self.maximumLength {
            if !reason.isEmpty { reason += " and " }
            reason += "subfields \"\(conflict.name)\" conflict because \(conflict.reason)"
        }
        self.reason = Self.abbreviated(reason.utf8) ?? reason
        self.left = Self.fields(left, subfields.lazy.map(\.left))
        self.right = Self.fields(right, subfields.lazy.map(\.right))
    }

    /// The conflict as an error message.
    var message: String {
        "Fields \"\(name)\" conflict because \(reason). Use different aliases on the fields to fetch both if this was intentional."
    }

    /// Returns a field and the fields inside it; if there are too many, inner fields are kept because they are more informative.
    private static func fields(_ field: Int, _ inner: some Sequence<[Int]>) -> [Int] {
        var fields = [field]
        for other in inner where fields.count < maximumFields { fields += other.suffix(maximumFields - fields.count) }
        return fields
    }

    private static func text(_ name: Name, in document: Document) -> String {
        abbreviated(document.source[name.range]) ?? document.text(name)
    }

    /// Returns the beginning of a text that is too long for a message; nil for other texts.
    ///
    /// Names and types are ASCII, so every byte is a character.
    private static func abbreviated(_ text: some Collection<UInt8>) -> String? {
        text.count > maximumLength ? String(decoding: text.prefix(maximumLength), as: UTF8.self) + "..." : nil
    }
}
