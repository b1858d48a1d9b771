import Postgres

/// Later additions to the ingredients: their names in recipe lines, and their cholesterol, minerals and vitamins.
enum IngredientSection: DemoSection {
    static let tables = ["ingredient", "ingredient_nutrient"]

    static func seed(into session: PostgresSession, scale: Int, progress: (SeedProgress) -> Void) throws -> Bool {
        try session.transaction { session in
            var mark = try SectionMark(lockedIn: session, name: "ingredients")
            guard mark.scale == 0 else { return false }
            let ingredients = try IngredientTable().ingredients
            try name(ingredients, session)
            try addMicronutrients(of: ingredients, session)
            mark.scale = 1
            try mark.save(in: session)
            return true
        }
    }

    private static func name(_ ingredients: [Ingredient], _ session: PostgresSession) throws {
        let columns = ["name_one", "name_many", "name_some"].flatMap { ["\($0)_en", "\($0)_es"] }
        try session.execute(
            "CREATE TEMPORARY TABLE named ON COMMIT DROP AS SELECT slug, \(columns.joined(separator: ", ")) FROM ingredient WITH NO DATA"
        )
        try session.copy("COPY named FROM STDIN") { rows in
            for ingredient in ingredients {
                rows.append(ingredient.slug)
                let forms = ingredient.forms
                for form in [forms.one, forms.many, forms.some] {
                    rows.append(form?.english)
                    rows.append(form?.spanish)
                }
                try rows.endRow()
            }
        }
        let values = columns.map { "\($0) = named.\($0)" }.joined(separator: ", ")
        try session.execute("UPDATE ingredient SET \(values) FROM named WHERE ingredient.slug = named.slug")
    }

    private static func addMicronutrients(of ingredients: [Ingredient], _ session: PostgresSession) throws {
        try session.execute("CREATE TEMPORARY TABLE told (slug text, nutrient nutrient, amount numeric) ON COMMIT DROP")
        try session.copy("COPY told FROM STDIN") { rows in
            for ingredient in ingredients {
                for (nutrient, amount) in zip(Micronutrient.allCases, ingredient.micronutrients) {
                    rows.append(ingredient.slug)
                    rows.append(nutrient.rawValue)
                    rows.append(FixedPoint.text(amount, digits: 3))
                    try rows.endRow()
                }
            }
        }
        try session.execute(
            """
            INSERT INTO ingredient_nutrient (ingredient_id, nutrient, amount)
            SELECT ingredient.id, told.nutrient, told.amount FROM told JOIN ingredient USING (slug) ON CONFLICT DO NOTHING
            """
        )
    }
}
