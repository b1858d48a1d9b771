import GraphQL
import Testing

@Suite("a schema built from its source")
struct SchemaBuildingTests {
    static let sdl = """
        "All about recipes."
        schema { query: Root mutation: Change }

        extend schema { subscription: Events }

        "What has an id."
        interface Node { id: ID! }
        interface Named implements Node { id: ID! name: String }

        type Root {
          node(id: ID!): Node
          "Finds recipes."
          recipes(filter: Filter = {search: "tofu"}, first: Int = 20, orders: [Order!] = TITLE): [Recipe!]!
          old: String @deprecated
        }
        type Change { rate(id: ID!, stars: Int!): Recipe }
        type Events { rated: Recipe }

        type Recipe implements Node & Named @tag(name: "food") { id: ID! name: String cooked: DateTime matrix: [[Int!]!] }
        extend type Recipe { extra: Any, plain: String @deprecated(reason: "Use `extra`.") }
        type Ingredient implements Node { id: ID! }
        union Any = Recipe
        extend union Any = Ingredient

        enum Order { TITLE "Newest first." NEWEST OLDEST @deprecated(reason: "Reverse.") }
        extend enum Order { RANDOM }

        input Filter { search: String = "", minutes: Range, orders: [Order!]! = [NEWEST] }
        extend input Filter { note: String @deprecated }
        input Range { min: Int = 1, max: Int = 60 }
        input Pick @oneOf { a: Int b: String }

        scalar DateTime @specifiedBy(url: "https://scalars.graphql.org/andimarek/date-time.html")
        directive @tag(name: String! = "x", weight: Float = 1) repeatable on OBJECT | FIELD_DEFINITION
        """

    let schema: Schema

    init() throws { schema = try Schema(sdl: Self.sdl) }

