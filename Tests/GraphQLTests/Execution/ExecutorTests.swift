import GraphQL
import Testing

@Suite("execution on plain data")
struct ExecutorTests {
    let schema: Schema

    init() throws {
        schema = try Schema(
            sdl: """
                type Query { a: Int b: String o: O oo: O! list: [O!] nested: [[Int!]]! pets: [Pet] named: Named args(i: Int, l: [In!], d: Int = 3): Any }
                type Mutation { first: Int second: Int! third: Int }
                type O { s: String n: Int! o: O oo: O! list: [Int!]! }
                interface Named { name: String }
                type Dog implements Named { name: String barks: Boolean }
                type Cat implements Named { name: String meows: Boolean }
                union Pet = Dog | Cat
                input In { x: Int! y: Int = 5 }
                scalar Any
                """
        )
    }

    @Test("returns fields in the order of the query, merged by response name")
    func merging() throws {
        let root: Value = ["a": 1, "b": "x", "o": ["s": "S", "n": 2]]
        let response = try schema.execute(
            "{ b o { s } z: a ...F o { n again: s } __typename } fragment F on Query { a o { s } }",
            root: root
        )
        #expect(response.data == #"{"b":"x","o":{"s":"S","n":2,"again":"S"},"z":1,"a":1,"__typename":"Query"}"#)
        #expect(response.errors == [])
    }

    @Test("merges many fields")
    func manyFields() throws {
        let names = (0..<40).map { "f\($0)" }
        let source = "{ " + (names + names).map { "\($0): o { s } \($0): o { n }" }.joined(separator: " ") + " }"
        let response = try schema.execute(source, root: ["o": ["s": "x", "n": 1]])
        #expect(response.data == "{" + names.map { #""\#($0)":{"s":"x","n":1}"# }.joined(separator: ",") + "}")
    }

    @Test("spreads many fragments, each only once")
    func manyFragments() throws {
        let names = (0..<40).map { "F\($0)" }
        let source =
            "{ " + (names + names).map { "...\($0)" }.joined(separator: " ") + " } "
            + names.map { "fragment \($0) on Query { \($0): a }" }.joined(separator: " ")
        let response = try schema.execute(source, root: ["a": 1])
        #expect(response.data == "{" + names.map { "\"\($0)\":1" }.joined(separator: ",") + "}")
    }

