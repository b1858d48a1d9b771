import Importing
import JSON

/// A node, way or relation of OpenStreetMap in JSON or XML, which have the same words.
///
/// Source: https://wiki.openstreetmap.org/wiki/OSM_XML and https://wiki.openstreetmap.org/wiki/OSM_JSON
enum OSMElement {
    case json(JSONField)
    case xml(XMLElement)

    /// `node`, `way` or `relation`.
    var type: String? {
        switch self {
        case .json(let element): element["type"].text
        case .xml(let element): element.name
        }
    }

    /// The number, which is unique among the elements of its type.
    var id: Int64? {
        switch self {
        case .json(let element): element["id"].value?.int
        case .xml(let element): element.attributes["id"].flatMap { Int64($0) }
        }
    }

    /// Whether an editor has marked the element as deleted.
    var isDeleted: Bool {
        guard case .xml(let element) = self else { return false }
        return element.attributes["action"] == "delete" || element.attributes["visible"] == "false"
    }

    /// Returns the trimmed text of a tag.
    func tag(_ name: String) -> String? {
        switch self {
        case .json(let element): return element["tags"][name].text
        case .xml(let element):
            let text = element.children.first { $0.name == "tag" && $0.attributes["k"] == name }?.attributes["v"]?.trimmed
            return text?.isEmpty == false ? text : nil
        }
    }

    /// The element's own position, or its centre from `out center`.
    func point() throws(RecordProblem) -> StorePoint? {
        if let point = try number("lat", "lon") { return point }
        guard let center = child("center") else { return nil }
        return try center.number("lat", "lon")
    }

    /// The corners of the bounds from `out bb`, and the points of `out geom`.
    func corners() -> [(latitude: Double, longitude: Double)] {
        if let bounds = child("bounds"), let south = bounds.value("minlat"), let west = bounds.value("minlon"),
            let north = bounds.value("maxlat"),
            let east = bounds.value("maxlon")
        {
            return [(south, west), (north, east)]
        }
        let points: [OSMElement] =
            switch self {
            case .json(let element): element["geometry"].items.map(OSMElement.json)
            case .xml(let element): element.children.filter { $0.name == "nd" }.map(OSMElement.xml)
            }
        return points.compactMap { point in
            guard let latitude = point.value("lat"), let longitude = point.value("lon") else { return nil }
            return (latitude, longitude)
        }
    }

    /// The numbers of the nodes of a way.
    var nodes: [Int64] {
        switch self {
        case .json(let element): element["nodes"].items.compactMap { $0.value?.int }
        case .xml(let element): element.children.filter { $0.name == "nd" }.compactMap { $0.attributes["ref"].flatMap { Int64($0) } }
        }
    }

    private func child(_ name: String) -> OSMElement? {
        switch self {
        case .json(let element): element[name].value == nil ? nil : .json(element[name])
        case .xml(let element): element.children.first { $0.name == name }.map(OSMElement.xml)
        }
    }

    private func value(_ name: String) -> Double? {
        switch self {
        case .json(let element): element[name].value?.double
        case .xml(let element): element.attributes[name].flatMap { Double($0) }
        }
    }

    private func number(_ latitude: String, _ longitude: String) throws(RecordProblem) -> StorePoint? {
        guard let first = value(latitude), let second = value(longitude) else { return nil }
        return try StorePoint(latitude: first, longitude: second)
    }
}
