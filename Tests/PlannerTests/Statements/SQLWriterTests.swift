import GraphQL
import Testing

@testable import Planner

@Suite("Statements")
struct SQLWriterTests {
    @Test("have a parameter for each distinct interpolated value")
    func parameters() throws {
        let row = Alias(number: 4)
        let (first, second) = (ParameterSource.pageSize(nil, plus: 1), ParameterSource.value(.constant("x'; --"), as: .text))
        var level = Level(row: row, relation: .table("order"), parent: .none, parentRow: Alias(number: 9))
        level.columns = [.column(row, "id")]
        level.conditions = ["\(row).a = \(first)", "\(row).b = \(second) OR \(row).c = \(first)"]
        let written = SQLWriter.statement(for: 0, of: [level])
        #expect(written.sql == #"SELECT t4.id FROM "order" AS t4 WHERE (t4.a = $1::bigint) AND (t4.b = $2::text OR t4.c = $1::bigint)"#)
        #expect(written.parameters == [first, second])
    }
}
