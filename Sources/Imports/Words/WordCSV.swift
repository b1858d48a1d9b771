public import Importing
import Postgres

/// Synonyms for searches from a CSV file: words of other countries, trades or shops.
public struct WordCSV: ImportFormat {
    /// `ambiguous` is `true` for a term that also means something else.
    public let layout = RecordLayout.csv([
        .required("kind"), .required("language"), .required("term"), .required("meaning"), .required("source"), .optional("ambiguous"),
    ])

    /// The values of `kind`: `synonym_kind` in the database.
    static let kinds = ["INGREDIENT", "DISH", "CATEGORY", "COLOR", "DIET"]
    /// The values of `language`.
    static let languages = ["EN", "ES"]

    /// Reads synonyms.
    public init() {}

    /// Returns the stored facts of a synonym.
    public func read(_ content: SourceRecord.Content) throws(RecordProblem) -> StagedRecord? {
        let row = try content.row()
        let kind = try choice("kind", of: Self.kinds, row)
        let language = try choice("language", of: Self.languages, row)
        let term = try row.text("term", atMost: 100)
        let meaning = try row.text("meaning", atMost: 100)
        let source = try row.text("source", atMost: 500)
        for (column, text) in [("term", term), ("meaning", meaning)] where !text.contains(where: { $0.isLetter || $0.isNumber }) {
            throw RecordProblem("“\(column)” is “\(text)”: a word is needed")
        }
        guard term.lowercased() != meaning.lowercased() else {
            throw RecordProblem("“term” and “meaning” are both “\(term)”: two different words are needed")
        }
        let isAmbiguous = try choice("ambiguous", of: ["TRUE", "FALSE"], row, otherwise: "FALSE") == "TRUE"
        return StagedRecord(key: [kind, language, term, meaning].joined(separator: "\u{1F}")) { rows in
            rows.add(to: 0) { row in
                for text in [kind, language, term, meaning, source, isAmbiguous ? "true" : "false"] { row.append(text) }
            }
        }
    }

    /// Returns one of some words, in capitals.
    private func choice(
        _ column: String,
        of choices: [String],
        _ row: CSVRow,
        otherwise missing: String? = nil
    ) throws(RecordProblem) -> String {
        if let missing, row[column] == nil { return missing }
        let text = try row.text(column).uppercased()
        guard choices.contains(text) else {
            throw RecordProblem("“\(column)” is “\(text.prefix(60))”: one of \(choices.joined(separator: ", ")) is needed")
        }
        return text
    }
}
