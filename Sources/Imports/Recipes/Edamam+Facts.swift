/// Maps Edamam's labels, units and codes to ours.
///
/// Source: https://developer.edamam.com/edamam-docs-recipe-api (“Diet and Health Labels”, “Meal Type”, “Cuisine Type”, “Nutrients”)
extension Edamam {
    /// Labels that guarantee the absence of an allergen.
    ///
    /// A recipe without the label may contain the allergen.
    static let freedoms: [(label: String, allergen: String)] = [
        ("celery-free", "CELERY"),
        ("crustacean-free", "CRUSTACEANS"),
        ("egg-free", "EGGS"),
        ("fish-free", "FISH"),
        ("gluten-free", "GLUTEN"),
        ("lupine-free", "LUPIN"),
        ("dairy-free", "MILK"),
        ("mollusk-free", "MOLLUSCS"),
        ("mustard-free", "MUSTARD"),
        ("peanut-free", "PEANUTS"),
        ("sesame-free", "SESAME"),
        ("soy-free", "SOYBEANS"),
        ("sulfite-free", "SULPHITES"),
        ("tree-nut-free", "TREE_NUTS"),
    ]

    /// Health labels that are diets, in the order of the enum.
    ///
    /// Diets that depend on nutrients are derived from the nutrients instead.
    static let diets: [(label: String, diet: String)] = [
        ("dairy-free", "DAIRY_FREE"), ("gluten-free", "GLUTEN_FREE"), ("pescatarian", "PESCATARIAN"), ("vegan", "VEGAN"),
        ("vegetarian", "VEGETARIAN"),
    ]

    /// The values of `MealType`, in their order.
    static let mealTypes = ["BREAKFAST", "LUNCH", "DINNER", "SNACK", "DESSERT"]

    /// Meal types by the values of `mealType` and `dishType`.
    static let meals: [String: [String]] = [
        "breakfast": ["BREAKFAST"], "brunch": ["BREAKFAST", "LUNCH"], "lunch": ["LUNCH"], "dinner": ["DINNER"],
        "lunch/dinner": ["LUNCH", "DINNER"], "snack": ["SNACK"], "teatime": ["SNACK"], "desserts": ["DESSERT"], "dessert": ["DESSERT"],
    ]

    /// Edamam's cuisines that are also values of `Cuisine`.
    static let cuisines: [String: String] = [
        "american": "AMERICAN", "brazilian": "BRAZILIAN", "british": "BRITISH", "caribbean": "CARIBBEAN", "chinese": "CHINESE",
        "ethiopian": "ETHIOPIAN", "french": "FRENCH", "german": "GERMAN", "greek": "GREEK", "indian": "INDIAN", "italian": "ITALIAN",
        "japanese": "JAPANESE", "korean": "KOREAN", "lebanese": "LEBANESE", "mexican": "MEXICAN", "moroccan": "MOROCCAN",
        "nordic": "NORDIC", "peruvian": "PERUVIAN", "polish": "POLISH", "spanish": "SPANISH", "thai": "THAI", "turkish": "TURKISH",
        "vietnamese": "VIETNAMESE", "west african": "WEST_AFRICAN",
    ]

    /// The aisle for each value of `foodCategory`.
    static let aisles: [String: String] = [
        "vegetables": "PRODUCE", "fruit": "PRODUCE", "fruits": "PRODUCE",
        "meats": "MEAT", "poultry": "MEAT", "cured meats": "MEAT", "sausages and luncheon meats": "MEAT",
        "seafood": "SEAFOOD",
        "dairy": "DAIRY_AND_EGGS", "milk": "DAIRY_AND_EGGS", "cheese": "DAIRY_AND_EGGS", "yogurt": "DAIRY_AND_EGGS",
        "eggs": "DAIRY_AND_EGGS",
        "bread, rolls and tortillas": "BAKERY", "quick breads and pastries": "BAKERY", "bakery": "BAKERY",
        "grains": "GRAINS_AND_PASTA", "pasta": "GRAINS_AND_PASTA", "cooked grains and cereals": "GRAINS_AND_PASTA",
        "plant-based protein": "LEGUMES", "legumes": "LEGUMES", "beans": "LEGUMES",
        "canned vegetables": "CANNED", "canned fruit": "CANNED", "canned soup": "CANNED", "canned meats": "CANNED",
        "spices and herbs": "SPICES", "spices": "SPICES",
        "oils": "OILS_AND_SAUCES", "condiments and sauces": "OILS_AND_SAUCES",
        "nuts and seeds": "NUTS_AND_SEEDS", "nuts": "NUTS_AND_SEEDS", "seeds": "NUTS_AND_SEEDS",
        "sugars": "BAKING", "sugar syrups": "BAKING", "baking": "BAKING", "chocolate": "BAKING",
        "frozen grained based": "FROZEN", "frozen treats": "FROZEN", "ice cream and frozen desserts": "FROZEN",
        "non-alcoholic beverages": "BEVERAGES", "liquors and cocktails": "BEVERAGES", "wines": "BEVERAGES", "beer": "BEVERAGES",
        "water": "BEVERAGES", "coffee and tea": "BEVERAGES", "100% juice": "BEVERAGES", "canned soup, broth": "BEVERAGES",
    ]

