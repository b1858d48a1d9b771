import Languages
import Planner

/// The text of an ingredient line in a recipe: “2 tablespoons olive oil, chopped”, “3 cebollas, bien picadas”.
struct IngredientLine {
    /// The row of `recipe_ingredient`.
    let row: Alias
    let language: TextLanguage

    private var quantity: SQL { "\(row).quantity" }
    /// The condition that the amount takes the plural: half an onion does not, one and a half do.
    private var isSeveral: SQL { "round(\(quantity), 2) > 1" }

    /// The whole line.
    var text: SQL {
        let single = "CASE WHEN \(quantity) = 1 THEN \(UnitWords.single.texts(in: language)) ->> \(row).unit::text END" as SQL
        let words = UnitWords.words(row, of: "named", isSeveral: isSeveral, in: language)
        let note = row.text("note", in: language)
        return """
            (SELECT coalesce(\(single), \(amount) || ' ' || \(words)) || \(name) || coalesce(', ' || \(note), '') \
            FROM ingredient AS named WHERE named.id = \(row).ingredient_id)
            """
    }

    /// The number, with a common fraction where one is usual.
    ///
    /// Metric units have decimals.
    private var amount: SQL {
        let fraction =
            "replace(substring(trim_scale(\(quantity))::text FROM '[.].*'), '.', \(BilingualText(".", ",").literal(in: language)))" as SQL
        let digits = "\(grouped("trunc(\(quantity))")) || coalesce(\(fraction), '')" as SQL
        let whole = "CASE WHEN \(quantity) >= 1 THEN trunc(\(quantity))::text || ' ' ELSE '' END" as SQL
        let fractions = Self.fractions.map { fraction -> SQL in
            "WHEN \(quantity) % 1 BETWEEN \(fraction.range) THEN \(whole) || \(.literal(fraction.sign))"
        }
        return """
            CASE WHEN \(UnitWords.hold(row, where: \.isMetric)) THEN \(digits) \(.joined(fractions, separator: " ")) \
            WHEN \(quantity) >= 0.995 AND abs(\(quantity) - round(\(quantity))) <= 0.005 THEN \(grouped("round(\(quantity))")) \
            ELSE \(digits) END
            """
    }

    /// A whole number with the digit grouping of the language, as in `Language.text(of:)`.
    private func grouped(_ number: SQL) -> SQL {
        let fewest: SQL = language.language == .spanish ? "10000" : "1000"
        return """
            CASE WHEN \(number) < \(fewest) THEN (\(number))::text \
            ELSE replace(to_char(\(number), 'FM999,999,999'), ',', \(BilingualText(",", "\u{A0}").literal(in: language))) END
            """
    }

    /// The fraction signs and their ranges.
    ///
    /// A third is stored as 0.333, and sources round it to 0.33.
    private static let fractions: [(sign: StaticString, range: SQL)] = [
        ("⅛", "0.12 AND 0.13"), ("¼", "0.245 AND 0.255"), ("⅓", "0.33 AND 0.338"),
        ("½", "0.495 AND 0.505"), ("⅔", "0.66 AND 0.672"), ("¾", "0.745 AND 0.755"),
    ]

    /// The name of the ingredient in the right number: “3 onions”, “500 g potatoes”, “1 tablespoon lemon”, “2 celery sticks”.
    ///
    /// Imported ingredients have no such forms. Their lines use the name without the capital letter.
    private var name: SQL {
        func of(_ english: SQL, _ spanish: SQL) -> SQL { language.language == .spanish ? spanish : english }
        let label = of("named.name_en", "named.name_es")
        let plain = "lower(left(\(label), 1)) || substr(\(label), 2)" as SQL
        let one = of("named.name_one_en", "named.name_one_es")
        let many = of("named.name_many_en", "named.name_many_es")
        let some = of("named.name_some_en", "named.name_some_es")
        return """
            CASE WHEN \(UnitWords.hold(row) { $0.naming == .counted }) \
            THEN coalesce(CASE WHEN \(isSeveral) THEN \(many) ELSE \(one) END, \(some), \(plain)) \
            WHEN \(UnitWords.hold(row) { $0.naming == .weighed }) THEN coalesce(\(some), \(many), \(plain)) \
            ELSE coalesce(\(some), \(one), \(plain)) END
            """
    }
}
