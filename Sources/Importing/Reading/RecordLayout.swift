/// The division of a format's files into records.
public indirect enum RecordLayout: Sendable {
    /// JSON: the objects in lists with these names, and texts of the source for people.
    ///
    /// If `takesObjects` is true, an object without such a list is a record, such as an object in each line.
    case json(lists: [String], messages: [String] = [], takesObjects: Bool = false)
    /// HTML: the objects of its JSON-LD that mention a type.
    case page(type: String)
    /// CSV with these columns.
    case csv([CSVColumn])
    /// CSV with these columns, and rows that need other rows.
    case rows([CSVColumn], RowRelation)
    /// Lines of fields separated by tabs, without quotation marks and without names of columns.
    case tabbed
    /// A table with tabs whose first line names the columns, where quotation marks can occur anywhere in a field.
    case tabbedTable([CSVColumn])
    /// XML.
    case xml(XMLLayout)
    /// A layout for each first character of a file.
    case detected([Character: RecordLayout], otherwise: RecordLayout)

    /// A table with these columns, or XML.
    public static func table(_ columns: [CSVColumn], orXML layout: XMLLayout) -> RecordLayout {
        .detected(["<": .xml(layout)], otherwise: .csv(columns))
    }

    /// JSON-LD: the objects of `@graph`, of a list, or single ones, also in an HTML page.
    public static func linkedData(type: String) -> RecordLayout {
        .detected(["<": .page(type: type)], otherwise: .json(lists: linkedLists, takesObjects: true))
    }

    /// The lists of objects in JSON-LD.
    static let linkedLists = ["@graph", "recipes"]

    /// Returns a reader for the records of a file.
    func records(of source: ByteSource) -> any RecordReader {
        switch self {
        case .json(let lists, let messages, let takesObjects):
            JSONRecords(source, lists: lists, messages: messages, takesObjects: takesObjects)
        case .page(let type): PageRecords(source, type: type)
        case .csv(let columns): CSVRecords(source, columns: columns)
        case .rows(let columns, .groups(let groups)): GroupedRecords(CSVRecords(source, columns: columns), groups)
        case .rows(let columns, .parents(let parents)): ParentedRecords(CSVRecords(source, columns: columns), parents)
        case .tabbed: TabbedRecords(source)
        case .tabbedTable(let columns): NamedTabbedRecords(source, columns: columns)
        case .xml(let layout): XMLRecords(source, layout)
        case .detected(let layouts, let other): DetectedRecords(source, layouts, otherwise: other)
        }
    }
}
