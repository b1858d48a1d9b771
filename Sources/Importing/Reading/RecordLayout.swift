/// How files of a format are cut into records.
public enum RecordLayout: Sendable {
    /// JSON: the objects in lists of these names.
    case json(lists: [String])
    /// CSV with these columns.
    case csv([CSVColumn])
    /// A table with these columns, or XML; which of them the first letter of a file tells.
    case table([CSVColumn], orXML: XMLLayout)

    /// Gives the records of a file.
    func records(of source: ByteSource) -> any RecordReader {
        switch self {
        case .json(let lists): JSONRecords(source, lists: lists)
        case .csv(let columns): CSVRecords(source, columns: columns)
        case .table(let columns, let layout): TableOrXMLRecords(source, columns: columns, xml: layout)
        }
    }
}
