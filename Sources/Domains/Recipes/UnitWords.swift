import Languages
import Planner

/// The words for a unit between an amount and an ingredient: the `tablespoons` of “2 tablespoons olive oil”.
struct UnitWords: Sendable {
    /// The form of the ingredient's name that follows.
    enum Naming: Sendable {
        /// Pieces: “3 onions”, “2 celery sticks”.
        case counted
        /// A weight: “500 g potatoes”, “150 g celery”.
        case weighed
        /// A part of an ingredient: “1 tablespoon lemon”, “3 slices lemon”.
        case taken
    }

    /// A value of `measurement_unit`, optionally with an aisle whose ingredients use other words: `SLICE BAKERY`.
    let unit: StaticString
    let naming: Naming
    /// Whether amounts have decimals, not fractions.
    let isMetric: Bool
    /// The words for one or less, including the space before the ingredient's name.
    let one: BilingualText
    /// The words for more than one.
    let many: BilingualText

    init(_ unit: StaticString, _ naming: Naming, one: BilingualText, many: BilingualText) {
        (self.unit, self.naming, self.one, self.many, isMetric) = (unit, naming, one, many, false)
    }

    /// Creates a metric unit with a symbol that has no plural.
    init(_ unit: StaticString, _ naming: Naming, _ symbol: BilingualText) {
        (self.unit, self.naming, one, many, isMetric) = (unit, naming, symbol, symbol, true)
    }

    static let all = [
        UnitWords("GRAM", .weighed, BilingualText("g ", "g de ")),
        UnitWords("KILOGRAM", .weighed, BilingualText("kg ", "kg de ")),
        UnitWords("MILLILITER", .taken, BilingualText("ml ", "ml de ")),
        UnitWords("LITER", .taken, BilingualText("l ", "l de ")),
        UnitWords(
            "TEASPOON",
            .taken,
            one: BilingualText("teaspoon ", "cucharadita de "),
            many: BilingualText("teaspoons ", "cucharaditas de ")
        ),
        UnitWords(
            "TABLESPOON",
            .taken,
            one: BilingualText("tablespoon ", "cucharada de "),
            many: BilingualText("tablespoons ", "cucharadas de ")
        ),
        UnitWords("CUP", .weighed, one: BilingualText("cup ", "taza de "), many: BilingualText("cups ", "tazas de ")),
        UnitWords("PIECE", .counted, one: BilingualText("", ""), many: BilingualText("", "")),
        UnitWords("CLOVE", .taken, one: BilingualText("clove ", "diente de "), many: BilingualText("cloves ", "dientes de ")),
        UnitWords("SLICE", .taken, one: BilingualText("slice ", "rodaja de "), many: BilingualText("slices ", "rodajas de ")),
        UnitWords("SLICE BAKERY", .taken, one: BilingualText("slice ", "rebanada de "), many: BilingualText("slices ", "rebanadas de ")),
        UnitWords("SLICE MEAT", .taken, one: BilingualText("slice ", "loncha de "), many: BilingualText("slices ", "lonchas de ")),
        UnitWords("SLICE SEAFOOD", .taken, one: BilingualText("slice ", "loncha de "), many: BilingualText("slices ", "lonchas de ")),
        UnitWords(
            "SLICE DAIRY_AND_EGGS",
            .taken,
            one: BilingualText("slice ", "loncha de "),
            many: BilingualText("slices ", "lonchas de ")
        ),
        UnitWords("SPRIG", .taken, one: BilingualText("sprig ", "ramita de "), many: BilingualText("sprigs ", "ramitas de ")),
        UnitWords("SPRIG PRODUCE", .taken, one: BilingualText("leaf ", "hoja de "), many: BilingualText("leaves ", "hojas de ")),
        UnitWords("OUNCE", .weighed, BilingualText("oz ", "oz de ")),
        UnitWords("POUND", .weighed, BilingualText("lb ", "lb de ")),
        UnitWords("FLUID_OUNCE", .taken, BilingualText("fl oz ", "fl oz de ")),
        UnitWords(
            "QUART",
            .taken,
            one: BilingualText("quart ", "cuarto de galón de "),
            many: BilingualText("quarts ", "cuartos de galón de ")
        ),
        UnitWords("PINCH", .taken, one: BilingualText("pinch of ", "pizca de "), many: BilingualText("pinches of ", "pizcas de ")),
    ]

    /// The text for exactly one of a unit that uses no number: “a pinch of salt”.
    static let single = [Label("PINCH", "a pinch of ", "una pizca de ")]
}

extension UnitWords {
    /// The words for an ingredient line and the row of its ingredient.
    static func words(_ line: Alias, of ingredient: SQL, isSeveral: SQL, in language: TextLanguage) -> SQL {
        func found(_ words: KeyPath<UnitWords, BilingualText>) -> SQL {
            let constant = SQL.constant(all.map { (.literal($0.unit), $0[keyPath: words].literal(in: language)) })
            return "coalesce(\(constant) ->> (\(line).unit || ' ' || \(ingredient).aisle), \(constant) ->> \(line).unit::text)"
        }
        return "CASE WHEN \(isSeveral) THEN \(found(\.many)) ELSE \(found(\.one)) END"
    }

    /// The condition that the unit of a line has a property.
    static func hold(_ line: Alias, where property: (UnitWords) -> Bool) -> SQL {
        let units = all.filter(property).map { (name: SQL.literal($0.unit), text: "''" as SQL) }
        return "\(SQL.constant(units)) ? \(line).unit::text"
    }
}
