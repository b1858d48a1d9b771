import Testing

@testable import Postgres

@Suite("Statements and what a connection knows of them")
struct PreparedStatementsTests {
    @Test("the same text has the same name, another text or type another one")
    func names() {
        let statement = Statement("SELECT $1::int")
        #expect(statement.name == Statement("SELECT $1::int").name)
        #expect(statement == Statement("SELECT $1::int"))
        #expect(statement.name != Statement("SELECT $1::int ").name)
        #expect(statement.name != Statement("SELECT $1::int", parameterTypes: [.int4]).name)
        #expect(statement != Statement("SELECT $1::int", parameterTypes: [.int4]))
        #expect(statement.name.utf8.count == 33)
    }

    @Test("texts that differ in one place have names that differ everywhere")
    func spread() {
        let names = Set((0..<20_000).map { Statement("SELECT \($0)").name })
        #expect(names.count == 20_000)
        #expect(Set(names.map { $0.suffix(16) }).count == 20_000)
        #expect(Set(names.map { $0.dropFirst().prefix(16) }).count == 20_000)
    }

    @Test("a statement is prepared once and forgotten when its preparation fails")
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

    @Test("beyond its bound a connection gives up what it used least recently")
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
