import Testing

@testable import Planner

@Suite("SQL pieces")
struct SQLTests {
    @Test(
        "name columns after their fields, in snake case",
        arguments: [
            ("title", "title"), ("averageStars", "average_stars"), ("nutritionPer100g", "nutrition_per100g"),
            ("saturatedFatG", "saturated_fat_g"),
        ]
    )
    func snakeCase(field: String, column: String) {
        #expect(Identifier(columnOfField: field).sql == column)
    }

    @Test(
        "quote identifiers if necessary",
        arguments: [("order", "\"order\""), ("Name", "\"Name\""), ("a b", "\"a b\""), ("a\"b", "\"a\"\"b\""), ("a1_b", "a1_b")]
    )
    func quoting(name: String, sql: String) {
        #expect(Identifier(columnOfField: "", prefix: name).sql == sql)
    }
}
