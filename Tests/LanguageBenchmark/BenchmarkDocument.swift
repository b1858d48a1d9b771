import GraphQL

/// A document as people write it, valid for the gateway's schema.
struct BenchmarkDocument {
    let name: String
    let text: String

    static let all = [
        BenchmarkDocument(name: "introspection", text: IntrospectionQuery().text),
        BenchmarkDocument(name: "kitchen sink", text: kitchenSink),
        BenchmarkDocument(name: "detail", text: detail),
    ]

    /// A bit of every language feature.
    private static let kitchenSink = #"""
        "Everything at once: what the home screen asks for."
        query Home(
          "What the person types."
          $search: String = "tomato \"soup\"", $diets: [Diet!] = [VEGAN, GLUTEN_FREE], $first: Int = 5, $id: ID!
          $withAuthor: Boolean! = true, $withoutSteps: Boolean! = false, $most: Float = 6.5e2
        ) {
          newest: recipes(first: $first, orderBy: {field: NEWEST, direction: DESC}) { ...Cards }
          light: recipes(
            filter: {search: $search, diets: $diets, calories: {min: 0, max: $most}, excludeAllergens: [PEANUTS], maxMinutes: 30}
            first: 10
            after: null
          ) {
            ...Cards
            totalCount @include(if: $withAuthor)
          }
          recipe(id: $id) {
            __typename
            ...Card
            spanish: title(language: ES)
            instructions @skip(if: $withoutSteps) { position text }
          }
          node(id: "ingredient_1") {
            id # of any type
            ... on Ingredient { name recipes(first: 3) { nodes { ...Card } } }
            ... on Recipe @include(if: $withAuthor) { ...Card author { name } }
          }
          search(text: """
            tomato
              or basil
            """, first: 4) {
            nodes { __typename ... on Recipe { ...Card } ... on FoodPost { id } ... @include(if: $withAuthor) { __typename } }
          }
        }

        fragment Cards on RecipeConnection { pageInfo { hasNextPage endCursor } nodes { ...Card } }

        fragment Card on Recipe { id title minutes costPerServing { amount currencyCode } author @include(if: $withAuthor) { id name } }
        """#

    private static let detail = """
        query Detail($id: ID!, $reviews: Int = 3, $withSteps: Boolean = true) {
          recipe(id: $id) {
            ...Card
            description
            nutrition { perServing { ...Amounts } whole { ...Amounts } }
            ingredients { quantity unit grams note ingredient { id name aisle } }
            instructions @include(if: $withSteps) { position text }
            reviews(first: $reviews) { totalCount pageInfo { hasNextPage endCursor } nodes { stars comment author { name } } }
          }
        }

        fragment Card on Recipe { id title minutes servings images costPerServing { amount currencyCode } author { id name } }

        fragment Amounts on Nutrients { calories proteinG carbsG sugarG fiberG fatG saturatedFatG sodiumMg }
        """
}
