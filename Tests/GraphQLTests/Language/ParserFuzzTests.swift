import GraphQL
import Testing

/// A small generator with a fixed seed, so that a failure can be seen again.
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        return value ^ value >> 31
    }
}

@Suite("damaged sources")
struct ParserFuzzTests {
    private static let sources = [
        #""d" query Q("v" $a: [Int!]! = [1, 2.5e3] @x(y: {z: "é\u00e4"})) @d { k: f(a: $a, b: """b \""" 😀""") @c { ...F ... on T { h } } }"#,
        "extend type A implements B & C @d { \"x\" a(b: E = ENUM): [F!]! } union U = | A | B enum E { A B } input I { a: Int = -1 } "
            + "directive @d(a: Int) repeatable on | FIELD | QUERY schema { query: Q } fragment F on T { a } # end",
    ]

    @Test("never trap: they parse and print as themselves, or the mistake lies inside the source", arguments: 0..<64)
    func damaged(_ seed: Int) throws {
        var random = SplitMix(state: UInt64(seed))
        for source in Self.sources {
            for _ in 0..<50 {
                var bytes = Array(source.utf8)
                for _ in 0..<Int.random(in: 1...4, using: &random) {
                    let index = Int.random(in: 0..<bytes.count, using: &random)
                    switch Int.random(in: 0..<3, using: &random) {
                    case 0: bytes[index] = .random(in: 0...255, using: &random)
                    case 1: bytes.remove(at: index)
                    default: bytes.insert(bytes[Int.random(in: 0..<bytes.count, using: &random)], at: index)
                    }
                }
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
