/// The records of a CSV file.
///
/// The first line names the columns, separated by commas, semicolons or tabs. Comments with `#` and the line `sep=;` may precede it. Of columns
/// with the same name, the first with a value counts.
///
/// A row with more or fewer fields than columns has a superfluous separator or lacks one, unless its neighbour has as many fields.
///
/// A row ends with its line unless a quoted field is well formed and continues. So a missing mark affects one row only. In files with tabs a
/// field may contain quoted values (`"Women > Dresses, Skirts",Sale`). Then the marks belong to the field.
///
/// Spec: https://www.rfc-editor.org/rfc/rfc4180 and https://support.google.com/merchants/answer/14998273
public final class CSVRecords: RecordReader {
    private let columns: [CSVColumn]
    private let source: ByteSource
    private let lines: FileLines
    private var parser: CSVParser?
    private var separator: UInt8?
    private var names: [String]?
    /// The parts that the header names, by the place of the column.
    private var parts: [Int: [String]] = [:]
    private var number = 0
    /// The number of fields of the last row.
    private var lastCount = 0
    /// The sign that the file is truncated.
    public private(set) var incompleteness: String?

    /// The maximum bytes of a row with several lines.
    ///
    /// A spreadsheet's cell has at most 32,767 characters.
    private static let maximumRow = 256 << 10

    /// Reads the given columns and ignores others.
    public init(_ source: ByteSource, columns: [CSVColumn]) {
        (self.source, self.columns) = (source, columns)
        lines = FileLines(source)
    }

    /// A description of the missing header, or nil if the file has a header.
    public var missingDescription: String? {
        names == nil ? "a first line with the names of the columns: " + columns.map(\.name).joined(separator: ", ") : nil
    }

    /// Returns the next record, or nil at the end.
    public func next() throws(ImportFailure) -> SourceRecord? {
        while let line = try lines.next() {
            if names == nil {
                try readHeader(line)
            } else if let content = try content(of: line) {
                number += 1
                return SourceRecord(position: RecordPosition(number: number, line: line.number, offset: nil), content: content)
            }
        }
        return nil
    }

    // MARK: Header

    private func readHeader(_ line: FileLines.Line) throws(ImportFailure) {
        var line = line
        if line.number == 1, line.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { line.bytes.removeFirst(3) }
        let text = String(decoding: line.bytes, as: UTF8.self).trimmed
        if text.isEmpty || (text.hasPrefix("#") || text.hasPrefix("\"#")) && !isHeader(line.bytes) { return }
        if text.lowercased().hasPrefix("sep="), let named = text.utf8.dropFirst(4).first, text.utf8.count == 5 {
            separator = named
            return
        }
        let separator = separator ?? Self.separator(of: line.bytes)
        self.separator = separator
        guard case .fields(let row, _) = try row(from: line, separator) else {
            throw ImportFailure("\(source.name), line \(line.number): the quotation marks of the names of the columns are not closed")
        }
        let names = columnNames(row)
        let missing = columns.filter { $0.isRequired && !names.contains($0.name) }.map(\.description)
        guard missing.isEmpty else {
            throw ImportFailure(
                "\(source.name), line \(line.number): the columns \(missing.joined(separator: ", ")) are missing. "
                    + "The first line must name the columns; the known columns are \(columns.map(\.name).joined(separator: ", "))"
            )
        }
        self.names = names
        for (place, column) in row.enumerated() { parts[place] = Self.partNames(String(decoding: column, as: UTF8.self)) }
    }

    /// Whether a line with `#` names the required columns and so is no comment: the first column of many tables is called “#”.
    private func isHeader(_ line: [UInt8]) -> Bool {
        let names = columnNames(line.split(separator: separator ?? Self.separator(of: line)))
        return columns.allSatisfy { !$0.isRequired || names.contains($0.name) }
    }

