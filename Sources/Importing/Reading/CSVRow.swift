/// A column of a CSV file.
public struct CSVColumn: Sendable {
    /// Its name in the first line.
    public let name: String
    /// Whether a file must have it.
    public let isRequired: Bool

    /// A column that each file must have.
    public static func required(_ name: String) -> CSVColumn { CSVColumn(name: name, isRequired: true) }

    /// A column that may be missing.
    public static func optional(_ name: String) -> CSVColumn { CSVColumn(name: name, isRequired: false) }
}

/// A line of a CSV file.
public struct CSVRow: Sendable {
    private let fields: [String: String]

    init(fields: [String: String]) {
        self.fields = fields
    }

    /// What stands in a column; nil where nothing does.
    public subscript(column: String) -> String? {
        guard let text = fields[column], !text.isEmpty else { return nil }
        return text
    }

    /// What must stand in a column.
    public func text(_ column: String, atMost limit: Int = 200) throws(RecordProblem) -> String {
        guard let text = self[column] else { throw RecordProblem("“\(column)” is empty: it has to be given") }
        guard text.count <= limit else { throw RecordProblem("“\(column)” has \(text.count) characters: at most \(limit) are possible") }
        return text
    }

    /// A number in a column, whose decimals stand behind a point or a comma; nil where nothing stands there.
    public func number(_ column: String, in range: ClosedRange<Double>) throws(RecordProblem) -> Double? {
        guard let text = self[column] else { return nil }
        guard let number = Double(text.contains(".") ? text : String(text.map { $0 == "," ? "." : $0 })), range.contains(number) else {
            throw RecordProblem("“\(column)” is “\(text)”: a number from \(range.lowerBound) to \(range.upperBound) is needed")
        }
        return number
    }
}
