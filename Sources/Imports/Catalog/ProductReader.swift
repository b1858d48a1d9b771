import HTML
import Importing
import Links

/// Reads the facts of products whose attributes have Google's names.
public struct ProductReader: Sendable {
    private let language: Language
    private let deliveryDays: Int
    let words: CatalogWords
    private let now: FeedMoment
    /// The currency of prices, the same for the whole catalogue because lists compare the prices.
    private let currency: String

    /// The language of a feed.
    public enum Language: String, Sendable, CaseIterable {
        case en, es
    }

    /// Reads products.
    ///
    /// - Parameters:
    ///   - language: The language of the products' texts.
    ///   - deliveryDays: The delivery time of products that give none.
    ///   - words: The names of colours, sizes and other values.
    ///   - now: The current time in seconds since 1970, which decides whether a sale applies.
    public init(language: Language, deliveryDays: Int, words: CatalogWords, now: Int) {
        (self.language, self.deliveryDays, self.words) = (language, deliveryDays, words)
        self.now = FeedMoment(seconds: now)
        currency = FeedPrice.catalogCurrency
    }

    /// Returns the stored facts of a product.
    func staged(_ product: FeedAttributes) throws(RecordProblem) -> StagedRecord {
        let key = try product.required("id", "the product's own id", atMost: 200)
        do throws(RecordProblem) {
            return try facts(product, key).staged()
        } catch {
            throw RecordProblem("product “\(key)”: \(error.description)", of: key)
        }
    }

    private func facts(_ product: FeedAttributes, _ key: String) throws(RecordProblem) -> ProductFacts {
        var facts = ProductFacts()
        facts.key = key
        facts.language = language.rawValue.uppercased()
        let title = try Self.title(product)
        facts.description = String(PlainText.of(product["description"] ?? "").prefix(5_000))
        facts.brand = product["brand"].map { String($0.prefix(100)) }
        facts.category = try category(product, title: title)
        facts.colors = try colors(product, title: title)
        facts.colorName = product["color"].map { String(PlainText.of($0).prefix(100)) }.flatMap { $0.isEmpty ? nil : $0 }
        facts.sizes = try sizes(product)
        facts.tags = try tags(product)
        facts.images = try images(product)
        facts.price = try price(product)
        let arrival = try arrival(product)
        (facts.isInStock, facts.deliveryDays) = (arrival.canBeOrdered, arrival.days)
        facts.link = try Self.address(try product.required("link", "the product's page", atMost: 2_000), of: product.label("link"))
        if let group = product["item_group_id"] {
            let names = ["color", "pattern", "material", "gender", "age_group"]
            let options = product.list("option")
            facts.itemKey = ProductFacts.itemKey(group: group, variant: names.map { product[$0] ?? "" } + options)
            let name = ([Self.withoutSize(title, product["size"])] + options).joined(separator: " – ")
            facts.title = String(name.prefix(300))
        } else {
            facts.itemKey = "product:" + key
            facts.title = String(title.prefix(300))
        }
        return facts
    }

    /// Returns the title in one line.
    private static func title(_ product: FeedAttributes) throws(RecordProblem) -> String {
        let text = try product.required("title", "the product's name", atMost: 2_000)
        let title = PlainText.of(text).split(whereSeparator: \.isNewline).joined(separator: " ").trimmed
        guard !title.isEmpty else {
            throw RecordProblem("“\(product.label("title"))” is “\(text.prefix(100))”: the product's name is needed")
        }
        return title
    }

    /// Removes the size from the end of a title such as “Linen dress - M” or “Linen dress (M)”, because an item has several sizes.
    private static func withoutSize(_ title: String, _ size: String?) -> String {
        guard let size else { return title }
        for (before, after) in [(" - ", ""), (" – ", ""), (", ", ""), (" / ", ""), ("/", ""), (" | ", ""), (" (", ")")] {
            let end = before + size + after
            if title.count > end.count, title.suffix(end.count).lowercased() == end.lowercased() {
                return String(title.dropLast(end.count)).trimmed
            }
        }
        return title
    }

    /// Whether the language puts the noun at the end of a product name.
    var namesThingsLast: Bool { language == .en }

    /// Returns the product's pictures, the main one first.
    ///
    /// Additional pictures with invalid addresses are ignored.
    private func images(_ product: FeedAttributes) throws(RecordProblem) -> [String] {
        let main = try product["image_link"].map { text throws(RecordProblem) in try Self.address(text, of: product.label("image_link")) }
        let addresses = [main].compactMap { $0 } + product.list("additional_image_link").compactMap(\.webAddress)
        return Array(addresses.unique.prefix(20))
    }

    /// Validates an address by the rules of `WebAddress`.
    private static func address(_ text: String, of name: String) throws(RecordProblem) -> String {
        do throws(WebAddressError) { return try WebAddress(text).text } catch { throw RecordProblem(name, text, error) }
    }

    /// Returns the current price, which is the sale price during a sale.
    private func price(_ product: FeedAttributes) throws(RecordProblem) -> Int {
        let example = "a price such as 19.95" + (product.isFromShop ? "" : " \(currency)")
        let price = try self.price(try product.required("price", example, atMost: 100), "price", product)
        guard let text = product["sale_price"] else { return price.minor }
        let sale = try self.price(text, "sale_price", product)
        guard sale.minor <= price.minor else {
            throw RecordProblem(
                "“\(product.label("sale_price"))” is “\(text)”, more than “\(product.label("price"))”, “\(product["price"] ?? "")”: it must be lower"
            )
        }
        if let text = product["sale_price_effective_date"] {
            guard try FeedPeriod(text, of: product.label("sale_price_effective_date")).contains(now) else { return price.minor }
        }
        return sale.minor
    }

    private func price(_ text: String, _ name: String, _ product: FeedAttributes) throws(RecordProblem) -> FeedPrice {
        try FeedPrice(text, of: product.label(name), in: currency, isCurrencyOptional: product.isFromShop)
    }

    /// Returns whether the product can be ordered now, and the days until it arrives.
    private func arrival(_ product: FeedAttributes) throws(RecordProblem) -> (canBeOrdered: Bool, days: Int) {
        let text = try product.required("availability", "one of in_stock, out_of_stock, preorder, backorder", atMost: 100)
        let days = try FeedDelivery.days(product) ?? deliveryDays
        if let quantity = product["stock_quantity"] {
            guard let pieces = Int(quantity) else {
                throw RecordProblem("“\(product.label("stock_quantity"))” is “\(quantity.prefix(40))”: a whole number is needed")
            }
            if pieces <= 0 { return (false, days) }
        }
        switch text.searchedWords.joined() {
        case "instock": return (true, days)
        case "outofstock": return (false, days)
        case "preorder", "backorder":
            // Without a date the arrival is unknown.
            guard let date = product["availability_date"] else { return (false, days) }
            guard let moment = FeedMoment(date) else {
                throw RecordProblem("“availability_date” is “\(date.prefix(40))”: a time is needed, such as 2026-02-24T11:07+0100")
            }
            let wait = max(0, (moment.seconds - now.seconds + 86_399) / 86_400)
            return (wait + days <= FeedDelivery.maximumDays, min(wait + days, FeedDelivery.maximumDays))
        default:
            throw RecordProblem(
                "“\(product.label("availability"))” is “\(text)”: one of in_stock, out_of_stock, preorder, backorder is needed"
            )
        }
    }
}
