import GraphQL
package import Planner
import Postgres
import Reactor

/// A plan with its statements ready to be sent.
///
/// Belongs to one loop.
public final class PreparedPlan {
    package let plan: ReadPlan
    /// The statement of each level.
    let statements: [Statement]
    /// Where the parameters of each level's statement come from.
    let parameters: [[ParameterSource]]
    /// What is sent instead for several viewers at once; nil where each is answered by itself.
    private(set) lazy var forViewers = plan.statementsForViewers().map { written in written.map { (Statement($0.sql), $0.parameters) } }
    /// The levels that go out together, step by step.
    let steps: [[Int]]
    /// What completion asks of each level, level by level and row by row.
    let facts: [LevelFacts]
    /// Where the size of each level's page stands.
    let pageSizes: [ValueSource?]
    /// What its requests cost.
    let cost: QueryCost
    /// The fields of a mutation operation, in the order in which they run.
    let mutations: [PreparedMutation]
    /// Whether all its statements go out together.
    var isOneStep: Bool { steps.count == 1 }
    /// Whether it writes addresses, which can be the server's own.
    let writesAddresses: Bool
    /// How often it was run, so that some runs are measured.
    private var runs: UInt = 0
    /// Where completion begins in each level: copied only by answers that go on from there, in lists.
    let cursors: [RowCursor]
    /// The memory in which completion notes its way.
    var path: [Int] = []
    /// How the columns of each level are read; known once the first answer has come.
    var readers: [[ColumnReader]] = []
    /// Whether it answers what the client at hand may still spend, which no two requests share.
    let tellsAllowance: Bool
    /// The whole answer, when nothing in it comes from the database.
    var constantResponse: [UInt8]?

    /// About how much memory it takes, with an answer that is kept.
    var footprint: Int {
        2_048 + plan.output.bytes.count * 2 + plan.output.nodes.count * 128 + statements.reduce(0) { $0 + $1.sql.utf8.count * 2 }
            + mutations.reduce(0) { $0 + $1.footprint }
    }

    /// The fields of the root that it answers.
    var rootCoordinates: [String] { plan.output.root.indices.map { plan.output.sites[$0].coordinate } }

    /// How long PostgreSQL is expected to be busy with a request, in nanoseconds: the sum of what its statements have taken.
    var expectedTime: UInt64 { statements.reduce(0) { $0 &+ ($1.time?.nanoseconds ?? 0) } }

    /// Whether the next run is to be measured: the first, one now and then, and as long as a statement is not known.
    func isNextRunMeasured() -> Bool {
        defer { runs &+= 1 }
        return runs % Self.measuringInterval == 0 || statements.contains { $0.time?.isKnown == false }
    }

    /// Whether its statements, which look slow, are to be tried among the quick ones once more.
    func isTriedAgain(at now: MonotonicTime) -> Bool {
        statements.max { ($0.time?.nanoseconds ?? 0) < ($1.time?.nanoseconds ?? 0) }?.time?.isTriedAgain(at: now) ?? false
    }

    /// One run of so many is measured of a plan whose statements are known.
    private static let measuringInterval: UInt = 64

    /// Learns from the first answer how its columns are read.
    func readColumns(of results: [QueryResult]) {
        guard readers.isEmpty, !results.isEmpty else { return }
        readers = results.map { result in (0..<result.columnCount).map { ColumnReader(result.columnType($0)) } }
    }

    /// The levels that go out when so many answers have come; nil after the last step.
    func step(after answers: Int) -> [Int]? {
        var sent = 0
        return steps.first { step in
            defer { sent += step.count }
            return sent == answers
        }
    }

    /// Answers in the order in which they came, step by step, in the order of the levels; nil where none came yet.
    func byLevel(_ answers: [QueryResult]) -> [QueryResult?] {
        var results = [QueryResult?](repeating: nil, count: statements.count)
        for (level, answer) in zip(steps.joined(), answers) { results[level] = answer }
        return results
    }

    init(_ plan: ReadPlan, times: StatementTimes? = nil) {
        self.plan = plan
        mutations = plan.mutations.map(PreparedMutation.init)
        cost = QueryCost(plan, mutations: mutations.map(\.cost))
        tellsAllowance = plan.tellsAllowance
        let written = plan.statements()
        statements = zip(written, plan.levels).map { Statement($0.sql, plansWithValues: $1.plansWithValues, times: times) }
        parameters = written.map(\.parameters)
        writesAddresses = plan.output.writesAddresses || mutations.contains(where: \.writesAddresses)
        facts = plan.levels.map(LevelFacts.init)
        cursors = Array(repeating: RowCursor(), count: facts.count)
        pageSizes = plan.levels.map { $0.page?.size }
        let last = plan.levels.map(\.step).max() ?? -1
        steps = (0..<(last + 1)).map { step in plan.levels.indices.filter { plan.levels[$0].step == step } }
    }
}
