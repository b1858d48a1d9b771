public import Importing

/// Places from the files of GeoNames: towns, regions and postcodes.
///
/// The number of columns shows which kind a line is, so that files of different kinds need no names.
///
/// Source: https://download.geonames.org/export/dump/readme.txt and https://download.geonames.org/export/zip/readme.txt
public struct GeoNames: ImportFormat {
    /// Lines without names of columns.
    public let layout = RecordLayout.tabbed

    /// Reads places.
    public init() {}

    /// Returns the stored facts of a place, or nil for mountains, rivers and other places without people.
    public func read(_ content: SourceRecord.Content) throws(RecordProblem) -> StagedRecord? {
        guard case .fields(let fields) = content else { throw RecordProblem("it is not a line of fields separated by tabs") }
        return switch fields.count {
        case 4: try region(fields)
        case 12: try postcode(fields)
        case 19: try town(fields)
        default:
            throw RecordProblem("it has \(fields.count) columns: a town of GeoNames has 19, a postcode 12 and a region 4")
        }
    }

    /// Reads a line of `cities500.txt`, `cities15000.txt` and the like.
    private func town(_ fields: [String]) throws(RecordProblem) -> StagedRecord? {
        guard fields[6] == "P" else { return nil }
        guard !fields[0].isEmpty, fields[0].utf8.count <= 20 else { throw RecordProblem("the id in column 1 is missing") }
        let name = try Self.name(fields, 1)
        // Abbreviations of two letters also mean regions, countries and words of streets.
        let others = ([fields[2]] + fields[3].split(separator: ",").map { String($0).trimmed })
            .filter { ($0.count > 2 || !$0.utf8.allSatisfy { $0 < 0x80 }) && $0.count <= 200 && $0 != name }
        var facts = PlaceFacts(kind: .town, key: "town/\(fields[0])", country: try Self.country(fields, 8), name: name)
        facts.otherNames = others.unique
        facts.regionCode = Self.optional(fields[10], atMost: 20)
        (facts.latitude, facts.longitude) = try Self.point(fields, 4)
        // Populations are whole numbers; some towns have none.
        facts.population = Int(fields[14]).map { min(max($0, 0), Int(Int32.max)) } ?? 0
        facts.timeZone = Self.optional(fields[17], atMost: 60)
        return facts.staged()
    }

    /// Reads a line of `admin1CodesASCII.txt`.
    private func region(_ fields: [String]) throws(RecordProblem) -> StagedRecord? {
        let parts = fields[0].split(separator: ".", maxSplits: 1).map(String.init)
        guard parts.count == 2, let country = parts[0].countryCode, let code = Self.optional(parts[1], atMost: 20) else {
            throw RecordProblem("“\(fields[0].prefix(40))” in column 1 is no region: a code such as US.NY is needed")
        }
        let name = try Self.name(fields, 1)
        var facts = PlaceFacts(kind: .region, key: "region/\(fields[0])", country: country, name: name)
        facts.code = code
        facts.otherNames = [fields[2]].filter { !$0.isEmpty && $0 != name && $0.count <= 200 }
        return facts.staged()
    }

    /// Reads a line of a postal file, such as `US.txt`.
    private func postcode(_ fields: [String]) throws(RecordProblem) -> StagedRecord? {
        let country = try Self.country(fields, 0)
        guard let code = Self.optional(fields[1], atMost: 20) else { throw RecordProblem("the postcode in column 2 is missing") }
        let name = try Self.name(fields, 2)
        let key = "postcode/\(country)/\(code)/\(fields[6].prefix(20))/\(name)"
        var facts = PlaceFacts(kind: .postcode, key: key, country: country, name: name)
        facts.code = code
        facts.region = Self.optional(fields[3], atMost: 200)
        facts.regionCode = Self.optional(fields[4], atMost: 20)
        (facts.latitude, facts.longitude) = try Self.point(fields, 9)
        return facts.staged()
    }

    private static func name(_ fields: [String], _ column: Int) throws(RecordProblem) -> String {
        guard let name = optional(fields[column], atMost: 200), name.contains(where: { $0.isLetter || $0.isNumber }) else {
            throw RecordProblem("the name in column \(column + 1) is missing or has more than 200 characters")
        }
        return name
    }

    private static func country(_ fields: [String], _ column: Int) throws(RecordProblem) -> String {
        guard let country = fields[column].countryCode else {
            throw RecordProblem(
                "“\(fields[column].prefix(40))” in column \(column + 1) is no country: a two-letter code is needed, such as US"
            )
        }
        return country
    }

    private static func point(_ fields: [String], _ column: Int) throws(RecordProblem) -> (Double, Double) {
        guard let latitude = Double(fields[column]), (-90...90).contains(latitude), let longitude = Double(fields[column + 1]),
            (-180...180).contains(longitude)
        else {
            throw RecordProblem("columns \(column + 1) and \(column + 2) are no latitude and longitude in degrees")
        }
        return (latitude, longitude)
    }

    private static func optional(_ text: String, atMost limit: Int) -> String? { text.fitting(1...limit) }
}
