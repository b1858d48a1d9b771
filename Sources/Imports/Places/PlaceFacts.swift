import Importing
import Postgres

/// The stored facts of a place from any source.
struct PlaceFacts {
    /// The kinds of places, as `places_merge.sql` names them.
    enum Kind: String {
        case town = "TOWN"
        case region = "REGION"
        case postcode = "POSTCODE"
    }

    let kind: Kind
    let key: String
    /// Two capital letters.
    let country: String
    let name: String
    /// The code of a region, or a postcode.
    var code: String?
    var regionCode: String?
    /// The name of the region, if the source gives it with the place.
    var region: String?
    var otherNames: [String] = []
    var latitude: Double?
    var longitude: Double?
    var population = 0
    var timeZone: String?

    init(kind: Kind, key: String, country: String, name: String) {
        (self.kind, self.key, self.country, self.name) = (kind, key, country, name)
    }

    /// Returns the place as a row of `PlaceTarget.tables`.
    func staged() -> StagedRecord {
        StagedRecord(key: key) { rows in
            rows.add(to: 0) { row in
                for text in [key, kind.rawValue, country, code, regionCode, region, name] { row.append(text) }
                row.append(elements: otherNames)
                for degrees in [latitude, longitude] {
                    if let degrees { row.append(degrees) } else { row.appendNull() }
                }
                row.append(population)
                row.append(timeZone)
            }
        }
    }
}
