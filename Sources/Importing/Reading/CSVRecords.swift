/// The records of a CSV file.
///
/// The first line names the columns, separated by commas, semicolons or tabs.
///
/// Spec: https://www.rfc-editor.org/rfc/rfc4180
public final class CSVRecords: RecordReader {
    private let source: ByteSource
    private let columns: [CSVColumn]
    private var parser: CSVParser?
    private var names: [String]?
    private var buffer = [UInt8](repeating: 0, count: 256 << 10)
    private var piece = 0
    private var index = 0
    private var line = 1
    private var rowLine = 1
    private var number = 0
    private var hasEnded = false
    private var waiting: [SourceRecord] = []
    private var endsWithLine = true
    /// Whether the file ends within quotation marks, or its last line has no line break and too few columns.
    public private(set) var isCut = false

    /// Reads the given columns and ignores others.
    public init(_ source: ByteSource, columns: [CSVColumn]) {
        (self.source, self.columns) = (source, columns)
    }

    /// A description of the missing header, or nil if the file has a header.
    public var missingDescription: String? {
        names == nil ? "a first line with the names of the columns: " + columns.map(\.name).joined(separator: ", ") : nil
    }

    /// Returns the next record, or nil at the end.
    public func next() throws(ImportFailure) -> SourceRecord? {
        while waiting.isEmpty && !hasEnded {
            if index == piece {
                piece = try source.read(into: &buffer)
                index = 0
                if piece == 0 {
                    hasEnded = true
                    let isOpen = parser?.isInQuotationMarks == true
                    let rows = parser?.finish() ?? []
                    isCut = isOpen || !endsWithLine && rows.last.map { $0.count < names?.count ?? 0 } == true
                    try take(rows)
                    break
                }
            }
            try readLine()
        }
        return waiting.isEmpty ? nil : waiting.removeFirst()
    }

    /// Feeds the parser one line at a time, so that the first line of each row is known.
    private func readLine() throws(ImportFailure) {
        var end = index
        while end < piece, buffer[end] != UInt8(ascii: "\n") { end += 1 }
        let endsLine = end < piece
        if endsLine { end += 1 }
        defer { index = end }
        if parser == nil {
            if buffer.span.extracting(index..<end).starts(with: [0xEF, 0xBB, 0xBF]) { index += 3 }
            parser = CSVParser(separator: Self.separator(of: buffer[index..<end]))
        }
        guard let parser else { throw ImportFailure("\(source.name) cannot be read: out of memory") }
        try take(parser.parse(buffer.span.extracting(index..<end)))
        if endsLine { line += 1 }
        endsWithLine = endsLine
        if !parser.isInRow { rowLine = line }
        if parser.pendingCount > RecordLimits.bytes {
            parser.forgetRow()
            number += 1
            let problem = RecordProblem("it has more than \(RecordLimits.bytes) bytes: a quotation mark is missing or superfluous")
            waiting.append(
                SourceRecord(position: RecordPosition(number: number, line: rowLine, offset: nil), content: .unreadable(problem))
            )
            rowLine = line
        }
    }

    private func take(_ rows: [[[UInt8]]]) throws(ImportFailure) {
        for row in rows where !(row.count == 1 && row[0].isEmpty) && !row.isEmpty {
            if names == nil {
                names = try header(row)
                continue
            }
            number += 1
            waiting.append(SourceRecord(position: RecordPosition(number: number, line: rowLine, offset: nil), content: content(row)))
        }
    }

    private func content(_ row: [[UInt8]]) -> SourceRecord.Content {
        var fields: [String: String] = [:]
        for (name, bytes) in zip(names ?? [], row) {
            guard let text = String(validating: bytes, as: UTF8.self), !text.utf8.contains(0) else {
                return .unreadable(RecordProblem("“\(name)” is not UTF-8: save the file as UTF-8"))
            }
            fields[name] = text.trimmed
        }
        return .row(CSVRow(fields: fields))
    }

    private func header(_ row: [[UInt8]]) throws(ImportFailure) -> [String] {
        let names = row.map { Self.columnName(String(decoding: $0, as: UTF8.self)) }
        let missing = columns.filter { $0.isRequired && !names.contains($0.name) }.map(\.name)
        guard missing.isEmpty else {
            throw ImportFailure(
                "\(source.name), line 1: the columns \(missing.joined(separator: ", ")) are missing. "
                    + "The first line must name the columns; the known columns are \(columns.map(\.name).joined(separator: ", "))"
            )
        }
        return names
    }

    /// Normalizes the name of a column.
    ///
    /// Spaces count as underscores.
    private static func columnName(_ text: String) -> String {
        String(text.trimmed.lowercased().map { $0 == " " ? "_" : $0 })
    }

    /// Returns the separator that occurs most often in the header.
    private static func separator(of header: ArraySlice<UInt8>) -> UInt8 {
        let candidates = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
        func count(_ candidate: UInt8) -> Int { header.count { $0 == candidate } }
        return candidates.max { count($0) < count($1) } ?? candidates[0]
    }
}

extension Span<UInt8> {
    fileprivate func starts(with bytes: [UInt8]) -> Bool {
        count >= bytes.count && bytes.indices.allSatisfy { self[$0] == bytes[$0] }
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
