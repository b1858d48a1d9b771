/// How far a seed has come.
public struct SeedProgress: Equatable, Sendable {
    /// Recipes that are in the database and committed.
    public let completedRecipes: Int
    /// Recipes that there will be.
    public let totalRecipes: Int
}
