import Languages
import TestSupport
import Testing

@Suite("Names find what they name", .tags(.database), .timeLimit(.minutes(20)))
struct SearchNameTests {
    @Test(
        "a name typed in lower case and without accents is among the first three",
        arguments: SearchedDemo.List.named,
        Language.allCases
    )
    func names(list: SearchedDemo.List, language: Language) async throws {
        try await SearchedDemo.read { demo in
            // Items have many titles of one make.
            let names = try demo.names(list, language).each(list == .catalogItems ? 24 : 6)
            #expect(names.count >= 5)
            let found = try await demo.find(names.map(\.name), in: list, language)
            let missed = zip(names, found).filter { $0.ids.isDisjoint(with: $1.ids) }.map(\.0.name)
            #expect(missed.isEmpty, "\(missed.some)")
        }
    }
}
