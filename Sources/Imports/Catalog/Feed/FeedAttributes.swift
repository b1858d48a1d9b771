import Importing

/// The attributes of a product under Google's names, from a table row, an XML element, or another source's values.
///
/// Spec: https://support.google.com/merchants/answer/7052112
struct FeedAttributes {
    private let content: Content
    private let dialect: FeedDialect

    private enum Content {
        case row(CSVRow)
        /// Elements in Google's namespace hide RSS and Atom elements of the same name.
        case elements([String: [XMLElement]])
        case values(ProductValues)
    }

    /// The files of Google's and Meta's feeds.
    static let layout = RecordLayout.table(
        [
            .required("id"), .required("title"), .optional("description"), .required("link"), .optional("image_link"), .required("price"),
            .required("availability"), .optional("google_product_category"), .optional("product_type"), .optional("color"),
            .optional("size"),
            .optional("item_group_id"),
        ],
        orXML: XMLLayout(lists: ["channel", "feed"], records: ["item", "entry"])
    )

    private static let namespace = "http://base.google.com/ns/1.0"

    /// Reads the attributes of a feed.
    init(_ content: SourceRecord.Content, _ dialect: FeedDialect) throws(RecordProblem) {
        self.dialect = dialect
        switch content {
        case .row(let row): self.content = .row(row)
        case .element(let element): self.content = .elements(Self.byName(element.children))
        case .json, .fields, .rows, .unreadable: throw RecordProblem("it is not a product of a feed")
        }
    }

    /// Takes the values of a source with other columns.
    init(_ values: ProductValues) {
        (content, dialect) = (.values(values), FeedDialect())
    }

    private static func byName(_ elements: [XMLElement]) -> [String: [XMLElement]] {
        var named: [String: [XMLElement]] = [:]
        for element in elements where element.namespace == namespace { named[element.name.lowercased(), default: []].append(element) }
        let own = Set(named.keys)
        for element in elements where element.namespace != namespace && !own.contains(element.name.lowercased()) {
            named[element.name.lowercased(), default: []].append(element)
        }
        return named
    }

    /// The name of an attribute in the source, for messages.
    func label(_ name: String) -> String {
        if case .values(let values) = content { return values.labels[name] ?? name }
        return name
    }

    /// Whether the product is from an export of a shop, which feeds' rules do not bind.
    ///
    /// It may lack a category, a colour and the currency of its price.
    var isFromShop: Bool { if case .values = content { true } else { false } }

    /// Whether the source shows the product to people.
    var isListed: Bool {
        dialect.hidden.allSatisfy { name, words in self[name].map { !words.contains($0.lowercased()) } ?? true }
    }

    /// The first non-empty value of an attribute, or nil.
    subscript(name: String) -> String? {
        guard let text = (dialect.names[name] ?? [name]).lazy.compactMap(value).first else { return nil }
        guard let word = dialect.words[name]?[text.lowercased()] else { return text }
        return word.isEmpty ? nil : word
    }

    private func value(_ name: String) -> String? {
        switch content {
        case .row(let row): row[name]
        case .elements(let named): named[name]?.lazy.compactMap(Self.text).first
        case .values(let values): values[name]
        }
    }

    /// All values of an attribute.
    func list(_ name: String) -> [String] {
        let separators = dialect.separators[name] ?? [","]
        return (dialect.names[name] ?? [name]).flatMap { name in
            switch content {
            case .row(let row): row[name].map { Self.values($0, separators) } ?? []
            case .elements(let named): named[name]?.compactMap(Self.text) ?? []
            case .values(let values): values.list(name)
            }
        }
    }

    /// The values of a repeated attribute, separated by commas.
    ///
    /// A value with a comma is in quotation marks.
    ///
    /// Spec: https://support.google.com/merchants/answer/14998273
    private static func values(_ text: String, _ separators: Set<Character>) -> [String] {
        var values = [""]
        var isQuoted = false
        for character in text {
            switch character {
            case "\"": isQuoted.toggle()
            case _ where separators.contains(character) && !isQuoted: values.append("")
            default: values[values.count - 1].append(character)
            }
        }
        // Without the closing mark, the marks are part of the values.
        if isQuoted { values = text.split(whereSeparator: separators.contains).map(String.init) }
        return values.map(\.trimmed).filter { !$0.isEmpty }
    }

    /// Returns the value of a required attribute.
    func required(_ name: String, _ what: String, atMost limit: Int) throws(RecordProblem) -> String {
        guard let text = self[name] else { throw RecordProblem("“\(label(name))” is missing: \(what) is needed") }
        guard text.count <= limit else {
            throw RecordProblem("“\(label(name))” has \(text.count) characters: at most \(limit) are allowed")
        }
        return text
    }

    /// The shipping options of the product, each as a dictionary of its parts.
    var shippings: [[String: String]] {
        switch content {
        case .row(let row):
            let names = row.parts(of: "shipping") ?? Self.shippingParts
            return list("shipping").map { text in
                let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { String($0).trimmed }
                return Dictionary(zip(names, parts).filter { !$1.isEmpty }) { $1 }
            }
        case .elements(let named):
            return (named["shipping"] ?? []).map { shipping in
                Dictionary(shipping.children.map { ($0.name.lowercased(), $0.text) }) { first, _ in first }
            }
        case .values: return []
        }
    }

    /// The parts of a shipping option, in the order that table feeds use.
    private static let shippingParts = [
        "country", "region", "service", "price", "min_handling_time", "max_handling_time", "min_transit_time", "max_transit_time",
    ]

    /// The text of an element, or the address of an Atom link.
    private static func text(_ element: XMLElement) -> String? {
        let text = element.text.isEmpty ? element.attributes["href"] ?? "" : element.text
        return text.isEmpty ? nil : text
    }
}
