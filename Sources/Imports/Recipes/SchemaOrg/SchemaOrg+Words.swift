/// Maps the words of schema.org's recipes to ours. Sites write them freely, in their language.
extension SchemaOrg {
    /// Diets of schema.org that are also values of `Diet`, in the order of the enum.
    ///
    /// Source: https://schema.org/RestrictedDiet
    static let diets: [(label: String, diet: String)] = [
        ("GlutenFreeDiet", "GLUTEN_FREE"), ("VeganDiet", "VEGAN"), ("VegetarianDiet", "VEGETARIAN"),
    ]

    /// Diets that exclude an allergen.
    static let freedoms: [(label: String, allergen: String)] = [("GlutenFreeDiet", "GLUTEN")]

    /// The values of `Cuisine` by the words for them.
    static let cuisines: [String: String] = Edamam.cuisines.merging(spanishCuisines) { english, _ in english }

    private static let spanishCuisines: [String: String] = [
        "americana": "AMERICAN", "estadounidense": "AMERICAN", "brasileña": "BRAZILIAN", "británica": "BRITISH", "inglesa": "BRITISH",
        "english": "BRITISH", "caribeña": "CARIBBEAN", "china": "CHINESE", "etíope": "ETHIOPIAN", "francesa": "FRENCH", "alemana": "GERMAN",
        "griega": "GREEK", "india": "INDIAN", "italiana": "ITALIAN", "japonesa": "JAPANESE", "coreana": "KOREAN", "libanesa": "LEBANESE",
        "mexicana": "MEXICAN", "tex-mex": "MEXICAN", "marroquí": "MOROCCAN", "nórdica": "NORDIC", "scandinavian": "NORDIC",
        "swedish": "NORDIC", "peruana": "PERUVIAN", "polaca": "POLISH", "española": "SPANISH", "tailandesa": "THAI", "turca": "TURKISH",
        "vietnamita": "VIETNAMESE",
    ]

    /// Meal types by the words of `recipeCategory`.
    static let meals: [String: [String]] = Edamam.meals.merging([
        "main": ["LUNCH", "DINNER"], "main course": ["LUNCH", "DINNER"], "main dish": ["LUNCH", "DINNER"], "entree": ["LUNCH", "DINNER"],
        "entrée": ["LUNCH", "DINNER"], "supper": ["DINNER"], "soup": ["LUNCH", "DINNER"], "salad": ["LUNCH", "DINNER"],
        "side dish": ["LUNCH", "DINNER"], "appetizer": ["SNACK"], "starter": ["LUNCH", "DINNER"], "snacks": ["SNACK"], "cake": ["DESSERT"],
        "cookies": ["DESSERT", "SNACK"], "pudding": ["DESSERT"],
        "desayuno": ["BREAKFAST"], "almuerzo": ["LUNCH"], "comida": ["LUNCH"], "cena": ["DINNER"], "merienda": ["SNACK"],
        "aperitivo": ["SNACK"], "postre": ["DESSERT"], "postres": ["DESSERT"], "plato principal": ["LUNCH", "DINNER"],
        "plato fuerte": ["LUNCH", "DINNER"], "segundo plato": ["LUNCH", "DINNER"], "primer plato": ["LUNCH", "DINNER"],
        "entrante": ["LUNCH", "DINNER"], "sopa": ["LUNCH", "DINNER"], "ensalada": ["LUNCH", "DINNER"], "guarnición": ["LUNCH", "DINNER"],
        "tarta": ["DESSERT"],
    ]) { english, _ in english }
}
