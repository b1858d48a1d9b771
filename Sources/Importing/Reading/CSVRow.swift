/// A column of a CSV file.
public struct CSVColumn: Sendable {
    /// The column's name in the first line.
    public let name: String
    /// Whether a file must have the column.
    public let isRequired: Bool
    /// Other names of the column, such as the Spanish one.
    let others: [String]

    /// A column that every file must have.
    public static func required(_ name: String, or others: String...) -> CSVColumn {
        CSVColumn(name: name, isRequired: true, others: others)
    }

    /// A column that may be missing.
    public static func optional(_ name: String, or others: String...) -> CSVColumn {
        CSVColumn(name: name, isRequired: false, others: others)
    }

    /// All names, for people.
    var description: String { others.isEmpty ? name : "\(name) (or \(others.joined(separator: ", ")))" }
}

/// A line of a CSV file.
public struct CSVRow: Sendable {
    private let fields: [String: String]
    private let parts: [String: [String]]

    init(fields: [String: String], parts: [String: [String]] = [:]) {
        (self.fields, self.parts) = (fields, parts)
    }

    /// The parts that the first line names for a column, such as `shipping(country:price)`, or nil.
    public func parts(of column: String) -> [String]? { parts[column] }

    /// The approximate size in memory, in bytes.
    var size: Int { fields.reduce(0) { $0 + $1.value.utf8.count + 64 } }

    /// Returns the row with the non-empty fields whose columns fulfil a condition.
    func keeping(_ isKept: (String) -> Bool) -> CSVRow { CSVRow(fields: fields.filter { !$0.value.isEmpty && isKept($0.key) }) }

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
