import GraphQL
import PlanningSupport
import Testing

@testable import Planner

@Suite("Arguments")
struct ArgumentsTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let query: String
        var variables = ObjectValue()
        let path: String
        /// The value at the path; nil for none.
        let value: Value?
        var testDescription: String { "\(path) of \(query)" }
    }

    private static let filter = "query ($min: Float, $n: Int = 7, $id: ID = \"ingredient_1\", $f: RecipeFilter, $r: FloatRange) { recipes"

    static let cases = [
        Case(query: "{ recipes(first: 3) { totalCount } }", path: "first", value: 3),
        Case(query: "{ recipes(first: null) { totalCount } }", path: "first", value: .null),
        Case(query: "{ recipes { totalCount } }", path: "first", value: nil),
        Case(query: "{ recipes(filter: {cuisine: THAI}) { totalCount } }", path: "filter.cuisine", value: .enum("THAI")),
        Case(query: "{ recipes(filter: {cuisine: THAI}) { totalCount } }", path: "filter.mealType", value: nil),
        Case(query: "{ recipes(filter: {cuisine: THAI}) { totalCount } }", path: "filter.cuisine.deeper", value: nil),
        Case(query: "{ recipes(filter: {calories: {min: 3, max: 4.5e1}}) { totalCount } }", path: "filter.calories.min", value: 3.0),
        Case(query: "{ recipes(filter: {calories: {min: 3, max: 4.5e1}}) { totalCount } }", path: "filter.calories.max", value: 45.0),
        Case(query: "{ recipes(filter: {search: \"a\\u00e9\\\"\"}) { totalCount } }", path: "filter.search", value: "aé\""),
        Case(query: "{ recipes(filter: {search: \"\"\"\n  block\n\"\"\"}) { totalCount } }", path: "filter.search", value: "block"),
        Case(query: "{ recipes(filter: {diets: VEGAN}) { totalCount } }", path: "filter.diets", value: [.enum("VEGAN")]),
        Case(query: "{ recipes(filter: {ingredientIds: [1, \"b\"]}) { totalCount } }", path: "filter.ingredientIds", value: ["1", "b"]),
        Case(query: "{ recipes(filter: {}) { totalCount } }", path: "filter.ingredientMatch", value: .enum("SOME")),
        Case(query: "{ recipes(filter: {ingredientMatch: ALL}) { totalCount } }", path: "filter.ingredientMatch", value: .enum("ALL")),
        Case(query: filter + "(first: $n) { totalCount } }", path: "first", value: 7),
        Case(query: filter + "(first: $n) { totalCount } }", variables: ["n": 9], path: "first", value: 9),
        Case(query: filter + "(first: $n) { totalCount } }", variables: ["n": nil], path: "first", value: .null),
        Case(
            query: filter + "(filter: {calories: {min: $min}}) { totalCount } }",
            variables: ["min": 2],
            path: "filter.calories.min",
            value: 2.0
        ),
        Case(query: filter + "(filter: {calories: {min: $min}}) { totalCount } }", path: "filter.calories.min", value: nil),
        Case(query: filter + "(filter: {calories: {min: $min}}) { totalCount } }", path: "filter.ingredientMatch", value: .enum("SOME")),
        Case(
            query: filter + "(filter: {calories: $r}) { totalCount } }",
            variables: ["r": ["max": 5]],
            path: "filter.calories.max",
            value: 5.0
        ),
        Case(query: filter + "(filter: {calories: $r}) { totalCount } }", variables: ["r": nil], path: "filter.calories.max", value: nil),
        Case(query: filter + "(filter: $f) { totalCount } }", variables: ["f": ["maxMinutes": 5]], path: "filter.maxMinutes", value: 5),
        Case(
            query: filter + "(filter: $f) { totalCount } }",
            variables: ["f": ["maxMinutes": 5]],
            path: "filter.ingredientMatch",
            value: .enum("SOME")
        ),
        Case(query: filter + "(filter: $f) { totalCount } }", path: "filter.maxMinutes", value: nil),
        Case(
            query: "query ($id: ID = \"ingredient_1\") { recipes(filter: {ingredientIds: [$id, \"ingredient_2\"]}) { totalCount } }",
            path: "filter.ingredientIds",
            value: ["ingredient_1", "ingredient_2"]
        ),
    ]

    @Test("are found by path", arguments: cases)
    func find(given: Case) throws {
        // The document is not validated: unused variables and loose types do not matter here.
        let document = try Document.parse(given.query)
        let schema = Planning.catalog.schema
        let operation = document.operations[0]
        let coerced = try schema.coerceVariables(of: operation, in: document, from: given.variables)
        let values = RequestValues(variables: coerced)
        let reading = ArgumentReading(schema: schema, document: document, operation: operation, shape: RequestShape(values: values))
        let field = try #require(document[operation.selectionSet.selections].first)
        let root = try #require(schema.queryType)
        let definition = try #require(schema.field(named: "recipes", of: root))
        let arguments = try Arguments(of: field, definition: schema[definition], in: reading)
        #expect(arguments.source(given.path).flatMap { values.value($0) } == given.value)
    }
}
