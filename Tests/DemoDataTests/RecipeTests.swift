import Languages
import Testing

@testable import DemoData

@Suite("Recipes of the demo data")
struct RecipeTests {
    private let ingredients: IngredientTable
    private let recipes: [Recipe]

    init() throws {
        ingredients = try IngredientTable()
        recipes = try RecipeTable(ingredients: ingredients).recipes
    }

    @Test("has at least 310 recipes, with at least 13 from each of at least 22 cuisines")
    func counts() {
        #expect(recipes.count >= 310)
        let cuisines = Dictionary(grouping: recipes, by: \.cuisine)
        #expect(cuisines.count >= 22)
        #expect(cuisines.filter { $0.value.count < 13 }.isEmpty)
    }

    @Test("each recipe has a unique title in both languages")
    func titles() {
        #expect(Set(recipes.map(\.slug)).count == recipes.count)
        #expect(Set(recipes.map(\.title.english)).count == recipes.count)
        #expect(Set(recipes.map(\.title.spanish)).count == recipes.count)
    }

    @Test("each recipe has 5 to 14 ingredients, 3 to 7 steps and a meal")
    func sizes() {
        #expect(recipes.filter { !(5...14).contains($0.lines.count) }.map(\.slug) == [])
        #expect(recipes.filter { !(3...7).contains($0.steps.count) }.map(\.slug) == [])
        #expect(recipes.filter(\.mealTypes.isEmpty).map(\.slug) == [])
    }

    @Test("every text exists in both languages without unfilled slots")
    func texts() {
        for recipe in recipes {
            let texts = [recipe.title, recipe.description] + recipe.steps + recipe.lines.compactMap(\.note)
            let odd = texts.flatMap { [$0.english, $0.spanish] }.filter { text in
                text.isEmpty || text.contains { "{}[]@|=*\"".contains($0) }
            }
            #expect(odd == [], "\(recipe.slug)")
        }
    }

    @Test("steps are sentences")
    func sentences() {
        let steps = recipes.flatMap(\.steps).flatMap { [$0.english, $0.spanish] }
        let odd = steps.filter { step in step.last != "." || !step.prefix(1).allSatisfy(\.isUppercase) }
        #expect(odd == [])
    }

    @Test("a serving has between 40 and 1,200 kilocalories")
    func servings() {
        let odd = recipes.filter { recipe in
            let calories = recipe.lines.reduce(0) { $0 + $1.grams * ingredients.ingredients[$1.ingredient].nutrients.calories }
            return !(40...1_200).contains(calories / 1_000_000 / recipe.servings)
        }
        #expect(odd.map(\.slug) == [])
    }
}