    @Test(
        "leaves out selections that directives exclude",
        arguments: [
            ("{ a @skip(if: true) b }", #"{"b":"x"}"#),
            ("{ a @skip(if: false) b @include(if: false) }", #"{"a":1}"#),
            ("query ($v: Boolean!) { a @include(if: $v) b @skip(if: $v) }", #"{"a":1}"#),
            ("query ($v: Boolean!) { ... @skip(if: $v) { a } ...F @include(if: $v) } fragment F on Query { b }", #"{"b":"x"}"#),
            ("{ a @include(if: true) @skip(if: true) b }", #"{"b":"x"}"#),
        ]
    )
    func directives(source: String, data: String) throws {
        #expect(try schema.execute(source, root: ["a": 1, "b": "x"], variables: ["v": true]).data == data)
    }

    @Test("leaves out selections that directives exclude if the schema redefines them with more arguments")
    func ownDirectives() throws {
        let schema = try Schema(
            sdl: """
                directive @skip(why: String, if: Boolean! = true) on FIELD
                directive @include(why: Boolean, if: Boolean!) on FIELD
                type Query { a: Int b: Int c: Int }
                """
        )
        let source = #"{ a @skip(why: "never") b @include(why: true, if: false) c @skip(if: false) }"#
        #expect(try schema.execute(source, root: ["a": 1, "b": 2, "c": 3]).data == #"{"c":3}"#)
    }

    @Test("reports a null variable in a directive as an error of the selection's parent")
    func nullInDirective() throws {
        let response = try schema.execute(
            "query ($v: Boolean = true) { a o { s @skip(if: $v) } }",
            root: ["a": 1, "o": ["s": "x"]],
            variables: ["v": nil]
        )
        #expect(response.data == #"{"a":1,"o":null}"#)
        #expect(response.errors.map(\.path) == [[.key("o")]])
        #expect(
            response.errors.map(\.message) == [
                #"Argument "if" has invalid value: Expected variable "$v" provided to non-null type "Boolean!" not to be null."#
            ]
        )
    }

    struct NullCase: Sendable, CustomTestStringConvertible {
        let source: String
        let root: Value
        let data: String
        let path: [PathElement]
        let message: String
        var testDescription: String { source + " of \(root)" }
    }

    @Test(
        "propagates a null in a non-null position to the nearest nullable position",
        arguments: [
            NullCase(
                source: "{ a o { s n } b }",
                root: ["a": 1, "b": "x", "o": ["s": "y"]],
                data: #"{"a":1,"o":null,"b":"x"}"#,
                path: [.key("o"), .key("n")],
                message: "Cannot return null for non-nullable field O.n."
            ),
            NullCase(
                source: "{ o { o { oo { oo { n } } } s } }",
                root: ["o": ["s": "y", "o": ["oo": ["oo": [:]]]]],
                data: #"{"o":{"o":null,"s":"y"}}"#,
                path: [.key("o"), .key("o"), .key("oo"), .key("oo"), .key("n")],
                message: "Cannot return null for non-nullable field O.n."
            ),
            NullCase(
                source: "{ a oo { n } }",
                root: ["a": 1, "oo": ["n": ["__error": "broken"]]],
                data: "null",
                path: [.key("oo"), .key("n")],
                message: "broken"
            ),
            NullCase(
                source: "{ a list { n } }",
                root: ["a": 1, "list": [["n": 1], ["n": nil]]],
                data: #"{"a":1,"list":null}"#,
                path: [.key("list"), .index(1), .key("n")],
                message: "Cannot return null for non-nullable field O.n."
            ),
            NullCase(
                source: "{ nested }",
                root: ["nested": [[1, 2], [3, nil], nil, []]],
                data: #"{"nested":[[1,2],null,null,[]]}"#,
                path: [.key("nested"), .index(1), .index(1)],
                message: "Cannot return null for non-nullable field Query.nested."
            ),
            NullCase(
                source: "{ renamed: o { list } }",
                root: ["o": ["list": [1, ["__error": "item"]]]],
                data: #"{"renamed":null}"#,
                path: [.key("renamed"), .key("list"), .index(1)],
                message: "item"
            ),
            NullCase(
                source: "{ o { list } }",
                root: ["o": ["list": "text"]],
                data: #"{"o":null}"#,
                path: [.key("o"), .key("list")],
                message: #"Expected Iterable, but did not find one for field "O.list"."#
            ),
        ]
    )
    func nulls(_ example: NullCase) throws {
        let response = try schema.execute(example.source, root: example.root)
        #expect(response.data == example.data)
        #expect(response.errors.map(\.path) == [example.path])
        #expect(response.errors.map(\.message) == [example.message])
    }

    @Test("reports all locations of a field with an error")
    func locations() throws {
        let response = try schema.execute("{\n  a\n  ...F\n}\nfragment F on Query {\n  a\n}", root: ["a": "x"])
        #expect(response.data == #"{"a":null}"#)
        #expect(response.errors.map(\.message) == [#"Int cannot represent non-integer value: "x""#])
        #expect(response.errors.first?.locations == [SourceLocation(line: 2, column: 3), SourceLocation(line: 6, column: 3)])
    }

    @Test("finds the object type of a value in a field of abstract type")
    func abstractTypes() throws {
        let root: Value = [
            "pets": [["__typename": "Dog", "name": "Odie", "barks": true], ["__typename": "Cat", "name": "Tom", "meows": 0]],
            "named": ["__typename": "Cat", "name": "Tom"],
        ]
        let response = try schema.execute(
            "{ pets { __typename ... on Named { name } ... on Dog { barks } ...C } named { name } } fragment C on Cat { meows }",
            root: root
        )
        #expect(
            response.data
                == #"{"pets":[{"__typename":"Dog","name":"Odie","barks":true},{"__typename":"Cat","name":"Tom","meows":false}],"#
                + #""named":{"name":"Tom"}}"#
        )
        #expect(response.errors == [])
    }

    @Test(
        "reports an object type that does not fit",
        arguments: [
            ("Fish", #"Abstract type "Pet" was resolved to a type "Fish" that does not exist inside the schema."#),
            ("Named", #"Abstract type "Pet" was resolved to a non-object type "Named"."#),
            ("O", #"Runtime Object type "O" is not a possible type for "Pet"."#),
        ]
    )
    func wrongObjectType(name: String, message: String) throws {
        let response = try schema.execute("{ pets { __typename } }", root: ["pets": [["__typename": .string(name)]]])
        #expect(response.data == #"{"pets":[null]}"#)
        #expect(response.errors.map(\.message) == [message])
    }

    @Test("reports an object without a type name in a field of abstract type")
    func missingObjectType() throws {
        let response = try schema.execute("{ named { name } }", root: ["named": ["name": "x"]])
        #expect(response.data == #"{"named":null}"#)
        #expect(response.errors.first?.message.contains("must resolve to an Object type at runtime") == true)
    }

    @Test(
        "passes coerced arguments to fields",
        arguments: [
            ("{ args }", #"{"d":3}"#),
            ("{ args(i: null, d: 4) }", #"{"i":null,"d":4}"#),
            ("{ args(l: {x: 1}) }", #"{"l":[{"x":1,"y":5}],"d":3}"#),
            ("query ($v: Int) { args(i: $v, l: [{x: 1, y: $v}]) }", #"{"l":[{"x":1,"y":5}],"d":3}"#),
            ("query ($v: Int = 7) { args(i: $v, l: [{x: $v, y: null}], d: $v) }", #"{"i":7,"l":[{"x":7,"y":null}],"d":7}"#),
        ]
    )
    func arguments(source: String, shown: String) throws {
        let response = try schema.execute(source, root: ["args": ["__args": true]])
        #expect(response.data == #"{"args":\#(shown)}"#)
        #expect(response.errors == [])
    }

    @Test("runs the fields of a mutation in order, and stops if no data can be returned")
    func mutations() throws {
        let whole = try schema.execute("mutation { third first second }", root: ["first": 1, "second": 2, "third": 3])
        #expect(whole.data == #"{"third":3,"first":1,"second":2}"#)
        let broken = try schema.execute("mutation { first second third }", root: ["first": 1, "third": ["__error": "never reached"]])
        #expect(broken.data == "null")
        #expect(broken.errors.map(\.message) == ["Cannot return null for non-nullable field Mutation.second."])
    }

    @Test("reports a missing root type")
    func missingRootType() throws {
        let response = try schema.execute("subscription { a }")
        #expect(response.data == "null")
        #expect(response.errors.map(\.message) == ["Schema is not configured to execute subscription operation."])
    }

    @Test("rejects nesting that would exceed the stack")
    func deepNesting() throws {
        let depth = 3000
        var source = "{ o { ...F0 } }"
        for level in 0..<depth { source += " fragment F\(level) on O { o { ...F\(level + 1) } }" }
        source += " fragment F\(depth) on O { s }"
        var root: Value = ["s": "bottom"]
        for _ in 0...depth { root = ["o": root] }
        let response = try schema.execute(source, root: root)
        #expect(response.errors.map(\.message) == ["The selections are nested too deeply."])
    }
}
