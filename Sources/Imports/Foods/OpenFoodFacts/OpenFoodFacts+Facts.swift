/// Maps the nutrients and categories of Open Food Facts to ours.
///
/// Source: https://wiki.openfoodfacts.org/Global_categories_taxonomy and https://wiki.openfoodfacts.org/Nutrients
extension OpenFoodFacts {
    /// Nutrients with a daily value.
    ///
    /// The source gives them in grams.
    ///
    /// If two names denote the same nutrient, the first one present is used.
    static let micronutrients = [
        MicronutrientFact("cholesterol", "CHOLESTEROL", .milligram),
        MicronutrientFact("potassium", "POTASSIUM", .milligram),
        MicronutrientFact("calcium", "CALCIUM", .milligram),
        MicronutrientFact("iron", "IRON", .milligram),
        MicronutrientFact("magnesium", "MAGNESIUM", .milligram),
        MicronutrientFact("phosphorus", "PHOSPHORUS", .milligram),
        MicronutrientFact("zinc", "ZINC", .milligram),
        MicronutrientFact("copper", "COPPER", .milligram),
        MicronutrientFact("manganese", "MANGANESE", .milligram),
        MicronutrientFact("selenium", "SELENIUM", .microgram),
        MicronutrientFact("iodine", "IODINE", .microgram),
        MicronutrientFact("chromium", "CHROMIUM", .microgram),
        MicronutrientFact("molybdenum", "MOLYBDENUM", .microgram),
        MicronutrientFact("chloride", "CHLORIDE", .milligram),
        MicronutrientFact("vitamin-a", "VITAMIN_A", .microgram),
        MicronutrientFact("vitamin-c", "VITAMIN_C", .milligram),
        MicronutrientFact("vitamin-d", "VITAMIN_D", .microgram),
        MicronutrientFact("vitamin-e", "VITAMIN_E", .milligram),
        MicronutrientFact("vitamin-k", "VITAMIN_K", .microgram),
        MicronutrientFact("vitamin-b1", "THIAMIN", .milligram),
        MicronutrientFact("vitamin-b2", "RIBOFLAVIN", .milligram),
        MicronutrientFact("vitamin-pp", "NIACIN", .milligram),
        MicronutrientFact("pantothenic-acid", "PANTOTHENIC_ACID", .milligram),
        MicronutrientFact("vitamin-b6", "VITAMIN_B6", .milligram),
        MicronutrientFact("biotin", "BIOTIN", .microgram),
        MicronutrientFact("vitamin-b9", "FOLATE", .microgram),
        MicronutrientFact("folates", "FOLATE", .microgram),
        MicronutrientFact("vitamin-b12", "VITAMIN_B12", .microgram),
        MicronutrientFact("choline", "CHOLINE", .milligram),
    ]

    /// Returns the aisle of a product by its categories.
    ///
    /// The most specific category is last.
    static func aisle(of categories: [String]) -> String {
        if let kept = categories.lazy.compactMap({ keeping[$0] }).first { return kept }
        if let known = categories.reversed().lazy.compactMap({ aisles[$0] }).first { return known }
        let specific = categories.reversed().lazy.filter { !general.contains($0) }
        return specific.map { words.aisle(of: $0.replacing("-", with: " "), food: "") }.first { $0 != "OTHER" } ?? "OTHER"
    }

    /// Returns the liquid by its categories, or nil if its weight is unknown.
    static func liquid(of categories: [String]) -> Liquid? {
        if !heavy.isDisjoint(with: categories) { return nil }
        if !oils.isDisjoint(with: categories) { return .oil }
        return drinks.isDisjoint(with: categories) ? nil : .drink
    }

    private static let drinks: Set<String> = [
        "en:beverages", "en:waters", "en:milks", "en:plant-based-milk-alternatives", "en:milk-substitutes", "en:dairy-drinks",
        "en:fermented-milk-drinks", "en:fruit-juices", "en:alcoholic-beverages", "en:vinegars", "en:broths",
    ]

    private static let oils: Set<String> = ["en:vegetable-oils", "en:olive-oils"]

    /// Drinks to be diluted and thickened milk, which weigh more than water.
    private static let heavy: Set<String> = [
        "en:syrups", "en:flavored-syrups", "en:condensed-milks", "en:sweetened-condensed-milks", "en:evaporated-milks", "en:creams",
    ]

    /// The ways of keeping food that have an aisle.
    private static let keeping: [String: String] = ["en:frozen-foods": "FROZEN", "en:ice-creams": "FROZEN", "en:canned-foods": "CANNED"]

    /// Categories that are too general, although their words name an aisle.
    private static let general: Set<String> = [
        "en:plant-based-foods-and-beverages", "en:plant-based-foods", "en:beverages-and-beverages-preparations", "en:meals", "en:snacks",
        "en:sweet-snacks", "en:salty-snacks", "en:fruits-and-vegetables-based-foods", "en:cereals-and-potatoes",
        "en:meats-and-their-products",
        "en:fruit-and-vegetable-preserves", "en:baby-foods",
    ]

    private static let words = CategoryAisles(names: [:], mixed: [:], words: USDA.aisles)

    private static let aisles: [String: String] = Dictionary(
        uniqueKeysWithValues: aisleCategories.flatMap { aisle, names in
            names.split(whereSeparator: \.isWhitespace).map { ("en:\($0)", aisle) }
        }
    )

    private static let aisleCategories: [(String, String)] = [
        (
            "BEVERAGES",
            "beverages waters fruit-juices sodas teas coffees alcoholic-beverages plant-based-beverages syrups energy-drinks broths"
        ),
        ("DAIRY_AND_EGGS", "dairies milks cheeses yogurts butters creams eggs plant-based-milk-alternatives milk-substitutes margarines"),
        ("MEAT", "meats meats-and-their-products prepared-meats sausages hams poultries beef pork chicken meat-alternatives"),
        ("SEAFOOD", "seafood fishes fishes-and-their-products crustaceans molluscs"),
        ("LEGUMES", "legumes legumes-and-their-products pulses lentils chickpeas tofu soy-products"),
        ("NUTS_AND_SEEDS", "nuts nuts-and-their-products seeds dried-fruits nut-butters peanut-butters"),
        ("GRAINS_AND_PASTA", "pastas rices cereals-and-their-products breakfast-cereals flours noodles oats couscous"),
        ("BAKERY", "breads biscuits biscuits-and-cakes cakes pastries viennoiseries biscuits-and-crackers tortillas brioches"),
        (
            "BAKING",
            "sugars honeys jams sweeteners chocolates candies confectioneries spreads sweet-spreads desserts cocoa-and-its-products baking-powders"
        ),
        ("SPICES", "spices herbs salts condiments-spices seasonings peppers-spice aromatic-herbs"),
        (
            "OILS_AND_SAUCES",
            "fats vegetable-oils olive-oils sauces condiments mayonnaises ketchup mustards vinegars dips salad-dressings pickles olives"
        ),
        ("CANNED", "soups canned-vegetables canned-fishes canned-legumes"),
        ("FROZEN", "frozen-desserts frozen-vegetables frozen-pizzas"),
        ("PRODUCE", "fruits vegetables fresh-vegetables fresh-fruits potatoes mushrooms salads tomatoes fruits-and-vegetables-based-foods"),
        ("OTHER", "chips-and-fries crisps crackers pizzas sandwiches popcorn cereal-bars meals dietary-supplements"),
    ]
}
