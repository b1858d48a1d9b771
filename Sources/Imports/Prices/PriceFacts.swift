import Importing
import Postgres

/// The stored facts of a price from any source.
struct PriceFacts {
    var key: String
    /// The id of a store file, a key such as `node/101`, or the name.
    var store: String
    var city: String?
    /// The name, the slug, or a key such as `usda:173944`.
    var ingredient: String
    /// The price in hundredths of the currency.
    var minor: Int
    var currency: String
    var package: Package
    var isInStock = true
    /// The day of the price, such as `2026-01-31`, or nil if it is unknown.
    var date: String?

    /// Returns the price as a row of `PriceTarget.tables`.
    func staged() -> StagedRecord {
        StagedRecord(key: key) { rows in
            rows.add(to: 0) { row in
                for text in [store, city, ingredient] { row.append(text) }
                row.append(minor)
                row.append(currency)
                row.append(package.quantity)
                row.append(package.unit)
                if let grams = package.unitGrams { row.append(grams) } else { row.appendNull() }
                row.append(isInStock)
                row.append(date)
            }
        }
    }
}
