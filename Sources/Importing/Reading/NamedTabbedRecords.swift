/// The records of a table with tabs whose first line names the columns.
///
/// Quotation marks have no meaning in the middle of a field. A field that is wholly in quotation marks is read without them.
public final class NamedTabbedRecords: RecordReader {
    private let source: ByteSource
    private let lines: TabbedRecords
    private let columns: [CSVColumn]
    /// The place of each known column, and the number of columns.
    private var header: (places: [(name: String, place: Int)], count: Int)?
    private var number = 0

    /// Reads the given columns and ignores others.
    public init(_ source: ByteSource, columns: [CSVColumn]) {
        (self.source, self.columns) = (source, columns)
        lines = TabbedRecords(source)
    }

    /// A description of the missing header, or nil if the file has a header.
    public var missingDescription: String? {
        header == nil ? "a first line with the names of the columns: " + columns.map(\.name).joined(separator: ", ") : nil
    }

    /// Returns the next record, or nil at the end.
    public func next() throws(ImportFailure) -> SourceRecord? {
        guard let line = try lines.next() else { return nil }
        guard let header else {
            try readHeader(line)
            return try next()
        }
        number += 1
        let position = RecordPosition(number: number, line: line.position.line, offset: nil)
        guard case .fields(let fields) = line.content else { return SourceRecord(position: position, content: line.content) }
        guard fields.count == header.count else {
            let problem = RecordProblem(
                "it has \(fields.count) fields, but the first line names \(header.count): a tab or a line break is wrong"
            )
            return SourceRecord(position: position, content: .unreadable(problem))
        }
        let row = CSVRow(fields: Dictionary(uniqueKeysWithValues: header.places.map { ($0.name, Self.content(fields[$0.place])) }))
        return SourceRecord(position: position, content: .row(row))
    }

    private func readHeader(_ line: SourceRecord) throws(ImportFailure) {
        guard case .fields(let fields) = line.content else {
            throw ImportFailure(
                "\(source.name), line \(line.position.line): the names of the columns cannot be read: save the file as UTF-8"
            )
        }
        let names = fields.map { Self.content($0).lowercased() }
        let missing = columns.filter { $0.isRequired && !names.contains($0.name) }.map(\.name)
        guard missing.isEmpty else {
            throw ImportFailure(
                "\(source.name), line \(line.position.line): the columns \(missing.joined(separator: ", ")) are missing. "
                    + "The first line must name the columns, separated by tabs"
            )
        }
        let places = columns.compactMap { column in names.firstIndex(of: column.name).map { (name: column.name, place: $0) } }
        header = (places, fields.count)
    }

    /// Returns a field without the quotation marks around it.
    private static func content(_ field: String) -> String {
        guard field.utf8.count > 1, field.hasPrefix("\""), field.hasSuffix("\"") else { return field }
        let inside = String(field.dropFirst().dropLast())
        // A single mark inside belongs to the text: `"Best" and "rest"`.
        return inside.replacing("\"\"", with: "").contains("\"") ? field : inside.replacing("\"\"", with: "\"").trimmed
    }
}
