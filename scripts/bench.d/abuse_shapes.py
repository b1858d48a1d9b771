"""Expensive requests: one shape for each way to make the server work, based on the schema. Each request of a shape uses different
values.
"""
import itertools
from dataclasses import dataclass
from typing import Callable

from operations import INTROSPECTION

WORDS = "tomato onion garlic oil salt pepper chicken rice soup bread dress black linen market butter sugar lemon egg milk basil".split()
# Single letters of three alphabets, so that 66 excluded words fit into 200 characters.
LETTERS = "abcdefghijklmnopqrstuvwxyzαβγδεζηθικλμνξοπρστυφχψωабвгдежзийклмно"
NEAR = "near: {latitude: 40.7265, longitude: -73.9815}"
COLORS = "BLACK WHITE GREY BEIGE BROWN RED PINK ORANGE YELLOW GREEN BLUE NAVY PURPLE GOLD SILVER MULTICOLOR".split()
RECIPE_ORDERS = "BEST_MATCH NEWEST TITLE CALORIES PROTEIN CARBS COST MINUTES RATING".split()
FACETS = "facets { name values { value label count isSelected input } }"
INGREDIENT_TYPE = "__type(name: \"Ingredient\") { fields { name description args { name description type { name ofType { name } } } type { name kind } } }"


@dataclass
class Shape:
    """A kind of expensive request. `make` returns the document and the variables for a request number."""

    name: str
    make: Callable[[int], tuple[str, dict]]
    quick: bool = False


def turned(items, number):
    """Rotates the items by a number of places."""
    start = number % len(items)
    return [*items[start:], *items[:start]]


def unwanted(number, count):
    return " ".join("-" + letter for letter in turned(list(LETTERS), number)[:count])


def misspelt(number, count):
    return [word[1] + word[0] + word[2:] for word in turned(WORDS, number)[:count]]


def alternatives(number, count):
    return " or ".join(turned(WORDS, number)[:count])


def search(text, page="first: 20", document="nodes { __typename }"):
    return "query($text: String!) { search(text: $text, %s) { edges { score } %s } }" % (page, document), {"text": text}


def list_search(field, text, selection="nodes { id title }", arguments=""):
    return "query($text: String!) { %s(filter: {search: $text}%s) { %s } }" % (field, arguments, selection), {"text": text}


def aliases(count, field):
    """Repeats a field under several aliases. `field` receives the index."""
    return "{ %s }" % " ".join(f"a{index}: {field(index)}" for index in range(count))


def nested(number, levels):
    """Nests lists up to the maximum depth of an operation."""
    inner = "id"
    for index in range(levels):
        lists = f"recipes(first: {2 + number % 2})" if index % 2 else f"reviews(first: {2 + number % 3})"
        inner = f"author {{ id recipes(first: 2) {{ nodes {{ id }} }} }} {lists} {{ nodes {{ {inner} }} }}" if not index % 2 else f"author {{ {lists} {{ nodes {{ {inner} }} }} }}"
    return "{ recipes(first: 3) { nodes { %s } } }" % inner


def everything_sorted(number):
    """Lists in every order and direction, with filters that match few rows."""
    orders = itertools.islice(itertools.cycle(itertools.product(RECIPE_ORDERS, ["ASC", "DESC"])), number, number + 30)
    fields = [
        f"a{index}: recipes(first: 5, filter: {{maxMinutes: {10 + number % 20}, diets: [VEGAN], fatG: {{min: 10}}}}, orderBy: {{field: {field}, direction: {direction}}}) {{ nodes {{ id }} }}"
        for index, (field, direction) in enumerate(orders)
    ]
    return "{ %s }" % " ".join(fields), {}


