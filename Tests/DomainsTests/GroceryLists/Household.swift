import GraphQL
import Languages
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Domains

/// A person who plans and shops, another person, and the days of the first person's time zone.
struct Household: Sendable {
    let fixture: EngineFixture
    let ana: Member
    let bo: Member
    /// The days from the Sunday three weeks ago.
    private let days: [String]
    private let todayIndex: Int

    /// Runs the body with a household in a new database.
    static func run(
        loops: Int = 1,
        clients: Int = 1,
        zone: String = "Europe/Madrid",
        _ body: @Sendable @escaping (Household) async throws -> Void
    ) async throws {
        try await EngineFixture.run(loops: loops, clients: clients) { fixture in
            let session = try PostgresSession(fixture.database)
            let (ana, bo) = (try Member("Ana", roles: [], in: fixture.database), try Member("Bo", roles: [], in: fixture.database))
            try session.execute("UPDATE account SET time_zone = '\(zone)' WHERE id = \(ana.number)")
            let today = "(now() AT TIME ZONE '\(zone)')::date"
            let days = try session.column("SELECT week_start(\(today)) + n FROM generate_series(-21, 400) AS n ORDER BY n")
            let index = Int(try session.column("SELECT \(today) - week_start(\(today))")[0]) ?? 0
            try await body(Household(fixture: fixture, ana: ana, bo: bo, days: days, todayIndex: 21 + index))
        }
    }

    var session: PostgresSession { get throws { try PostgresSession(fixture.database) } }

    /// The day at an offset from today.
    func day(_ offset: Int) -> String { days[todayIndex + offset] }

    /// The Sunday of the week at an offset from the current week.
    func sunday(_ offset: Int) -> String { days[21 + 7 * offset] }

    /// A day of next week; 0 is Sunday.
    func next(_ weekday: Int) -> String { days[28 + weekday] }

    /// Plans a recipe and returns the meal's id.
    @discardableResult
    func plan(_ client: EngineClient, _ recipe: Int, _ slot: String, on day: String, servings: Double = 1) throws -> String {
        let payload = try client.change(
            "planMeal",
            "date: \"\(day)\", slot: \(slot), recipeId: \"recipe_\(recipe)\", servings: \(servings)",
            "plannedMeal { id }",
            as: ana
        )
        return try #require(payload.at("plannedMeal.id").string, "\(payload)")
    }

    static let item = """
        id name quantity unit grams plannedWeightG aisle checked isAtHome isEdited ingredient { id } estimatedCost { amount currencyCode }
        """

    /// The grocery list of a week, by default next week.
    func list(_ client: EngineClient, week: Int = 1, language: Language = .english) throws -> Value {
        try client.data(
            """
            { viewer { groceryList(weekOf: "\(sunday(week))") { weekOf items { \(Self.item) } aisles { aisle name items { id } subtotal { amount } }
              total { amount } substitutes { recipe { id } ingredient { id } substitute { id } } } } }
            """,
            as: ana,
            language: language
        ).at("viewer.groceryList")
    }

    /// The grams of each ingredient that the meals of a week need, added up here line by line.
    func needed(week: Int) throws -> [String: Double] {
        let rows = try session.run(
            """
            SELECT 'ingredient_' || line.ingredient_id AS ingredient, line.grams::float8 AS grams, meal.servings::float8 AS planned,
                recipe.servings::float8 AS servings
            FROM planned_meal AS meal JOIN recipe ON recipe.id = meal.recipe_id JOIN recipe_ingredient AS line ON line.recipe_id = recipe.id
            WHERE meal.account_id = \(ana.number) AND meal.date BETWEEN \(sunday(week), as: "date") AND \(sunday(week), as: "date") + 6
            """
        ).decode(Line.self)
        return rows.reduce(into: [:]) { sums, line in sums[line.ingredient, default: 0] += line.grams * line.planned / line.servings }
    }

    private struct Line: Decodable {
        let ingredient: String
        let grams: Double
        let planned: Double
        let servings: Double
    }
}

extension Value {
    /// The amount of a money value.
    var amount: Double? { string.flatMap { Double($0) } }
    /// The list item of an ingredient.
    func item(of ingredient: String) -> Value { self["items"].items.first { $0.at("ingredient.id").string == ingredient } ?? .null }
}
