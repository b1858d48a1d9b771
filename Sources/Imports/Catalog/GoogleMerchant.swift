public import Importing
import Links

/// Products out of a feed for Google Merchant Center: a table whose columns are separated by tabs, RSS 2.0 or Atom.
///
/// Spec: https://support.google.com/merchants/answer/7052112
public struct GoogleMerchant: ImportFormat {
    /// Which of the forms a file has, its first letter tells.
    public let layout = RecordLayout.table(
        [
            .required("id"), .required("title"), .optional("description"), .required("link"), .optional("image_link"), .required("price"),
            .required("availability"), .optional("google_product_category"), .optional("product_type"), .optional("color"),
            .optional("size"),
            .optional("item_group_id"),
        ],
        orXML: XMLLayout(lists: ["channel", "feed"], records: ["item", "entry"])
    )

    private let language: Language
    private let deliveryDays: Int
    let words: CatalogWords
    private let now: FeedMoment

    /// The language that a feed is written in.
    public enum Language: String, Sendable, CaseIterable {
        case en, es
    }

    /// Reads products.
    ///
    /// - Parameters:
    ///   - language: The language of their texts.
    ///   - deliveryDays: How long those take that do not say.
    ///   - words: What colours, sizes and so on are called.
    ///   - now: The moment, in seconds since 1970, by which sales begin and end.
    public init(language: Language, deliveryDays: Int, words: CatalogWords, now: Int) {
        (self.language, self.deliveryDays, self.words) = (language, deliveryDays, words)
        self.now = FeedMoment(seconds: now)
    }

    /// What is kept of a product.
    public func read(_ content: SourceRecord.Content) throws(RecordProblem) -> StagedRecord? {
        let product = try FeedAttributes(content)
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
        let title = PlainText.of(try product.required("title", "what it is called", atMost: 2_000))
        facts.description = String(PlainText.of(product["description"] ?? "").prefix(5_000))
        facts.brand = product["brand"].map { String($0.prefix(100)) }
        facts.category = try category(product, title: title)
        facts.colors = try colors(product, title: title)
        facts.sizes = try sizes(product)
        facts.tags = try tags(product)
        facts.images = try images(product)
        facts.price = try price(product)
        let arrival = try arrival(product)
        (facts.isInStock, facts.deliveryDays) = (arrival.canBeOrdered, arrival.days)
        facts.link = try Self.address(try product.required("link", "the product's page", atMost: 2_000), of: "link")
        if let group = product["item_group_id"] {
            let names = ["color", "pattern", "material", "gender", "age_group"]
            facts.itemKey = ProductFacts.itemKey(group: group, variant: names.map { product[$0] ?? "" })
            facts.title = String(Self.withoutSize(title, product["size"]).prefix(300))
        } else {
            facts.itemKey = "product:" + key
            facts.title = String(title.prefix(300))
        }
        return facts
    }

    /// A title without the size at its end, as in “Linen dress - M” or “Linen dress (M)”: an item has several.
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

    /// Whether what a thing is stands at the end of its name.
    var namesThingsLast: Bool { language == .en }

    /// Its pictures, the main one first.
    ///
    /// Flawed addresses of further ones are left out.
    private func images(_ product: FeedAttributes) throws(RecordProblem) -> [String] {
        let main = try product["image_link"].map { text throws(RecordProblem) in try Self.address(text, of: "image_link") }
        let addresses = [main].compactMap { $0 } + product.list("additional_image_link").compactMap(\.webAddress)
        return Array(addresses.unique.prefix(20))
    }

    /// An address by the rule of `WebAddress`.
    private static func address(_ text: String, of name: String) throws(RecordProblem) -> String {
        do throws(WebAddressFlaw) { return try WebAddress(text).text } catch { throw RecordProblem(name, text, error) }
    }

    /// What it costs now.
    private func price(_ product: FeedAttributes) throws(RecordProblem) -> Int {
        let price = try FeedPrice(try product.required("price", "a price such as 19.95 USD", atMost: 100), of: "price")
        guard let text = product["sale_price"] else { return price.minor }
        let sale = try FeedPrice(text, of: "sale_price")
        guard sale.minor <= price.minor else {
            throw RecordProblem("“sale_price” is “\(text)”, more than “price”, “\(product["price"] ?? "")”: it has to be less")
        }
        if let text = product["sale_price_effective_date"] {
            guard try FeedPeriod(text, of: "sale_price_effective_date").contains(now) else { return price.minor }
        }
        return sale.minor
    }

    /// Whether it can be ordered now, and how many days after that it arrives.
    private func arrival(_ product: FeedAttributes) throws(RecordProblem) -> (canBeOrdered: Bool, days: Int) {
        let text = try product.required("availability", "one of in_stock, out_of_stock, preorder, backorder", atMost: 100)
        let days = try FeedDelivery.days(product) ?? deliveryDays
        switch text.searchedWords.joined() {
        case "instock": return (true, days)
        case "outofstock": return (false, days)
        case "preorder", "backorder":
            // Without a date no one could say when it arrives.
            guard let date = product["availability_date"] else { return (false, days) }
            guard let moment = FeedMoment(date) else {
                throw RecordProblem("“availability_date” is “\(date.prefix(40))”: a moment is needed, such as 2026-02-24T11:07+0100")
            }
            let wait = max(0, (moment.seconds - now.seconds + 86_399) / 86_400)
            return (wait + days <= FeedDelivery.longest, min(wait + days, FeedDelivery.longest))
        default:
            throw RecordProblem("“availability” is “\(text)”: one of in_stock, out_of_stock, preorder, backorder is needed")
        }
    }
}
