import Postgres
import TestSupport
import Testing

@testable import Domains

@Suite("Texts of the program for database values", .tags(.database), .removesDatabases)
struct ProgramTextsTests {
    private let session: PostgresSession

    init() throws { session = try PostgresSession(Tables.database()) }

    @Test("every value common to all catalogs has a label, except sizes that need none")
    func labels() throws {
        let values = try session.texts(
            """
            SELECT 'category ' || value FROM unnest(enum_range(NULL::catalog_category)) AS value
            UNION ALL SELECT 'colors ' || value FROM unnest(enum_range(NULL::catalog_color)) AS value
            UNION ALL SELECT 'price ' || value FROM unnest(catalog_price_bands()) AS value
            UNION ALL SELECT 'inStock ' || value FROM unnest('{true,false}'::boolean[]) AS value
            UNION ALL SELECT 'sizes ONE_SIZE'
            """
        )
        let labelled = FacetLabels.all.flatMap { facet in facet.labels.map { "\(facet.facet) \($0.value)" } }
        #expect(labelled.sorted() == values.sorted())
        let placeless = try session.texts(
            """
            SELECT value FROM unnest(enum_range(NULL::catalog_category)::text[]) AS value WHERE catalog_place('category', value) IS NULL
            UNION ALL SELECT value FROM unnest(enum_range(NULL::catalog_color)::text[]) AS value WHERE catalog_place('colors', value) IS NULL
            """
        )
        #expect(placeless == [])
    }

    @Test("every budget has a name")
    func budgets() throws {
        #expect(
            try EnumLabels.weeklyBudget.labels.map(\.value.description)
                == session.texts("SELECT option::text FROM budget_option ORDER BY budget_option.option")
        )
    }
}