    /// Returns the names of the columns in a header.
    ///
    /// A column's other name counts as its name, unless the header has both.
    private func columnNames(_ header: [some Sequence<UInt8>]) -> [String] {
        let names = header.map { Self.columnName(String(decoding: Array($0), as: UTF8.self)) }
        return names.map { name in
            columns.first { $0.others.contains(name) && !names.contains($0.name) }?.name ?? name
        }
    }

    /// Normalizes the name of a column: `Image link [image_link]` is `image_link`, and `shipping(country:price)` is `shipping`.
    ///
    /// Spaces count as underscores. A number in brackets belongs to the name, as in `product_tags[0]`.
    private static func columnName(_ text: String) -> String {
        var name = text.trimmed
        if name.hasSuffix("]"), let bracket = name.lastIndex(of: "[") {
            let inner = name[name.index(after: bracket)...].dropLast()
            if !inner.allSatisfy(\.isNumber) { name = String(inner) }
        }
        if name.hasSuffix(")") { name = String(name.prefix { $0 != "(" }) }
        return String(name.trimmed.lowercased().map { $0 == " " ? "_" : $0 })
    }

    /// Returns the parts of a column such as `shipping(country:price)`, or nil for a column without several parts.
    private static func partNames(_ text: String) -> [String]? {
        let name = text.trimmed
        guard name.hasSuffix(")"), let bracket = name.firstIndex(of: "(") else { return nil }
        let parts = name[name.index(after: bracket)...].dropLast().split(separator: ":").map { columnName(String($0)) }
        return parts.count > 1 ? parts : nil
    }

    /// Returns the separator that occurs most often in the header.
    private static func separator(of header: [UInt8]) -> UInt8 {
        let candidates = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
        func count(_ candidate: UInt8) -> Int { header.count { $0 == candidate } }
        return candidates.max { count($0) < count($1) } ?? candidates[0]
    }

    // MARK: Rows

    private enum Row {
        case fields([[UInt8]], isEnded: Bool)
        case blank
        case problem(RecordProblem)
    }

    /// Returns the content of the row that begins with a line, or nil for a blank line.
    private func content(of line: FileLines.Line) throws(ImportFailure) -> SourceRecord.Content? {
        guard let names, let separator else { return nil }
        switch try row(from: line, separator) {
        case .blank: return nil
        case .problem(let problem): return .unreadable(problem)
        case .fields(let row, let isEnded):
            if !isEnded, row.count < names.count {
                incompleteness = "the file is truncated: line \(line.number) is incomplete"
                return .unreadable(RecordProblem("the file ends inside it: it has \(row.count) of \(names.count) columns"))
            }
            defer { lastCount = row.count }
            // Spreadsheets leave out the last separators of rows, or add some, but not in a single row.
            var isComplete = row.count == names.count
            if !isComplete, row.dropFirst(names.count).allSatisfy(\.isEmpty) {
                isComplete = row.count == lastCount
                if !isComplete { isComplete = try countOfNext() == row.count }
            }
            guard isComplete else {
                return .unreadable(
                    RecordProblem(
                        "it has \(row.count) \(row.count == 1 ? "field" : "fields"), but the first line names \(names.count) columns: "
                            + (row.count > names.count
                                ? "put fields that contain the separator into quotation marks" : "a separator is missing")
                    )
                )
            }
            return content(row, names)
        }
    }

    /// The number of fields of the next line, if it is a row of one line.
    private func countOfNext() throws(ImportFailure) -> Int? {
        guard let separator, let next = try lines.next() else { return nil }
        lines.putBack([next])
        var quoting = CSVQuoting(separator: separator)
        return quoting.take(next.bytes) == .complete ? try parsed(next.bytes, separator).count : nil
    }

    private func content(_ row: [[UInt8]], _ names: [String]) -> SourceRecord.Content {
        var fields: [String: String] = [:]
        var parts: [String: [String]] = [:]
        for (place, (name, bytes)) in zip(names, row).enumerated() {
            guard let text = String(validating: bytes, as: UTF8.self), !text.utf8.contains(0) else {
                return .unreadable(RecordProblem("“\(name)” is not UTF-8, but probably Windows-1252: save the file as UTF-8"))
            }
            guard fields[name]?.isEmpty != false else { continue }
            fields[name] = text.trimmed
            if let named = self.parts[place] { parts[name] = named }
        }
        return .row(CSVRow(fields: fields, parts: parts))
    }

