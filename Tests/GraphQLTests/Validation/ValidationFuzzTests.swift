import TestSupport
import Testing

@testable import GraphQL

@Suite("validation of random documents")
struct ValidationFuzzTests {
    @Test("accepts documents that are valid by construction", arguments: 0..<20)
    func valid(seed: Int) throws {
        let schema = try Schema(sdl: SchemaGenerator.sdl(seed: seed))
        var generator = OperationGenerator(schema: schema, seed: seed)
        for _ in 0..<5 {
            let source = generator.document()
            #expect(try validate(Document.parse(source), against: schema) == [], "\(source)")
        }
    }

    @Test("never traps on damaged documents, and each error has a message and a location inside the source", arguments: 0..<20)
    func damaged(seed: Int) throws {
        let schema = try Schema(sdl: SchemaGenerator.sdl(seed: seed))
        var generator = OperationGenerator(schema: schema, seed: seed)
        for _ in 0..<10 {
            let source = generator.values.random.misspelled(generator.document())
            guard let document = try? Document.parse(source) else { continue }
            let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(\.unicodeScalars.count)
            for error in validate(document, against: schema) {
                #expect(!error.message.isEmpty && !error.locations.isEmpty, "\(source)")
                #expect(
                    error.locations.allSatisfy { (1...lines.count).contains($0.line) && (1...lines[$0.line - 1] + 1).contains($0.column) },
                    "\(error) of \(source)"
                )
            }
        }
    }

    @Test("rejects documents with a single mistake", arguments: 0..<20)
    func mistakes(seed: Int) throws {
        let schema = try Schema(sdl: SchemaGenerator.sdl(seed: seed))
        var generator = OperationGenerator(schema: schema, seed: seed)
        let source = generator.document()
        let end = source.lastIndex(of: "}") ?? source.endIndex
        for mistake in [
            "nothing", "...Nowhere", "... on Nobody { __typename }", "t: __typename @never", "u: __typename @skip(if: $nobody)",
        ] {
            let wrong = String(source[..<end]) + " " + mistake + " }"
            #expect(try validate(Document.parse(wrong), against: schema).count >= 1, "\(wrong)")
        }
    }
}

extension SeededGenerator {
    /// Returns a source with some of its words exchanged, duplicated or removed.
    mutating func misspelled(_ source: String, times: ClosedRange<Int> = 1...4) -> String {
        var words = source.split(separator: " ").map(String.init)
        for _ in 0..<number(times) {
            let index = number(0...words.count - 1)
            switch number(0...3) {
            case 0: words[index] = pick(words)
            case 1: words.swapAt(index, number(0...words.count - 1))
            case 2: words.insert(pick(words), at: index)
            default: words.remove(at: index)
            }
        }
        return words.joined(separator: " ")
    }
}
