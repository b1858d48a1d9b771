import Importing
import JSON

extension SourceRecord.Content {
    /// The object of a JSON record; says where in it the first mistake is.
    func object() throws(RecordProblem) -> JSONValue {
        guard case .json(let bytes) = self else { throw RecordProblem("it is no JSON object: a JSON object is needed") }
        do throws(JSONError) {
            return try JSONDocument(parsing: bytes).root
        } catch {
            throw RecordProblem("it is no JSON: \(error.message) (line \(error.line) and byte \(error.offset) of the record)")
        }
    }

    /// The fields of a CSV record.
    func row() throws(RecordProblem) -> CSVRow {
        guard case .row(let row) = self else { throw RecordProblem("it is no line of a CSV file") }
        return row
    }
}

extension String {
    /// Whether it is the address of something on the web.
    var isWebAddress: Bool { (hasPrefix("https://") || hasPrefix("http://")) && count <= 2_000 && !contains(where: \.isWhitespace) }

    /// An address without its query.
    var withoutQuery: String { String(prefix { $0 != "?" }) }
}
