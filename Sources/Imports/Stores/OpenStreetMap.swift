public import Importing
import JSON

/// Stores from OpenStreetMap: responses of Overpass in JSON or XML, and files of editors (`.osm`).
///
/// Source: https://wiki.openstreetmap.org/wiki/Overpass_API/Overpass_QL#Output_Format_(out:json) and
/// https://wiki.openstreetmap.org/wiki/OSM_XML
public struct OpenStreetMap: ImportFormat {
    /// Responses contain elements, and a `remark` if Overpass ran out of time or memory.
    public let layout = RecordLayout.detected(
        ["<": .xml(XMLLayout(lists: ["osm"], records: ["node", "way", "relation", "remark"]))],
        otherwise: .json(lists: ["elements"], messages: ["remark"])
    )

    static let provider = "osm"

    /// Nodes usually precede the ways that consist of them.
    private let nodes = NodePositions()

    /// Reads stores.
    public init() {}

    /// Returns the stored facts of a store, or nil for other elements.
    public func read(_ content: SourceRecord.Content) throws(RecordProblem) -> StagedRecord? {
        let element = try Self.element(content)
        let tags = StoreTags(tag: element.tag)
        guard tags.sellsGroceries == true, !element.isDeleted else {
            if element.type == "node", let id = element.id, let point = try? element.point() { nodes.keep(id, point) }
            return nil
        }
        guard let id = element.id, let type = element.type else {
            throw RecordProblem("“type” or “id” is missing: a node, way or relation with its number is needed")
        }
        return try tags.facts(key: "\(type)/\(id)", at: point(of: element), name: "tags.name").staged(by: Self.provider)
    }

    private static func element(_ content: SourceRecord.Content) throws(RecordProblem) -> OSMElement {
        guard case .element(let element) = content else { return .json(JSONField(try content.object(), at: "")) }
        guard element.name != "remark" else { throw RecordProblem("the source reports: \(element.text.prefix(500))") }
        return .xml(element)
    }

    /// A way or relation has no position of its own, so its centre, its bounds or its nodes count.
    private func point(of element: OSMElement) throws(RecordProblem) -> StorePoint {
        if let point = try element.point() { return point }
        if let point = try StorePoint(meanOf: element.corners()) { return point }
        // The first node of a closed way is also its last one.
        let ids = element.nodes
        let corners = ids.count > 1 && ids.first == ids.last ? Array(ids.dropLast()) : ids
        if let points = nodes.points(of: corners), let point = try StorePoint(meanOf: points) { return point }
        throw RecordProblem("“center” is missing: end the Overpass query with “out center;”")
    }
}
