import Postgres

/// Inserts the accounts, the ingredients and the first variant of each recipe, row by row from the tables of this target.
struct FirstSeed {
    let ingredients: IngredientTable
    let recipes: [Recipe]

    private struct Published {
        let author: Int
        let moment: Moment
        let reviews: [Review]
    }

    func run(in session: PostgresSession) throws -> SeedMark {
        let ids = try Identities(lockedIn: session)
        let published = recipes.enumerated().map { publish($0.element, place: $0.offset) }
        try copyAccounts(session, ids)
        try copyIngredients(session, ids)
        try copyRecipes(session, ids, published)
        try copyLines(session, ids)
        try copySteps(session, ids)
        try copyReviews(session, ids, published)
        // The diets depend on nutrients, which triggers have summed while the lines were copied.
        let first = ids.last("recipe") + 1
        let diets = NutrientDiets.sql(
            keeping: "diets",
            protein: "serving_protein_g",
            carbs: "serving_carbs_g",
            fat: "serving_fat_g",
            sodium: "serving_sodium_mg"
        )
        let recipesOfThis = "id BETWEEN \(first) AND \(first + recipes.count - 1)"
        try session.execute("UPDATE recipe SET diets = \(diets) WHERE \(recipesOfThis)")
        try session.execute(RowPictures.recipe().update(where: recipesOfThis))
        try Identities.advanceSequences(in: session)
        let mark = SeedMark(
            scale: 1,
            firstRecipe: first,
            recipeCount: recipes.count,
            firstAccount: ids.last("account") + 1,
            accountCount: Account.all.count
        )
        try mark.save(in: session)
        return mark
    }

    private func publish(_ recipe: Recipe, place: Int) -> Published {
        var dice = Dice(seed: place + 1)
        let author = dice.roll(Account.all.count)
        // At least a day ago, to leave time for reviews.
        let moment = Moment(secondsBeforeToday: 86_400 + dice.roll(Moment.span - 86_400))
        let reviews = Review.reviews(of: recipe, by: author, published: moment, ingredients, &dice)
        return Published(author: author, moment: moment, reviews: reviews)
    }

    private func copyAccounts(_ session: PostgresSession, _ ids: Identities) throws {
        try session.copy("COPY account (id, name, kind, roles, area, area_latitude, area_longitude, created_at) FROM STDIN") { rows in
            for (place, account) in Account.all.enumerated() {
                var dice = Dice(seed: -place - 1)
                rows.append(ids.last("account") + place + 1)
                rows.append(account.name)
                rows.append(account.isGroup ? "GROUP" : "INDIVIDUAL")
                rows.append(Self.array(account.roles))
                rows.append(account.area.name)
                rows.append(account.area.latitude)
                rows.append(account.area.longitude)
                // Before the first recipe was published.
                rows.append(Moment(secondsBeforeToday: Moment.span + dice.roll(300 * 86_400)).text)
                try rows.endRow()
            }
        }
    }

    private func copyIngredients(_ session: PostgresSession, _ ids: Identities) throws {
        let nutrients = "calories, protein_g, carbs_g, sugar_g, fiber_g, fat_g, saturated_fat_g, sodium_mg"
        let columns = "id, slug, name_en, name_es, aisle, \(nutrients), price_per_kg_minor, allergens"
        try session.copy("COPY ingredient (\(columns)) FROM STDIN") { rows in
            for (place, ingredient) in ingredients.ingredients.enumerated() {
                rows.append(ids.last("ingredient") + place + 1)
                rows.append(ingredient.slug)
                rows.append(ingredient.noun.name.english.capitalizedFirst)
                rows.append(ingredient.noun.name.spanish.capitalizedFirst)
                rows.append(ingredient.aisle)
                let values = ingredient.nutrients
                for hundredths in [
                    values.calories, values.protein, values.carbs, values.sugar, values.fiber, values.fat, values.saturatedFat,
                    values.sodium,
                ] {
                    rows.append(FixedPoint.text(hundredths, digits: 2))
                }
                rows.append(ingredient.pricePerKg)
                rows.append(Self.array(ingredient.allergens))
                try rows.endRow()
            }
        }
    }

