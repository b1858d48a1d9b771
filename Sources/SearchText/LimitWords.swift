/// The words of limits and amounts in English and Spanish, without accents.
enum LimitWords {
    /// Words before a limit.
    static let before = Phrases<SearchLimit.Bound>([
        (
            [
                "under", "below", "less than", "fewer than", "lower than", "cheaper than", "at most", "up to", "within", "no more than",
                "not more than", "not over", "no over", "max", "maximum", "in under", "in less than",
                "menos de", "por debajo de", "hasta", "maximo", "como maximo", "como mucho", "a lo sumo", "no mas de", "inferior a",
                "debajo de", "bajo", "menor a", "menor de", "menor que", "menos que", "maximo de", "maximum of",
            ],
            .atMost
        ),
        (
            [
                "over", "above", "more than", "at least", "min", "minimum", "no less than", "not less than", "starting at",
                "mas de", "al menos", "por lo menos", "minimo", "como minimo", "desde", "a partir de", "superior a", "no menos de",
                "mayor a", "mayor de", "mayor que", "mas que", "minimo de", "por encima de",
            ],
            .atLeast
        ),
    ])

    /// Words behind a limit: “30 minutes or less”.
    static let after = Phrases<SearchLimit.Bound>([
        (
            ["or less", "or under", "or fewer", "or below", "or cheaper", "max", "maximum", "tops", "o menos", "maximo", "como maximo"],
            .atMost
        ),
        (["or more", "or over", "and up", "and over", "minimum", "o mas", "como minimo", "minimo"], .atLeast),
    ])

    /// Words before two limits: “between 20 and 50”.
    static let between: Set = ["between", "entre"]

    /// Words between two limits.
    static let and: Set = ["and", "y", "to", "a"]

    /// Words between an amount and its substance: “a cup of rice”.
    static let of: Set = ["of", "de"]

    /// Words before a number that make it a name: “talla 38”.
    static let numbered: Set = ["size", "sizes", "talla", "tallas", "talle", "number", "numero", "no", "nr", "nro", "type", "tipo", "n"]

    /// Nutrients whose limits are not filters: “less than 5 g sugar” must not search for sugar.
    static let nutrients: Set = [
        "carb", "carbs", "carbohydrates", "cholesterol", "fat", "fats", "fiber", "fibre", "protein", "proteins", "salt", "sodium", "sugar",
        "sugars", "carbohidratos", "colesterol", "grasa", "grasas", "fibra", "proteina", "proteinas", "sal", "sodio", "azucar", "azucares",
        "net", "saturated", "saturadas",
    ]
}
