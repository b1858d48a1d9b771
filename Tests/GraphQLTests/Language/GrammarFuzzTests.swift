import TestSupport
import Testing

@testable import GraphQL

@Suite("random documents of the grammar")
struct GrammarFuzzTests {
    @Test(
        "parse in any notation, keep every token when printed, and print as themselves",
        arguments: 0..<150,
        [false, true]
    )
    func printed(seed: Int, typeSystem: Bool) throws {
        var generator = GrammarGenerator(seed: seed, typeSystem: typeSystem)
        let source = generator.source().text
        let printed = try Document.parse(source).printed()
        #expect(try tokens(of: printed) == tokens(of: generator.canonicalTokens), "\(source)")
        #expect(try Document.parse(printed).printed() == printed, "\(source)")
    }

    @Test("parse with a missing or extra token, or have an error inside the source", arguments: 0..<100)
    func damaged(seed: Int) throws {
        var generator = GrammarGenerator(seed: seed, typeSystem: seed % 2 == 0)
        let pieces = generator.pieces.map(\.text)
        for _ in 0..<5 {
            var damaged = pieces
            let index = generator.random.number(0...pieces.count - 1)
            if generator.random.once(in: 2) { damaged.remove(at: index) } else { damaged.insert(generator.random.pick(pieces), at: index) }
            let source = damaged.joined(separator: " ")
            let printed: String
            do throws(SyntaxError) {
                printed = try Document.parse(source).printed()
            } catch {
                #expect((0...source.utf8.count).contains(error.offset), "\(source): \(error.message)")
                continue
            }
            #expect(try Document.parse(printed).printed() == printed, "\(source)")
        }
    }

    /// Returns the tokens of a source, with strings by their values.
    private func tokens(of source: String) throws -> [String] {
        var lexer = Lexer(Array(source.utf8))
        var tokens: [String] = []
        while true {
            let token = try lexer.next()
            let text = lexer.source[Int(token.start)..<Int(token.end)]
            switch token.kind {
            case .endOfFile: return tokens
            case .string: tokens.append("string " + String(decoding: StringValue.unescaped(text.dropFirst().dropLast()), as: UTF8.self))
            case .blockString:
                tokens.append("block string " + String(decoding: BlockString.value(ofRaw: text.dropFirst(3).dropLast(3)), as: UTF8.self))
            default: tokens.append(String(decoding: text, as: UTF8.self))
            }
        }
    }
}
