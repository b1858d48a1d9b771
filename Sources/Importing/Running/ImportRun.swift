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
    private var running: RunningMerge<Target>?
    private var mergeCount = 0

    /// A crash of the server may take the last batches with it, with what tells that they are there: the next run brings them again. Staged
    /// records stay in memory, and words of many rows go into the indexes at once.
    private static var settings: String {
        "SET synchronous_commit = off; SET temp_buffers = '64MB'; SET work_mem = '64MB'; SET gin_pending_list_limit = '16MB'"
    }

    /// A batch ends with so many bytes, however few records they are.
    private static var batchLimit: Int { 16 << 20 }

    /// Prepares an import into a database.
    public init(_ format: Format, into target: Target, _ session: PostgresSession, tell: @escaping (String) -> Void) throws(PostgresError) {
        (self.format, self.target, self.session, self.tell) = (format, target, session, tell)
        try session.execute(Self.settings)
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
        do {
            while let record = try records.next() {
                take(record)
                count += 1
                if batch.count >= target.batchSize || batchBytes >= Self.batchLimit { try merge() }
                if count % 100 == 0 { progress(count) }
            }
            try merge()
            try finishMerge()
        } catch {
            // Whatever it was, the session is free again only now. The first error is the one to tell.
            try? finishMerge()
            throw error
        }
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

    /// Waits for the batch before, and begins to merge what was read since.
    private func merge() throws {
        try finishMerge()
        guard !batch.isEmpty else { return }
        running = try RunningMerge(batch, into: target, session)
        batch.removeAll(keepingCapacity: true)
        batchBytes = 0
    }

    private func finishMerge() throws {
        guard let running else { return }
        self.running = nil
        let outcome = try running.wait()
        for (index, record) in running.batch.enumerated() {
            if let problem = outcome.problems[index] {
                skip(record.position, problem)
            } else {
                report.count(outcome.states[index])
            }
        }
        try refreshStatistics()
    }

    /// PostgreSQL plans by what it knows of its tables, and of one that was empty it would know so for long.
    ///
    /// So those that have grown most by this import are looked at whenever it has brought twice as much, about; that is seldom.
    private func refreshStatistics() throws(PostgresError) {
        mergeCount += 1
        guard mergeCount & (mergeCount - 1) == 0, report.new > 0 else { return }
        let grown = try session.run(
            "SELECT relname::text FROM pg_class WHERE oid = ANY (\(target.growingTables, as: "regclass[]")) AND reltuples < \(report.new)"
        )
        for table in try grown.decode(String.self) { try session.execute("ANALYZE \(table)") }
    }
}
