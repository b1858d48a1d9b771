/// How far a seed has come with one section.
public struct SeedProgress: Equatable, Sendable {
    /// What is being put in, in the plural: `recipes`.
    public let unit: String
    /// How many of it are in the database and committed.
    public let completed: Int
    /// How many there will be.
    public let total: Int
}
