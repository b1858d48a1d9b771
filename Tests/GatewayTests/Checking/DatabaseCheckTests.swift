import Planner
import Postgres
import TestSupport
import Testing

@testable import Gateway

@Suite("Schema and bindings against the live database", .tags(.database, .slow), .timeLimit(.minutes(3)))
struct DatabaseCheckTests {
    @Test("nothing is wrong with the tables that the migrations make")
    func agrees() throws {
        let report = try DatabaseCheck.report(of: SchemaFile.snapshot(), on: PostgresSession(TestData.database()))
        #expect(report.problems == [])
        #expect(report.operations > 200)
        #expect(report.statements > 500)
    }

    @Test("a broken database is told field by field, each problem once")
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
        // The operations with a single field each, whose names are coordinates, see all of it.
        let operations = CoveringOperations.all(of: snapshot.planner.catalog).filter { !$0.name.contains(">") && !$0.name.contains("(") }
        let report = try DatabaseCheck.report(of: snapshot, on: session, operations: operations)
        #expect(
            report.problems == [
                "Account.kind: GROUP is no label of account_kind.",
                "Account.kind: account_kind has the label BAND, which is no value of AccountKind!.",
                "RecipeIngredient.unit: measurement_unit has the label BUCKET, which is no value of MeasurementUnit!.",
                "RecipeReview.comment: column t1.comment does not exist (SQLSTATE 42703)",
                "RecipeReview.stars: a column of type text cannot be written as Int!.",
                "RecipeStep.text: the field is non-null, but recipe_step.text_en may be NULL.",
            ]
        )
    }
}
