/// All recipes, in the order of their ids; each cuisine is in its own file in this folder.
struct RecipeTable: Sendable {
    let recipes: [Recipe]

    /// Parses the cuisines.
    init(ingredients: IngredientTable) throws(NotationError) {
        let parser = RecipeParser(ingredients: ingredients, phrasebook: try Phrasebook())
        var recipes: [Recipe] = []
        for (cuisine, text) in Self.cuisines { recipes += try parser.recipes(in: text, cuisine: cuisine) }
        self.recipes = recipes
    }

    private static let cuisines = [
        ("AMERICAN", american), ("BRAZILIAN", brazilian), ("BRITISH", british), ("CARIBBEAN", caribbean), ("CHINESE", chinese),
        ("ETHIOPIAN", ethiopian), ("FRENCH", french), ("GERMAN", german), ("GREEK", greek), ("INDIAN", indian), ("ITALIAN", italian),
        ("JAPANESE", japanese), ("KOREAN", korean), ("LEBANESE", lebanese), ("MEXICAN", mexican), ("MOROCCAN", moroccan),
        ("NORDIC", nordic), ("PERUVIAN", peruvian), ("POLISH", polish), ("SPANISH", spanish), ("THAI", thai), ("TURKISH", turkish),
        ("VIETNAMESE", vietnamese), ("WEST_AFRICAN", westAfrican),
    ]
}
