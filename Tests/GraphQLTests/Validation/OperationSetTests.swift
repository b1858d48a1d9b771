import GraphQL
import Testing

// The tests of the command line cover how files are found and reported. These tests cover the places in many sources.
@Suite("operations in several sources")
struct OperationSetTests {
    private static func check(_ sources: [String]) throws -> [Diagnostic] {
        var operations = OperationSet(schema: try Schema(sdl: "type Query { a: Int q: Query }"))
        for source in sources { operations.add(Array(source.utf8)) }
        return try operations.check()
    }

    @Test("reports nothing without sources, and only other definitions without operations")
    func empty() throws {
        #expect(try Self.check([]) == [])
        #expect(try Self.check(["type A"]).map(\.message) == [#"The "A" definition is not executable."#])
    }

    /// Sources that are valid except for `x` in their second line.
    private static let sources = [
        "{a\nx}", "{a\r\nx}\r\n", "{a\rx}\r", "{a\nx}\n\n", "{a\nx} # end", "\u{FEFF}{a\r\nx}\r", "\n{x}", "\r\n{x}",
    ]

    @Test("reports places in the source, with any line ends and any end of the source")
    func places() throws {
        for count in [1, 3] {
            let sources = Array(repeatElement(Self.sources, count: count).joined())
            let diagnostics = try Self.check(sources)
            let columns = Self.sources.map { $0.hasSuffix("{x}") ? 2 : 1 }
            #expect(diagnostics.flatMap(\.otherPlaces) == [])
            #expect(diagnostics.map(\.place.source) == Array(sources.indices))
            #expect(diagnostics.map(\.place.location.line) == sources.map { _ in 2 })
            #expect(diagnostics.map(\.place.location.column) == Array(repeatElement(columns, count: count).joined()))
        }
    }

    @Test("keeps the number of a source that cannot be parsed")
    func syntaxError() throws {
        let diagnostics = try Self.check(["{", "{x}", "}", "{x}"])
        #expect(diagnostics.map(\.place.source) == [0, 1, 2, 3])
    }

    @Test("does not continue one source with another")
    func boundaries() throws {
        let diagnostics = try Self.check(["extend type Query @a", "{a}", "query Q {a} type T", "{a}"])
        #expect(diagnostics.map(\.message) == ["Query", "T"].map { "The \"\($0)\" definition is not executable." })
    }

    @Test("accepts sets that are larger than any document of a stranger may be")
    func largeSet() throws {
        // Each operation follows all fragments, and each fragment follows the fragments after it: 1.5 million fields.
        let fields = (0..<20).map { "f\($0): a" }.joined(separator: " ")
        let fragments = (0..<300).map { "fragment F\($0) on Query { \(fields) \($0 < 299 ? "...F\($0 + 1)" : "") }" }
        let operations = (0..<100).map { "query Q\($0) { ...F0 }" }
        #expect(try Self.check(fragments + operations) == [])
    }

    @Test("counts operations and fragments")
    func counts() throws {
        var operations = OperationSet(schema: try Schema(sdl: "type Query { a: Int }"))
        for source in ["{a}", "query A {a} query B {a} fragment F on Query {a}", "{"] { operations.add(Array(source.utf8)) }
        #expect(operations.operationCount == 3)
        #expect(operations.fragmentCount == 1)
    }
}
