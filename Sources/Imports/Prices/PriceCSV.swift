public import Importing
import Postgres

/// Prices of packages from a CSV file.
public struct PriceCSV: ImportFormat {
    /// `package` is an amount with its unit, such as `500 g`.
    public let layout = RecordLayout.csv([
        .required("store"), .optional("city"), .required("ingredient"), .required("price"), .required("package"), .optional("currency"),
        .optional("in_stock"),
    ])

    /// Reads prices.
    public init() {}

    /// Returns the stored facts of a price.
    public func read(_ content: SourceRecord.Content) throws(RecordProblem) -> StagedRecord? {
        let row = try content.row()
        let store = try row.text("store")
        let city = row["city"]
        let ingredient = try row.text("ingredient")
        guard let price = try row.number("price", in: 0...1_000_000) else { throw RecordProblem("“price” is empty: it is required") }
        // A price of 0 means that there is none.
        guard price >= 0.01 else { throw RecordProblem("“price” is “\(row["price"] ?? "")”: a price of at least 0.01 is needed") }
        let currency = (row["currency"] ?? "USD").uppercased()
        guard currency.utf8.count == 3, currency.allSatisfy({ $0.isASCII && $0.isLetter }) else {
            throw RecordProblem("“currency” is “\(currency.prefix(20))”: three letters are needed, such as USD")
        }
        let package = try Package(try row.text("package"))
        let isInStock = try Self.answer(row["in_stock"])
        return StagedRecord(key: [store, city ?? "", ingredient].joined(separator: "|").lowercased()) { rows in
            rows.add(to: 0) { row in
                for text in [store, city, ingredient] { row.append(text) }
                row.append(Int((price * 100).rounded()))
                row.append(currency)
                row.append(package.quantity)
                row.append(package.unit)
                if let grams = package.unitGrams { row.append(grams) } else { row.appendNull() }
                row.append(isInStock)
            }
        }
    }

    private static func answer(_ text: String?) throws(RecordProblem) -> Bool {
        switch text?.lowercased() {
        case nil, "yes", "true", "1", "sí", "si": return true
        case "no", "false", "0": return false
        case .some(let text): throw RecordProblem("“in_stock” is “\(text.prefix(20))”: yes or no is needed")
        }
    }
}
