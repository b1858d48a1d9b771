/// Maps the codes and names of FoodData Central to ours.
///
/// Source: https://fdc.nal.usda.gov/portal-data/external/dataDictionary (“nutrient”, “food_category”, “measure_unit”)
extension USDA {
    /// Nutrients with a daily value, by number.
    ///
    /// If two numbers denote the same nutrient, the first one present is used.
    ///
    /// Amounts in international units are ignored, because their weight depends on the form of the nutrient.
    static let micronutrients = [
        MicronutrientFact("601", "CHOLESTEROL", .milligram),
        MicronutrientFact("306", "POTASSIUM", .milligram),
        MicronutrientFact("301", "CALCIUM", .milligram),
        MicronutrientFact("303", "IRON", .milligram),
        MicronutrientFact("304", "MAGNESIUM", .milligram),
        MicronutrientFact("305", "PHOSPHORUS", .milligram),
        MicronutrientFact("309", "ZINC", .milligram),
        MicronutrientFact("312", "COPPER", .milligram),
        MicronutrientFact("315", "MANGANESE", .milligram),
        MicronutrientFact("317", "SELENIUM", .microgram),
        MicronutrientFact("314", "IODINE", .microgram),
        MicronutrientFact("310", "CHROMIUM", .microgram),
        MicronutrientFact("316", "MOLYBDENUM", .microgram),
        MicronutrientFact("302", "CHLORIDE", .milligram),
        MicronutrientFact("320", "VITAMIN_A", .microgram),
        MicronutrientFact("401", "VITAMIN_C", .milligram),
        MicronutrientFact("328", "VITAMIN_D", .microgram),
        MicronutrientFact("323", "VITAMIN_E", .milligram),
        MicronutrientFact("430", "VITAMIN_K", .microgram),
        MicronutrientFact("404", "THIAMIN", .milligram),
        MicronutrientFact("405", "RIBOFLAVIN", .milligram),
        MicronutrientFact("406", "NIACIN", .milligram),
        MicronutrientFact("410", "PANTOTHENIC_ACID", .milligram),
        MicronutrientFact("415", "VITAMIN_B6", .milligram),
        MicronutrientFact("416", "BIOTIN", .microgram),
        MicronutrientFact("435", "FOLATE", .microgram),
        MicronutrientFact("417", "FOLATE", .microgram),
        MicronutrientFact("418", "VITAMIN_B12", .microgram),
        MicronutrientFact("421", "CHOLINE", .milligram),
    ]

    /// Returns the number of a nutrient we use.
    ///
    /// Most nutrients are not used, and are rejected without copying the text.
    static func number(_ text: Span<UInt8>) -> String? {
        guard (3...5).contains(text.count) else { return nil }
        var packed: UInt64 = 0
        for index in text.indices { packed = packed << 8 | UInt64(text[index]) }
        return numbers[packed]
    }

