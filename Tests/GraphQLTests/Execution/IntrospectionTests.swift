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

    @Test("shows the schema beside other fields, with variables and fragments")
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

    @Test("answers one root field into a response that comes from elsewhere")
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

    @Test("tells errors with their path")
    func errors() throws {
        let document = try Document.parse("{ t: __type(name: null) { name } }")
        let operation = try #require(document.operations.first)
        var executor = IntrospectionExecutor(schema: schema, document: document, variables: .none)
        var writer = ResponseWriter()
        #expect(executor.write(Array(document[operation.selectionSet.selections]), to: &writer))
        #expect(writer.text == "null")
        #expect(executor.errors.map(\.path) == [[.key("t")]])
    }
}
