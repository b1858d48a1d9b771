import ArgumentParser
import Glibc
import Imports

/// `cupboard import catalog`.
struct ImportCatalogCommand: ParsableCommand {
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case googleMerchant = "google-merchant"
    }

    enum Language: String, CaseIterable, ExpressibleByArgument {
        case en, es
    }

    static let configuration = CommandConfiguration(
        commandName: "catalog",
        abstract: "Bring in items of a seller: product feeds as for Google Merchant Center, as tables or XML.",
        discussion: """
            The files of a command are one feed. What was in it and is there no more is out of stock afterwards, once all files could be read \
            to their ends.
            """
    )

    @Option(help: "The form of the files.") var format: Format
    @Option(help: "Whose feed it is: the name or id of a seller.") var seller: String
    @Option(help: "The site of a seller that is to be added, such as https://shop.example.") var sellerSite: String?
    @Option(help: "The country that a seller to be added sends from, by its two letters.") var sellerCountry: String?
    @Option(help: "Tells the feeds of a seller apart.") var feed = "products"
    @Option(help: "The language that the files are written in.") var language = Language.en
    @Option(help: "How many days those take to arrive that do not say.") var deliveryDays = 7
    @OptionGroup var files: ImportOptions

    func validate() throws {
        guard (0...365).contains(deliveryDays) else { throw ValidationError("--delivery-days is from 0 to 365.") }
    }

    func run() throws {
        try files.run { session in
            let feed = try CatalogFeed(feed, of: FeedSeller(seller, site: sellerSite, country: sellerCountry), in: session)
            switch format {
            case .googleMerchant:
                let words = try CatalogWords(session)
                let reader = GoogleMerchant(language: language == .es ? .es : .en, deliveryDays: deliveryDays, words: words, now: time(nil))
                return (reader, CatalogTarget(feed: feed))
            }
        }
    }
}
