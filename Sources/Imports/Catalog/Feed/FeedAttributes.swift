import Importing

/// The attributes of a product under Google's names, from a table row or an XML element.
///
/// Spec: https://support.google.com/merchants/answer/7052112
struct FeedAttributes {
    private let content: Content

    private enum Content {
        case row(CSVRow)
        /// Elements in Google's namespace hide RSS and Atom elements of the same name.
        case elements([String: [XMLElement]])
    }

    private static let namespace = "http://base.google.com/ns/1.0"

    init(_ content: SourceRecord.Content) throws(RecordProblem) {
        switch content {
        case .row(let row): self.content = .row(row)
        case .element(let element): self.content = .elements(Self.byName(element.children))
        case .json, .fields, .unreadable: throw RecordProblem("it is not a product of a feed")
        }
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

    /// The first non-empty value of an attribute, or nil.
    subscript(name: String) -> String? {
        switch content {
        case .row(let row): row[name]
        case .elements(let named): named[name]?.lazy.compactMap(Self.text).first
        }
    }

    /// All values of an attribute.
    func list(_ name: String) -> [String] {
        switch content {
        case .row(let row): row[name].map(Self.values) ?? []
        case .elements(let named): named[name]?.compactMap(Self.text) ?? []
        }
    }

    /// The values of a repeated attribute, separated by commas.
    ///
    /// A value with a comma is in quotation marks.
    ///
    /// Spec: https://support.google.com/merchants/answer/14998273
    private static func values(_ text: String) -> [String] {
        var values = [""]
        var isQuoted = false
        for character in text {
            switch character {
            case "\"": isQuoted.toggle()
            case "," where !isQuoted: values.append("")
            default: values[values.count - 1].append(character)
            }
        }
        // Without the closing mark, the marks are part of the values.
        if isQuoted { values = text.split(separator: ",").map(String.init) }
        return values.map(\.trimmed).filter { !$0.isEmpty }
    }

    /// Returns the value of a required attribute.
    func required(_ name: String, _ what: String, atMost limit: Int) throws(RecordProblem) -> String {
        guard let text = self[name] else { throw RecordProblem("“\(name)” is missing: \(what) is needed") }
        guard text.count <= limit else { throw RecordProblem("“\(name)” has \(text.count) characters: at most \(limit) are allowed") }
        return text
    }

    /// The shipping options of the product, each as a dictionary of its parts.
    var shippings: [[String: String]] {
        switch content {
        case .row:
            return list("shipping").map { text in
                let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { String($0).trimmed }
                return Dictionary(zip(Self.shippingParts, parts).filter { !$1.isEmpty }) { $1 }
            }
        case .elements(let named):
            return (named["shipping"] ?? []).map { shipping in
                Dictionary(shipping.children.map { ($0.name.lowercased(), $0.text) }) { first, _ in first }
            }
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
