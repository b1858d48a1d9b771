import Postgres

/// Drawings for older demo rows, whose pictures had addresses of a server that does not exist.
enum PictureSection: DemoSection {
    static let tables = ["recipe", "catalog_item", "collection"]
    /// The number of rows per transaction.
    private static let batch = 5_000
    private static let formerAddress = "https://images.cupboard.example/%"

    static func seed(into session: PostgresSession, scale: Int, progress: (SeedProgress) -> Void) throws -> Bool {
        let isDone = try session.transaction { session in try SectionMark(lockedIn: session, name: "pictures").scale > 0 }
        guard !isDone else { return false }
        let recipes = try session.transaction { session in try SeedMark(lockedIn: session) }
        let items = try session.transaction { session in try SectionMark(lockedIn: session, name: "fashion") }
        // Variants have no texts for their pictures; their titles serve instead.
        let firstRecipes = "id < \((recipes?.firstRecipe ?? 1) + (recipes?.recipeCount ?? 0))"
        let firstItems = "id < \(items.first("catalog_item") + (try CatalogItem.all().count))"
        let added = try [
            draw(RowPictures.recipe(), withTexts: firstRecipes, session, progress),
            draw(RowPictures.item(), withTexts: firstItems, session, progress),
        ]
        return try session.transaction { session in
            var mark = try SectionMark(lockedIn: session, name: "pictures")
            let collections = try session.query(
                "WITH drawn AS (\(RowPictures.updateCollections(where: "image LIKE '\(formerAddress)'")) RETURNING id) SELECT count(*) FROM drawn"
            )
            mark.scale = 1
            try mark.save(in: session)
            return try collections.one(Int.self) > 0 || added.contains(true)
        }
    }

    private static func draw(
        _ pictures: RowPictures,
        withTexts: String,
        _ session: PostgresSession,
        _ progress: (SeedProgress) -> Void
    ) throws -> Bool {
        let last = try session.query("SELECT coalesce(max(id), 0) FROM \(pictures.table)").one(Int.self)
        var drawn = 0
        for first in stride(from: 1, through: last, by: batch) {
            let rows = "id BETWEEN \(first) AND \(first + batch - 1) AND images[1] LIKE '\(formerAddress)'"
            drawn += try session.transaction { session in
                let update = pictures.update(where: rows, withTexts: withTexts)
                return try session.query("WITH drawn AS (\(update) RETURNING id) SELECT count(*) FROM drawn").one(Int.self)
            }
            if drawn > 0 { progress(SeedProgress(unit: "pictures", completed: min(first + batch - 1, last), total: last)) }
        }
        return drawn > 0
    }
}
