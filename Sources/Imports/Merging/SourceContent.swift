import Importing
import JSON
import Links

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
    /// The text as an address on the public web, by the rule of `WebAddress`; nil if it is invalid.
    var webAddress: String? { try? WebAddress(self).text }

    /// An address without its query.
    var withoutQuery: String { String(prefix { $0 != "?" }) }
}

extension RecordProblem {
    /// The problem of a field with a flawed address.
    init(_ name: String, _ text: String, _ flaw: WebAddressFlaw) {
        self.init("“\(name)” is “\(text.prefix(200))”: \(flaw)")
    }
}