    /// Reads the row that begins with a line, with further lines if a quoted field continues.
    private func row(from line: FileLines.Line, _ separator: UInt8) throws(ImportFailure) -> Row {
        if line.isTooLong { return .problem(RecordProblem("it has more than \(RecordLimits.bytes) bytes: a line break is missing")) }
        var quoting = CSVQuoting(separator: separator)
        var bytes = line.bytes
        var further: [FileLines.Line] = []
        var outcome = quoting.take(line.bytes)
        while outcome == .open, let next = try lines.next() {
            further.append(next)
            guard !next.isTooLong, bytes.count + next.bytes.count <= Self.maximumRow else { break }
            bytes += next.bytes
            outcome = quoting.take(next.bytes)
        }
        if outcome == .complete {
            let row = try parsed(bytes, separator)
            if isPlausible(row, further, separator) {
                return row.isEmpty || row.count == 1 && row[0].isEmpty ? .blank : .fields(row, isEnded: (further.last ?? line).isEnded)
            }
        }
        lines.putBack(further)
        if outcome == .open, further.isEmpty { incompleteness = "the file is truncated: line \(line.number) ends within quotation marks" }
        return malformed(line, quoting, separator)
    }

    /// Whether the further lines are really the content of a quoted field.
    ///
    /// A line with the fields of a whole row is a row. Then the closing mark of the field is missing.
    private func isPlausible(_ row: [[UInt8]], _ further: [FileLines.Line], _ separator: UInt8) -> Bool {
        guard !further.isEmpty else { return true }
        if separator == UInt8(ascii: "\t"), row.contains(where: { $0.contains(separator) }) { return false }
        guard let names, names.count > 2 else { return true }
        return !further.dropLast().contains { $0.bytes.count { $0 == separator } == names.count - 1 }
    }

    /// A line whose quotation marks are not well formed.
    private func malformed(_ line: FileLines.Line, _ quoting: CSVQuoting, _ separator: UInt8) -> Row {
        if separator == UInt8(ascii: "\t") {
            let content = line.bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
            let row = content.split(separator: separator, omittingEmptySubsequences: false).map(CSVQuoting.content)
            let fields = row.compactMap { $0 }
            if fields.count == row.count { return .fields(fields, isEnded: line.isEnded) }
            return .problem(problem(inField: row.firstIndex { $0 == nil } ?? 0, "its closing one is missing"))
        }
        let column = String(decoding: line.bytes.prefix(quoting.opening), as: UTF8.self).count + 1
        return .problem(
            problem(
                inField: quoting.openingField,
                "its closing one is missing or not the last character (line \(line.number), column \(column)). "
                    + "Write two quotation marks for one inside the field"
            )
        )
    }

    private func problem(inField field: Int, _ what: String) -> RecordProblem {
        let name = names.flatMap { field < $0.count ? "“\($0[field])”" : nil } ?? "field \(field + 1)"
        return RecordProblem("\(name) begins with a quotation mark, and \(what)")
    }

    private func parsed(_ bytes: [UInt8], _ separator: UInt8) throws(ImportFailure) -> [[UInt8]] {
        parser = parser ?? CSVParser(separator: separator)
        guard let parser else { throw ImportFailure("\(source.name) cannot be read: out of memory") }
        return parser.row(bytes.span)
    }
}

extension String {
    /// The text without whitespace at both ends.
    public var trimmed: String {
        guard let first = first, let last = last, first.isWhitespace || last.isWhitespace else { return self }
        let begin = firstIndex { !$0.isWhitespace } ?? endIndex
        guard begin < endIndex, let end = lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(self[begin...end])
    }
}
