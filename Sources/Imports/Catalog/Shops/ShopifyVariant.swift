import Importing

/// A variant of a product in Shopify's CSV file, and the values of its columns under Google's names.
struct ShopifyVariant {
    private let row: CSVRow
    private let group: [CSVRow]

    init(_ row: CSVRow, of group: [CSVRow]) {
        (self.row, self.group) = (row, group)
    }

    /// Columns of the product that have Google's values, by Google's name.
    ///
    /// Shopify fills the columns of its own attributes (metafields) and the older ones of Google Shopping.
    private static let columns: [(attribute: String, columns: [String])] = [
        ("title", ["title"]),
        ("description", ["body"]),
        ("brand", ["vendor"]),
        ("google_product_category", ["google_shopping_/_google_product_category", "product_category"]),
        ("product_type", ["type"]),
        ("color", ["color"]),
        ("material", ["material", "fabric", "jewelry_material"]),
        ("custom_label_0", ["google_shopping_/_custom_label_0"]),
        ("custom_label_1", ["google_shopping_/_custom_label_1"]),
        ("custom_label_2", ["google_shopping_/_custom_label_2"]),
        ("custom_label_3", ["google_shopping_/_custom_label_3"]),
        ("custom_label_4", ["google_shopping_/_custom_label_4"]),
    ]

    /// Google's age groups by the words of Shopify's.
    private static let ages = [
        "newborn": "newborn", "infant": "infant", "babies": "infant", "toddler": "toddler", "toddlers": "toddler", "kids": "kids",
        "adult": "adult", "adults": "adult",
    ]

    private static let labels = [
        "id": "Handle", "title": "Title", "link": "Handle", "price": "Price", "image_link": "Image",
        "google_product_category": "Product Category",
        "product_type": "Type", "stock_quantity": "Inventory Qty",
    ]

    /// Whether the shop shows the product.
    var isListed: Bool {
        let status = first("status")?.lowercased() ?? "active"
        return status == "active" && first("published")?.lowercased() != "false" && first("gift_card")?.lowercased() != "true"
    }

    /// Returns the values under Google's names.
    func values(site: String) -> ProductValues {
        var values = ProductValues(labels: Self.labels)
        let handle = row["handle"] ?? ""
        let options = self.options
        values["id"] = ([handle] + options.map(\.value)).joined(separator: "/")
        values["item_group_id"] = handle
        values["link"] = "\(site)/products/\(handle)" + (row["variant_id"].map { "?variant=\($0)" } ?? "")
        for option in options { values.addOption(option.name, option.value) }
        for (attribute, columns) in Self.columns where values[attribute] == nil {
            values[attribute] = columns.lazy.compactMap(first).first
        }
        values.set("tag", (first("tags") ?? "").split(separator: ",").map { String($0).trimmed })
        if values["gender"] == nil {
            values["gender"] = (first("google_shopping_/_gender") ?? first("target_gender")).flatMap(ProductOption.gender)
        }
        values["age_group"] = (first("google_shopping_/_age_group") ?? first("age_group")).flatMap { Self.ages[$0.lowercased()] }
        values["price"] = row["variant_price"]
        values["availability"] = "in_stock"
        values["stock_quantity"] = countedStock
        values["image_link"] = row["variant_image"] ?? pictures.first
        // The pictures of other variants show other colours.
        let others = Set(group.compactMap { $0["variant_image"] }).subtracting([row["variant_image"]].compactMap { $0 })
        values.set("additional_image_link", pictures.filter { !others.contains($0) })
        return values
    }

    /// The value of a column of the product, which its first row has.
    private func first(_ column: String) -> String? { group.lazy.compactMap { $0[column] }.first }

    /// The options of the variant.
    ///
    /// Products without options have one called “Title”.
    private var options: [(name: String, value: String)] {
        (1...3).compactMap { number in
            guard let value = row["option\(number)_value"], let name = first("option\(number)_name") else { return nil }
            return value == "Default Title" ? nil : (name, value)
        }
    }

    /// The stock, or nil if the shop does not count it or sells more than it has.
    private var countedStock: String? {
        guard row["variant_inventory_tracker"] != nil else { return nil }
        switch row["variant_inventory_policy"]?.lowercased() {
        case "continue", "true": return nil
        default: return row["variant_inventory_qty"]
        }
    }

    /// The pictures of the product by their positions.
    private var pictures: [String] {
        let placed = group.enumerated().compactMap { place, row in
            row["image_src"].map { (place: row["image_position"].flatMap { Int($0) } ?? place + 1, address: $0) }
        }
        return placed.sorted { $0.place < $1.place }.map(\.address)
    }
}
