import Postgres

/// A section of the demo data: the rows of one domain.
protocol DemoSection {
    /// The tables that the section fills.
    static var tables: [String] { get }

    /// Adds the missing rows up to a scale, in batches; returns whether any were added.
    static func seed(into session: PostgresSession, scale: Int, progress: (SeedProgress) -> Void) throws -> Bool
}
