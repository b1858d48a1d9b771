/// A column of a CSV file.
public struct CSVColumn: Sendable {
    /// The column's name in the first line.
    public let name: String
    /// Whether a file must have the column.
    public let isRequired: Bool

    /// A column that every file must have.
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

    /// The value of a column, or nil if it is empty.
    public subscript(column: String) -> String? {
        guard let text = fields[column], !text.isEmpty else { return nil }
        return text
    }

    /// Returns the value of a required column.
    public func text(_ column: String, atMost limit: Int = 200) throws(RecordProblem) -> String {
        guard let text = self[column] else { throw RecordProblem("“\(column)” is empty: it is required") }
        guard text.count <= limit else { throw RecordProblem("“\(column)” has \(text.count) characters: at most \(limit) are allowed") }
        return text
    }

    /// Returns the number in a column, with a decimal point or comma, or nil if the column is empty.
    public func number(_ column: String, in range: ClosedRange<Double>) throws(RecordProblem) -> Double? {
        guard let text = self[column] else { return nil }
        guard let number = Double(text.contains(".") ? text : String(text.map { $0 == "," ? "." : $0 })), range.contains(number) else {
            throw RecordProblem("“\(column)” is “\(text)”: a number from \(range.lowerBound) to \(range.upperBound) is needed")
        }
        return number
    }
}