    private func type(_ name: String) throws -> NamedType {
        schema[try #require(schema.type(named: name))]
    }

    @Test("has the six kinds of types, with extensions applied")
    func kinds() throws {
        let recipe = try type("Recipe")
        #expect(recipe.kind == .object)
        #expect(schema[recipe.fields].map(\.name) == ["id", "name", "cooked", "matrix", "extra", "plain"])
        #expect(recipe.interfaces.map { schema[$0].name } == ["Node", "Named"])
        #expect(try type("Node").possibleTypes.map { schema[$0].name } == ["Recipe", "Ingredient"])
        #expect(try type("Any").possibleTypes.map { schema[$0].name } == ["Recipe", "Ingredient"])
        #expect(try schema[type("Order").enumValues].map(\.name) == ["TITLE", "NEWEST", "OLDEST", "RANDOM"])
        #expect(try schema[type("Filter").inputFields].map(\.name) == ["search", "minutes", "orders", "note"])
        #expect(try type("DateTime").specifiedByURL == "https://scalars.graphql.org/andimarek/date-time.html")
        #expect(try type("Pick").isOneOf)
        #expect(try !type("Range").isOneOf)
    }

    @Test("has its root types")
    func rootTypes() {
        let names = [OperationKind.query, .mutation, .subscription].map { kind in schema.rootType(of: kind).map { schema[$0].name } }
        #expect(names == ["Root", "Change", "Events"])
        #expect(schema.description == "All about recipes.")
    }

    @Test("uses the default names of root types if no schema definition names them")
    func defaultRootTypes() throws {
        let schema = try Schema(sdl: "type Query { a: Int } type Mutation { a: Int } type Other { a: Int }")
        #expect(schema.queryType == schema.type(named: "Query"))
        #expect(schema.mutationType == schema.type(named: "Mutation"))
        #expect(schema.subscriptionType == nil)
    }

    @Test("has deprecation reasons, including the default reason")
    func deprecation() throws {
        let root = try schema[type("Root").fields]
        #expect(root.last?.deprecationReason == "No longer supported")
        #expect(try schema[type("Recipe").fields].last?.deprecationReason == "Use `extra`.")
        #expect(try schema[type("Order").enumValues].map(\.deprecationReason) == [nil, nil, "Reverse.", nil])
        #expect(try schema[type("Filter").inputFields].last?.deprecationReason == "No longer supported")
    }

    @Test("keeps descriptions")
    func descriptions() throws {
        #expect(try type("Node").description == "What has an id.")
        #expect(try schema[type("Root").fields].map(\.description) == [nil, "Finds recipes.", nil])
        #expect(try schema[type("Order").enumValues].map(\.description) == [nil, "Newest first.", nil, nil])
    }

    @Test("coerces default values, including nested ones, and keeps their text")
    func defaults() throws {
        let field = try #require(schema.field(named: "recipes", of: type("Root").id))
        let arguments = schema[schema[field].arguments]
        #expect(arguments.map(\.defaultLiteral) == [#"{ search: "tofu" }"#, "20", "TITLE"])
        #expect(
            arguments.map(\.defaultValue) == [
                ["search": "tofu", "orders": [.enum("NEWEST")]], 20, [.enum("TITLE")],
            ]
        )
        #expect(arguments.allSatisfy { !$0.isRequired })
        let directive = try schema[#require(schema.directive(named: "tag"))]
        #expect(schema[directive.arguments].map(\.defaultValue) == ["x", 1.0])
        #expect(directive.isRepeatable)
        #expect(directive.locations == [.object, .fieldDefinition])
    }

    @Test("prints type references", arguments: [("id", "ID!"), ("matrix", "[[Int!]!]"), ("cooked", "DateTime")])
    func references(field: String, text: String) throws {
        let id = try #require(schema.field(named: field, of: type("Recipe").id))
        #expect(schema.printed(schema[id].type) == text)
    }

    @Test("finds members by name, and nothing else")
    func lookUps() throws {
        for type in schema.types {
            for id in type.fields { #expect(schema.field(named: schema[id].name, of: type.id) == id) }
            for id in type.inputFields { #expect(schema.inputField(named: schema[id].name, of: type.id) == id) }
            for id in type.enumValues { #expect(schema.enumValue(named: schema[id].name, of: type.id) == id) }
        }
        for (index, field) in schema.fields.enumerated() {
            for id in field.arguments { #expect(schema.argument(named: schema[id].name, of: FieldID(Int32(index))) == id) }
        }
        #expect(try schema.field(named: "name", of: type("Ingredient").id) == nil)
        #expect(try schema.inputField(named: "search", of: type("Range").id) == nil)
        #expect(schema.type(named: "") == nil)
        #expect(schema.directive(named: "Tag") == nil)
    }

    @Test("has meta-fields only on the types that they belong to")
    func metaFields() throws {
        let root = try #require(schema.queryType)
        #expect(schema.field(named: "__schema", of: root) == .schema)
        #expect(schema.field(named: "__type", of: root) == .type)
        #expect(schema.field(named: "__typename", of: root) == .typename)
        #expect(try schema.field(named: "__typename", of: type("Any").id) == .typename)
        #expect(try schema.field(named: "__schema", of: type("Recipe").id) == nil)
        #expect(try schema.field(named: "__typename", of: type("Order").id) == nil)
        #expect(schema.argument(named: "name", of: .type) != nil)
    }

    @Test("knows the subtypes of each abstract type")
    func subtypes() throws {
        let (node, named, recipe) = (try type("Node").id, try type("Named").id, try type("Recipe").id)
        let (ingredient, any) = (try type("Ingredient").id, try type("Any").id)
        #expect(schema.isSubtype(recipe, of: node))
        #expect(schema.isSubtype(named, of: node))
        #expect(schema.isSubtype(ingredient, of: any))
        #expect(schema.isSubtype(node, of: node))
        #expect(!schema.isSubtype(ingredient, of: named))
        #expect(!schema.isSubtype(named, of: any))
        #expect(!schema.isSubtype(node, of: recipe))
    }

    @Test("has only the built-in scalars that it uses")
    func builtInScalars() throws {
        let schema = try Schema(sdl: "type Query { a: Float }")
        #expect(schema.type(named: "Float") == .float)
        #expect(schema.type(named: "String") == .string)
        #expect(schema.type(named: "Int") == nil)
        #expect(schema.type(named: "ID") == nil)
        #expect(schema.introspectedTypes.filter(\.isBuiltInScalar) == [.float, .boolean, .string])
    }

    @Test("has the specified directives, unless it defines them itself")
    func specifiedDirectives() throws {
        let names = ["include", "skip", "deprecated", "specifiedBy", "oneOf"]
        #expect(schema.directives.filter(\.isBuiltIn).map(\.name) == names)
        let own = try Schema(sdl: "type Query { a: Int } directive @skip(unless: Boolean) on FIELD")
        let skip = try own[#require(own.directive(named: "skip"))]
        #expect(!skip.isBuiltIn)
        #expect(own[skip.arguments].map(\.name) == ["unless"])
        #expect(own.directives.count == names.count)
    }

    @Test("ignores definitions of built-in types, like GraphQL.js")
    func ownBuiltIns() throws {
        let schema = try Schema(sdl: "scalar ID @specifiedBy(url: \"x\") type Query { id: ID }")
        #expect(schema.type(named: "ID") == .id)
        #expect(schema[.id].specifiedByURL == nil)
        let unused = try Schema(sdl: "scalar Int type Query { id: ID }")
        #expect(unused.introspectedTypes.contains(.int))
    }
}
