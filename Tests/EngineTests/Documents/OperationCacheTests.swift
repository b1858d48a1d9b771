import Planner
import ServiceSupport
import Testing

@testable import Engine

@Suite("The cache of operations")
struct OperationCacheTests {
    /// Read once, since the tests create hundreds of operations.
    private static let snapshot = Result { try SchemaFile.snapshot() }

    private static func operation(_ number: Int, padding: Int = 0) throws -> PreparedOperation {
        let source = "{ __typename } # \(number)" + String(repeating: " ", count: padding)
        return PreparedOperation(
            source: Array(source.utf8),
            operationName: nil,
            schema: try snapshot.get().schema,
            limits: OperationLimits()
        )
    }

    @Test("keeps operations that are requested again, however many new documents arrive")
    func flood() throws {
        var cache = OperationCache(entries: 40, bytes: 1_000_000)
        let good = try Self.operation(0)
        cache.insert(good)
        #expect(cache.operation(of: good.source, named: nil) === good)
        for number in 1...500 { cache.insert(try Self.operation(number)) }
        #expect(cache.operation(of: good.source, named: nil) === good)
        #expect(cache.count <= 40)
        let first = try Self.operation(1)
        #expect(cache.operation(of: first.source, named: nil) == nil)
    }

    @Test("limits its memory, and evicts no more than necessary")
    func memory() throws {
        var cache = OperationCache(entries: 1_000, bytes: 400_000)
        for number in 0..<100 { cache.insert(try Self.operation(number, padding: 1_000)) }
        #expect(cache.bytes <= 100_000)
        #expect(cache.count > 5)
        let last = try Self.operation(99, padding: 1_000)
        #expect(cache.operation(of: last.source, named: nil) != nil)
        // Promoted operations have the larger part.
        for number in 0..<100 {
            let operation = try Self.operation(number, padding: 1_000)
            cache.insert(operation)
            _ = cache.operation(of: operation.source, named: nil)
        }
        #expect(cache.bytes <= 400_000)
        #expect(cache.bytes > 250_000)
    }

    @Test("counts the plans of an operation in either part")
    func growth() throws {
        var cache = OperationCache(entries: 10, bytes: 1_000_000)
        let operation = try Self.operation(1)
        let planner = try Self.snapshot.get().planner
        cache.insert(operation)
        let before = cache.bytes
        let executable = try operation.outcome.get()
        _ = cache.note(growthOf: operation) { operation.makePlan(executable, for: .init(), planner: planner) }
        #expect(cache.bytes > before)
        #expect(cache.bytes == operation.footprint)
        _ = cache.operation(of: operation.source, named: nil)
        #expect(cache.bytes == operation.footprint)
        // An operation outside the cache does not count.
        let stranger = try Self.operation(2)
        let other = try stranger.outcome.get()
        _ = cache.note(growthOf: stranger) { stranger.makePlan(other, for: .init(), planner: planner) }
        #expect(cache.bytes == operation.footprint)
    }

    @Test("finds an operation by its own document and name only")
    func collision() throws {
        var cache = OperationCache(entries: 10, bytes: 1_000_000)
        let (one, two) = (try Self.operation(1), try Self.operation(2))
        cache.insert(one)
        #expect(cache.operation(of: two.source, named: nil) == nil)
        #expect(cache.operation(of: one.source, named: "A") == nil)
        #expect(cache.operation(of: one.source, named: nil) === one)
    }

    @Test("keeps the error of a shape that cannot be planned")
    func refusals() throws {
        let snapshot = try Self.snapshot.get()
        let fields = (0..<600).map { "b\($0): name " }.joined()
        let objects = (0..<20).map { "a\($0): author { ...F } " }.joined()
        var limits = OperationLimits()
        limits.aliases = .max
        let huge = PreparedOperation(
            source: Array("{ recipe(id: \"recipe_1\") { \(objects) } } fragment F on Profile { \(fields) }".utf8),
            operationName: nil,
            schema: snapshot.schema,
            limits: limits
        )
        let document = try huge.outcome.get()
        #expect(huge.knownPlan(for: .init()) == nil)
        #expect(throws: PlanError.self) { try huge.plan(document, for: .init(), planner: snapshot.planner) }
        let known = try #require(huge.knownPlan(for: .init()))
        #expect(throws: PlanError.self) { try known.get() }
    }
}
