/// Which variables and fragments each definition of a document uses, and what each field means in the schema.
///
/// The walk fills it in passing; rules about whole operations read it afterwards.
struct DocumentUses {
    /// A variable where it is used as a value.
    struct Variable {
        let name: Int32
        let offset: Int32
        /// The type expected there; nil where the place is unknown to the schema.
        let type: TypeReference?
        /// Whether the place has a default value of its own.
        let hasDefault: Bool
        /// The OneOf input object whose field it fills, if it does.
        let oneOf: TypeID?
    }

    /// A fragment where it is spread.
    struct Spread {
        let name: Int32
        let offset: Int32
    }

    /// What one operation or fragment contains.
    struct Definition {
        var variables = 0..<0
        var spreads = 0..<0
    }

    /// A field's meaning, or a spread's or inline fragment's surroundings.
    struct Selection {
        /// The id of a field's response name, or of the fragment that is spread.
        var name: Int32 = -1
        var field: FieldID?
        /// The type of which it is selected.
        var parent: TypeID?
    }

    var variables: [Variable] = []
    var spreads: [Spread] = []
    var operations: [Definition] = []
    var fragments: [Definition] = []
    var selections: [Selection]
    /// All selection sets, outer ones first; what inline fragments contain is part of the set around them.
    var selectionSets: [NodeRange<SelectionNode>] = []
    /// The fragment with a name id, as index into the document's fragments; of several with one name the last.
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

    /// The fragment with a name.
    func fragment(named name: Int32) -> Int? {
        guard name >= 0, name < fragmentsByName.count, fragmentsByName[Int(name)] >= 0 else { return nil }
        return Int(fragmentsByName[Int(name)])
    }
}
