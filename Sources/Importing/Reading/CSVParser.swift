import CCsv

/// libcsv's parser for the rows of a file.
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

    /// Returns the fields of a row, or none if it is blank.
    func row(_ bytes: Span<UInt8>) -> [[UInt8]] {
        defer { (rows.fields, rows.complete) = ([], []) }
        // Sound: the callbacks run during the calls only, while `rows` lives; libcsv reads the bytes within their bounds.
        unsafe bytes.withUnsafeBytes { bytes in
            let context = unsafe Unmanaged.passUnretained(rows).toOpaque()
            _ = unsafe csv_parse(&parser, bytes.baseAddress, bytes.count, Self.field, Self.row, context)
            _ = unsafe csv_fini(&parser, Self.field, Self.row, context)
        }
        return rows.complete.first ?? []
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
