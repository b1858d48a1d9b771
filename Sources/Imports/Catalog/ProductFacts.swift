import Importing
import Postgres
import Sodium

/// The stored facts of a product, which is one size of an item.
struct ProductFacts {
    /// The source's id for the product.
    var key = ""
    /// The key shared by all sizes of the item.
    var itemKey = ""
    var title = ""
    var description = ""
    /// `EN` or `ES`.
    var language = ""
    var category = ""
    /// Nil for the seller's own brand.
    var brand: String?
    var colors: [String] = []
    /// The colour in the seller's words.
    var colorName: String?
    var sizes = FeedSizes(nil, system: nil, words: PhraseTable())
    var tags: [String] = []
    var images: [String] = []
    /// The price in cents.
    var price = 0
    var deliveryDays = 0
    /// Whether the product can be ordered now.
    var isInStock = false
    /// The product's page on the seller's site.
    var link = ""

    /// Returns the key of an item.
    ///
    /// Products with the same group and the same variant values belong to one item.
    static func itemKey(group: String, variant: [String]) -> String {
        let parts = ([group] + variant).map { $0.searchedWords.joined(separator: " ") }
        return "group:" + SHA256Digest(of: Array((group + "\n" + parts.joined(separator: "\n")).utf8).span).hexadecimal.prefix(32)
    }

    /// Returns the product as a row of `CatalogTarget.tables`.
    func staged() -> StagedRecord {
        StagedRecord(key: key) { rows in
            rows.add(to: 0) { row in
                for text in [key, itemKey, title, description, language, category, brand] { row.append(text) }
                for list in [colors, sizes.values, sizes.labels, tags, images] { row.append(elements: list) }
                row.append(price)
                row.append(deliveryDays)
                row.append(isInStock)
                row.append(link)
                row.append(colorName)
            }
        }
    }
}