def shapes(deep_cursor):
    """All shapes. `deep_cursor` is near the end of the results for “tomato”."""
    some_ingredients = lambda number, count: [f"ingredient_{1 + (number + index) % 150}" for index in range(count)]
    return [
        Shape("66 unwanted letters", lambda n: search(unwanted(n, 66)), quick=True),
        Shape("10 unwanted letters", lambda n: search(unwanted(n, 10))),
        Shape("one unwanted word", lambda n: search("-" + WORDS[n % len(WORDS)])),
        Shape("10 alternatives", lambda n: search(alternatives(n, 10)), quick=True),
        Shape("40 letters as alternatives", lambda n: search(" or ".join(turned(list(LETTERS), n)[:40]))),
        Shape("66 words", lambda n: search(" ".join(turned(list(LETTERS), n)[:66]))),
        Shape("phrases", lambda n: search(f'"olive oil" or "{WORDS[n % 20]} {WORDS[(n + 1) % 20]}" or "black dress" -{WORDS[n % 7]}')),
        Shape("the end of a search", lambda n: search(alternatives(n, 5), "last: 100", "totalCount nodes { __typename } pageInfo { startCursor }")),
        Shape("a deep page of a search", lambda n: search("tomato", f'first: {50 + n % 50}, after: "{deep_cursor}"'), quick=True),
        Shape("12 searches", lambda n: (aliases(12, lambda i: f'search(text: "{WORDS[(n + i) % 20]}", first: 1) {{ nodes {{ __typename }} }}'), {})),
        Shape("recipes: 10 misspelt exclusions", lambda n: list_search("recipes", "no " + ", no ".join(misspelt(n, 10))), quick=True),
        Shape("recipes: soup without 10 foods", lambda n: list_search("recipes", "soup without " + ", ".join(turned(WORDS[:8] + WORDS[15:], n)[:10]))),
        Shape("recipes: 5 misspelt phrases", lambda n: list_search("recipes", "without " + ", ".join(f"{w} olie" for w in misspelt(n, 5)))),
        Shape("20 misspelt words", lambda n: search(" ".join(misspelt(n, 20))), quick=True),
        Shape("recipes: a letter that is begun", lambda n: list_search("recipes", LETTERS[n % 26])),
        Shape("items: two misspelt words counted", lambda n: list_search("catalogItems", f"drses {WORDS[n % len(WORDS)]}x", "totalCount")),
        Shape("suggestions for a letter", lambda n: (f'{{ suggestions(text: "{LETTERS[n % 26]}", first: 20) {{ text count }} }}', {})),
        Shape("suggestions for many words", lambda n: (f'{{ suggestions(text: "{" ".join(turned(WORDS, n))[:190]} e", first: 20) {{ text count }} }}', {})),
        Shape("recipes: 66 unwanted letters", lambda n: list_search("recipes", unwanted(n, 66), "totalCount nodes { id }")),
        Shape("recipes: 20 words counted", lambda n: list_search("recipes", alternatives(n, 15), "totalCount")),
        Shape("items: alternatives that none has", lambda n: list_search("catalogItems", " or ".join(turned(WORDS[:10], n))), quick=True),
        Shape("items: facets without a letter", lambda n: list_search("catalogItems", unwanted(n, 5), FACETS)),
        Shape("food: 60 letters", lambda n: list_search("foodPosts", " ".join(turned(list(LETTERS), n)[:60]), "totalCount nodes { id }")),
        Shape("food: one letter counted, by quantity", lambda n: list_search("foodPosts", LETTERS[n % 26], "totalCount nodes { id }", ", orderBy: {field: QUANTITY}")),
        Shape("the farthest food", lambda n: (f"{{ foodPosts(last: {80 + n % 20}, filter: {{{NEAR}, withinKm: 20040}}) {{ totalCount nodes {{ id distanceKm(from: {{latitude: 1, longitude: 1}}) }} }} }}", {})),
        Shape("food in half a continent", lambda n: (f"{{ foodPosts(filter: {{{NEAR}, withinKm: {1500 + n}, search: \"e\"}}, orderBy: {{field: QUANTITY, direction: ASC}}) {{ totalCount nodes {{ id }} }} }}", {})),
        Shape("donations of 40 ingredients", lambda n: (f"{{ ingredients(first: {40 - n % 3}) {{ nodes {{ donationsNearby({NEAR}, withinKm: 20040, first: 10) {{ totalCount nodes {{ id }} }} }} }} }}", {})),
        Shape("3,000 diets", lambda n: ("query($d: [Diet!]) { recipes(filter: {diets: $d}) { totalCount nodes { id } } }", {"d": ["VEGAN", "LOW_FAT"] * (1500 + n)}), quick=True),
        Shape("3,000 allergens", lambda n: ("query($a: [Allergen!]) { recipes(filter: {excludeAllergens: $a}) { totalCount nodes { id } } }", {"a": ["EGGS", "MILK", "FISH"] * (1000 + n)})),
        Shape("most of 50 ingredients", lambda n: ("query($i: [ID!]) { recipes(filter: {ingredientIds: $i, ingredientMatch: MOST}, first: 100) { totalCount edges { matchedIngredients missingIngredients node { id } } } }", {"i": some_ingredients(n, 50)})),
        Shape("some of 3 ingredients, counted", lambda n: ("query($i: [ID!]) { recipes(filter: {ingredientIds: $i}, first: 100) { totalCount edges { missingIngredients node { id title } } } }", {"i": some_ingredients(n, 3)})),
        Shape("items: 50 brands and sizes, facets", lambda n: ("query($b: [String!], $s: [String!]) { catalogItems(filter: {brands: $b, sizes: $s}) { totalCount nodes { id } %s } }" % FACETS, {"b": [f"Brand {n + i}" for i in range(49)] + ["Solana"], "s": ["S", "M", "L"] + [str(n + i) for i in range(47)]})),
        Shape("facets under 8 names", lambda n: (aliases(8, lambda i: f"catalogItems(filter: {{colors: [{COLORS[(n + i) % 16]}, {COLORS[(n + 2 * i + 1) % 16]}]}}) {{ {FACETS} }}"), {})),
        Shape("all counts", lambda n: (f"{{ recipes(filter: {{maxMinutes: {200 + n}}}) {{ totalCount }} catalogItems(filter: {{price: {{min: {1 + n % 9}}}}}) {{ totalCount }} foodPosts(filter: {{minQuantity: 0.{n % 9}}}) {{ totalCount }} groceryStores {{ totalCount }} collections {{ totalCount }} ingredients {{ totalCount }} }}", {})),
        Shape("recipes of 25 ingredients, counted", lambda n: (f"{{ ingredients(first: {25 - n % 3}) {{ nodes {{ recipes(first: 5) {{ totalCount nodes {{ id title }} }} }} }} }}", {})),
        Shape("recipes of 40 food posts", lambda n: (f"{{ foodPosts(first: {40 - n % 3}) {{ nodes {{ recipes(first: 2) {{ nodes {{ id }} }} }} }} }}", {}), quick=True),
        Shape("lists in lists, 14 deep", lambda n: (nested(n, 4), {})),
        Shape("every order", everything_sorted),
        Shape("100 whole recipes twice", lambda n: (aliases(2, lambda i: f"recipes(first: {100 - n % 5}, orderBy: {{field: RATING, direction: {['ASC', 'DESC'][i]}}}) {{ nodes {{ id title description images author {{ name }} ingredients {{ grams note ingredient {{ name }} }} instructions {{ text }} reviews(first: 3) {{ nodes {{ comment author {{ name }} }} }} }} }}"), {})),
        Shape("meals that fit no budget", lambda n: (f"{{ exploreMeals(budget: {{weekly: 0.{n % 90 + 10}}}, orderBy: {{field: TITLE}}) {{ totalCount nodes {{ id }} }} mealOptions(budget: {{weekly: 0.{n % 80 + 10}}}) {{ recipe {{ id }} }} }}", {})),
        Shape("30 recipe lists that find nothing", lambda n: (aliases(30, lambda i: f"recipes(filter: {{fatG: {{max: 0.{n % 9}}}, calories: {{min: {900 + i}}}}}, orderBy: {{field: MINUTES}}) {{ nodes {{ id }} }}"), {})),
        Shape("9 long names of ingredients", lambda n: (aliases(9, lambda i: f'ingredients(search: "{(" ".join(turned(WORDS, n + i)) * 2)[:199]}") {{ nodes {{ id }} }}'), {})),
        Shape("12 long addresses", lambda n: (aliases(12, lambda i: f'groceryStores(address: "{(" ".join(turned(["Triana", "Sevilla", "Brooklyn", "Manhattan", "Main", "London", "Madrid"], n + i)) * 5)[:199]}", withinMiles: 12500, first: 1) {{ nodes {{ id }} }}'), {})),
        Shape("introspection", lambda n: (INTROSPECTION.replace("query IntrospectionQuery", f"query Introspection{n}"), {})),
        Shape("a type under 20 names", lambda n: (aliases(20, lambda i: INGREDIENT_TYPE.replace("Ingredient", ["Recipe", "Query", "FoodPost", "CatalogItem"][(n + i) % 4])), {})),
        Shape("a document of 4,500 tokens", lambda n: ("{ recipe(id: \"recipe_%d\") { %s } }" % (n + 1, "id title author { id name } " * 640), {})),
        Shape("400 statements", lambda n: (aliases(20, lambda i: f'recipe(id: "recipe_{20 * n + i + 1}") {{ ingredients {{ grams ingredient {{ name donationsNearby({NEAR}, first: 1) {{ nodes {{ id }} }} }} }} reviews(first: 2) {{ nodes {{ author {{ foodPosts(first: 1) {{ nodes {{ id }} }} }} }} }} instructions {{ text }} }}'), {})),
    ]
