public import Importing
import JSON

/// Prices of Open Prices: answers of its API and the JSONL export.
///
/// People photograph the prices in shops. The newest price of a food in a store counts.
///
/// Source: https://prices.openfoodfacts.org/api/docs and https://huggingface.co/datasets/openfoodfacts/open-prices
public struct OpenPrices: ImportFormat {
    /// The API answers with `items`.
    ///
    /// The export has a price in each line.
    public let layout = RecordLayout.json(lists: ["items"], takesObjects: true)

    /// Reads prices.
    public init() {}

    /// Returns the stored facts of a price.
    public func read(_ content: SourceRecord.Content) throws(RecordProblem) -> StagedRecord? {
        let price = JSONField(try content.object(), at: "")
        guard let id = price["id"].value?.int ?? price["id"].text.flatMap({ Int64($0) }) else {
            if let message = price["detail"].text { throw RecordProblem("the source reports: \(message.prefix(200))") }
            throw RecordProblem("“id” is missing: the price's number is needed")
        }
        let store = try Self.store(of: price)
        let (ingredient, package) = try Self.food(of: price)
        // A discount ends soon, so the usual price counts if it is known.
        let usual = Self.number(price["price_without_discount"])
        guard let amount = usual ?? Self.number(price["price"]) else { throw RecordProblem("“price” is missing: a number is needed") }
        guard (0.01...1_000_000).contains(amount) else {
            throw RecordProblem("“price” is \(amount): a number from 0.01 to 1000000 is needed")
        }
        let currency = try price["currency"].requiredText("a currency such as EUR").uppercased()
        guard currency.utf8.count == 3, currency.allSatisfy({ $0.isASCII && $0.isLetter }) else {
            throw RecordProblem("“currency” is “\(currency.prefix(20))”: three letters are needed, such as EUR")
        }
        let date = try Self.date(price["date"])
        return PriceFacts(
            key: String(id),
            store: store,
            ingredient: ingredient,
            minor: Int((amount * 100).rounded()),
            currency: currency,
            package: package,
            date: date
        ).staged()
    }

    /// Returns the key of the store in OpenStreetMap, such as `node/101`.
    private static func store(of price: JSONField) throws(RecordProblem) -> String {
        // Older answers have the store's facts in `location` only.
        let location = price["location"]
        let type = price["location_osm_type"].text ?? location["osm_type"].text
        guard let id = price["location_osm_id"].value?.int ?? location["osm_id"].value?.int, let type else {
            throw RecordProblem("“location_osm_id” or “location_osm_type” is missing: only prices in stores of OpenStreetMap are imported")
        }
        return "\(type.lowercased())/\(id)"
    }

    /// Returns the ingredient, and the package that the price is for.
    private static func food(of price: JSONField) throws(RecordProblem) -> (ingredient: String, package: Package) {
        if let code = price["product_code"].text ?? price["product"]["code"].text {
            return ("\(OpenFoodFacts.provider):\(code)", try package(of: price["product"]))
        }
        guard let tag = price["category_tag"].text else {
            throw RecordProblem("“product_code” and “category_tag” are missing: the food is needed")
        }
        guard tag.hasPrefix("en:") || tag.hasPrefix("es:") else {
            throw RecordProblem("“category_tag” is “\(tag.prefix(60))”: a category in English or Spanish is needed, such as en:tomatoes")
        }
        let name = String(tag.dropFirst(3)).replacing("-", with: " ")
        switch price["price_per"].text?.uppercased() {
        case "KILOGRAM": return (name, Package(quantity: 1_000, unitGrams: 1))
        case "UNIT": return (name, Package(quantity: 1, unit: "PIECE"))
        case let unit: throw RecordProblem("“price_per” is “\(unit ?? "")”: KILOGRAM or UNIT is needed")
        }
    }

    /// Returns the size of a product, which the source has in grams or millilitres.
    private static func package(of product: JSONField) throws(RecordProblem) -> Package {
        guard let quantity = number(product["product_quantity"]), quantity > 0, quantity < 1_000_000 else {
            throw RecordProblem(
                "“product.product_quantity” is missing: the size of the package in g or ml is needed. Answers of the API have it, the export does not"
            )
        }
        switch product["product_quantity_unit"].text?.lowercased() {
        case nil, "g": return Package(quantity: quantity, unitGrams: 1)
        case "ml": return Package(quantity: quantity, unit: "MILLILITER")
        case .some(let unit): throw RecordProblem("“product.product_quantity_unit” is “\(unit.prefix(20))”: g or ml is needed")
        }
    }

    /// Returns a number, which may be in a text.
    private static func number(_ field: JSONField) -> Double? { field.value?.double ?? field.text.flatMap { Double($0) } }

    /// Returns a date such as `2026-01-31`, without the time.
    private static func date(_ field: JSONField) throws(RecordProblem) -> String {
        let text = try field.requiredText("a date such as 2026-01-31")
        let day = text.prefix(10)
        let parts = day.split(separator: "-", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { Int($0) }
        guard parts.map(\.count) == [4, 2, 2], numbers.count == 3, (1900...2200).contains(numbers[0]), (1...12).contains(numbers[1]),
            (1...31).contains(numbers[2])
        else { throw RecordProblem("“\(field.path)” is “\(text.prefix(40))”: a date such as 2026-01-31 is needed") }
        return String(day)
    }
}
