/// A review of a recipe.
struct Review: Sendable {
    /// The index of the author in `Account.all`.
    let author: Int
    let stars: Int
    let comment: String?
    let created: Moment

    /// Up to twelve reviews of a recipe, written after its publication by different people other than its author.
    static func reviews(of recipe: Recipe, by author: Int, published: Moment, _ table: IngredientTable, _ dice: inout Dice) -> [Review] {
        let comments = CommentWriter(recipe: recipe, ingredients: table)
        // A step that is coprime to the number of accounts visits each account once before any repeats.
        let accounts = Account.all.count
        var reviewer = dice.roll(accounts)
        let step = dice.pick([5, 11, 13, 17, 19, 23])
        var reviews: [Review] = []
        for _ in 0..<dice.roll(13) {
            reviewer = (reviewer + step) % accounts
            if reviewer == author { continue }
            let stars = dice.pick([5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 3, 3, 3, 2, 1])
            let comment =
                dice.roll(10) == 0 ? nil : comments.comment(stars: stars, inSpanish: Account.all[reviewer].writesSpanish, &dice)
            let created = Moment(secondsBeforeToday: dice.roll(published.secondsBeforeToday))
            reviews.append(Review(author: reviewer, stars: stars, comment: comment, created: created))
        }
        return reviews
    }
}
