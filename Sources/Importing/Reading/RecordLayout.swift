/// The division of a format's files into records.
public indirect enum RecordLayout: Sendable {
    /// JSON: the objects in lists with these names, and texts of the source for people.
    ///
    /// If `takesObjects` is true, an object without such a list is a record, such as an object in each line.
    case json(lists: [String], messages: [String] = [], takesObjects: Bool = false)
    /// CSV with these columns.
    case csv([CSVColumn])
    /// A table with these columns, or XML.
    ///
    /// The first character of the file decides.
    case table([CSVColumn], orXML: XMLLayout)
    /// Lines of fields separated by tabs, without quotation marks and without names of columns.
    case tabbed
    /// A table with tabs whose first line names the columns, where quotation marks can occur anywhere in a field.
    case tabbedTable([CSVColumn])
    /// XML.
    case xml(XMLLayout)
    /// A layout for each first character of a file.
    case detected([Character: RecordLayout], otherwise: RecordLayout)

    /// Returns a reader for the records of a file.
    func records(of source: ByteSource) -> any RecordReader {
        switch self {
        case .json(let lists, let messages, let takesObjects):
            JSONRecords(source, lists: lists, messages: messages, takesObjects: takesObjects)
        case .csv(let columns): CSVRecords(source, columns: columns)
        case .table(let columns, let layout): TableOrXMLRecords(source, columns: columns, xml: layout)
        case .tabbed: TabbedRecords(source)
        case .tabbedTable(let columns): NamedTabbedRecords(source, columns: columns)
        case .xml(let layout): XMLRecords(source, layout)
        case .detected(let layouts, let other): DetectedRecords(source, layouts, otherwise: other)
        }
    }
}
