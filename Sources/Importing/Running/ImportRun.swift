public import Postgres

/// Imports files of one format: reads record by record, merges batch by batch, each in a transaction.
///
/// Two imports of a kind go one after the other. What was merged stays when the run is ended in the middle; the next run finds it unchanged.
public final class ImportRun<Format: ImportFormat, Target: ImportTarget> {
    private let format: Format
    private let target: Target
    private let session: PostgresSession
    /// Told of each record that is skipped: which file, and what is wrong where.
    private let tell: (String) -> Void

    /// What became of the records so far.
    public private(set) var report = ImportReport()

    private var batch: [StagedRecord] = []
    private var batchBytes = 0
    private var seen = SeenRecords()
    private var fileName = ""

    /// A batch ends with so many bytes, however few records they are.
    private static var batchLimit: Int { 16 << 20 }

    /// Prepares an import into a database.
    public init(_ format: Format, into target: Target, _ session: PostgresSession, tell: @escaping (String) -> Void) throws(PostgresError) {
        (self.format, self.target, self.session, self.tell) = (format, target, session, tell)
        try session.run("SELECT pg_advisory_lock(hashtext('cupboard import'), hashtext(\(target.name)))")
        try target.prepare(session)
    }

    /// Imports a file.
    ///
    /// - Parameters:
    ///   - source: The file.
    ///   - progress: Told now and then how many records were read.
    public func run(_ source: ByteSource, progress: (Int) -> Void = { _ in }) throws {
        fileName = source.name
        let records = format.layout.records(of: source)
        var count = 0
        while let record = try records.next() {
            take(record)
            count += 1
            if batch.count >= target.batchSize || batchBytes >= Self.batchLimit { try merge() }
            if count % 100 == 0 { progress(count) }
        }
        try merge()
        progress(count)
        if count == 0, let missing = records.whatIsMissing {
            report.isComplete = false
            tell("\(fileName): no record found: \(missing) is needed")
        }
    }

    private func take(_ record: SourceRecord) {
        if case .unreadable(let problem) = record.content { return skip(record.position, problem) }
        do throws(RecordProblem) {
            guard var staged = try format.read(record.content) else {
                report.other += 1
                return
            }
            staged.position = record.position
            switch seen.see(staged) {
            case .first:
                batch.append(staged)
                batchBytes += staged.size
            case .same: report.unchanged += 1
            case .other:
                throw RecordProblem(
                    "an earlier record is also “\(staged.key)” and says something else: the first one counts; keep one of the two"
                )
            }
        } catch {
            skip(record.position, error)
        }
    }

    private func skip(_ position: RecordPosition, _ problem: RecordProblem) {
        report.skipped += 1
        tell("\(fileName): \(position) skipped: \(problem)")
    }

    private func merge() throws {
        guard !batch.isEmpty else { return }
        let states = try target.states(of: batch, session)
        // What is there as it is costs a look and no write.
        let pending = batch.indices.filter { states[$0] != .unchanged }
        let outcome = pending.isEmpty ? MergeOutcome() : try write(pending)
        for (index, record) in batch.enumerated() {
            if let problem = outcome.problems[index] {
                skip(record.position, problem)
            } else {
                report.count(outcome.states[index] ?? states[index])
            }
        }
        batch.removeAll(keepingCapacity: true)
        batchBytes = 0
    }

    private func write(_ pending: [Int]) throws -> MergeOutcome {
        try session.transaction { session in
            for (place, table) in target.tables.enumerated() {
                let hasDigest = place == 0 && target.hasDigest
                let columns = "ordinal, " + (hasDigest ? "digest, " : "") + table.columns
                try session.copy("COPY \(table.name) (\(columns)) FROM STDIN") { writer in
                    for index in pending {
                        try batch[index].write(table: place, ordinal: index, hasDigest: hasDigest, to: &writer)
                    }
                }
            }
            return try target.merge(session)
        }
    }
}
