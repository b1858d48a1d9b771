import Coverage
import Engine
import Planner
import Postgres
import ServiceSupport
import TestSupport
import Testing

@testable import Checking

@Suite("Schema and bindings against the live database", .tags(.database, .slow), .timeLimit(.minutes(20)))
struct DatabaseCheckTests {
    @Test("finds no problems in the tables that the migrations create")
    func agrees() throws {
        let report = try DatabaseCheck.report(of: SchemaFile.snapshot(), on: PostgresSession(TestData.database()))
        #expect(report.problems == [])
        #expect(report.operations > 200)
        #expect(report.statements > 500)
    }

    struct Fault: Sendable, CustomTestStringConvertible {
        let kind: String
        let change: String
        let problem: String
        var testDescription: String { kind }
    }

    @Test(
        "reports a single fault with its field",
        arguments: [
            Fault(
                kind: "a broken column",
                change: "ALTER TABLE seller DROP COLUMN website",
                problem: "Seller.website: column t1.website does not exist (SQLSTATE 42703)"
            ),
            Fault(
                kind: "a type that does not fit",
                change:
                    "ALTER TABLE collection RENAME COLUMN hashtag TO tag; ALTER TABLE collection ADD COLUMN hashtag bytea NOT NULL DEFAULT ''",
                problem: "Collection.hashtag: a column of type bytea cannot be written as String!."
            ),
            Fault(
                kind: "a nullable column behind a non-null field",
                change: "ALTER TABLE recipe_ingredient ALTER COLUMN grams DROP NOT NULL",
                problem: "RecipeIngredient.grams: the field is non-null, but recipe_ingredient.grams can be NULL."
            ),
        ]
    )
    func single(fault: Fault) throws {
        let session = try PostgresSession(TestData.database())
        try session.execute(fault.change)
        let snapshot = try SchemaFile.snapshot()
        let operations = CoveringOperations.all(of: snapshot.planner.catalog).filter { !$0.name.contains(">") && !$0.name.contains("(") }
        #expect(try DatabaseCheck.report(of: snapshot, on: session, operations: operations).problems == [fault.problem])
    }

    @Test("reports each problem of a broken database once, field by field")
    func broken() throws {
        let session = try PostgresSession(TestData.database())
        try session.execute(
            """
            ALTER TABLE recipe_review DROP CONSTRAINT recipe_review_stars_check, ALTER COLUMN stars TYPE text, DROP COLUMN comment;
            ALTER TABLE recipe_step ALTER COLUMN text_en DROP NOT NULL;
            ALTER TABLE recipe_ingredient ALTER COLUMN grams TYPE double precision, ALTER COLUMN position TYPE bigint;
            ALTER TYPE measurement_unit ADD VALUE 'BUCKET';
            ALTER TYPE account_kind RENAME VALUE 'GROUP' TO 'BAND';
            """
        )
        let snapshot = try SchemaFile.snapshot()
        // The operations with a single field, which are named by coordinates, find all problems.
        let operations = CoveringOperations.all(of: snapshot.planner.catalog).filter { !$0.name.contains(">") && !$0.name.contains("(") }
        let report = try DatabaseCheck.report(of: snapshot, on: session, operations: operations)
        #expect(
            report.problems == [
                "Account.kind: GROUP is not a label of account_kind.",
                "Account.kind: account_kind has the label BAND, which is not a value of AccountKind!.",
                "GroceryItem.exactUnit: measurement_unit has the label BUCKET, which is not a value of MeasurementUnit.",
                "GroceryItem.unit: measurement_unit has the label BUCKET, which is not a value of MeasurementUnit.",
                "Profile.kind: GROUP is not a label of account_kind.",
                "Profile.kind: account_kind has the label BAND, which is not a value of AccountKind!.",
                "RecipeIngredient.unit: measurement_unit has the label BUCKET, which is not a value of MeasurementUnit!.",
                "RecipeReview.comment: column t1.comment does not exist (SQLSTATE 42703)",
                "RecipeReview.stars: a column of type text cannot be written as Int!.",
                "RecipeStep.text: the field is non-null, but recipe_step.text_en can be NULL.",
            ]
        )
    }
}
