import Postgres
import Reactor

/// A batch that is merged on a thread of its own, while the next one is read.
///
/// Sound without a lock: the thread writes the result before it ends, and `wait` reads it after. The session is the thread's until then; whoever
/// starts a merge waits for it before the session is used again.
final class RunningMerge<Target: ImportTarget>: @unchecked Sendable {
    /// What was to be merged.
    let batch: [StagedRecord]

    /// What became of it.
    struct Outcome {
        var states: [RecordState]
        var problems: [Int: RecordProblem]
    }

    private let target: Target
    /// Where it is merged.
    let session: PostgresSession
    private var result: Result<Outcome, any Error>?
    private var thread: Thread?

    /// Begins to merge a batch.
    init(_ batch: [StagedRecord], into target: Target, _ session: PostgresSession) throws {
        (self.batch, self.target, self.session) = (batch, target, session)
        thread = try Thread { self.result = Result { try self.merge() } }
    }

    /// Waits for the end; once only.
    func wait() throws -> Outcome {
        thread?.join()
        guard let result else { throw ImportFailure("a batch was not merged") }
        return try result.get()
    }

    private func merge() throws -> Outcome {
        let states = try target.states(of: batch, session)
        // What is there as it is costs a look and no write.
        let pending = batch.indices.filter { states[$0] != .unchanged }
        guard !pending.isEmpty else { return Outcome(states: states, problems: [:]) }
        return try session.transaction { session in
            for (place, table) in target.tables.enumerated() { try stage(pending, in: table, place, session) }
            let found = try target.merge(session)
            var states = states
            for (index, state) in found.states { states[index] = state }
            return Outcome(states: states, problems: found.problems)
        }
    }

    private func stage(_ pending: [Int], in table: StagingTable, _ place: Int, _ session: PostgresSession) throws {
        let hasDigest = place == 0 && target.hasDigest
        let columns = "ordinal, " + (hasDigest ? "digest, " : "") + table.columns
        try session.copy("COPY \(table.name) (\(columns)) FROM STDIN") { writer in
            for index in pending {
                try batch[index].write(table: place, ordinal: index, hasDigest: hasDigest, to: &writer)
            }
        }
    }
}
