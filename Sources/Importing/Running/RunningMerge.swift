import Postgres
import Reactor

/// A batch that is merged on a separate thread while the next one is read.
///
/// Unchecked, because a session is not `Sendable`. No lock is needed: the thread writes the result before it ends, and `wait` reads the
/// result after that. Until then only the thread uses the session, and other code uses the session only after `wait`.
final class RunningMerge<Target: ImportTarget>: @unchecked Sendable {
    /// The records to merge.
    let batch: [StagedRecord]

    /// The result of the merge.
    struct Outcome {
        var states: [RecordState]
        var problems: [Int: RecordProblem]
    }

    private let target: Target
    /// The session that merges.
    let session: PostgresSession
    private var result: Result<Outcome, any Error>?
    private var thread: Thread?

    /// Starts to merge a batch.
    init(_ batch: [StagedRecord], into target: Target, _ session: PostgresSession) throws {
        (self.batch, self.target, self.session) = (batch, target, session)
        thread = try Thread { self.result = Result { try self.merge() } }
    }

    /// Waits for the merge to end.
    ///
    /// May be called only once.
    func wait() throws -> Outcome {
        thread?.join()
        guard let result else { throw ImportFailure("a batch was not merged") }
        return try result.get()
    }

    private func merge() throws -> Outcome {
        var outcome = Outcome(states: try target.states(of: batch, session), problems: [:])
        // Unchanged records need a lookup but no write.
        try merge(batch.indices.filter { outcome.states[$0] != .unchanged }[...], into: &outcome)
        return outcome
    }

    /// Merges some records of the batch.
    ///
    /// If PostgreSQL rejects a value, the records are split into halves and merged separately, until the invalid record is alone.
    private func merge(_ pending: ArraySlice<Int>, into outcome: inout Outcome) throws {
        guard let first = pending.first else { return }
        do {
            let found = try session.transaction { session in
                for (place, table) in target.tables.enumerated() { try stage(pending, in: table, place, session) }
                return try target.merge(session)
            }
            for (index, state) in found.states { outcome.states[index] = state }
            outcome.problems.merge(found.problems) { $1 }
        } catch let error as PostgresError where error.isAboutData {
            guard pending.count > 1 else {
                outcome.problems[first] = RecordProblem("PostgreSQL rejected it: \(error)")
                return
            }
            let middle = pending.startIndex + pending.count / 2
            try merge(pending[..<middle], into: &outcome)
            try merge(pending[middle...], into: &outcome)
        }
    }

    private func stage(_ pending: ArraySlice<Int>, in table: StagingTable, _ place: Int, _ session: PostgresSession) throws {
        let hasDigest = place == 0 && target.hasDigest
        let columns = "ordinal, " + (hasDigest ? "digest, " : "") + table.columns
        try session.copy("COPY \(table.name) (\(columns)) FROM STDIN") { writer in
            for index in pending {
                try batch[index].write(table: place, ordinal: index, hasDigest: hasDigest, to: &writer)
            }
        }
    }
}

extension PostgresError {
    /// Whether values cause the error: data exceptions, violated constraints, and exceeded limits.
    ///
    /// Source: the classes 22, 23 and 54 of https://www.postgresql.org/docs/15/errcodes-appendix.html
    fileprivate var isAboutData: Bool {
        guard let code = sqlState?.description else { return false }
        return ["22", "23", "54"].contains(code.prefix(2))
    }
}
