/// The division of a format's files into records.
public enum RecordLayout: Sendable {
    /// JSON: the objects in lists with these names, and texts of the source for people.
    ///
    /// If `takesObjects` is true, an object without such a list is a record, such as an object in each line.
    case json(lists: [String], messages: [String] = [], takesObjects: Bool = false)
    /// JSON-LD: the objects of `@graph`, of a list, or single ones, also in the scripts of an HTML page.
    ///
    /// In a page, only objects that mention the type count.
    case linkedData(type: String)
    /// CSV with these columns.
    case csv([CSVColumn])
    /// CSV with these columns, and rows that need other rows.
    case rows([CSVColumn], RowRelation)
    /// A table with these columns, or XML.
    ///
    /// The first character of the file decides.
    case table([CSVColumn], orXML: XMLLayout)
    /// Lines of fields separated by tabs, without quotation marks and without names of columns.
    case tabbed

    /// Returns a reader for the records of a file.
    func records(of source: ByteSource) -> any RecordReader {
        switch self {
        case .json(let lists, let messages, let takesObjects):
            JSONRecords(source, lists: lists, messages: messages, takesObjects: takesObjects)
        case .linkedData(let type): LinkedDataRecords(source, type: type)
        case .csv(let columns): CSVRecords(source, columns: columns)
        case .rows(let columns, .groups(let groups)): GroupedRecords(CSVRecords(source, columns: columns), groups)
        case .rows(let columns, .parents(let parents)): ParentedRecords(CSVRecords(source, columns: columns), parents)
        case .table(let columns, let layout): TableOrXMLRecords(source, columns: columns, xml: layout)
        case .tabbed: TabbedRecords(source)
        }
    }
}
