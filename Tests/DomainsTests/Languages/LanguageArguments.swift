import GraphQL

/// The places of a document where a field takes a language and is given none.
struct LanguageArguments {
    /// The coordinates of these fields.
    private(set) var coordinates: Set<String> = []
    /// Where the name of such a field ends, as an offset in bytes.
    private var places: [Int] = []
    private let source: String

    init(in source: String, _ schema: Schema) throws {
        self.source = source
        let document = try Document.parse(source)
        guard let root = schema.queryType, let operation = document.operations.first else { return }
        find(operation.selectionSet, of: root, document, schema)
    }

    private mutating func find(_ set: SelectionSet, of type: TypeID, _ document: Document, _ schema: Schema) {
        for selection in document[set.selections] {
            var inner: TypeID? = type
            if selection.kind == .inlineFragment, let condition = selection.typeCondition {
                inner = schema.type(named: document.text(condition))
            } else if let id = schema.field(named: document.text(selection.name), of: type) {
                let field = schema[id]
                inner = field.type.named
                if document[selection.arguments].isEmpty, schema[field.arguments].contains(where: { $0.name == "language" }) {
                    coordinates.insert("\(schema[type].name).\(field.name)")
                    places.append(Int(selection.name.start + selection.name.length))
                }
            }
            if let below = selection.selectionSet, let inner { find(below, of: inner, document, schema) }
        }
    }

    /// The document with a language given to each of them.
    func document(in language: String) -> String {
        var bytes = Array(source.utf8)
        for place in Set(places).sorted(by: >) { bytes.insert(contentsOf: "(language: \(language))".utf8, at: place) }
        return String(decoding: bytes, as: UTF8.self)
    }
}
