import CCsv

/// libcsv's parser for one file.
///
/// The parser turns bytes into rows.
@safe
final class CSVParser {
    /// The rows that the callbacks fill.
    ///
    /// libcsv receives the address of this object.
    private final class Rows {
        var fields: [[UInt8]] = []
        var complete: [[[UInt8]]] = []
    }

    private var parser: csv_parser
    private let rows = Rows()

    /// Creates a parser for lines with the given field separator.
    init?(separator: UInt8) {
        unsafe parser = csv_parser()
        guard unsafe csv_init(&parser, 0) == 0 else { return nil }
        unsafe csv_set_delim(&parser, separator)
        // libcsv keeps spaces in a field. The code that reads the field trims them, including Unicode spaces.
        unsafe csv_set_space_func(&parser) { _ in 0 }
    }

    deinit {
        unsafe csv_free(&parser)
    }

    /// The number of bytes held for the unfinished row.
    var pendingCount: Int { rows.fields.reduce(unsafe Int(parser.entry_pos)) { $0 + $1.count } }

    /// Whether the parser is within a row.
    var isInRow: Bool { unsafe parser.pstate != 0 || !rows.fields.isEmpty }

    /// Whether the parser is within quotation marks.
    var isInQuotationMarks: Bool { unsafe parser.pstate == 2 && parser.quoted != 0 }

    /// Parses bytes and returns the rows they complete.
    func parse(_ bytes: Span<UInt8>) -> [[[UInt8]]] {
        // Sound: the callbacks run during the call only, while `rows` lives; libcsv reads the bytes within their bounds.
        unsafe bytes.withUnsafeBytes { bytes in
            _ = unsafe csv_parse(
                &parser,
                bytes.baseAddress,
                bytes.count,
                Self.field,
                Self.row,
                Unmanaged.passUnretained(rows).toOpaque()
            )
        }
        return takeRows()
    }

    /// Ends the file and returns the last row, if it was unfinished.
    func finish() -> [[[UInt8]]] {
        _ = unsafe csv_fini(&parser, Self.field, Self.row, Unmanaged.passUnretained(rows).toOpaque())
        return takeRows()
    }

    /// Drops the unfinished row.
    func forgetRow() {
        _ = finish()
        rows.fields = []
    }

    private func takeRows() -> [[[UInt8]]] {
        defer { rows.complete.removeAll(keepingCapacity: true) }
        return rows.complete
    }

    private static let field: @convention(c) (UnsafeMutableRawPointer?, Int, UnsafeMutableRawPointer?) -> Void = { bytes, count, context in
        guard let context = unsafe context else { return }
        // Sound: libcsv lends `count` bytes for the time of the call; the context is what `parse` gave.
        let field = unsafe bytes.map { unsafe [UInt8](UnsafeRawBufferPointer(start: $0, count: count)) } ?? []
        unsafe Unmanaged<Rows>.fromOpaque(context).takeUnretainedValue().fields.append(field)
    }

    private static let row: @convention(c) (Int32, UnsafeMutableRawPointer?) -> Void = { _, context in
        guard let context = unsafe context else { return }
        let rows = unsafe Unmanaged<Rows>.fromOpaque(context).takeUnretainedValue()
        rows.complete.append(rows.fields)
        rows.fields = []
    }
}
