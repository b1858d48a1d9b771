import GraphQL
import Testing

@Suite("field errors")
struct CompletionTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let source: String
        let root: Value
        let data: String
        /// The errors, each as `path @line:column …`.
        let errors: [String]
        var testDescription: String { source + " of \(root)" }

        init(_ source: String, _ root: Value, _ data: String, _ errors: String...) {
            (self.source, self.root, self.data, self.errors) = (source, root, data, errors)
        }
    }

    @Test(
        "set the nearest nullable position to null, with the path of the value and the locations of all merged fields",
        arguments: [
            // Lists: the item, the list, the list of lists, the field, the root.
            Case("{ a }", ["a": [[1, "x"], [2]]], #"{"a":[[1,null],[2]]}"#, "a.0.1 @1:3"),
            Case("{ b }", ["b": [[1, nil], [2]]], #"{"b":[null,[2]]}"#, "b.0.1 @1:3"),
            Case("{ c }", ["c": [[1], [nil], [2]]], #"{"c":null}"#, "c.1.0 @1:3"),
            Case("{ c n }", ["c": [[1], nil], "n": 3], #"{"c":null,"n":3}"#, "c.1 @1:3"),
            Case("{ n d }", ["n": 3, "d": [[1], [nil]]], "null", "d.1.0 @1:5"),
            Case("{ n d }", ["n": 3], "null", "d @1:5"),
            // Errors in several places: each sets a different position to null.
            Case(
                "{ a n }",
                ["a": ["x", [["__error": "e"], 1]], "n": "y"],
                #"{"a":[null,[null,1]],"n":null}"#,
                "a.0 @1:3",
                "a.1.0 @1:3",
                "n @1:5"
            ),
            // An error in a position that is already null is not reported, because execution stops at the first error.
            Case("{ o { m k } }", ["o": [:]], #"{"o":null}"#, "o.m @1:7"),
            // Paths consist of response names.
            Case("{ x: o { y: l { z: m } } }", ["o": ["l": [["m": 1], [:]]]], #"{"x":{"y":[{"z":1},null]}}"#, "x.y.1.z @1:17"),
            // Merged fields.
            Case("{ o { n } o { n } }", ["o": ["n": "x"]], #"{"o":{"n":null}}"#, "o.n @1:7 1:15"),
            Case(
                "{ o { l { m } } ...F }\nfragment F on Query { o { l { ... { m } } } }",
                ["o": ["l": [[:]]]],
                #"{"o":{"l":[null]}}"#,
                "o.l.0.m @1:11 2:37"
            ),
            // The locations of a merged field do not include an occurrence that is skipped.
            Case("{ n n @skip(if: true) n @include(if: true) }", ["n": "x"], #"{"n":null}"#, "n @1:3 1:23"),
        ]
    )
    func places(_ row: Case) throws {
        let schema = try Schema(
            sdl: """
                type Query { a: [[Int]] b: [[Int!]] c: [[Int!]!] d: [[Int!]!]! n: Int o: O }
                type O { n: Int m: Int! k: Int! l: [O] }
                """
        )
        let response = try schema.execute(row.source, root: row.root)
        #expect(response.data == row.data)
        #expect(response.errors.map(describe) == row.errors)
    }

    private func describe(_ error: GraphQLError) -> String {
        let path = error.path.map { element in
            switch element {
            case .key(let name): name
            case .index(let index): "\(index)"
            }
        }
        return path.joined(separator: ".") + " @" + error.locations.map { "\($0.line):\($0.column)" }.joined(separator: " ")
    }
}
