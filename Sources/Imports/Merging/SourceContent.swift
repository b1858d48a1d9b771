import HTML
import Importing
import JSON
import Links

extension SourceRecord.Content {
    /// Parses the object of a JSON record.
    ///
    /// A syntax error reports its line and byte in the record. Objects of pages can have a key twice, as browsers allow.
    func object() throws(RecordProblem) -> JSONValue {
        guard case .json(let bytes, let page) = self else { throw RecordProblem("it is not a JSON object") }
        do throws(JSONError) {
            return try JSONDocument(parsing: bytes, limits: .init(allowsDuplicates: page != nil)).root
        } catch {
            throw RecordProblem("it is not valid JSON: \(error.message) (line \(error.line) and byte \(error.offset) of the record)")
        }
    }

    /// The page that has a JSON record.
    var page: HTMLPage? {
        guard case .json(_, let page) = self else { return nil }
        return page
    }

    /// Returns the fields of a CSV record.
    func row() throws(RecordProblem) -> CSVRow {
        guard case .row(let row) = self else { throw RecordProblem("it is not a line of a CSV file") }
        return row
    }
}

extension String {
    /// The text as a public web address by the rules of `WebAddress`, or nil if it is invalid.
    var webAddress: String? { try? WebAddress(self).text }

    /// The address without its query.
    var withoutQuery: String { String(prefix { $0 != "?" }) }
}

extension RecordProblem {
    /// Reports an invalid address in a field.
    init(_ name: String, _ text: String, _ flaw: WebAddressError) {
        self.init("“\(name)” is “\(text.prefix(200))”: \(flaw)")
    }
}
