import GraphQL
import Testing

@Suite("the elements of a schema")
struct SchemaElementTests {
    private static let sdl = """
        directive @tag(name: String!) on FIELD_DEFINITION
        input ReviewInput { stars: Int! comment: String }
        enum Episode { NEW_HOPE EMPIRE }
        union Found = Query
        scalar Moment
        interface Node { id(raw: Boolean): ID! }
        type Query implements Node {
          id(raw: Boolean): ID!
          reviews(input: ReviewInput, first: Int): [String] @tag(name: "r")
          episode: Episode
          found: Found
          at: Moment
        }
        """

    private let schema: Schema

    init() throws { schema = try Schema(sdl: Self.sdl) }

    @Test(
        "are found by their coordinates, which they return",
        arguments: [
            ("Query", "type"), ("Node", "type"), ("ReviewInput", "type"), ("Found", "type"), ("Moment", "type"), ("Int", "type"),
            ("Boolean", "type"), ("__Type", "type"),
            ("Query.reviews", "field"), ("Node.id", "field"), ("Query.__typename", "field"), ("Query.__schema", "field"),
            ("Node.__typename", "field"), ("__Type.fields", "field"),
            ("ReviewInput.stars", "inputField"),
            ("Episode.NEW_HOPE", "enumValue"), ("__TypeKind.SCALAR", "enumValue"),
            ("Query.reviews(input:)", "argument"), ("Node.id(raw:)", "argument"), ("Query.__type(name:)", "argument"),
            ("__Type.fields(includeDeprecated:)", "argument"),
            ("@tag", "directive"), ("@deprecated", "directive"),
            ("@tag(name:)", "directiveArgument"), ("@deprecated(reason:)", "directiveArgument"),
        ]
    )
    func found(_ text: String, _ kind: String) throws {
        let coordinate = try SchemaCoordinate(parsing: text)
        let element = try #require(try schema.element(at: coordinate))
        #expect(element.kind == kind)
        #expect(schema.coordinate(of: element) == coordinate)
    }

    @Test(
        "are nil if they do not exist",
        arguments: [
            "Nope", "query", "__type", "Float", "MetaFields", "Query.nope", "Query.NEW_HOPE", "Node.__schema", "Episode.X",
            "Episode.__typename", "ReviewInput.nope", "ReviewInput.__typename", "Query.reviews(nope:)", "Query.__type(nope:)", "@nope",
            "@tag(nope:)",
        ]
    )
    func missing(_ coordinate: String) throws {
        #expect(try schema.element(at: SchemaCoordinate(parsing: coordinate)) == nil)
    }

    @Test(
        "cannot be found in elements that do not exist or cannot contain them",
        arguments: [
            ("Nope.x", "Expected \"Nope\" to be defined as a type in the schema."),
            ("Nope.x(y:)", "Expected \"Nope\" to be defined as a type in the schema."),
            ("Float.x", "Expected \"Float\" to be defined as a type in the schema."),
            ("Found.x", "Expected \"Found\" to be an Enum, Input Object, Object or Interface type."),
            ("Found.__typename", "Expected \"Found\" to be an Enum, Input Object, Object or Interface type."),
            ("Moment.x", "Expected \"Moment\" to be an Enum, Input Object, Object or Interface type."),
            ("Query.nope(a:)", "Expected \"nope\" to exist as a field of type \"Query\" in the schema."),
            ("Node.__type(name:)", "Expected \"__type\" to exist as a field of type \"Node\" in the schema."),
            ("Episode.NEW_HOPE(a:)", "Expected \"Episode\" to be an object type or interface type."),
            ("ReviewInput.stars(a:)", "Expected \"ReviewInput\" to be an object type or interface type."),
            ("Found.x(y:)", "Expected \"Found\" to be an object type or interface type."),
            ("@nope(a:)", "Expected \"nope\" to be defined as a directive in the schema."),
        ]
    )
    func unreachable(_ coordinate: String, _ message: String) throws {
        let coordinate = try SchemaCoordinate(parsing: coordinate)
        let error = #expect(throws: SchemaCoordinateError.self) { try schema.element(at: coordinate) }
        #expect(error?.message == message)
    }

    @Test(
        "are suggested for misspelled coordinates",
        arguments: [
            ("Qurey", ["Query"]),
            ("query", ["Query"]),
            ("Qurey.reviews", ["Query.reviews"]),
            ("Query.reveiws", ["Query.reviews"]),
            ("Qurey.reveiws(imput:)", ["Query.reviews(input:)"]),
            ("Query.reviews(frist:)", ["Query.reviews(first:)"]),
            ("Episode.NEWHOPE", ["Episode.NEW_HOPE"]),
            ("ReviewInputs.star", ["ReviewInput.stars"]),
            ("@tga", ["@tag"]),
            ("@tga(nam:)", ["@tag(name:)"]),
            ("@deprecate(reason:)", ["@deprecated(reason:)"]),
            // A correct name in the wrong place.
            ("deprecated", ["@deprecated"]),
            ("@Moment", ["Moment"]),
            ("stars", ["ReviewInput.stars"]),
            ("Query.stars", ["ReviewInput.stars"]),
            ("Nothing.episode(raw:)", []),
            ("Whatever.id(raw:)", ["Node.id(raw:)", "Query.id(raw:)"]),
            ("Whatever.id", ["Node.id", "Query.id"]),
            ("Xyzzy", []),
            ("@xyzzy(a:)", []),
        ]
    )
    func suggested(_ coordinate: String, _ expected: [String]) throws {
        let suggestions = schema.coordinates(similarTo: try SchemaCoordinate(parsing: coordinate))
        #expect(suggestions.map(\.description) == expected)
    }

    @Test("are listed as types with their members, then directives, without introspection types")
    func listed() throws {
        let coordinates = schema.elements.map { schema.coordinate(of: $0).description }
        let expected = [
            "ReviewInput", "ReviewInput.stars", "ReviewInput.comment", "Episode", "Episode.NEW_HOPE", "Episode.EMPIRE", "Found", "Moment",
            "Node", "Node.id", "Node.id(raw:)", "Query", "Query.id", "Query.id(raw:)", "Query.reviews", "Query.reviews(input:)",
            "Query.reviews(first:)", "Query.episode", "Query.found", "Query.at", "@tag", "@tag(name:)", "@deprecated",
            "@deprecated(reason:)", "Int", "String", "ID",
        ]
        #expect(Set(expected).subtracting(coordinates) == [])
        #expect(Set(coordinates).count == coordinates.count)
        #expect(coordinates.allSatisfy { !$0.hasPrefix("__") && $0 != "Float" })
    }

    @Test("have coordinates that resolve to the same elements")
    func roundTrip() throws {
        for element in schema.elements {
            let text = schema.coordinate(of: element).description
            #expect(try schema.element(at: SchemaCoordinate(parsing: text)) == element)
        }
    }
}

extension SchemaElement {
    fileprivate var kind: String {
        switch self {
        case .type: "type"
        case .field: "field"
        case .inputField: "inputField"
        case .enumValue: "enumValue"
        case .argument: "argument"
        case .directive: "directive"
        case .directiveArgument: "directiveArgument"
        }
    }
}
