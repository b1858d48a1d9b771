import Languages
import TestSupport
import Testing

@Suite("Searching by color and category", .tags(.database), .timeLimit(.minutes(20)))
struct SearchColorTests {
    @Test("each pair with three items finds four fifths of them, and correct ones first", arguments: Language.allCases)
    func pairs(language: Language) async throws {
        try await SearchedDemo.read { demo in
            let order = language == .english ? "color.words || ' ' || category.words" : "category.words || ' ' || color.words"
            let pairs = try demo.rows(
                """
                SELECT \(order), array_agg(item.id)::text
                FROM search_term AS color, search_term AS category, catalog_item AS item
                WHERE color.kind = 'COLOR' AND category.kind = 'CATEGORY' AND (color.source, category.source) = ('label', 'label')
                    AND color.language = '\(language.enumValue)' AND category.language = color.language
                    AND color.value = ANY (item.colors::text[]) AND item.category::text = category.value
                GROUP BY 1 HAVING count(*) >= 3 ORDER BY 1
                """
            )
            .each(6)
            #expect(pairs.count >= 20)
            let typed = pairs.map(\.[0])
            let (found, sets) = (
                try await demo.find(typed, in: .catalogItems, language, first: 5), try demo.sets(typed, in: .catalogItems, language)
            )
            for (pair, (found, set)) in zip(pairs, zip(found, sets)) {
                let right = SearchedDemo.ids(pair[1])
                #expect(Double(set.intersection(right).count) >= 0.8 * Double(right.count), "\(pair[0])")
                #expect(found.ids.count == min(5, set.count))
                #expect(right.isSuperset(of: found.ids.prefix(right.count)), "\(pair[0])")
                #expect(found.total == set.count, "\(pair[0])")
            }
        }
    }
}
