import GraphQL
import ServiceSupport

/// The texts of English and Spanish responses to the same documents, compared field by field.
struct ComparedTexts {
    /// The texts of a field in all responses.
    struct Field {
        /// The number of texts that differ between the languages.
        var differing = 0
        /// The texts that are equal in both languages.
        var same: Set<String> = []
        /// The texts that are null in the other language.
        var lacking: Set<String> = []
        /// True if the field, or a field around it, takes a language argument.
        var takesLanguage = false
    }

    /// The compared fields by coordinate, such as `Recipe.title`.
    private(set) var fields: [String: Field] = [:]
    /// Whether each field with a language argument ignored the language of the request, by coordinate.
    private(set) var chosen: [String: Bool] = [:]
    private let schema: Schema

    init(_ schema: Schema) { self.schema = schema }

    /// Compares the `data` of both responses to a query.
    mutating func take(_ document: Document, english: Value, spanish: Value) {
        guard let root = schema.queryType, let operation = document.operations.first else { return }
        compare(operation.selectionSet, of: root, english, spanish, document, takesLanguage: false)
    }

    private mutating func compare(
        _ set: SelectionSet,
        of type: TypeID,
        _ english: Value,
        _ spanish: Value,
        _ document: Document,
        takesLanguage: Bool
    ) {
        for selection in document[set.selections] {
            if selection.kind == .inlineFragment, let inner = selection.selectionSet, let condition = selection.typeCondition {
                let name = document.text(condition)
                guard let narrowed = schema.type(named: name), english["__typename"].string ?? name == name else { continue }
                compare(inner, of: narrowed, english, spanish, document, takesLanguage: takesLanguage)
            } else if selection.kind == .field, document.text(selection.name) != "__typename",
                let id = schema.field(named: document.text(selection.name), of: type)
            {
                let field = schema[id]
                let key = document.text(selection.responseName)
                let coordinate = "\(schema[type].name).\(field.name)"
                if document[selection.arguments].contains(where: { document.text($0.name) == "language" }) {
                    chosen[coordinate] = chosen[coordinate] != false && english[key] == spanish[key]
                    continue
                }
                let takes = takesLanguage || schema[field.arguments].contains { $0.name == "language" }
                if field.type.named == .string {
                    note(coordinate, english[key], spanish[key], takesLanguage: takes)
                } else if let inner = selection.selectionSet {
                    for (one, other) in Self.pairs(english[key], spanish[key]) {
                        compare(inner, of: field.type.named, one, other, document, takesLanguage: takes)
                    }
                }
            }
        }
    }

    private mutating func note(_ coordinate: String, _ english: Value, _ spanish: Value, takesLanguage: Bool) {
        for (one, other) in Self.pairs(english, spanish) {
            fields[coordinate, default: Field()].takesLanguage = takesLanguage
            switch (one.string, other.string) {
            case (let one?, let other?) where one == other: fields[coordinate]?.same.insert(one)
            case (_?, _?): fields[coordinate]?.differing += 1
            case (let text?, nil), (nil, let text?): fields[coordinate]?.lacking.insert(text)
            case (nil, nil): break
            }
        }
    }

    /// Pairs the corresponding values of both responses.
    ///
    /// List items are paired by their own id or the id of their node, since alphabetical orders differ between the languages.
    private static func pairs(_ english: Value, _ spanish: Value) -> [(Value, Value)] {
        guard case .list(let one) = english, case .list(let other) = spanish else { return [(english, spanish)] }
        func id(_ item: Value) -> String? { item["id"].string ?? item.at("node.id").string }
        guard one.contains(where: { id($0) != nil }) else { return one.count == other.count ? Array(zip(one, other)) : [] }
        let known = Dictionary(other.compactMap { item in id(item).map { ($0, item) } }) { first, _ in first }
        return one.compactMap { item in id(item).flatMap { known[$0] }.map { (item, $0) } }
    }
}
