import Importing
import Links

/// The facts of a store in OpenStreetMap's tags, and in the properties that other tools write into GeoJSON.
///
/// Source: https://wiki.openstreetmap.org/wiki/Key:shop and https://wiki.openstreetmap.org/wiki/Key:addr:*
struct StoreTags {
    /// Returns the trimmed text of a tag, or nil if it is missing or empty.
    let tag: (String) -> String?

    /// The values of `shop` that sell groceries.
    static let shops: Set<String> = ["supermarket", "grocery", "convenience", "greengrocer"]

    /// The tags of each fact, the best one first.
    ///
    /// Tags without a prefix after the first ones are of other tools.
    private static let names = ["name", "brand", "operator", "nombre"]
    private static let chains = ["brand", "chain", "cadena"]
    private static let fullAddresses = ["addr:full"]
    private static let streets = ["addr:street", "addr:place"]
    private static let otherAddresses = ["address", "street", "dirección", "direccion"]
    private static let postcodes = ["addr:postcode", "postcode", "postal_code", "zip", "cp"]
    private static let cities = ["addr:city", "city", "town", "ciudad", "municipio"]
    private static let states = ["addr:state", "addr:province", "state", "region", "province", "provincia"]
    private static let countries = ["addr:country", "country_code", "countrycode", "country", "país", "pais"]
    private static let websites = ["website", "contact:website", "url"]
    private static let phones = ["phone", "contact:phone", "tel", "teléfono", "telefono"]
    private static let openingHours = ["opening_hours", "horario"]

    /// Returns the facts of a store at a point.
    func facts(key: String, at point: StorePoint, name path: String) throws(RecordProblem) -> StoreFacts {
        guard let name = name else { throw RecordProblem("“\(path)” is missing: the name of the store (or brand, or operator) is needed") }
        return StoreFacts(
            key: key,
            name: String(name.prefix(200)),
            chain: first(Self.chains)?.fitting(1...200),
            address: address,
            postcode: first(Self.postcodes)?.fitting(1...20),
            city: city?.fitting(1...200),
            state: first(Self.states)?.fitting(1...100),
            country: first(Self.countries)?.countryCode,
            latitude: point.latitude,
            longitude: point.longitude,
            // Mappers type websites by hand. An invalid website is ignored, because the store is still useful without it.
            website: first(Self.websites).flatMap { try? $0.siteAddress() },
            phone: first(Self.phones)?.fitting(3...40),
            openingHours: first(Self.openingHours)?.fitting(1...400)
        )
    }

    var name: String? { first(Self.names) }

    var city: String? { first(Self.cities) }

    /// The street with its number.
    var address: String? {
        if let address = first(Self.fullAddresses) { return address }
        let street = [first(Self.streets), tag("addr:housenumber")].compactMap { $0 }
        return street.isEmpty ? first(Self.otherAddresses) : street.joined(separator: " ")
    }

    /// Whether the place sells groceries, or nil without the tag `shop`.
    var sellsGroceries: Bool? { tag("shop").map(Self.shops.contains) }

    private func first(_ tags: [String]) -> String? { tags.lazy.compactMap(tag).first }
}
