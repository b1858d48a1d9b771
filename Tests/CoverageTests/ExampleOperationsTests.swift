import GraphQL
import PlanningSupport
import Testing

@testable import Coverage
@testable import Planner

@Suite("Example operations")
struct ExampleOperationsTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let coordinate: String
        let operation: String

        var testDescription: String { coordinate }
    }

    @Test(
        "show an element in a short query, with the required arguments and the examples of the descriptions",
        arguments: [
            Case(coordinate: "Query.recipe", operation: #"{ recipe(id: "recipe_42") { id title cuisine servings } }"#),
            Case(coordinate: "Recipe.title", operation: #"{ recipe(id: "recipe_42") { title } }"#),
            Case(
                coordinate: "Recipe.nutrition",
                operation: #"{ recipe(id: "recipe_42") { nutrition { perServing { calories proteinG carbsG sugarG } } } }"#
            ),
            Case(coordinate: "Query.recipes(last:)", operation: "{ recipes(last: 3) { nodes { id title cuisine servings } } }"),
            Case(coordinate: "Recipe.title(language:)", operation: #"{ recipe(id: "recipe_42") { title(language: ES) } }"#),
            Case(
                coordinate: "RecipeFilter.maxMinutes",
                operation: "{ recipes(filter: {maxMinutes: 30}, first: 3) { nodes { id title cuisine servings } } }"
            ),
            Case(
                coordinate: "FoodPostFilter.withinKm",
                operation: "{ foodPosts(filter: {withinKm: 5, near: {latitude: 37.38, longitude: -5.99}}, first: 3) "
                    + "{ nodes { id title foodType quantity } } }"
            ),
            Case(
                coordinate: "RecipeOrderField.RATING",
                operation: "{ recipes(orderBy: {field: RATING}, first: 3) { nodes { id title cuisine servings } } }"
            ),
            Case(coordinate: "ServerInfo.version", operation: "{ serverInfo { version } }"),
            Case(coordinate: "@specifiedBy", operation: #"{ __type(name: "DateTime") { name specifiedByURL } }"#),
        ]
    )
    func operation(example: Case) throws {
        let catalog = Planning.catalog
        var values = ExampleValues()
        values.prefersDescribed = true
        let element = try #require(try catalog.schema.element(at: SchemaCoordinate(parsing: example.coordinate)))
        #expect(ExampleOperations(catalog, examples: values).operation(showing: element) == example.operation)
    }

    @Test("show an interface that no field returns inside an object that implements it", arguments: ["", ".message"])
    func interface(member: String) throws {
        let catalog = Planning.catalog
        let element = try #require(try catalog.schema.element(at: SchemaCoordinate(parsing: "MutationPayload" + member)))
        let operation = try #require(ExampleOperations(catalog).operation(showing: element))
        #expect(operation.hasPrefix("mutation ") && operation.contains("{ ... on MutationPayload { message"), "\(operation)")
    }
}
