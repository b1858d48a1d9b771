import GraphQL
package import Planner
import Postgres
import Reactor

/// A plan with its statements ready to send.
///
/// Belongs to one loop.
public final class PreparedPlan {
    package let plan: ReadPlan
    /// The statement of each level.
    let statements: [Statement]
    /// The sources of the parameters of each level's statement.
    let parameters: [[ParameterSource]]
    /// The statements that serve several viewers at once; nil if each viewer must be served separately.
    private(set) lazy var forViewers = plan.statementsForViewers().map { written in written.map { (Statement($0.sql), $0.parameters) } }
    /// The levels that are sent together, step by step.
    let steps: [[Int]]
    /// The facts that completion needs about each level, for every row.
    let facts: [LevelFacts]
    /// The sources of the page size of each level.
    let pageSizes: [ValueSource?]
    /// The sources of the arguments that are part of each level's cursors.
    let cursorArguments: [ValueSource?]
    /// The cost of its requests.
    let cost: QueryCost
    /// The fields of a mutation operation, in the order of execution.
    let mutations: [PreparedMutation]
    /// Whether all its statements are sent together.
    var isOneStep: Bool { steps.count == 1 }
    /// Whether it writes URLs, which may contain the server's own address.
    let writesAddresses: Bool
    /// The number of runs, used to select the runs to measure.
    private var runs: UInt = 0
    /// The initial cursor of each level; shared until a list moves its cursor.
    let cursors: [RowCursor]
    /// Memory for the path that completion keeps.
    var path: [Int] = []
    /// The readers of each level's columns; known after the first result.
    var readers: [[ColumnReader]] = []
    /// Whether it returns the client's remaining allowance, which differs for every request.
    let returnsAllowance: Bool
    /// The whole response, if nothing in it comes from the database.
    var constantResponse: [UInt8]?

    /// The approximate memory in bytes, including a cached response.
    var footprint: Int {
        2_048 + plan.output.bytes.count * 2 + plan.output.nodes.count * 128 + statements.reduce(0) { $0 + $1.sql.utf8.count * 2 }
            + mutations.reduce(0) { $0 + $1.footprint }
    }

    /// The root fields that it answers.
    var rootCoordinates: [String] { plan.output.root.indices.map { plan.output.sites[$0].coordinate } }

    /// The expected database time of a request in nanoseconds: the sum of its statements' times.
    var expectedTime: UInt64 { statements.reduce(0) { $0 &+ ($1.time?.nanoseconds ?? 0) } }

    /// Whether to measure the next run: the first, occasional later ones, and all while a statement's time is unknown.
    func isNextRunMeasured() -> Bool {
        defer { runs &+= 1 }
        return runs % Self.measuringInterval == 0 || statements.contains { $0.time?.isKnown == false }
    }

    /// Claims a trial of its slow-looking statements on the fast lane; returns false if none is due.
    func claimTrial(at now: MonotonicTime) -> Bool {
        statements.max { ($0.time?.nanoseconds ?? 0) < ($1.time?.nanoseconds ?? 0) }?.time?.claimTrial(at: now) ?? false
    }

    /// The interval between measured runs of a plan whose statements' times are known.
    private static let measuringInterval: UInt = 64

    /// Determines the columns' readers from the first result.
    func readColumns(of results: [QueryResult]) {
        guard readers.isEmpty, !results.isEmpty else { return }
        readers = results.map { result in (0..<result.columnCount).map { ColumnReader(result.columnType($0)) } }
    }

    /// The levels to send after this many results; nil after the last step.
    func step(after answers: Int) -> [Int]? {
        var sent = 0
        return steps.first { step in
            defer { sent += step.count }
            return sent == answers
        }
    }

    /// Sorts results from the order of arrival, step by step, into the order of the levels; nil for results that are missing so far.
    func byLevel(_ answers: [QueryResult]) -> [QueryResult?] {
        var results = [QueryResult?](repeating: nil, count: statements.count)
        for (level, answer) in zip(steps.joined(), answers) { results[level] = answer }
        return results
    }

    init(_ plan: ReadPlan, times: StatementTimes? = nil) {
        self.plan = plan
        mutations = plan.mutations.map(PreparedMutation.init)
        cost = QueryCost(plan, mutations: mutations.map(\.cost))
        returnsAllowance = plan.returnsAllowance
        let written = plan.statements()
        statements = zip(written, plan.levels).map { Statement($0.sql, plansWithValues: $1.plansWithValues, times: times) }
        parameters = written.map(\.parameters)
        writesAddresses = plan.output.writesAddresses || mutations.contains(where: \.writesAddresses)
        facts = plan.levels.map(LevelFacts.init)
        cursors = Array(repeating: RowCursor(), count: facts.count)
        pageSizes = plan.levels.map { $0.page?.size }
        cursorArguments = plan.levels.map(\.cursorArguments)
        let last = plan.levels.map(\.step).max() ?? -1
        steps = (0..<(last + 1)).map { step in plan.levels.indices.filter { plan.levels[$0].step == step } }
    }
}
