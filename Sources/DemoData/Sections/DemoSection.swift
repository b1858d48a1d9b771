import Postgres

/// A part of the demo data: the rows of one domain.
protocol DemoSection {
    /// The tables that it fills.
    static var tables: [String] { get }

    /// Adds what is missing up to a scale, in batches; answers whether anything was added.
    static func seed(into session: PostgresSession, scale: Int, progress: (SeedProgress) -> Void) throws -> Bool
}
