import GraphQL

/// The texts that a document selects, and the fields that could take a language argument but have no arguments.
struct LanguageArguments {
    /// The coordinates of the fields without their language argument.
    private(set) var coordinates: Set<String> = []
    /// The coordinates of the texts, each with the coordinate of the field that leads to it.
    private(set) var texts: Set<String> = []
    /// The byte offsets after the names of these fields.
    private var places: [Int] = []
    private let source: String

    init(in source: String, _ schema: Schema) throws {
        self.source = source
        let document = try Document.parse(source)
        guard let root = schema.queryType, let operation = document.operations.first else { return }
        find(operation.selectionSet, of: root, behind: "", document, schema)
    }

    private mutating func find(_ set: SelectionSet, of type: TypeID, behind edge: String, _ document: Document, _ schema: Schema) {
        for selection in document[set.selections] {
            var (inner, edge): (TypeID?, String) = (type, edge)
            if selection.kind == .inlineFragment, let condition = selection.typeCondition {
                inner = schema.type(named: document.text(condition))
            } else if let id = schema.field(named: document.text(selection.name), of: type) {
                let field = schema[id]
                let coordinate = "\(schema[type].name).\(field.name)"
                if field.type.named == .string { texts.insert("\(edge) > \(coordinate)") }
                (inner, edge) = (field.type.named, coordinate)
                if document[selection.arguments].isEmpty, schema[field.arguments].contains(where: { $0.name == "language" }) {
                    coordinates.insert(coordinate)
                    places.append(Int(selection.name.start + selection.name.length))
                }
            }
            if let below = selection.selectionSet, let inner { find(below, of: inner, behind: edge, document, schema) }
        }
    }

    /// The document with a language argument for each of these fields.
    func document(in language: String) -> String {
        var bytes = Array(source.utf8)
        for place in Set(places).sorted(by: >) { bytes.insert(contentsOf: "(language: \(language))".utf8, at: place) }
        return String(decoding: bytes, as: UTF8.self)
    }
}
