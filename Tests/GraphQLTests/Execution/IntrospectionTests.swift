import JSON
import Testing

@testable import GraphQL

@Suite("introspection")
struct IntrospectionTests {
    let schema: Schema

    init() throws { schema = try Schema(sdl: SchemaBuildingTests.sdl) }

    @Test("field ids follow the order of the built-in definitions")
    func fieldIDs() throws {
        for field in IntrospectionField.allCases {
            let name = schema[FieldID(field.rawValue)].name
            #expect("\(field)".lowercased().hasSuffix(name.lowercased()))
        }
        let last = try #require(IntrospectionField.allCases.last)
        let introspectionFields = schema.types.filter { $0.isBuiltIn }.flatMap(\.fields)
        #expect(introspectionFields.map(\.index).max() == last.rawValue)
    }

    @Test(
        "shows types",
        arguments: [
            (#"name: "Missing") { name }"#, "null"),
            (
                #"name: "Recipe") { kind name interfaces { name } possibleTypes { name } fields { name } enumValues { name } ofType { name } }"#,
                #"{"kind":"OBJECT","name":"Recipe","interfaces":[{"name":"Node"},{"name":"Named"}],"possibleTypes":null,"#
                    + #""fields":[{"name":"id"},{"name":"name"},{"name":"cooked"},{"name":"matrix"},{"name":"extra"}],"#
                    + #""enumValues":null,"ofType":null}"#
            ),
            (
                #"name: "Order") { kind enumValues(includeDeprecated: true) { name isDeprecated deprecationReason } fields { name } }"#,
                #"{"kind":"ENUM","enumValues":[{"name":"TITLE","isDeprecated":false,"deprecationReason":null},"#
                    + #"{"name":"NEWEST","isDeprecated":false,"deprecationReason":null},"#
                    + #"{"name":"OLDEST","isDeprecated":true,"deprecationReason":"Reverse."},"#
                    + #"{"name":"RANDOM","isDeprecated":false,"deprecationReason":null}],"fields":null}"#
            ),
            (
                #"name: "Any") { kind possibleTypes { name } }"#,
                #"{"kind":"UNION","possibleTypes":[{"name":"Recipe"},{"name":"Ingredient"}]}"#
            ),
            (
                #"name: "Range") { kind isOneOf inputFields { name defaultValue type { name } } }"#,
                #"{"kind":"INPUT_OBJECT","isOneOf":false,"inputFields":[{"name":"min","defaultValue":"1","type":{"name":"Int"}},"#
                    + #"{"name":"max","defaultValue":"60","type":{"name":"Int"}}]}"#
            ),
            (
                #"name: "DateTime") { kind specifiedByURL isOneOf __typename }"#,
                #"{"kind":"SCALAR","specifiedByURL":"https://scalars.graphql.org/andimarek/date-time.html","isOneOf":null,"__typename":"__Type"}"#
            ),
        ]
    )
    func types(selection: String, expected: String) throws {
        let response = try schema.execute("{ __type(\(selection) }")
        #expect(response.data == #"{"__type":\#(expected)}"#)
        #expect(response.errors == [])
    }

    @Test("shows wrapped types level by level")
    func wrappers() throws {
        let source = #"{ __type(name: "Root") { fields { name type { kind name ofType { kind ofType { kind ofType { name } } } } } } }"#
        let response = try schema.execute(source)
        #expect(
            response.data
                == #"{"__type":{"fields":[{"name":"node","type":{"kind":"INTERFACE","name":"Node","ofType":null}},"#
                + #"{"name":"recipes","type":{"kind":"NON_NULL","name":null,"ofType":{"kind":"LIST","ofType":{"kind":"NON_NULL","#
                + #""ofType":{"name":"Recipe"}}}}}]}}"#
        )
    }

