import Importing
import Links
public import Postgres

/// A seller's feed, within which each product has its own key.
public struct CatalogFeed: Sendable {
    let id: Int64
    /// The seller's site without a slash at its end, such as `https://shop.example`.
    public let site: String

    /// Finds a feed, or adds it.
    ///
    /// - Parameters:
    ///   - name: The name of the feed, unique per seller.
    ///   - seller: The seller that publishes the feed.
    ///   - session: The database.
    /// - Throws: `ImportFailure` if the feed's name, the site or the country is invalid, or the site is not the seller's. If the seller
    ///   does not exist, the failure names the options needed to add it.
    public init(_ name: String, of seller: FeedSeller, in session: PostgresSession) throws {
        guard (1...100).contains(name.count) else { throw ImportFailure("--feed has \(name.count) characters: 1 to 100 are allowed") }
        let sellerID = try seller.id(in: session)
        try session.run("INSERT INTO catalog_feed (seller_id, name) VALUES (\(sellerID), \(name)) ON CONFLICT DO NOTHING")
        site = try session.run("SELECT rtrim(website, '/') FROM seller WHERE id = \(sellerID)").one(String.self)
        id = try session.run("SELECT id FROM catalog_feed WHERE seller_id = \(sellerID) AND name = \(name)").one(Int64.self)
    }
}

/// The seller of a feed: an existing one, or one to add.
public struct FeedSeller: Sendable {
    private let name: String
    private let site: String?
    private let country: String?

    /// Names a seller.
    ///
    /// - Parameters:
    ///   - name: The seller's name, or its id such as `seller_12`.
    ///   - site: The seller's site. Required to add a seller.
    ///   - country: The country the seller ships from. Required to add a seller.
    public init(_ name: String, site: String?, country: String?) {
        (self.name, self.site, self.country) = (name, site, country)
    }

    func id(in session: PostgresSession) throws -> Int64 {
        let number = name.hasPrefix("seller_") ? Int64(name.dropFirst("seller_".count)) : nil
        let known = try session.run(
            "SELECT id, website FROM seller WHERE id = \(number.map { Int($0) }) OR name = \(name) ORDER BY id LIMIT 1"
        )
        .decode(Known.self)
        guard let seller = known.first else { return try add(to: session) }
        if let site,
            try !session.run("SELECT coalesce(site_of(\((try? site.siteAddress()) ?? site)) = site_of(\(seller.website)), false)").one(
                Bool.self
            )
        {
            throw ImportFailure(
                "--seller-site is “\(site)”, but the site of the seller “\(name)” is \(seller.website): remove the option, or give another seller"
            )
        }
        return seller.id
    }

    private func add(to session: PostgresSession) throws -> Int64 {
        guard let site, let country else {
            throw ImportFailure(
                "There is no seller “\(name)”. Give an existing seller, or add a new one with --seller-site and --seller-country, such as "
                    + "--seller-site https://shop.example --seller-country ES"
            )
        }
        let address: String
        do throws(WebAddressError) { address = try site.siteAddress() } catch {
            throw ImportFailure("--seller-site is “\(site)”: \(error)")
        }
        guard try session.run("SELECT address_host(\(address)) IS NOT NULL").one(Bool.self) else {
            throw ImportFailure("--seller-site is “\(site)”: an address that begins with https:// is needed, such as https://shop.example")
        }
        guard let code = country.countryCode else {
            throw ImportFailure("--seller-country is “\(country)”: a two-letter code is needed, such as ES")
        }
        guard (1...200).contains(name.count) else {
            throw ImportFailure("--seller has \(name.count) characters: 1 to 200 are allowed")
        }
        return try session.run("INSERT INTO seller (name, website, country_code) VALUES (\(name), \(address), \(code)) RETURNING id").one(
            Int64.self
        )
    }

    private struct Known: Decodable {
        let id: Int64
        let website: String
    }
}
