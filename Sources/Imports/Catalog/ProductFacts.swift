import Importing
import Postgres
import Sodium

/// What is kept of a product: one of the sizes of an item.
struct ProductFacts {
    /// The source's name for it.
    var key = ""
    /// What it has in common with the other sizes of its item.
    var itemKey = ""
    var title = ""
    var description = ""
    /// `EN` or `ES`.
    var language = ""
    var category = ""
    /// Nil where it is the seller's own.
    var brand: String?
    var colors: [String] = []
    var sizes = FeedSizes(nil, system: nil, words: PhraseTable())
    var tags: [String] = []
    var images: [String] = []
    /// In cents.
    var price = 0
    var deliveryDays = 0
    /// Whether it can be ordered now.
    var isInStock = false
    /// Its page at the seller's.
    var link = ""

    /// The name of an item whose products say the same of each of these.
    static func itemKey(group: String, variant: [String]) -> String {
        let parts = ([group] + variant).map { $0.searchedWords.joined(separator: " ") }
        return "group:" + SHA256Digest(of: Array((group + "\n" + parts.joined(separator: "\n")).utf8).span).hexadecimal.prefix(32)
    }

    /// As a row of `CatalogTarget.tables`.
    func staged() -> StagedRecord {
        StagedRecord(key: key) { rows in
            rows.add(to: 0) { row in
                for text in [key, itemKey, title, description, language, category, brand] { row.append(text) }
                for list in [colors, sizes.values, sizes.labels, tags, images] { row.append(elements: list) }
                row.append(price)
                row.append(deliveryDays)
                row.append(isInStock)
                row.append(link)
            }
        }
    }
}
