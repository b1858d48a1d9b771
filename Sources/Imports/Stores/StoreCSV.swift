public import Importing
import Links

/// Stores from a CSV file.
public struct StoreCSV: ImportFormat {
    /// Price files refer to a store by its `id`.
    ///
    /// A store without an `id` is identified by its name, address and city.
    public let layout = RecordLayout.csv([
        .optional("id"), .required("name"), .optional("chain"), .required("address"), .required("city"), .required("country"),
        .required("latitude"), .required("longitude"), .optional("website"), .optional("phone"), .optional("opening_hours"),
        .optional("price_level"),
    ])

    static let provider = "csv"

    /// The values of `price_level`.
    static let priceLevels = ["INEXPENSIVE", "MODERATE", "EXPENSIVE"]

    /// Reads stores.
    public init() {}

    /// Returns the stored facts of a store.
    public func read(_ content: SourceRecord.Content) throws(RecordProblem) -> StagedRecord? {
        let row = try content.row()
        let name = try row.text("name")
        let address = try row.text("address")
        let city = try row.text("city")
        guard let country = try row.text("country").countryCode else {
            throw RecordProblem("“country” is “\(row["country"] ?? "")”: a two-letter code is needed, such as ES")
        }
        guard let latitude = try row.number("latitude", in: -180...180), let longitude = try row.number("longitude", in: -180...180) else {
            throw RecordProblem("“latitude” or “longitude” is empty: both are needed, in degrees")
        }
        let point = try StorePoint(latitude: latitude, longitude: longitude)
        let facts = StoreFacts(
            key: String((row["id"] ?? "\(name)|\(address)|\(city)").prefix(200)),
            name: name,
            chain: row["chain"]?.fitting(1...200),
            address: address,
            city: city,
            country: country,
            latitude: point.latitude,
            longitude: point.longitude,
            website: try website(row),
            phone: try checked(row, "phone", { $0.fitting(3...40) }, "from 3 to 40 characters"),
            openingHours: try checked(row, "opening_hours", { $0.fitting(1...400) }, "OpenStreetMap's notation in at most 400 characters"),
            priceLevel: try checked(
                row,
                "price_level",
                { Self.priceLevels.contains($0.uppercased()) ? $0.uppercased() : nil },
                "one of \(Self.priceLevels.joined(separator: ", "))"
            )
        )
        return facts.staged(by: Self.provider)
    }

    private func website(_ row: CSVRow) throws(RecordProblem) -> String? {
        guard let text = row["website"] else { return nil }
        do throws(WebAddressError) { return try text.siteAddress() } catch { throw RecordProblem("website", text, error) }
    }

    /// Returns a column's value, or nil if it is empty.
    ///
    /// Throws if the value is invalid.
    private func checked(
        _ row: CSVRow,
        _ column: String,
        _ form: (String) -> String?,
        _ wanted: String
    ) throws(RecordProblem) -> String? {
        guard let text = row[column] else { return nil }
        guard let value = form(text) else { throw RecordProblem("“\(column)” is “\(text.prefix(60))”: \(wanted) is needed") }
        return value
    }
}
