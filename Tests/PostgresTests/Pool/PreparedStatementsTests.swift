import Testing

@testable import Postgres

@Suite("Prepared statements of a connection")
struct PreparedStatementsTests {
    @Test("the same text has the same name, and another text or type has another")
    func names() {
        let statement = Statement("SELECT $1::int")
        #expect(statement.name == Statement("SELECT $1::int").name)
        #expect(statement == Statement("SELECT $1::int"))
        #expect(statement.name != Statement("SELECT $1::int ").name)
        #expect(statement.name != Statement("SELECT $1::int", parameterTypes: [.int4]).name)
        #expect(statement != Statement("SELECT $1::int", parameterTypes: [.int4]))
        #expect(statement.name.utf8.count == 33)
    }

    @Test("similar texts have names that differ in all parts")
    func spread() {
        let names = Set((0..<20_000).map { Statement("SELECT \($0)").name })
        #expect(names.count == 20_000)
        #expect(Set(names.map { $0.suffix(16) }).count == 20_000)
        #expect(Set(names.map { $0.dropFirst().prefix(16) }).count == 20_000)
    }

    @Test("a statement is prepared once, and again after a failed preparation")
    func life() {
        var prepared = PreparedStatements(capacity: 8)
        let statement = Statement("SELECT 1")
        #expect(prepared.use(statement) == .preparation)
        #expect(prepared.use(statement) == .nothing)
        #expect(!prepared.isKnown(statement))
        prepared.confirmed(statement)
        #expect(prepared.isKnown(statement))
        prepared.forget(statement)
        #expect(prepared.use(statement) == .preparation)
    }

    @Test("beyond its capacity a connection evicts the least recently used statements")
    func eviction() {
        var prepared = PreparedStatements(capacity: 8)
        let statements = (0..<9).map { Statement("SELECT \($0)") }
        for statement in statements.prefix(8) { _ = prepared.use(statement) }
        #expect(prepared.evict().isEmpty)
        _ = prepared.use(statements[0])
        _ = prepared.use(statements[8])
        #expect(prepared.evict() == [statements[1], statements[2]])
        #expect(prepared.use(statements[0]) == .nothing)
        #expect(prepared.use(statements[1]) == .preparation)
    }
}
