import GraphQL
import TestSupport
import Testing

@Suite("formatting")
struct FormattingPropertyTests {
    private static func document(_ seed: Int) -> GrammarGenerator.Source {
        var generator = GrammarGenerator(seed: seed, typeSystem: seed % 2 == 0)
        return generator.source()
    }

    /// Returns the properties of a source that formatting did not preserve.
    private static func losses(of source: [UInt8]) throws(SyntaxError) -> [String] {
        let once = try Document.formatted(source)
        var losses: [String] = []
        if try Document.formatted(once) != once { losses.append("formatted differently the second time") }
        if try Document.parse(once).printed() != Document.parse(source).printed() { losses.append("is another document") }
        if comments(in: once) != comments(in: source) { losses.append("has other comments") }
        if once.contains(UInt8(ascii: "\r")) { losses.append("has carriage returns") }
        if once.starts(with: [UInt8(ascii: "\n")]) || once.suffix(2) == Array("\n\n".utf8)[...] {
            losses.append("has empty lines at its ends")
        }
        return losses
    }

    /// Returns the comments of a source, found without the lexer.
    private static func comments(in source: [UInt8]) -> [String] {
        var comments: [String] = []
        var rest = source[...]
        while let byte = rest.first {
            if rest.starts(with: Array("\"\"\"".utf8)) {
                rest.removeFirst(3)
                while !rest.isEmpty, !rest.starts(with: Array("\"\"\"".utf8)) {
                    rest.removeFirst(rest.starts(with: Array("\\\"\"\"".utf8)) ? 4 : 1)
                }
                rest.removeFirst(3)
            } else if byte == UInt8(ascii: "\"") {
                rest.removeFirst()
                while let byte = rest.first, byte != UInt8(ascii: "\"") { rest.removeFirst(byte == UInt8(ascii: "\\") ? 2 : 1) }
                rest.removeFirst()
            } else if byte == UInt8(ascii: "#") {
                let line = rest.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
                rest.removeFirst(line.count)
                let end = line.lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? line.startIndex
                comments.append(String(decoding: line[...end], as: UTF8.self))
            } else {
                rest.removeFirst()
            }
        }
        return comments
    }

    @Test("preserves random documents with comments anywhere, and changes nothing the second time", arguments: 0..<20)
    func random(_ block: Int) throws {
        for seed in (block * 20)..<(block * 20 + 20) {
            let document = Self.document(seed)
            let source = Array(document.text.utf8)
            #expect(try Self.losses(of: source) == [], "seed \(seed): \(document.text)")
            #expect(Self.comments(in: try Document.formatted(source)) == document.comments, "seed \(seed)")
        }
    }

    @Test("preserves damaged documents that still parse, and rejects all others with the parser's error", arguments: 0..<20)
    func damaged(_ seed: Int) {
        var random = SeededGenerator(seed: seed)
        let document = Self.document(seed).text
        for _ in 0..<15 {
            let source = random.damaged(document)
            do throws(SyntaxError) {
                #expect(try Self.losses(of: source) == [])
            } catch {
                let refusal = #expect(throws: SyntaxError.self) { try Document.parse(source) }
                #expect(error == refusal)
            }
        }
    }

    @Test("preserves every recorded document of the reference implementation", .enabled(if: ConformanceCases.exist))
    func recorded() throws {
        var sources: Set<String> = []
        for corpus in ["parse", "print", "validate", "schema", "introspect", "coerce", "execute", "breaking"] {
            for entry in try ConformanceCases(corpus).cases {
                sources.formUnion(["document", "schema", "sdl", "old", "new"].compactMap { entry[$0] as? String })
            }
        }
        var failures: [String] = []
        var count = 0
        for source in sources {
            do throws(SyntaxError) {
                failures += try Self.losses(of: Array(source.utf8)).map { "\($0): \(source)" }
                count += 1
            } catch {}  // a document that must be rejected
        }
        #expect(failures == [])
        #expect(count > 1_000)
    }

    @Test("lays out short documents without comments like the canonical printer")
    func canonical() throws {
        var compared = 0
        for seed in 0..<500 {
            let printed = try Document.parse(Self.document(seed).text).printed()
            let lines = printed.split(separator: "\n")
            // The printer has other rules for long lines and for arguments with descriptions, and writes empty objects with two spaces.
            let isShort = lines.allSatisfy { $0.count <= 80 && !$0.hasSuffix("(") && !$0.hasSuffix("[") && !$0.hasSuffix(": {") }
            guard isShort, !printed.contains("\"\"\""), !printed.contains("{  }") else { continue }
            #expect(String(decoding: try Document.formatted(Array(printed.utf8)), as: UTF8.self) == printed + "\n")
            compared += 1
        }
        #expect(compared > 30)
    }
}
