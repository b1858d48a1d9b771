import Languages

/// An amount of food as a text: “3 loaves”.
struct FoodAmount: Sendable, Hashable {
    let quantity: Quantity
    /// A value of `food_unit`.
    let unit: String

    /// The text in a language.
    func text(in language: Language) -> String {
        let words = FoodUnitWords.all[unit] ?? FoodUnitWords("", "", "", "")
        let (one, many) = language == .english ? (words.one, words.many) : (words.spanishOne, words.spanishMany)
        return "\(quantity.text(in: language)) \(quantity.isOne ? one : many)"
    }
}

/// The singular and the plural of a unit, in both languages.
private struct FoodUnitWords: Sendable {
    let one: String
    let many: String
    let spanishOne: String
    let spanishMany: String

    init(_ one: String, _ many: String, _ spanishOne: String, _ spanishMany: String) {
        (self.one, self.many, self.spanishOne, self.spanishMany) = (one, many, spanishOne, spanishMany)
    }

    static let all = [
        "PORTION": FoodUnitWords("portion", "portions", "ración", "raciones"),
        "PIECE": FoodUnitWords("piece", "pieces", "unidad", "unidades"),
        "KILOGRAM": FoodUnitWords("kg", "kg", "kg", "kg"),
        "LITER": FoodUnitWords("l", "l", "l", "l"),
        "LOAF": FoodUnitWords("loaf", "loaves", "pan", "panes"),
        "BAG": FoodUnitWords("bag", "bags", "bolsa", "bolsas"),
        "BOX": FoodUnitWords("box", "boxes", "caja", "cajas"),
        "TRAY": FoodUnitWords("tray", "trays", "bandeja", "bandejas"),
        "PACK": FoodUnitWords("pack", "packs", "paquete", "paquetes"),
        "CAN": FoodUnitWords("tin", "tins", "lata", "latas"),
        "JAR": FoodUnitWords("jar", "jars", "tarro", "tarros"),
        "BOTTLE": FoodUnitWords("bottle", "bottles", "botella", "botellas"),
    ]
}
