import Languages
import Planner

extension ListSearch.Language {
    /// The one way in which everything is searched: `search_read` reads what was typed (`search_tiers` tells its questions),
    /// `search_score` says how well a row of the rest matches.
    static let words = ListSearch.Language(
        reading: { typed, list, language in "search_queries(\(typed), \(spoken(language)), \(list))" },
        condition: { row, reading in "\(row).search @@ (\(reading))[1] AND search_is_expensive(\(row).search)" },
        tiers: [
            ListSearch.Language.Tier(named("2"), score: 16),
            ListSearch.Language.Tier(named("4"), best: named("3"), score: 15, restScore: 14) { "(\($0))[3] = (\($0))[4]" },
            ListSearch.Language.Tier(named("6"), best: named("5"), score: 13, restScore: 12) { "(\($0))[5] = (\($0))[6]" },
        ],
        isInTier: { row, reading in "\(row).search_names @@ (\(reading))[7]" },
        isUnwanted: { row, reading in "\(row).search @@ (\(reading))[12]" },
        isInRest: { row, reading in
            // Where nothing is wanted, all that matches is in a tier.
            let matches: SQL = "(\(reading))[8] IS NOT NULL AND \(row).search @@ (\(reading))[1] AND search_is_expensive(\(row).search)"
            return "\(matches) AND NOT \(row).search_names @@ (\(reading))[7]"
        },
        score: { row, reading in "search_score(\(row).search, \(row).search_names, \(reading))" },
        info: { typed, list, language in "SELECT * FROM search_info(\(typed), \(spoken(language)), \(list))" },
        fields: { searchInfoFields }
    )
}

/// The rows whose names answer one of the questions of a reading, and that have nothing that is unwanted.
private func named(_ question: SQL) -> ListSearch.Language.Condition {
    { row, reading in
        "\(row).search_names @@ (\(reading))[\(question)] AND ((\(reading))[12] IS NULL OR NOT \(row).search @@ (\(reading))[12])"
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
