import Testing

@testable import Imports

@Suite("Published categories of FoodData Central")
struct CategoryTests {
    /// The lines of a published list.
    private static func names(_ file: String) throws -> [String] {
        try ImportSupport.text("Categories/\(file)").split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
    }

    private static let files = ["food_category.txt", "wweia_food_category.txt", "wweia_food_category_before.txt"]

    @Test("every published category has its aisle in the table", arguments: zip(files, [28, 172, 14]))
    func published(file: String, count: Int) throws {
        let names = try Self.names(file)
        #expect(names.count == count)
        #expect(names.filter { USDA.categories[$0.lowercased()] == nil } == [])
    }

    @Test("the table has published categories only")
    func unpublished() throws {
        let published = try Set(Self.files.flatMap(Self.names).map { $0.lowercased() })
        #expect(Set(USDA.categories.keys).subtracting(published) == [])
        #expect(Set(USDA.mixedCategories.keys).subtracting(published) == [])
    }
}
