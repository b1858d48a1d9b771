/// The words of negations in English and Spanish, without accents and apostrophes.
enum NegationWords {
    /// Words that exclude the words after them.
    static let before = Phrases<Void>([
        (
            [
                "without", "no", "not", "non", "nor", "neither", "except", "excluding", "exclude", "avoiding", "avoid", "omit", "omitting",
                "minus", "sans", "lacking",
                "zero", "leave out", "leaving out", "hold the", "apart from", "other than", "instead of", "none of", "0", "free of",
                "free from", "allergic to",
                "allergy to", "intolerant to", "intolerance to", "nothing with", "dont", "doesnt", "cant", "cannot", "do not",
                "does not", "i dont", "i do not", "i cant", "i cannot", "i am allergic to", "im allergic to",
            ],
            ()
        ),
        (
            [
                "sin", "ni", "excepto", "salvo", "evitando", "evitar", "quitar", "omitir", "tampoco", "cero", "a excepcion de",
                "en lugar de", "en vez de", "nada que",
                "libre de", "libres de", "exento de", "exenta de", "exentos de", "exentas de",
                "nada de", "nada con", "alergico a", "alergica a", "alergicos a", "alergia a", "alergico al", "alergica al", "alergia al",
                "intolerante a", "intolerante al", "intolerantes a", "intolerancia a", "intolerancia al", "soy alergico a",
                "soy alergica a",
                "soy alergico al", "soy alergica al", "soy intolerante a", "soy intolerante al",
            ],
            ()
        ),
    ])

    /// Words that exclude the words before them.
    static let after: Set = ["free", "fre", "allergy", "allergies", "intolerant", "intolerance"]

    /// Words after “free” that make it an ordinary word: “free range eggs”, and in fashion “free size” and “Free People”.
    static let freely: Set = ["range", "size", "people", "run", "style", "shipping", "delivery", "trade", "flow", "flowing", "form"]

    /// Words before “free” that name no content of food: “cage free eggs”.
    static let figuratively: Set = [
        "cage", "care", "cruelty", "fuss", "guilt", "hands", "hassle", "iron", "mess", "stress", "toll", "wrinkle", "for", "is", "are",
        "be",
        "feel", "the", "a", "and", "with", "de",
    ]

    /// Words after “no”, “not” or “non” that make it part of a name: “No-bake cheesecake”.
    ///
    /// All are ways to cook or to sew, which people do not exclude.
    static let inNames: Set = [
        "bake", "boil", "churn", "cook", "fail", "fry", "fuss", "iron", "just", "knead", "machine", "mess", "one", "only", "peel", "rise",
        "roll", "sew", "show", "slip", "solo", "stick", "stir", "stress", "tie", "time", "toxic", "waste", "whisk", "wrinkle",
    ]

    /// Words between the negation and the excluded words: “no added sugar”, “que no lleve huevo”.
    static let fillers: Set = [
        "a", "added", "an", "any", "contain", "containing", "contains", "eat", "eating", "has", "have", "having", "in", "like", "made",
        "of", "so", "the", "to", "too", "use", "using", "very", "want", "with", "trace", "traces", "kind", "kinds", "type", "types", "sort",
        "sorts", "form",
        "al", "anadido", "bebo", "come", "comemos", "como", "tomo", "anadida", "anadidos", "anadidas", "comer", "con", "contenga",
        "contengan", "contiene", "contienen", "de", "del",
        "demasiado", "el", "en", "gusta", "gustan", "la", "las", "lleva", "llevan", "lleve", "lleven", "los", "me", "muy", "nada", "ningun",
        "ninguna", "ninguno", "nos", "puedo", "quiero", "tan", "tenga", "tengan", "tiene", "tienen", "un", "una", "usa", "usen", "traza",
        "trazas", "resto", "restos", "rastro", "rastros", "derivado", "derivados", "tipo", "tipos", "clase",
    ]

    /// Fillers that also connect the words of a name: “leche de vaca”.
    static let inside: Set = ["of", "de", "del", "la", "las", "el", "los"]

    /// Words about the negation itself that may stand behind the excluded words: “no sugar added”.
    static let trailing: Set = ["added", "anadido", "anadida", "anadidos", "anadidas"]

    /// Words that end a negation.
    static let ends: Set = [
        "with", "but", "that", "which", "who", "please", "recipe", "recipes", "idea", "ideas", "con", "pero", "que", "mas", "receta",
        "recetas",
    ]

    /// Prepositions that begin another thought (“cena sin carne para niños”) unless they belong to a name (“sin fideos al huevo”).
    static let prepositions: Set = ["for", "in", "on", "from", "para", "en", "al", "por"]

    /// Whether a word is “without”, perhaps with one wrong letter: a dropped negation would find what the person excludes.
    static func isWithout(_ keyword: String) -> Bool {
        let (typed, right) = (Array(keyword.utf8), Array("without".utf8))
        guard (right.count - 1...right.count + 1).contains(typed.count), typed.first == right.first else { return false }
        // All but one letter, or all but two swapped ones, are the same from both ends.
        let ahead = zip(typed, right).prefix { $0 == $1 }.count
        let behind = zip(typed.reversed(), right.reversed()).prefix { $0 == $1 }.count
        if ahead + behind >= min(typed.count, right.count), typed.count != right.count || ahead + behind >= right.count { return true }
        if typed.count == right.count, ahead + behind == right.count - 1 { return true }
        return typed.count == right.count && ahead + behind == right.count - 2 && typed[ahead] == right[ahead + 1]
            && typed[ahead + 1] == right[ahead]
    }

    /// Words that cannot be excluded.
    static let boundaries = ends.union(prepositions)

    /// Foods that are written together with a negation: “eggless cake”, “nutfree”, “noeggs”.
    ///
    /// Words such as “boneless” and “sleeveless” are no negations of food.
    private static let englishFoods: Set = [
        "egg", "meat", "sugar", "dairy", "nut", "milk", "wheat", "fish", "gluten", "butter", "yeast", "soy", "lactose", "peanut", "alcohol",
        "shellfish",
    ]

    /// Foods that are written together with “sin”: “singluten”.
    private static let spanishFoods: Set = [
        "alcohol", "azucar", "cacahuete", "cacahuate", "carne", "cerdo", "gluten", "huevo", "lacteo", "lactosa", "leche", "mani",
        "mantequilla", "marisco", "nueces", "pescado", "queso", "sal", "soja", "soya", "trigo",
    ]

    /// Returns the length of the excluded food at the beginning of a word such as “eggless” or “nutfree”; nil for other words.
    static func lengthOfFood(inLessWord keyword: String) -> Int? {
        guard keyword.utf8.count > 4, keyword.hasSuffix("less") || keyword.hasSuffix("free") else { return nil }
        let food = String(keyword.dropLast(4))
        return englishFoods.contains(food) ? food.utf8.count : nil
    }

    /// Returns the length of the negation at the beginning of a word such as “noeggs” or “singluten”; nil for other words.
    static func lengthOfNegation(inJoinedWord keyword: String) -> Int? {
        let (negation, foods) = keyword.hasPrefix("sin") ? (3, spanishFoods) : (2, englishFoods)
        guard negation == 3 || keyword.hasPrefix("no") else { return nil }
        let food = String(keyword.dropFirst(negation))
        return foods.contains(food) || food.hasSuffix("s") && foods.contains(String(food.dropLast())) ? negation : nil
    }
}
