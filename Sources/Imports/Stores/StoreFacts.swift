import Importing
import Links
import Postgres

/// The stored facts of a store from any source.
struct StoreFacts {
    var key: String
    var name: String
    var chain: String?
    /// Street and number.
    var address: String?
    var postcode: String?
    var city: String?
    /// The name or abbreviation of the region.
    var state: String?
    /// Two capital letters.
    var country: String?
    var latitude: Double
    var longitude: Double
    var website: String?
    var phone: String?
    var openingHours: String?
    /// A value of `PriceLevel`.
    var priceLevel: String?

    /// Returns the store as a row of `StoreTarget.tables`.
    func staged(by provider: String) -> StagedRecord {
        StagedRecord(key: key) { rows in
            rows.add(to: 0) { row in
                for text in [provider, key, name, chain, address, postcode, city, state, country] { row.append(text) }
                row.append(latitude)
                row.append(longitude)
                for text in [website, phone, openingHours, priceLevel] { row.append(text) }
            }
        }
    }
}

extension String {
    /// Returns the text if its length is in a range, or else nil.
    func fitting(_ range: ClosedRange<Int>) -> String? { range.contains(count) ? self : nil }

    /// The text as a two-letter country code (ISO 3166-1) in capitals, or nil if the text is not two letters.
    var countryCode: String? {
        let code = uppercased()
        return code.utf8.count == 2 && code.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ? code : nil
    }

    /// Parses the address of a site.
    ///
    /// `https://` may be missing.
    func siteAddress() throws(WebAddressError) -> String {
        try WebAddress(contains("://") ? self : "https://" + self).text
    }
}
