"""The measured operations, from the smallest request to a large page and all domains at once."""
import json
from dataclasses import dataclass, field

LISTS = """
  id title minutes servings author { name }
  ingredients { position quantity unit grams ingredient { name } }
  instructions { position text }
  reviews(first: 3) { nodes { stars comment author { name } } }
"""

# In the middle of New York, one of the demo data's ten cities.
FOOD_NEAR = """
  foodPosts(filter: {near: {latitude: 40.7265, longitude: -73.9815}, withinKm: 5, availableOnly: true}, first: 20) {
    edges { distanceKm node { id title foodType availableQuantity unit expiresAt location { area } donor { id name kind } } }
    pageInfo { endCursor hasNextPage }
  }
"""

ITEM = "id title brand colors price { amount currencyCode } deliveryDays seller { name website }"
FACETS = "facets { name values { value label count isSelected input } }"

ITEMS_WITH_FACETS = """
  catalogItems(filter: {category: DRESS, inStock: true}, first: 20) {
    nodes { %s } pageInfo { endCursor hasNextPage } %s
  }
""" % (ITEM, FACETS)

ALL_DOMAINS = """
  recipes(first: 20) { nodes { id title minutes author { name } nutrition { perServing { calories proteinG carbsG fatG } } } }
  %s
  mealOptions(weekOf: "2026-12-06", budget: {option: THRIFTY}) { mealType position costPerServing { amount } recipe { id title minutes } }
  collection(slug: "boho-summer") { title hashtag items(first: 20) { nodes { %s } %s } }
""" % (FOOD_NEAR, ITEM, FACETS)

# The standard introspection query, with the default options of tools.
INTROSPECTION = """
query IntrospectionQuery {
  __schema { queryType { name kind } mutationType { name kind } subscriptionType { name kind }
    types { ...FullType } directives { name description locations args { ...InputValue } } }
}
fragment FullType on __Type {
  kind name description
  fields(includeDeprecated: true) { name description args { ...InputValue } type { ...TypeRef } isDeprecated deprecationReason }
  inputFields { ...InputValue } interfaces { ...TypeRef }
  enumValues(includeDeprecated: true) { name description isDeprecated deprecationReason } possibleTypes { ...TypeRef }
}
fragment InputValue on __InputValue { name description type { ...TypeRef } defaultValue }
fragment TypeRef on __Type {
  kind name ofType { kind name ofType { kind name ofType { kind name ofType { kind name ofType { kind name ofType { kind name
  ofType { kind name ofType { kind name ofType { kind name } } } } } } } } }
}
"""

# A number that no other parameter has. If it occurs among a statement's parameters, each request gets a different id.
SAMPLE_ID = 4321


@dataclass
class Operation:
    """An operation with the variables of one request. With `by_id`, each request asks for a different recipe."""

    name: str
    query: str
    variables: dict = field(default_factory=dict)
    by_id: bool = False

    def body(self):
        return json.dumps({"query": self.query, "variables": self.variables})


def operations(after):
    """Returns all operations. `after` is the cursor of the hundredth recipe."""
    sample = {"id": f"recipe_{SAMPLE_ID}"}
    return [
        Operation("one by id", "query($id: ID!) { recipe(id: $id) { id title minutes } }", sample, by_id=True),
        Operation("detail", "query($id: ID!) { recipe(id: $id) { %s } }" % LISTS, sample, by_id=True),
        Operation("20 with lists", "{ recipes(first: 20) { nodes { %s } pageInfo { endCursor hasNextPage } } }" % LISTS),
        Operation(
            "200 with lists",
            "query($after: String!) { a: recipes(first: 100) { nodes { %s } } b: recipes(first: 100, after: $after) { nodes { %s } } }" % (LISTS, LISTS),
            {"after": after},
        ),
        Operation("food near", "{ %s }" % FOOD_NEAR),
        Operation("items with facets", "{ %s }" % ITEMS_WITH_FACETS),
        Operation("all domains", "{ %s }" % ALL_DOMAINS),
        Operation("introspection", INTROSPECTION),
    ]
