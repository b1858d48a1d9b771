import GraphQL
import TestSupport
import Testing

@Suite("damaged sources")
struct ParserFuzzTests {
    private static let sources = [
        #""d" query Q("v" $a: [Int!]! = [1, 2.5e3] @x(y: {z: "é\u00e4"})) @d { k: f(a: $a, b: """b \""" 😀""") @c { ...F ... on T { h } } }"#,
        "extend type A implements B & C @d { \"x\" a(b: E = ENUM): [F!]! } union U = | A | B enum E { A B } input I { a: Int = -1 } "
            + "directive @d(a: Int) repeatable on | FIELD | QUERY schema { query: Q } fragment F on T { a } # end",
    ]

    @Test("never cause a trap: they parse and print as themselves, or have an error inside the source", arguments: 0..<64)
    func damaged(_ seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        for source in Self.sources {
            for _ in 0..<50 {
                let bytes = random.damaged(source)
                do throws(SyntaxError) {
                    let printed = try Document.parse(bytes).printed()
                    let again = try Document.parse(printed).printed()
                    #expect(again == printed)
                } catch {
                    #expect((0...bytes.count).contains(error.offset), "\(error.message)")
                }
            }
        }
    }
}
