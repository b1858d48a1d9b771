import Languages

/// Composes comments that fit a recipe: an opinion, a remark on an ingredient or the occasion, and a closing sentence.
struct CommentWriter {
    private let ingredients: [NounList]
    private let occasion: Occasion

    enum Occasion { case breakfast, meal, snack, dessert }

    init(recipe: Recipe, ingredients table: IngredientTable) {
        // Comments mention one of the first ingredients, but not oil, spices and the like.
        ingredients = recipe.lines.prefix(5).map { table.ingredients[$0.ingredient] }
            .filter { !["SPICES", "OILS_AND_SAUCES", "BAKING", "BEVERAGES"].contains($0.aisle) }
            .map { NounList(members: [.init(noun: $0.noun.brief, isPlural: $0.noun.isPlural(several: true))]) }
        occasion =
            if recipe.mealTypes.contains("DESSERT") {
                .dessert
            } else if recipe.mealTypes.contains("DINNER") || recipe.mealTypes.contains("LUNCH") {
                .meal
            } else {
                recipe.mealTypes.contains("BREAKFAST") ? .breakfast : .snack
            }
    }

    func comment(stars: Int, inSpanish: Bool, _ dice: inout Dice) -> String {
        let phrases = inSpanish ? CommentPhrases.spanish : CommentPhrases.english
        let opening = dice.pick(stars >= 4 ? phrases.happy : stars == 3 ? phrases.content : phrases.unhappy)
        var sentences = [opening]
        if dice.roll(3) > 0, !ingredients.isEmpty {
            let remark = dice.pick(stars >= 3 ? phrases.praise : phrases.complaint)
            if let template = Template(Substring(remark), inSpanish ? .spanish : .english) {
                sentences.append(template.filled([dice.pick(ingredients)], []).capitalizedFirst)
            }
        } else if stars >= 3 {
            sentences.append(dice.pick(phrases.about(occasion)))
        }
        if stars >= 4, dice.roll(3) == 0 { sentences.append(dice.pick(phrases.thanks)) }
        return sentences.joined(separator: " ")
    }
}
