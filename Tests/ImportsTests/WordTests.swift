import Importing
import Imports
import Postgres
import TestSupport
import Testing

@Suite("Imported words for searches", .tags(.database), .removesDatabases)
struct WordTests {
    private func found(_ typed: String, _ language: String, _ support: ImportSupport) throws -> String? {
        try support.value(
            """
            SELECT string_agg(name_en, ', ' ORDER BY name_en) FROM ingredient
            WHERE search @@ (search_queries(search_words_only('\(typed)'), '\(language)', '{INGREDIENTS}'))[1]
            """
        )
    }

    @Test("are stored with their source, and wrong rows are reported with the right values")
    func new() throws {
        let support = try ImportSupport()
        let (report, messages) = try support.run(WordCSV(), into: WordTarget(), [ImportSupport.sample("words.csv")])
        #expect(report.counts == [3, 0, 0, 6])
        #expect(
            messages.sorted() == [
                "words.csv: record 4 (line 5) skipped: “kind” is “FRUIT”: one of INGREDIENT, DISH, CATEGORY, COLOR, DIET is needed",
                "words.csv: record 5 (line 6) skipped: “language” is “FR”: one of EN, ES is needed",
                "words.csv: record 6 (line 7) skipped: “term” and “meaning” are both “okra”: two different words are needed",
                "words.csv: record 7 (line 8) skipped: “term” is “!!!”: a word is needed",
                "words.csv: record 8 (line 9) skipped: “source” is empty: it is required",
                "words.csv: record 9 (line 10) skipped: “ambiguous” is “MAYBE”: one of TRUE, FALSE is needed",
            ]
        )
        let stored = "SELECT string_agg(concat_ws('|', kind, language, term, meaning, is_ambiguous, source), ';' ORDER BY term)"
        #expect(
            try support.value("\(stored) FROM search_synonym WHERE is_imported")
                == "INGREDIENT|ES|gandules|guisantes|f|Diccionario de americanismos;"
                + "INGREDIENT|EN|kacang bendi|okra|f|Oxford English Dictionary;CATEGORY|EN|kicks|trainers|t|usage"
        )
    }

    @Test("are found in both directions, except for ambiguous ones")
    func searched() throws {
        let support = try ImportSupport()
        try support.session.execute(
            """
            INSERT INTO ingredient (
                slug, name_en, name_es, aisle, calories, protein_g, carbs_g, sugar_g, fiber_g, fat_g, saturated_fat_g, sodium_mg, price_per_kg_minor
            )
            SELECT lower(replace(name, ' ', '-')), name, name, 'PRODUCE', 20, 1, 3, 1, 1, 0, 0, 5, 100 FROM unnest('{Wongas,Blue zorb,Florps}'::text[]) AS name
            """
        )
        #expect(try found("quimby", "EN", support) == nil)
        let text = """
            kind,language,term,meaning,source,ambiguous
            INGREDIENT,EN,quimby,wonga,usage,
            INGREDIENT,EN,blue zorb,grelk,usage,
            INGREDIENT,EN,plim,florp,usage,true
            """
        #expect(try support.run(WordCSV(), into: WordTarget(), text: text).report.counts == [3, 0, 0, 0])
        #expect(try found("quimby", "EN", support) == "Wongas")
        #expect(try found("Quimbies", "EN", support) == "Wongas")
        #expect(try found("quimby", "ES", support) == "Wongas")
        #expect(try found("grelk", "EN", support) == "Blue zorb")
        #expect(try found("plim", "EN", support) == "Florps")
        // What is excluded is excluded under each name.
        #expect(
            try support.value(
                """
                SELECT string_agg(name_en, ', ' ORDER BY name_en) FROM ingredient, search_excluded('quimby', 'without', false, 'EN', '{INGREDIENTS}') AS said
                WHERE search @@ search_weighted(said.unwanted, '') AND said.is_understood
                """
            ) == "Wongas"
        )
    }

    @Test("importing again writes nothing, and a changed source is updated")
    func again() throws {
        let support = try ImportSupport()
        let text = try ImportSupport.text("words.csv")
        #expect(try support.run(WordCSV(), into: WordTarget(), text: text).report.counts == [3, 0, 0, 6])
        let before = try support.versions(["search_synonym"])
        #expect(try support.run(WordCSV(), into: WordTarget(), text: text).report.counts == [0, 0, 3, 6])
        #expect(try support.versions(["search_synonym"]) == before)
        let changed = text.replacing("Oxford English Dictionary", with: "Merriam-Webster")
        #expect(try support.run(WordCSV(), into: WordTarget(), text: changed).report.counts == [0, 1, 2, 6])
        #expect(try support.value("SELECT source FROM search_synonym WHERE term = 'kacang bendi'") == "Merriam-Webster")
    }
}
