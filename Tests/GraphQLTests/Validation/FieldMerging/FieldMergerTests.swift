import AttackDocuments
import TestSupport
import Testing

@testable import GraphQL

@Suite("merging fields and comparing fields in pairs")
struct FieldMergerTests {
    /// Returns a document's fields as the rules see them after the traversal.
    private static func comparison(_ document: Document, _ schema: Schema) -> (FieldComparison, [NodeRange<SelectionNode>]) {
        var validator = Validator(document, schema, [], maxErrors: nil)
        _ = validator.validate()
        let context = validator.context
        return (FieldComparison(document: document, schema: schema, uses: context.uses), context.uses.selectionSets)
    }

    /// Returns selections with few names, so that many of them overlap.
    private static func selections(_ depth: Int, _ random: inout SeededGenerator) -> String {
        (0..<Int.random(in: 1...3, using: &random)).map { _ in
            let alias = ["", "x: ", "y: "].randomElement(using: &random) ?? ""
            return switch Int.random(in: 0..<(depth > 0 ? 8 : 3), using: &random) {
            case 0: alias + "name"
            case 1: alias + "name(upper: \(Bool.random(using: &random)))"
            case 2: alias + (["meows", "barks", "volume"].randomElement(using: &random) ?? "")
            case 3, 4: alias + "owner { \(selections(depth - 1, &random)) }"
            case 5: "... on \(["Dog", "Cat", "Pet", "Human"].randomElement(using: &random) ?? "") { \(selections(depth - 1, &random)) }"
            case 6: "...F\(Int.random(in: 0..<4, using: &random))"
            default: alias + "friend { \(selections(depth - 1, &random)) }"
            }
        }.joined(separator: " ")
    }

    @Test("find conflicts in the same documents", arguments: 0..<64)
    func agree(_ seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<30 {
            let fragments = (0..<4).map { number in
                let type = ["Dog", "Cat", "Pet", "Human"].randomElement(using: &random) ?? ""
                return "fragment F\(number) on \(type) { \(Self.selections(2, &random)) }"
            }
            let text =
                "{ pet { \(Self.selections(3, &random)) } pet { \(Self.selections(3, &random)) } } " + fragments.joined(separator: " ")
            let document = try Document.parse(text)
            let (comparison, sets) = Self.comparison(document, ValidationCase.pets)
            var merger = FieldMerger(comparison)
            var finder = FieldConflictFinder(comparison)
            let hasConflicts = sets.contains { !finder.conflicts(within: $0, atMost: .max).isEmpty }
            guard !finder.isExhausted else { continue }
            switch merger.decide() {
            case .mergeable: #expect(!hasConflicts, "\(text)")
            case .conflict: #expect(hasConflicts, "\(text)")
            case .unknown: Issue.record("A small document must be decided: \(text)")
            }
        }
    }

    @Test(
        "merging takes twice as many steps for twice as many fields",
        arguments: AttackDocument.all(bytes: 10_000).indices.filter {
            let attack = AttackDocument.all(bytes: 10_000)[$0]
            return if case .valid = attack.outcome { !attack.name.contains("multiply") && !attack.name.contains("chain of fields") } else {
                false
            }
        }
    )
    func linear(_ index: Int) throws {
        func steps(_ bytes: Int) throws -> Int {
            let document = try Document.parse(AttackDocument.all(bytes: bytes)[index].text)
            var merger = FieldMerger(Self.comparison(document, AttackDocumentTests.schema).0)
            guard case .mergeable = merger.decide() else { throw TestFailure(description: "not merged") }
            return merger.steps
        }
        #expect(try steps(20_000) <= 2 * steps(10_000) + 5_000)
    }

    private struct TestFailure: Error {
        let description: String
    }
}
