public import Postgres

/// Data of every domain to try the server with: made for this project and the same whenever they are made.
public enum DemoData {
    /// The parts, in the order in which they are put in; later ones refer to earlier ones.
    private static var sections: [any DemoSection.Type] {
        [
            PlaceSection.self, PlaceNameSection.self, RecipeSection.self, IngredientSection.self, LogInSection.self,
            ResidentAccountSection.self, GivingSection.self, DonationSection.self, GrocerySection.self, FashionSection.self,
            PictureSection.self,
            ResidentSection.self,
        ]
    }

    /// Whether the demo data were removed from a database.
    public static func isRemoved(from session: PostgresSession) throws(PostgresError) -> Bool {
        if try session.query("SELECT to_regclass('demo.demo_section') IS NULL").one(Bool.self) { return false }
        return try session.query("SELECT EXISTS (SELECT FROM demo.demo_section WHERE name = 'removed')").one(Bool.self)
    }

    /// Puts the demo data into a migrated database, `scale` times what a person needs to look around; adds only what is missing.
    ///
    /// Each section goes in batches, each a transaction of its own: a seed that is killed leaves whole batches and goes on from there the
    /// next time. Two seeds at once wait for each other.
    public static func seed(into session: PostgresSession, scale: Int = 1, progress: (SeedProgress) -> Void = { _ in }) throws {
        try SeedTables.make(in: session)
        if try isRemoved(from: session) { throw DemoDataRemoved() }
        for section in sections {
            let added = try section.seed(into: session, scale: scale, progress: progress)
            // Plans are only as good as the statistics, and reads are cheaper once all rows are known to be visible.
            if added { try session.execute("VACUUM (ANALYZE) \(section.tables.joined(separator: ", "))") }
        }
    }
}