    private func copyRecipes(_ session: PostgresSession, _ ids: Identities, _ published: [Published]) throws {
        let texts = "title_en, title_es, description_en, description_es"
        let facts = "cuisine, meal_types, diets, servings, prep_minutes, cook_minutes"
        try session.copy("COPY recipe (id, slug, author_id, \(texts), \(facts), created_at, updated_at) FROM STDIN") { rows in
            for (place, recipe) in recipes.enumerated() {
                rows.append(ids.last("recipe") + place + 1)
                rows.append(recipe.slug)
                rows.append(ids.last("account") + published[place].author + 1)
                for text in [recipe.title, recipe.description] {
                    rows.append(text.english)
                    rows.append(text.spanish)
                }
                rows.append(recipe.cuisine)
                rows.append(Self.array(recipe.mealTypes))
                rows.append(Self.array(recipe.dietsByIngredients(ingredients)))
                rows.append(recipe.servings)
                rows.append(recipe.prepMinutes)
                rows.append(recipe.cookMinutes)
                rows.append(published[place].moment.text)
                rows.append(published[place].moment.text)
                try rows.endRow()
            }
        }
    }

    private func copyLines(_ session: PostgresSession, _ ids: Identities) throws {
        var id = ids.last("recipe_ingredient")
        let columns = "id, recipe_id, position, ingredient_id, quantity, unit, grams, note_en, note_es"
        try session.copy("COPY recipe_ingredient (\(columns)) FROM STDIN") { rows in
            for (place, recipe) in recipes.enumerated() {
                for (position, line) in recipe.lines.enumerated() {
                    id += 1
                    rows.append(id)
                    rows.append(ids.last("recipe") + place + 1)
                    rows.append(position + 1)
                    rows.append(ids.last("ingredient") + line.ingredient + 1)
                    rows.append(FixedPoint.text(line.quantity, digits: 3))
                    rows.append(line.unit.label)
                    rows.append(FixedPoint.text(line.grams, digits: 2))
                    rows.append(line.note?.english)
                    rows.append(line.note?.spanish)
                    try rows.endRow()
                }
            }
        }
    }

    private func copySteps(_ session: PostgresSession, _ ids: Identities) throws {
        var id = ids.last("recipe_step")
        try session.copy("COPY recipe_step (id, recipe_id, position, text_en, text_es) FROM STDIN") { rows in
            for (place, recipe) in recipes.enumerated() {
                for (position, step) in recipe.steps.enumerated() {
                    id += 1
                    rows.append(id)
                    rows.append(ids.last("recipe") + place + 1)
                    rows.append(position + 1)
                    rows.append(step.english)
                    rows.append(step.spanish)
                    try rows.endRow()
                }
            }
        }
    }

    private func copyReviews(_ session: PostgresSession, _ ids: Identities, _ published: [Published]) throws {
        var id = ids.last("recipe_review")
        try session.copy("COPY recipe_review (id, recipe_id, author_id, stars, comment, created_at) FROM STDIN") { rows in
            for (place, recipe) in published.enumerated() {
                for review in recipe.reviews {
                    id += 1
                    rows.append(id)
                    rows.append(ids.last("recipe") + place + 1)
                    rows.append(ids.last("account") + review.author + 1)
                    rows.append(review.stars)
                    rows.append(review.comment)
                    rows.append(review.created.text)
                    try rows.endRow()
                }
            }
        }
    }

    /// Formats a PostgreSQL array whose elements need only quotes.
    private static func array(_ elements: [String]) -> String {
        "{" + elements.map { "\"\($0)\"" }.joined(separator: ",") + "}"
    }
}
