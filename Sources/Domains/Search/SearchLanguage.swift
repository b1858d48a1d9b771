import Languages
import Planner

extension ListSearch.Language {
    /// The one way in which everything is searched: `search_read` reads what was typed, `search_score` says how well a row of the rest matches.
    static let words = ListSearch.Language(
        reading: { typed, list, language in "search_queries(\(typed), \(spoken(language)), \(list))" },
        condition: matches,
        tiers: [
            Tier(named(.veryName), score: 16),
            Tier(named(.words), best: named(.bestWords), score: 15, restScore: 14) { Question.bestWords.isSame(as: .words, in: $0) },
            Tier(named(.forms), best: named(.bestForms), score: 13, restScore: 12) { Question.bestForms.isSame(as: .forms, in: $0) },
        ],
        isInTier: { row, reading in "\(row).search_names @@ \(Question.tiers.of(reading))" },
        isUnwanted: { row, reading in "\(row).search @@ \(Question.unwanted.of(reading))" },
        isInRest: { row, reading in
            // Where nothing is wanted, all that matches is in a tier.
            let isWanted: SQL = "\(Question.someName.of(reading)) IS NOT NULL"
            return "\(isWanted) AND \(matches(row, reading)) AND NOT \(row).search_names @@ \(Question.tiers.of(reading))"
        },
        score: { row, reading in "search_score(\(row).search, \(row).search_names, \(reading))" },
        info: { typed, list, language in "SELECT * FROM search_info(\(typed), \(spoken(language)), \(list))" },
        fields: { searchInfoFields }
    )
}

/// One of the questions that were made of what was typed; `search_tiers` tells what each asks for.
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

    /// Whether it asks for the same as another.
    func isSame(as other: Question, in reading: SQL) -> SQL { "\(of(reading)) = \(other.of(reading))" }
}

/// The rows that have what is searched for.
///
/// PostgreSQL takes a function for true of a third of the rows, but hardly any value for null.
private func matches(_ row: Alias, _ reading: SQL) -> SQL {
    "\(row).search @@ \(Question.matches.of(reading)) AND search_is_expensive(\(row).search) IS NOT NULL"
}

/// The rows whose names answer a question, and that have nothing that is unwanted.
private func named(_ question: Question) -> ListSearch.Language.Condition {
    { row, reading in
        let isUnwanted: SQL = "\(row).search @@ \(Question.unwanted.of(reading))"
        return "\(row).search_names @@ \(question.of(reading)) AND (\(Question.unwanted.of(reading)) IS NULL OR NOT \(isUnwanted))"
    }
}

/// `SearchInfo`, but for what the list itself knows.
@FieldBindings var searchInfoFields: [FieldBinding] {
    columns("text", "ignoredWords", "begunWord", "otherLanguageWords", "unknownWords")
    elements("correctedWords", along: { info, _ in "\(info).corrected_typed" }) { columns("typed", "used", prefix: "corrected_") }
}

/// The relation below `SearchInfo` where all words are taken as they were typed.
func searchInfo(asTyped typed: SQL) -> SQL {
    let none: SQL = "'{}'::text[]"
    return """
        SELECT btrim(\(typed)) AS text, \(none) AS ignored_words, \(none) AS corrected_typed, \(none) AS corrected_used, NULL::text AS begun_word,
            \(none) AS other_language_words, \(none) AS unknown_words
        """
}

/// A language as the functions of search know it.
func spoken(_ language: TextLanguage) -> SQL { language.language == .spanish ? "'ES'" : "'EN'" }

/// A search by what a person types into an argument; equal matches come in the order of `preference`.
///
/// `mostTried` rows are looked at in this order before an index is asked.
func search(_ path: StaticString, in list: SQL, trying mostTried: Int = 1_000, preferring preference: @escaping Order.Keys) -> ListSearch {
    ListSearch(path, list: { _ in list }, in: .words, trying: mostTried, preferring: preference)
}
