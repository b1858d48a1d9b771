public import Importing
import JSON

/// Stores from GeoJSON, as Overpass turbo, osmtogeojson and other tools export it.
///
/// Spec: https://www.rfc-editor.org/rfc/rfc7946 and https://github.com/tyrasd/osmtogeojson#usage
public struct GeoJSON: ImportFormat {
    /// A collection of features, or a feature in each line.
    public let layout = RecordLayout.json(lists: ["features"], takesObjects: true)

    static let provider = "geojson"

    /// Reads stores.
    public init() {}

    /// Returns the stored facts of a store, or nil for other features.
    ///
    /// A feature of OpenStreetMap needs the tag `shop`. A feature of another tool is a store if it has no such property.
    public func read(_ content: SourceRecord.Content) throws(RecordProblem) -> StagedRecord? {
        let feature = JSONField(try content.object(), at: "")
        guard feature["type"].text == "Feature" else {
            throw RecordProblem("“type” is “\(feature["type"].text ?? "")”: a Feature, or a FeatureCollection with “features”, is needed")
        }
        let properties = feature["properties"]
        let tags = Self.tags(of: properties)
        let element = Self.element(feature, properties)
        guard tags.sellsGroceries ?? (element == nil) else { return nil }
        let point = try GeoJSONGeometry(feature["geometry"]).point()
        if let element { return try tags.facts(key: element, at: point, name: "properties.name").staged(by: OpenStreetMap.provider) }
        let id = Self.texts([feature["id"], properties["id"], properties["@id"]]).first
        let key = id ?? [tags.name, tags.address, tags.city].map { $0 ?? "" }.joined(separator: "|")
        let facts = try tags.facts(key: String(key.prefix(200)), at: point, name: "properties.name")
        return facts.staged(by: Self.provider)
    }

    /// The tags are directly in the properties, or in `tags`.
    ///
    /// Other tools write names such as `Name`.
    private static func tags(of properties: JSONField) -> StoreTags {
        var texts: [String: String] = [:]
        for member in [properties, properties["tags"]] {
            member.value?.forEachMember { name, value in
                if let text = Self.text(value) { texts[name.lowercased()] = text }
            }
        }
        return StoreTags { texts[$0] }
    }

    /// Returns the key of an element of OpenStreetMap such as `node/101`, or nil for a feature of another source.
    private static func element(_ feature: JSONField, _ properties: JSONField) -> String? {
        let ids = texts([properties["@id"], feature["id"], properties["id"]])
        if let key = ids.first(where: isElement) { return key }
        guard let type = properties["type"].text, let key = ids.map({ "\(type)/\($0)" }).first(where: isElement) else { return nil }
        return key
    }

    /// Whether a key names an element of OpenStreetMap.
    static func isElement(_ key: String) -> Bool {
        let parts = key.split(separator: "/", omittingEmptySubsequences: false)
        return parts.count == 2 && ["node", "way", "relation"].contains(parts[0]) && Int64(parts[1]) != nil
    }

    private static func texts(_ fields: [JSONField]) -> [String] { fields.compactMap { $0.value.flatMap(text) } }

    private static func text(_ value: JSONValue) -> String? {
        let text = value.string?.trimmed ?? value.int.map(String.init)
        return text?.isEmpty == false ? text : nil
    }
}
