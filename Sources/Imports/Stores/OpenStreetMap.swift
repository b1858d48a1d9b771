public import Importing
import JSON

/// Stores from OpenStreetMap, in the response to an Overpass query with `out center`.
///
/// Source: https://wiki.openstreetmap.org/wiki/Overpass_API/Overpass_QL#Output_Format_(out:json) and
/// https://wiki.openstreetmap.org/wiki/Key:shop
public struct OpenStreetMap: ImportFormat {
    /// Responses contain `elements`, and a `remark` if Overpass ran out of time or memory.
    public let layout = RecordLayout.json(lists: ["elements"], messages: ["remark"])

    static let provider = "osm"

    /// The values of `shop` that sell groceries.
    static let shops: Set<String> = ["supermarket", "grocery", "convenience", "greengrocer"]

    /// Reads stores.
    public init() {}

    /// Returns the stored facts of a store, or nil for other elements.
    public func read(_ content: SourceRecord.Content) throws(RecordProblem) -> StagedRecord? {
        let element = JSONField(try content.object(), at: "")
        let tags = element["tags"]
        guard let shop = tags["shop"].text, Self.shops.contains(shop) else { return nil }
        guard let id = element["id"].value?.int, let type = element["type"].text else {
            throw RecordProblem("“type” or “id” is missing: a node, way or relation with its number is needed")
        }
        // A way or relation has no position of its own, so the query has to ask for its centre.
        let place = element["lat"].value == nil ? element["center"] : element
        guard place["lat"].value != nil else { throw RecordProblem("“center” is missing: end the Overpass query with “out center;”") }
        let street = [tags["addr:street"].text ?? tags["addr:place"].text, tags["addr:housenumber"].text].compactMap { $0 }
        let facts = StoreFacts(
            key: "\(type)/\(id)",
            name: String(try name(tags).prefix(200)),
            chain: tags["brand"].text?.fitting(1...200),
            address: tags["addr:full"].text ?? (street.isEmpty ? nil : street.joined(separator: " ")),
            postcode: tags["addr:postcode"].text?.fitting(1...20),
            city: tags["addr:city"].text?.fitting(1...200),
            state: (tags["addr:state"].text ?? tags["addr:province"].text)?.fitting(1...100),
            country: tags["addr:country"].text?.countryCode,
            latitude: try place["lat"].requiredNumber("a latitude", in: -90...90),
            longitude: try place["lon"].requiredNumber("a longitude", in: -180...180),
            // Mappers type websites by hand. An invalid website is ignored, because the store is still useful without it.
            website: (tags["website"].text ?? tags["contact:website"].text ?? tags["url"].text).flatMap { try? $0.siteAddress() },
            phone: (tags["phone"].text ?? tags["contact:phone"].text)?.fitting(3...40),
            openingHours: tags["opening_hours"].text?.fitting(1...400)
        )
        return facts.staged(by: Self.provider)
    }

    private func name(_ tags: JSONField) throws(RecordProblem) -> String {
        if let name = tags["name"].text ?? tags["brand"].text ?? tags["operator"].text { return name }
        return try tags["name"].requiredText("the name of the store (or brand, or operator)")
    }
}
