public import Postgres

/// Demo data for every domain, written for this project; the same data is created every time.
public enum DemoData {
    /// The sections in the order of seeding; later sections refer to earlier ones.
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

    /// Seeds a migrated database with demo data and adds only the missing rows.
    ///
    /// A `scale` of 1 gives enough to look around; larger scales multiply the data. Each section is seeded in batches, each in its own
    /// transaction. A seed that is killed leaves only complete batches, and the next seed continues from there. Two simultaneous seeds
    /// wait for each other.
    public static func seed(into session: PostgresSession, scale: Int = 1, progress: (SeedProgress) -> Void = { _ in }) throws {
        try SeedTables.make(in: session)
        if try isRemoved(from: session) { throw DemoDataRemoved() }
        for section in sections {
            let added = try section.seed(into: session, scale: scale, progress: progress)
            // Query plans depend on the statistics, and reads are cheaper once all rows are known to be visible.
            if added { try session.execute("VACUUM (ANALYZE) \(section.tables.joined(separator: ", "))") }
        }
    }
}
