import GraphQL
import ServiceSupport
import TestSupport

@testable import Engine

/// The comparison of the executor's and the engine's answers to random requests.
struct Comparison: Sendable {
    /// A request that the two sides answer differently.
    struct Disagreement: CustomStringConvertible {
        let seed: Int
        let request: LibraryOperations.Request
        var executor: ComparedAnswer
        var engine: ComparedAnswer

        var description: String {
            """
            seed \(seed), operation \(request.operation) of
            \(request.document)
            with \(request.variables.map { "\($0.name): \($0.value)" })
            executor: \(executor)
            engine: \(engine)
            """
        }
    }

    /// The number of requests.
    private(set) var count = 0
    /// The numbers of requests with errors besides their data, and of those with null for all data.
    private(set) var failedCount = 0
    private(set) var nullCount = 0
    /// The problems that the errors reported.
    private(set) var problems: [ComparedAnswer.Problem] = []
    /// The requests with different answers, the smallest seeds first.
    private(set) var disagreements: [Disagreement] = []

    /// A few disagreements, for people.
    var examples: String { disagreements.prefix(3).map(\.description).joined(separator: "\n\n") }

    /// One of the two sides: its rows, its schema, and the damage that a test of the comparison does to its answers.
    struct Side: Sendable {
        var rows: LibraryRows
        var sdl = Library.sdl
        var damage: @Sendable (inout ComparedAnswer) -> Void = { _ in }
    }

    /// Sends both sides the requests of the seeds; each seed creates a document.
    init(seeds: Range<Int>, executor: Side, engine: Side) async throws {
        let snapshot = try Library.snapshot(sdl: engine.sdl)
        let (asked, schema) = (try Schema(sdl: Library.sdl), try Schema(sdl: executor.sdl))
        var whole = Comparison()
        try await EngineFixture.run(snapshot, database: engine.rows.database(), configure: Self.configure) { fixture in
            whole = try await withThrowingTaskGroup(of: Comparison.self) { group in
                for lane in 0..<Self.lanes {
                    group.addTask {
                        var part = Comparison()
                        for seed in seeds where seed % Self.lanes == lane {
                            var operations = LibraryOperations(schema: asked, seed: seed)
                            // Small documents first, so that reported disagreements are short.
                            for request in try operations.requests(size: 2 + seed % 250 / 8) {
                                var both = Disagreement(
                                    seed: seed,
                                    request: request,
                                    executor: try ComparedAnswer(to: request, over: executor.rows, schema),
                                    engine: try ComparedAnswer(response: await fixture.answer(to: request))
                                )
                                executor.damage(&both.executor)
                                engine.damage(&both.engine)
                                part.add(both)
                            }
                        }
                        return part
                    }
                }
                return try await group.reduce(into: Comparison()) { $0.add($1) }
            }
        }
        self = whole
        disagreements.sort { $0.seed < $1.seed }
    }

    private init() {}

    private static let lanes = 4

    private mutating func add(_ both: Disagreement) {
        count += 1
        if !both.executor.failures.isEmpty { failedCount += 1 }
        if both.executor.data == Array("null".utf8) { nullCount += 1 }
        for failure in both.executor.failures where !problems.contains(failure.problem) { problems.append(failure.problem) }
        if both.executor != both.engine { disagreements.append(both) }
    }

    private mutating func add(_ other: Comparison) {
        count += other.count
        failedCount += other.failedCount
        nullCount += other.nullCount
        problems += other.problems.filter { !problems.contains($0) }
        disagreements += other.disagreements
    }

    /// Raises the limits, which are not under test here.
    private static func configure(_ configuration: inout EngineConfiguration) {
        configuration.limits.selectionDepth = 100
        configuration.limits.aliases = 1_000
        configuration.limits.rootFields = 1_000
        configuration.limits.directives = 1_000
        configuration.limits.cost = 1_000_000_000
        configuration.limits.reportedErrors = 1_000
    }
}

extension EngineFixture {
    /// The engine's response.
    fileprivate func answer(to request: LibraryOperations.Request) async -> [UInt8] {
        let document = Array(request.document.utf8)
        let asked = OperationRequest(.text(document), operationName: request.operation, variables: request.variables)
        return await response(to: asked).bytes
    }
}
