/// The progress of seeding one section.
public struct SeedProgress: Equatable, Sendable {
    /// The name of the seeded objects in the plural: `recipes`.
    public let unit: String
    /// The number of committed objects.
    public let completed: Int
    /// The number of objects at the end.
    public let total: Int
}
