public import Importing

/// Prices of packages from a CSV file.
public struct PriceCSV: ImportFormat {
    /// `package` is an amount with its unit, such as `500 g` or `6x330ml`.
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
        let price = try TypedPrice(try row.text("price"), currency: row["currency"])
        let package = try Package(try row.text("package"))
        let isInStock = try Self.answer(row["in_stock"])
        return PriceFacts(
            key: [store, city ?? "", ingredient].joined(separator: "|").lowercased(),
            store: store,
            city: city,
            ingredient: ingredient,
            minor: price.minor,
            currency: price.currency,
            package: package,
            isInStock: isInStock
        ).staged()
    }

    private static func answer(_ text: String?) throws(RecordProblem) -> Bool {
        switch text?.lowercased() {
        case nil, "yes", "true", "1", "sí", "si": return true
        case "no", "false", "0": return false
        case .some(let text): throw RecordProblem("“in_stock” is “\(text.prefix(20))”: yes or no is needed")
        }
    }
}
