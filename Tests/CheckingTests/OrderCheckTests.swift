import Domains
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Checking

@Suite("Orders and their indexes", .tags(.database, .slow), .removesDatabases, .timeLimit(.minutes(20)))
struct OrderCheckTests {
    @Test("every order has its index, even in an empty database")
    func agrees() throws {
        let session = try PostgresSession(TestDatabase.shared.createDatabase())
        try Domains.migrations.apply(on: session)
        #expect(try OrderCheck.problems(of: SchemaFile.snapshot(), on: session) == [])
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let change: String
        let problems: [String]
        /// Part of every reported problem.
        ///
        /// The same objects can be in more lists than the ones named above.
        var topic = ""
        var testDescription: String { change }
    }

    private static let unsorted = "no index provides this order; every page sorts all rows."

    @Test(
        "reports an order without an index with its field and name",
        arguments: [
            Case(
                change: "DROP INDEX recipe_minutes",
                problems: ["ASC", "DESC"].map { "Query.recipes(orderBy: {field: MINUTES, direction: \($0)}): \(unsorted)" },
                topic: "(orderBy: {field: MINUTES,"
            ),
            // The order still has its index in the other language.
            Case(
                change: "DROP INDEX account_name_es",
                problems: ["ASC", "DESC"].map { "Query.accounts(orderBy: {field: NAME, direction: \($0)}): \(unsorted)" }
            ),
            Case(
                change: "DROP INDEX ingredient_name_en; CREATE INDEX ON ingredient (name_en, id)",
                problems: ["Query.ingredients: \(unsorted)"]
            ),
            // Rows with equal values would be sorted for each page.
            Case(
                change: "DROP INDEX recipe_rating; CREATE INDEX ON recipe (coalesce(average_stars, 0))",
                problems: ["ASC", "DESC"].map { "Query.recipes(orderBy: {field: RATING, direction: \($0)}): \(unsorted)" },
                topic: "(orderBy: {field: RATING,"
            ),
            Case(change: "DROP INDEX recipe_review_newest", problems: ["Recipe.reviews: \(unsorted)"]),
            Case(
                change: "DROP INDEX recipe_review_newest, recipe_review_author; CREATE INDEX ON recipe_review (created_at, id)",
                problems: [
                    "Recipe.reviews: no index provides one object's rows in this order; every page also reads rows of other objects."
                ]
            ),
        ]
    )
    func missing(given: Case) throws {
        let session = try PostgresSession(TestData.database())
        try session.execute(given.change)
        let problems = try OrderCheck.problems(of: SchemaFile.snapshot(), on: session)
        #expect(Set(given.problems).subtracting(problems) == [])
        #expect(problems.filter { !given.problems.contains($0) && (given.topic.isEmpty || !$0.contains(given.topic)) } == [])
    }
}