    /// The units of `measure`.
    ///
    /// Ounces, pounds and US liquid measures are defined in NIST Handbook 44.
    static let measures = [
        LineAmount.Measure("gram", "g", unit: "GRAM"),
        LineAmount.Measure("kilogram", "kg", unit: "KILOGRAM"),
        LineAmount.Measure("ounce", "oz", unit: "GRAM", factor: 28.349523125),
        LineAmount.Measure("pound", "lb", unit: "GRAM", factor: 453.59237),
        LineAmount.Measure("milliliter", "ml", unit: "MILLILITER"),
        LineAmount.Measure("liter", "l", unit: "LITER"),
        LineAmount.Measure("fluid ounce", unit: "MILLILITER", factor: 29.5735295625),
        LineAmount.Measure("pint", unit: "MILLILITER", factor: 473.176473),
        LineAmount.Measure("quart", unit: "MILLILITER", factor: 946.352946),
        LineAmount.Measure("gallon", unit: "LITER", factor: 3.785411784),
        LineAmount.Measure("teaspoon", unit: "TEASPOON"),
        LineAmount.Measure("tablespoon", unit: "TABLESPOON"),
        LineAmount.Measure("cup", unit: "CUP"),
        LineAmount.Measure("<unit>", "unit", "whole", "piece", unit: "PIECE"),
        LineAmount.Measure("clove", unit: "CLOVE"),
        LineAmount.Measure("slice", unit: "SLICE"),
        LineAmount.Measure("sprig", "leaf", unit: "SPRIG"),
        LineAmount.Measure("pinch", "dash", unit: "PINCH"),
    ].byName

    /// The nutrients that recipes are searched by, in the order of `RecipeFacts.nutrients`.
    ///
    /// Energy is always in kcal.
    static let nutrients: [(code: String, unit: NutrientUnit?, isRequired: Bool)] = [
        ("ENERC_KCAL", nil, true),
        ("PROCNT", .gram, true),
        ("CHOCDF", .gram, true),
        ("SUGAR", .gram, false),
        ("FIBTG", .gram, false),
        ("FAT", .gram, true),
        ("FASAT", .gram, false),
        ("NA", .milligram, false),
    ]

    /// Edamam's other nutrients that are also values of `Nutrient`.
    static let micronutrients = [
        MicronutrientFact("CHOLE", "CHOLESTEROL", .milligram),
        MicronutrientFact("K", "POTASSIUM", .milligram),
        MicronutrientFact("CA", "CALCIUM", .milligram),
        MicronutrientFact("FE", "IRON", .milligram),
        MicronutrientFact("MG", "MAGNESIUM", .milligram),
        MicronutrientFact("P", "PHOSPHORUS", .milligram),
        MicronutrientFact("ZN", "ZINC", .milligram),
        MicronutrientFact("VITA_RAE", "VITAMIN_A", .microgram),
        MicronutrientFact("VITC", "VITAMIN_C", .milligram),
        MicronutrientFact("VITD", "VITAMIN_D", .microgram),
        MicronutrientFact("TOCPHA", "VITAMIN_E", .milligram),
        MicronutrientFact("VITK1", "VITAMIN_K", .microgram),
        MicronutrientFact("THIA", "THIAMIN", .milligram),
        MicronutrientFact("RIBF", "RIBOFLAVIN", .milligram),
        MicronutrientFact("NIA", "NIACIN", .milligram),
        MicronutrientFact("VITB6A", "VITAMIN_B6", .milligram),
        MicronutrientFact("FOLDFE", "FOLATE", .microgram),
        MicronutrientFact("VITB12", "VITAMIN_B12", .microgram),
    ]
}