    private static let numbers: [UInt64: String] = Dictionary(
        (micronutrients.map(\.code) + [
            "208", "957", "958", "203", "205", "205.2", "269", "269.3", "291", "293", "204", "298", "606", "307",
        ])
        .map { ($0.utf8.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }, $0) }
    ) { first, _ in first }

    /// The units of servings that are volumes.
    ///
    /// `MLT` is GS1's code for the millilitre.
    static let volumes: Set<String> = ["ml", "mlt", "l", "ltr"]

    /// Returns the liquid of a branded food by its category, or nil if its weight is unknown.
    static func liquid(of category: String, in aisle: String) -> Liquid? {
        let words = Set(category.lowercased().split { !$0.isLetter }.map(String.init))
        if !words.isDisjoint(with: ["oil", "oils"]) { return .oil }
        if !words.isDisjoint(with: ["frozen", "ice", "condensed", "evaporated", "syrup", "syrups", "dressing", "dressings", "powder"]) {
            return nil
        }
        return aisle == "BEVERAGES" || !words.isDisjoint(with: ["milk", "vinegar", "vinegars", "water"]) ? .drink : nil
    }

    /// Sizes of a portion, with the most usual one first.
    static let sizes = ["medium": 0, "regular": 0, "large": 2, "small": 2]

    /// Parts of a food, which are neither a unit nor a whole piece.
    static let parts: Set<String> = [
        "wedge", "strip", "spear", "stick", "segment", "section", "ring", "half", "cube", "ball", "floret", "stalk", "bunch", "can",
        "package", "bag",
        "bowl", "box", "serving", "order", "bite", "chip", "cracker", "cookie", "portion", "container", "head", "bar", "bottle", "glass",
    ]

    /// The units by the words for them.
    static let units: [String: String] = [
        "cup": "CUP", "cups": "CUP", "tablespoon": "TABLESPOON", "tablespoons": "TABLESPOON", "tbsp": "TABLESPOON",
        "teaspoon": "TEASPOON", "teaspoons": "TEASPOON", "tsp": "TEASPOON", "milliliter": "MILLILITER", "ml": "MILLILITER",
        "liter": "LITER", "slice": "SLICE", "slices": "SLICE", "clove": "CLOVE", "cloves": "CLOVE", "sprig": "SPRIG", "sprigs": "SPRIG",
        "leaf": "SPRIG", "pinch": "PINCH", "dash": "PINCH", "piece": "PIECE", "pieces": "PIECE", "each": "PIECE", "whole": "PIECE",
        "medium": "PIECE", "large": "PIECE", "small": "PIECE", "fruit": "PIECE", "egg": "PIECE", "unit": "PIECE",
    ]

    /// The aisle of a branded food's category, by the first of these words that its name has.
    static let aisles: [(word: String, aisle: String)] = [
        ("frozen", "FROZEN"), ("canned", "CANNED"), ("soup", "CANNED"), ("ice cream", "FROZEN"),
        ("juice", "BEVERAGES"), ("beverage", "BEVERAGES"), ("drink", "BEVERAGES"), ("soda", "BEVERAGES"), ("coffee", "BEVERAGES"),
        ("water", "BEVERAGES"), ("alcohol", "BEVERAGES"), ("alcoholic", "BEVERAGES"), ("tea", "BEVERAGES"), ("wine", "BEVERAGES"),
        ("beer", "BEVERAGES"),
        ("finfish", "SEAFOOD"), ("fish", "SEAFOOD"), ("seafood", "SEAFOOD"), ("shellfish", "SEAFOOD"), ("shrimp", "SEAFOOD"),
        ("tuna", "SEAFOOD"), ("salmon", "SEAFOOD"),
        ("dressing", "OILS_AND_SAUCES"), ("sauce", "OILS_AND_SAUCES"), ("gravy", "OILS_AND_SAUCES"), ("condiment", "OILS_AND_SAUCES"),
        ("dip", "OILS_AND_SAUCES"), ("oil", "OILS_AND_SAUCES"), ("vinegar", "OILS_AND_SAUCES"), ("mayonnaise", "OILS_AND_SAUCES"),
        ("ketchup", "OILS_AND_SAUCES"), ("mustard", "OILS_AND_SAUCES"), ("pickle", "OILS_AND_SAUCES"), ("olive", "OILS_AND_SAUCES"),
        ("nut", "NUTS_AND_SEEDS"), ("peanut", "NUTS_AND_SEEDS"), ("seed", "NUTS_AND_SEEDS"),
        ("bread", "BAKERY"), ("baked", "BAKERY"), ("bakery", "BAKERY"), ("cake", "BAKERY"), ("cookie", "BAKERY"), ("biscuit", "BAKERY"),
        ("pastry", "BAKERY"), ("bun", "BAKERY"), ("muffin", "BAKERY"), ("croissant", "BAKERY"), ("pie", "BAKERY"),
        ("egg", "DAIRY_AND_EGGS"), ("dairy", "DAIRY_AND_EGGS"), ("cheese", "DAIRY_AND_EGGS"), ("milk", "DAIRY_AND_EGGS"),
        ("yogurt", "DAIRY_AND_EGGS"), ("butter", "DAIRY_AND_EGGS"), ("cream", "DAIRY_AND_EGGS"),
        ("legume", "LEGUMES"), ("bean", "LEGUMES"), ("lentil", "LEGUMES"), ("tofu", "LEGUMES"),
        ("beef", "MEAT"), ("pork", "MEAT"), ("poultry", "MEAT"), ("lamb", "MEAT"), ("sausage", "MEAT"), ("meat", "MEAT"), ("steak", "MEAT"),
        ("bacon", "MEAT"), ("ham", "MEAT"), ("chicken", "MEAT"), ("turkey", "MEAT"),
        ("spice", "SPICES"), ("herb", "SPICES"), ("seasoning", "SPICES"), ("salt", "SPICES"),
        ("pasta", "GRAINS_AND_PASTA"), ("noodle", "GRAINS_AND_PASTA"), ("grain", "GRAINS_AND_PASTA"), ("rice", "GRAINS_AND_PASTA"),
        ("cereal", "GRAINS_AND_PASTA"), ("flour", "GRAINS_AND_PASTA"), ("oat", "GRAINS_AND_PASTA"),
        ("sugar", "BAKING"), ("sweet", "BAKING"), ("sweetener", "BAKING"), ("syrup", "BAKING"), ("honey", "BAKING"), ("jam", "BAKING"),
        ("candy", "BAKING"), ("chocolate", "BAKING"), ("baking", "BAKING"),
        ("vegetable", "PRODUCE"), ("fruit", "PRODUCE"), ("potato", "PRODUCE"), ("tomato", "PRODUCE"), ("salad", "PRODUCE"),
        ("apple", "PRODUCE"), ("banana", "PRODUCE"),
    ]
}
