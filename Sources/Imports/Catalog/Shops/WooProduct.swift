import Importing

/// A product or variation in WooCommerce's CSV file, and the values of its columns under Google's names.
///
/// Source: https://github.com/woocommerce/woocommerce/blob/trunk/plugins/woocommerce/includes/export/class-wc-product-csv-exporter.php
struct WooProduct {
    private let row: CSVRow
    /// The product of a variation.
    private let parent: CSVRow?

    init(_ row: CSVRow, parent: CSVRow?) {
        (self.row, self.parent) = (row, parent)
    }

    /// The kinds of a product: `simple, virtual` are two.
    static func kinds(_ row: CSVRow) -> Set<String> {
        Set((row["type"] ?? "").lowercased().split(separator: ",").map { String($0).trimmed })
    }

    /// The columns of attributes, in English or Spanish.
    private static let attributes: [(names: [String], values: [String])] = (1...30).map { number in
        (
            ["attribute_\(number)_name", "nombre_del_atributo_\(number)"],
            ["attribute_\(number)_value", "valor(es)_del_atributo_\(number)"]
        )
    }

    private static let labels = [
        "id": "ID", "title": "Name", "link": "ID", "price": "Regular price", "sale_price": "Sale price", "image_link": "Images",
        "sale_price_effective_date": "Date sale price starts", "product_type": "Categories", "availability": "In stock?",
    ]

    /// Google's words for the values of `In stock?`.
    private static let availability = [
        "1": "in_stock", "0": "out_of_stock", "backorder": "backorder", "yes": "in_stock", "no": "out_of_stock",
    ]

    /// Whether the shop shows the product.
    var isListed: Bool {
        [parent, row].compactMap { $0 }.allSatisfy { ($0["published"] ?? "1") == "1" && $0["visibility_in_catalog"] != "hidden" }
    }

    /// Returns the values under Google's names.
    func values(site: String) -> ProductValues {
        var values = ProductValues(labels: Self.labels)
        let product = parent ?? row
        let id = row["id"] ?? ""
        values["id"] = id
        values["item_group_id"] = parent?["id"]
        // The plain permalink of a post type: https://developer.wordpress.org/reference/functions/get_post_permalink/
        values["link"] = "\(site)/?post_type=product&p=\(product["id"] ?? id)"
        values["title"] = Self.text(product["name"])
        values["description"] = Self.text(product["description"] ?? product["short_description"] ?? row["description"])
        values["price"] = row["regular_price"]
        values["sale_price"] = row["sale_price"]
        values["sale_price_effective_date"] = salePeriod
        values["availability"] = (row["in_stock?"] ?? product["in_stock?"]).map { Self.availability[$0.lowercased()] ?? $0 } ?? "in_stock"
        values.set("product_type", Self.list(product["categories"]))
        values.set("tag", Self.list(product["tags"]))
        values["brand"] = Self.list(product["brands"]).first
        addAttributes(to: &values)
        // A product's pictures show all colours. A variation's pictures show one.
        let pictures = Self.list(row["images"] ?? product["images"])
        values["image_link"] = pictures.first
        values.set("additional_image_link", Array(pictures.dropFirst()))
        return values
    }

    /// Adds the attributes of a variation, then those of its product.
    ///
    /// A variation without a value of an attribute exists in all the product's values.
    private func addAttributes(to values: inout ProductValues) {
        for (name, list) in Self.attributes(of: row) where !list.isEmpty {
            // A product describes itself by other attributes too, which distinguish no items.
            if parent != nil || ProductOption.attribute(named: name, value: list[0]) != nil {
                values.addOption(name, list.joined(separator: "/"))
            }
        }
        guard let parent else { return }
        for (name, list) in Self.attributes(of: parent) where !list.isEmpty {
            let value = list.joined(separator: "/")
            if let found = ProductOption.attribute(named: name, value: value), values[found.name] == nil { values.addOption(name, value) }
        }
    }

    private static func attributes(of row: CSVRow) -> [(name: String, values: [String])] {
        attributes.compactMap { columns in
            guard let name = columns.names.lazy.compactMap({ row[$0] }).first else { return nil }
            return (name, list(columns.values.lazy.compactMap { row[$0] }.first))
        }
    }

    /// The period of the sale, or nil if it has no limits.
    ///
    /// The dates have times of the shop's zone (`2026-03-01 0:00:00`), and the export does not give the zone.
    private var salePeriod: String? {
        func day(_ column: String) -> Substring? { row[column]?.prefix { $0 != " " && $0 != "T" } }
        let (begin, end) = (day("date_sale_price_starts"), day("date_sale_price_ends"))
        return begin == nil && end == nil ? nil : "\(begin ?? "1970-01-01")/\(end ?? "9999-12-31")"
    }

    /// Restores a text of the export.
    ///
    /// There a line break is `\n`, and a quotation mark precedes the sign of a formula.
    private static func text(_ text: String?) -> String? {
        guard let text else { return nil }
        let isGuarded = text.first == "'" && text.dropFirst().first.map { "=+-@".contains($0) } == true
        return (isGuarded ? String(text.dropFirst()) : text).replacing("\\n", with: "\n")
    }

    /// The values of a list with commas.
    ///
    /// A comma in a value has a backslash before it.
    private static func list(_ text: String?) -> [String] {
        guard let text else { return [] }
        let values = text.replacing("\\,", with: "\u{0}").split(separator: ",")
        return values.map { String($0).replacing("\u{0}", with: ",").trimmed }.filter { !$0.isEmpty }
    }
}
