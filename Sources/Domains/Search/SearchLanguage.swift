import Languages
import Planner

extension ListSearch.Language {
    /// The language of all full-text searches.
    ///
    /// `search_read` parses the typed text, and `search_score` rates rows outside the tiers.
    static let words = ListSearch.Language(
        reading: { typed, list, language in "search_queries(\(typed), \(languageCode(language)), \(list))" },
        condition: matches,
        tiers: [
            Tier(named(.veryName), score: 16),
            Tier(named(.words), best: named(.bestWords), score: 15, restScore: 14) { Question.bestWords.isSame(as: .words, in: $0) },
            Tier(named(.forms), best: named(.bestForms), score: 13, restScore: 12) { Question.bestForms.isSame(as: .forms, in: $0) },
        ],
        isInTier: { row, reading in "\(row).search_names @@ \(Question.tiers.of(reading))" },
        isUnwanted: { row, reading in "\(row).search @@ \(Question.unwanted.of(reading))" },
        isInRest: { row, reading in
            // If a search has only unwanted words, every match is in a tier.
            let isWanted: SQL = "\(Question.someName.of(reading)) IS NOT NULL"
            return "\(isWanted) AND \(matches(row, reading)) AND NOT \(row).search_names @@ \(Question.tiers.of(reading))"
        },
        score: { row, reading in "search_score(\(row).search, \(row).search_names, \(reading))" },
        info: { typed, list, language, limits in "SELECT * FROM search_info(\(typed), \(languageCode(language)), \(list), \(limits))" },
        fields: { searchInfoFields }
    )
}

/// One of the text queries made from the typed text.
///
/// The SQL function `search_tiers` describes each query.
private struct Question {
    static let matches = Question(place: "1")
    static let veryName = Question(place: "2")
    static let bestWords = Question(place: "3")
    static let words = Question(place: "4")
    static let bestForms = Question(place: "5")
    static let forms = Question(place: "6")
    static let tiers = Question(place: "7")
    static let someName = Question(place: "8")
    static let unwanted = Question(place: "12")

    let place: SQL

    func of(_ reading: SQL) -> SQL { "(\(reading))[\(place)]" }

    /// The condition that the query equals another one.
    func isSame(as other: Question, in reading: SQL) -> SQL { "\(of(reading)) = \(other.of(reading))" }
}

/// The rows that match the search.
///
/// PostgreSQL estimates that a Boolean function is true for a third of the rows, but that hardly any value is null.
private func matches(_ row: Alias, _ reading: SQL) -> SQL {
    "\(row).search @@ \(Question.matches.of(reading)) AND search_is_expensive(\(row).search) IS NOT NULL"
}

/// The rows whose names match a query, and which contain nothing unwanted.
private func named(_ question: Question) -> ListSearch.Language.Condition {
    { row, reading in
        let isUnwanted: SQL = "\(row).search @@ \(Question.unwanted.of(reading))"
        return "\(row).search_names @@ \(question.of(reading)) AND (\(Question.unwanted.of(reading)) IS NULL OR NOT \(isUnwanted))"
    }
}

/// The fields of `SearchInfo` that do not depend on the list.
@FieldBindings var searchInfoFields: [FieldBinding] {
    columns("text", "ignoredWords", "begunWord", "otherLanguageWords", "unknownWords", "ignoredAmounts", "excludedAllergens")
    elements("correctedWords", along: { info, _ in "\(info).corrected_typed" }) { columns("typed", "used", prefix: "corrected_") }
    elements("exclusions", along: { info, _ in "\(info).exclusion_text" }) {
        columns("text", "meaning", "isUnderstood", prefix: "exclusion_")
    }
    elements("limits", along: { info, _ in "\(info).limit_text" }) {
        columns("text", "measure", "bound", "number", "isApplied", prefix: "limit_")
    }
}

/// The code of a language in the search functions.
func languageCode(_ language: TextLanguage) -> SQL { language.language == .spanish ? "'ES'" : "'EN'" }

/// A search for the text in an argument.
///
/// `preference` sorts equally good matches. `scanLimit` is the number of rows to scan in this order before using an index.
func search(
    _ path: StaticString,
    in list: SQL,
    trying scanLimit: Int = 1_000,
    limitedBy limits: SearchLimits = SearchLimits(),
    preferring preference: @escaping Order.Keys
) -> ListSearch {
    ListSearch(path, list: { _ in list }, in: .words, trying: scanLimit, limits: limits, preferring: preference)
}
