import Engine
import GraphQL

/// The request counters of a loop: plain integers without atomics or locks; a scrape visits each loop and adds them up.
struct RequestFigures: Sendable {
    /// The counters of an operation name.
    struct Series: Sendable {
        var outcomes = InlineArray<6, UInt64>(repeating: 0)
        /// The total time of the operation's requests in nanoseconds.
        var time: UInt64 = 0
    }

    /// The number of times that a phase ran, and its total time in nanoseconds.
    struct Phase: Sendable {
        var count: UInt64 = 0
        var time: UInt64 = 0
    }

    /// The series, indexed by the number of the operation name.
    private(set) var operations: [Series] = []
    private(set) var durations = Histogram()
    private(set) var phases = InlineArray<6, Phase>(repeating: Phase())
    /// Requests by error code.
    private(set) var codes: [ErrorCode: UInt64] = [:]
    /// Mutation runs by name, each indexed by the number of the result.
    private(set) var mutations: [String: InlineArray<4, UInt64>] = [:]
    /// The total cost of all requests.
    private(set) var cost: UInt64 = 0
    private(set) var knownDocuments: UInt64 = 0
    private(set) var unknownDocuments: UInt64 = 0

    mutating func count(_ outcome: Outcome, _ operation: Int, _ facts: borrowing RequestFacts) {
        if facts.isDocumentKnown { knownDocuments &+= 1 } else if facts.operation != nil { unknownDocuments &+= 1 }
        cost &+= UInt64(facts.cost)
        while operation >= operations.count { operations.append(Series()) }
        operations[operation].outcomes[outcome.rawValue] &+= 1
        operations[operation].time &+= facts.times.total
        durations.add(facts.times.total)
        for index in phases.indices {
            let time = facts.times.durations[index]
            phases[index].count &+= time > 0 ? 1 : 0
            phases[index].time &+= time
        }
    }

    mutating func count(codes: [ErrorCode]) {
        for code in codes { self.codes[code, default: 0] &+= 1 }
    }

    mutating func count(_ result: MutationResult, of mutation: String) {
        mutations[mutation, default: InlineArray(repeating: 0)][result.rawValue] &+= 1
    }

    /// Adds the figures of another loop.
    static func += (left: inout RequestFigures, right: RequestFigures) {
        while left.operations.count < right.operations.count { left.operations.append(Series()) }
        for (index, series) in right.operations.enumerated() {
            left.operations[index].time &+= series.time
            for outcome in series.outcomes.indices { left.operations[index].outcomes[outcome] &+= series.outcomes[outcome] }
        }
        left.durations += right.durations
        for index in left.phases.indices {
            left.phases[index].count &+= right.phases[index].count
            left.phases[index].time &+= right.phases[index].time
        }
        left.codes.merge(right.codes) { $0 &+ $1 }
        for (name, counts) in right.mutations {
            for result in counts.indices { left.mutations[name, default: InlineArray(repeating: 0)][result] &+= counts[result] }
        }
        left.cost &+= right.cost
        left.knownDocuments &+= right.knownDocuments
        left.unknownDocuments &+= right.unknownDocuments
    }
}
