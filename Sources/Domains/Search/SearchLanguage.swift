import Languages
import Planner

extension ListSearch.Language {
    /// The one way in which everything is searched: `search_read` reads what was typed, `search_score` says how well a row matches.
    static let words = ListSearch.Language(
        reading: { typed, list, language in "search_queries(\(typed), \(spoken(language)), \(list))" },
        condition: { row, reading in "\(row).search @@ (\(reading))[1] AND search_is_expensive(\(row).search)" },
        score: { row, reading in "search_score(\(row).search, \(reading))" },
        info: { typed, list, language in "SELECT * FROM search_info(\(typed), \(spoken(language)), \(list))" },
        fields: { searchInfoFields }
    )
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
func search(_ path: StaticString, in list: SQL, preferring preference: @escaping Order.Keys) -> ListSearch {
    ListSearch(path, list: list, in: .words, preferring: preference)
}
