/// The products of a feed, which can be written in each format.
struct FeedText {
    /// The attributes of each product, in the order of the columns.
    var products: [[(name: String, value: String)]]

    private static let shippingParts = [
        "country", "region", "service", "price", "min_handling_time", "max_handling_time", "min_transit_time", "max_transit_time",
    ]

    /// Parses a table.
    ///
    /// Quotation marks are supported as far as the sample uses them.
    init(tsv: String) {
        let lines = tsv.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(Self.unquoted) }
        let names = (lines.first ?? []).map { $0.replacing(" ", with: "_") }
        products = lines.dropFirst().map { line in zip(names, line).map { ($0, $1) }.filter { !$0.1.isEmpty } }
    }

    /// One product with the minimal attributes, and changes.
    ///
    /// An empty value omits an attribute.
    init(_ changes: [String: String] = [:]) {
        let least = [
            "id": "a-1", "title": "Plain dress", "link": "https://shop.example/a-1", "price": "10.00 USD", "availability": "in_stock",
            "google_product_category": "2271", "color": "red",
        ]
        let all = least.merging(changes) { $1 }
        products = [all.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }]
    }

    /// Products that differ from the minimal one in the given attributes.
    init(_ products: [[String: String]]) {
        self = FeedText()
        self.products = products.flatMap { FeedText($0).products }
    }

    private static func unquoted(_ field: Substring) -> String {
        String(field.hasPrefix("\"") ? field.dropFirst().dropLast().replacing("\"\"", with: "\"") : field)
    }

    /// The feed as a tab-separated table.
    var tsv: String {
        var names: [String] = []
        for (name, _) in products.joined() where !names.contains(name) { names.append(name) }
        let lines = products.map { product in
            names.map { name in product.first { $0.name == name }.map { Self.quoted($0.value) } ?? "" }.joined(separator: "\t")
        }
        return ([names.joined(separator: "\t")] + lines).map { $0 + "\n" }.joined()
    }

    private static func quoted(_ value: String) -> String {
        value.contains { "\t\n\"".contains($0) } ? "\"" + value.replacing("\"", with: "\"\"") + "\"" : value
    }

    /// The feed as RSS 2.0.
    var rss: String {
        let items = products.map { "<item>\($0.map { Self.element("g:" + $0.name, $0.value) }.joined())</item>\n" }.joined()
        return
            "<?xml version=\"1.0\"?>\n<rss version=\"2.0\" xmlns:g=\"http://base.google.com/ns/1.0\"><channel>\n\(items)</channel></rss>\n"
    }

    /// The feed as Atom, with Atom's own elements where they exist.
    var atom: String {
        let entries = products.map { product in
            let elements = product.map { name, value in
                switch name {
                case "link": #"<link href="\#(Self.escaped(value))"/>"#
                case "title": "<title>\(Self.escaped(value))</title>"
                default: Self.element("g:" + name, value)
                }
            }
            return "<entry><id>tag:\(elements.count)</id>\(elements.joined())</entry>\n"
        }
        return """
            <feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><title>Shop</title>
            \(entries.joined())</feed>

            """
    }

    private static func element(_ name: String, _ value: String) -> String {
        switch name {
        case "g:additional_image_link":
            return value.split(separator: ",").map { "<\(name)>\(escaped(String($0)))</\(name)>" }.joined()
        case "g:shipping":
            return value.split(separator: ",").map { way in
                let parts = zip(shippingParts, way.split(separator: ":", omittingEmptySubsequences: false)).filter { !$1.isEmpty }
                return "<\(name)>\(parts.map { "<g:\($0)>\(escaped(String($1)))</g:\($0)>" }.joined())</\(name)>"
            }
            .joined()
        default: return "<\(name)>\(escaped(value))</\(name)>"
        }
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
    }
}
