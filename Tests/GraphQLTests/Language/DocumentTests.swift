import GraphQL
import Testing

@Suite("a parsed document")
struct DocumentTests {
    @Test("keeps siblings adjacent at any depth")
    func siblings() throws {
        let document = try Document.parse("{ a { b { c d } e } f(x: [1, [2, 3], {k: [4]}], y: $v) ...G ... on T { h } }")
        let operation = try #require(document.operations.first)
        let root = document[operation.selectionSet.selections]
        #expect(root.map(\.kind) == [.field, .field, .fragmentSpread, .inlineFragment])
        #expect(root.prefix(3).map { document.text($0.name) } == ["a", "f", "G"])
        let a = try #require(root.first?.selectionSet)
        #expect(document[a.selections].map { document.text($0.responseName) } == ["b", "e"])
        let b = try #require(document[a.selections].first?.selectionSet)
        #expect(document[b.selections].map { document.text($0.name) } == ["c", "d"])
        let arguments = document[root[root.startIndex + 1].arguments]
        #expect(arguments.map { document.text($0.name) } == ["x", "y"])
        let items = try document[#require(arguments.first).value.items]
        #expect(items.map(\.kind) == [.int, .list, .object])
        #expect(document[items[items.startIndex + 1].items].map { document.text($0) } == ["2", "3"])
        #expect(try document.text(#require(arguments.last?.value.name)) == "v")
    }

    @Test("keeps the order of definitions")
    func definitions() throws {
        let document = try Document.parse(
            "type A { b: C } query Q { a } extend schema @x fragment F on A { b } directive @d on FIELD scalar S"
        )
        let kinds = document.definitions.map { definition in
            switch definition {
            case .operation: "operation"
            case .fragment: "fragment"
            case .schema: "schema"
            case .type: "type"
            case .directive: "directive"
            }
        }
        #expect(kinds == ["type", "operation", "schema", "fragment", "directive", "type"])
        #expect(document.definitions.filter(\.isExecutable).count == 2)
    }

    @Test("has the same node offsets as the reference implementation")
    func starts() throws {
        let source = #""d" query Q("v" $x: [Int!]! = 1 @a) @b { k: f @c ...G @d }"#
        let document = try Document.parse(source)
        let operation = try #require(document.operations.first)
        let variable = try #require(document.variableDefinitions.first)
        #expect(operation.start == 0)
        #expect(Int(operation.end) == source.utf8.count)
        #expect(variable.start == 12)
        #expect(variable.variableStart == 16)
        #expect(document.printed(variable.type) == "[Int!]!")
        #expect(document.directives.map { document.text($0.name) } == ["a", "b", "c", "d"])
        #expect(document.location(ofOffset: operation.selectionSet.start) == SourceLocation(line: 1, column: 40))
    }

    @Test("compares names by their bytes")
    func names() throws {
        let document = try Document.parse("{ abc abc abd ab }")
        let names = document.selections.map(\.name)
        #expect(names.map { document.areEqual($0, names[0]) } == [true, true, false, false])
        #expect(document.name(names[2], is: "abd"))
        #expect(!document.name(names[3], is: "abd"))
    }

    @Test(
        "counts lines by any line end, and columns by code points",
        arguments: [("a", 1, 1, 2), ("a\nb", 2, 2, 1), ("a\r\nb", 3, 2, 1), ("a\rb", 2, 2, 1), ("é😀b", 6, 1, 3), ("\u{FEFF}a", 3, 1, 2)]
    )
    func locations(_ text: String, _ offset: Int, _ line: Int, _ column: Int) {
        #expect(SourceLocation(ofOffset: offset, in: Array(text.utf8).span) == SourceLocation(line: line, column: column))
    }
}
