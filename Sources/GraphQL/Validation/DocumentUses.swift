/// The variables and fragments that each definition of a document uses, and the schema field of each selected field.
///
/// The traversal fills in this data. Rules about whole operations read it afterwards.
struct DocumentUses {
    /// A use of a variable as a value.
    struct Variable {
        let name: Int32
        let offset: Int32
        /// The expected type; nil if the schema does not know the position.
        let type: TypeReference?
        /// Whether the position has a default value.
        let hasDefault: Bool
        /// The OneOf input object, if the variable is the value of one of its fields.
        let oneOf: TypeID?
    }

    /// A spread of a fragment.
    struct Spread {
        let name: Int32
        let offset: Int32
    }

    /// The content of one operation or fragment.
    struct Definition {
        var variables = 0..<0
        var spreads = 0..<0
    }

    /// The schema data of a field, or the context of a spread or inline fragment.
    struct Selection {
        /// The id of a field's response name, or of the spread fragment's name.
        var name: Int32 = -1
        var field: FieldID?
        /// The type that the selection belongs to.
        var parent: TypeID?
    }

    var variables: [Variable] = []
    var spreads: [Spread] = []
    var operations: [Definition] = []
    var fragments: [Definition] = []
    var selections: [Selection]
    /// All selection sets, outer sets first; the content of an inline fragment is part of the enclosing set.
    var selectionSets: [NodeRange<SelectionNode>] = []
    /// The index of each fragment in the document, by name id; if several fragments have the same name, the last one counts.
    private(set) var fragmentsByName: [Int32] = []

    init(_ document: Document) {
        selections = [Selection](repeating: Selection(), count: document.selections.count)
        selectionSets.reserveCapacity(document.selections.count / 4 + 8)
        operations.reserveCapacity(document.operations.count)
        fragments.reserveCapacity(document.fragments.count)
    }

    mutating func nameFragments(of document: Document, _ names: inout NameInterner) {
        for (index, fragment) in document.fragments.enumerated() {
            let name = Int(names.id(of: fragment.name, in: document))
            while fragmentsByName.count <= name { fragmentsByName.append(-1) }
            fragmentsByName[name] = Int32(index)
        }
    }

    /// Returns the index of the fragment with a name.
    func fragment(named name: Int32) -> Int? {
        guard name >= 0, name < fragmentsByName.count, fragmentsByName[Int(name)] >= 0 else { return nil }
        return Int(fragmentsByName[Int(name)])
    }
}
