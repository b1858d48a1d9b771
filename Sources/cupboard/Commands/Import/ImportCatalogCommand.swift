import ArgumentParser
import Glibc
import Importing
import Imports

/// `cupboard import catalog`.
struct ImportCatalogCommand: ParsableCommand {
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case googleMerchant = "google-merchant"
        case facebook, shopify, woocommerce
    }

    enum Language: String, CaseIterable, ExpressibleByArgument {
        case en, es
    }

    static let configuration = CommandConfiguration(
        commandName: "catalog",
        abstract: "Import a seller's items from feeds of Google Merchant Center or Meta, or exports of Shopify or WooCommerce.",
        discussion: """
            All files of the command form one feed. Items that are no longer in the feed go out of stock. Nothing goes out of stock \
            if a file is incomplete, if a product cannot be identified (--allow-incomplete), or if too many are missing (--max-gone). \
            Prices must be in USD. Exports of Shopify and WooCommerce do not name their currency.
            """
    )

    @Option(help: "The format of the files.") var format: Format
    @Option(help: "The seller's name or id.") var seller: String
    @Option(help: "The site of a new seller, such as https://shop.example.") var sellerSite: String?
    @Option(help: "The country that a new seller ships from, as a two-letter code.") var sellerCountry: String?
    @Option(help: "The feed's name, if a seller has several.") var feed = "products"
    @Option(help: "The language of the files.") var language = Language.en
    @Option(help: "The delivery time in days for items without one.") var deliveryDays = 7
    @Option(help: "The largest share of a feed's products, in percent, that may go out of stock at once, if they are more than 20.")
    var maxGone = 20
    @Flag(help: "Let items go out of stock even if some products of the files could not be identified.") var allowIncomplete = false
    @OptionGroup var files: ImportOptions

    func validate() throws {
        guard (0...100).contains(maxGone) else { throw ValidationError("--max-gone must be between 0 and 100.") }
        guard (0...365).contains(deliveryDays) else { throw ValidationError("--delivery-days must be between 0 and 365.") }
    }

    func run() throws {
        switch format {
        case .googleMerchant: try run { reader, _ in GoogleMerchant(reader) }
        case .facebook: try run { reader, _ in FacebookCatalog(reader) }
        case .shopify: try run { reader, site in Shopify(reader, site: site) }
        case .woocommerce: try run { reader, site in WooCommerce(reader, site: site) }
        }
    }

    private func run(_ format: (ProductReader, _ site: String) -> some ImportFormat) throws {
        try files.run(allowsIncomplete: allowIncomplete) { session in
            let feed = try CatalogFeed(feed, of: FeedSeller(seller, site: sellerSite, country: sellerCountry), in: session)
            let words = try CatalogWords(session)
            let reader = ProductReader(language: language == .es ? .es : .en, deliveryDays: deliveryDays, words: words, now: time(nil))
            return (format(reader, feed.site), CatalogTarget(feed: feed, maxGone: maxGone))
        }
    }
}