    @Test("shows the schema next to other fields, with variables and fragments")
    func schemaField() throws {
        let response = try schema.execute(
            """
            query ($all: Boolean!) {
              old
              s: __schema { queryType { ...T } mutationType { name } description }
              __type(name: "Root") { fields(includeDeprecated: $all) { name } }
              __typename
            }
            fragment T on __Type { name }
            """,
            root: ["old": "x"],
            variables: ["all": true]
        )
        #expect(
            response.data
                == #"{"old":"x","s":{"queryType":{"name":"Root"},"mutationType":{"name":"Change"},"description":"All about recipes."},"#
                + #""__type":{"fields":[{"name":"node"},{"name":"recipes"},{"name":"old"}]},"__typename":"Root"}"#
        )
        #expect(response.errors == [])
    }

    @Test("writes one root field into the response of another source")
    func oneRootField() throws {
        let document = try Document.parse(#"{ t: __type(name: "Range") { name } t: __type(name: "Range") { kind } }"#)
        let operation = try #require(document.operations.first)
        var executor = IntrospectionExecutor(schema: schema, document: document, variables: .none)
        var writer = ResponseWriter()
        writer.write(literal: "before ")
        #expect(executor.write(Array(document[operation.selectionSet.selections]), to: &writer))
        #expect(writer.text == #"before {"name":"Range","kind":"INPUT_OBJECT"}"#)
        #expect(executor.errors == [])
    }

    @Test("reports errors with their path")
    func errors() throws {
        let document = try Document.parse("{ t: __type(name: null) { name } }")
        let operation = try #require(document.operations.first)
        var executor = IntrospectionExecutor(schema: schema, document: document, variables: .none)
        var writer = ResponseWriter()
        #expect(executor.write(Array(document[operation.selectionSet.selections]), to: &writer))
        #expect(writer.text == "null")
        #expect(executor.errors.map(\.path) == [[.key("t")]])
    }

    @Test(
        "hides deprecated elements unless the query includes them",
        arguments: [
            ("", "new"), ("(includeDeprecated: false)", "new"), ("(includeDeprecated: true)", "new old"),
            ("(includeDeprecated: $all)", "new old"), ("(includeDeprecated: $none)", "new"),
        ]
    )
    func deprecation(arguments: String, names: String) throws {
        let schema = try Schema(
            sdl: """
                type Query { new(new: Int, old: Int @deprecated): E old(i: I): Int @deprecated(reason: "Use new.") }
                enum E { new old @deprecated } input I { new: Int old: Int = 1 @deprecated(reason: "") }
                directive @d(new: Int, old: Int @deprecated) on FIELD
                """
        )
        let shown = "{ name isDeprecated deprecationReason }"
        let source = """
            query ($all: Boolean! = true, $none: Boolean! = false) {
              a: __type(name: "Query") { fields\(arguments) { name } }
              b: __type(name: "Query") { fields { args\(arguments) \(shown) } }
              c: __type(name: "E") { enumValues\(arguments) \(shown) }
              d: __type(name: "I") { inputFields\(arguments) \(shown) }
              e: __schema { directives { args\(arguments) \(shown) } }
              f: __type(name: "Boolean") { kind @include(if: $all) @skip(if: $none) }
            }
            """
        let document = try JSONDocument(parsing: Array(schema.execute(source).data.utf8))
        func list(_ value: JSONValue?) -> [String] {
            (0..<(value?.count ?? 0)).compactMap { index in
                let item = value?[index]
                let mark = item?["isDeprecated"]?.boolean == true ? item?["deprecationReason"]?.string : nil
                return (item?["name"]?.string).map { $0 + (mark.map { "(\($0))" } ?? "") }
            }
        }
        let root = document.root
        let expected = names.split(separator: " ").map(String.init)
        let marked = { (reason: String) in expected.map { $0 == "old" ? "old(\(reason))" : $0 } }
        #expect(list(root["a"]?["fields"]) == expected)
        #expect(list(root["b"]?["fields"]?[0]?["args"]) == marked("No longer supported"))
        #expect(list(root["c"]?["enumValues"]) == marked("No longer supported"))
        #expect(list(root["d"]?["inputFields"]) == marked(""))
        let directives = try #require(root["e"]?["directives"])
        let own = (0..<directives.count).map { list(directives[$0]?["args"]) }.filter { $0.first == "new" }
        #expect(own == [marked("No longer supported")])
    }

    @Test("stops soon after the maximum number of bytes, however much the fragments expand")
    func tooLarge() throws {
        let levels = 12
        let fragments = (0..<levels).map { level in
            let inner = level < levels - 1 ? "...F\(level + 1)" : "name"
            return "fragment F\(level) on __Type { a: fields { type { \(inner) } } b: fields { type { \(inner) } } }"
        }
        let document = try Document.parse("{ __schema { types { ...F0 } } } " + fragments.joined(separator: " "))
        let operation = document.operations[0]
        var executor = IntrospectionExecutor(schema: schema, document: document, variables: .none)
        executor.maximumBytes = 100_000
        var writer = ResponseWriter()
        #expect(!executor.write(Array(document[operation.selectionSet.selections]), to: &writer))
        #expect(executor.isTooLarge)
        #expect(writer.bytes.count < 101_000)
    }

    @Test("describes all built-in definitions: types and their values, scalars, directives and their arguments")
    func descriptions() throws {
        let source = """
            { __schema {
              types { name description enumValues { name description } }
              directives { name description args { name description } }
            } }
            """
        let schema = try Schema(sdl: "type Query { i: Int f: Float id: ID }")
        let document = try JSONDocument(parsing: Array(schema.execute(source).data.utf8))
        var described = 0
        var missing: [String] = []
        func check(_ value: JSONValue?) {
            value?.forEachItem { item in
                if item["description"]?.string?.isEmpty == false { described += 1 } else { missing.append(item["name"]?.string ?? "?") }
                for members in ["args", "enumValues"] { check(item[members]) }
            }
        }
        check(document.root["__schema"]?["types"])
        check(document.root["__schema"]?["directives"])
        #expect(missing == ["Query"])
        // 5 scalars, 6 object types and 2 enums with 8 and 19 values, 5 directives with 4 arguments.
        #expect(described == 5 + 8 + 8 + 19 + 5 + 4)
    }
}
