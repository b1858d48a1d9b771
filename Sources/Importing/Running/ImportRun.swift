public import Postgres

/// Imports files of one format.
///
/// The run reads record by record and merges batch by batch, each batch in a transaction.
///
/// Imports of the same kind run one at a time. If a run is interrupted, merged records stay, and the next run finds them unchanged.
public final class ImportRun<Format: ImportFormat, Target: ImportTarget> {
    private let format: Format
    private let target: Target
    /// Sessions without a running merge.
    private var idle: [PostgresSession]
    private let tell: (String) -> Void
    private let tellOfFile: (String) -> Void

    /// The counts of records so far.
    public private(set) var report = ImportReport()

    private var batch: [StagedRecord] = []
    private var batchBytes = 0
    private var seen = SeenRecords()
    private var fileName = ""
    /// Running merges, in the order of their records.
    private var running: [RunningMerge<Target>] = []
    private var mergeCount = 0
    /// The keys of records with a problem.
    private var problemKeys: [String] = []
    /// The number of records with a problem and without a known key.
    ///
    /// Any stored record may be one of them.
    private var unidentified = 0

    /// The settings of a session.
    ///
    /// If the server crashes, the last batches can be lost, along with the digests that mark their records as stored. The next run imports
    /// these records again.
    /// Staged records stay in memory, and GIN indexes insert the words of many rows at once.
    private static var settings: String {
        "SET synchronous_commit = off; SET temp_buffers = '64MB'; SET work_mem = '64MB'; SET gin_pending_list_limit = '16MB'"
    }

    /// The number of bytes at which a batch ends, however few records it has.
    private static var batchLimit: Int { 16 << 20 }

    /// Prepares an import into a database.
    ///
    /// - Parameters:
    ///   - format: The format of the files.
    ///   - target: The destination of the records.
    ///   - connect: Opens a session with the database.
    ///   - tell: Receives a message for each skipped record: the file, the position and the problem.
    ///   - tellOfFile: Receives a message for each file that could not be read whole. By default, `tell` receives it.
    /// - Throws: The error that prevents a session.
    public init(
        _ format: Format,
        into target: Target,
        connect: () throws -> PostgresSession,
        tell: @escaping (String) -> Void,
        tellOfFile: ((String) -> Void)? = nil
    ) throws {
        (self.format, self.target, self.tell, self.tellOfFile) = (format, target, tell, tellOfFile ?? tell)
        idle = []
        for place in 0..<target.writers {
            let session = try connect()
            try session.execute(Self.settings)
            if place == 0 { try session.run("SELECT pg_advisory_lock(hashtext('cupboard import'), hashtext(\(target.name)))") }
            try target.prepare(session)
            idle.append(session)
        }
    }

    /// Imports a file, or each file of an archive.
    ///
    /// A file that cannot be read to its end is reported and counted in `ImportReport.incomplete`.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - progress: Receives the number of records read, every 100 records and at the end of each file.
    ///   - begin: Is called with each file before it is read.
    /// - Throws: The error that prevents merging a batch. Batches merged before the error stay.
    public func run(_ file: ImportFile, progress: (Int) -> Void = { _ in }, begin: (ByteSource) -> Void = { _ in }) throws {
        var isEmpty = true
        try file.read { reason in
            isEmpty = false
            report.incomplete += 1
            tellOfFile(reason)
        } leaveOut: { names in
            let some = names.prefix(3).joined(separator: ", ") + (names.count > 3 ? ", …" : "")
            tellOfFile("\(file.name): \(names.count) other files left out: \(some)")
        } body: { source in
            isEmpty = false
            begin(source)
            try run(source, progress: progress)
        }
        guard isEmpty else { return }
        report.incomplete += 1
        tellOfFile("\(file.name) is an archive without a file to import")
    }

    private func run(_ source: ByteSource, progress: (Int) -> Void) throws {
        try run(format.layout.records(of: source), named: source.name, progress: progress)
    }

    /// Imports records that do not come from one file, such as joined tables.
    ///
    /// - Parameters:
    ///   - records: The records, in a form that the format reads.
    ///   - name: The name of their source in messages.
    ///   - progress: Receives the number of records read, every 100 records and at the end.
    /// - Throws: The error that prevents merging a batch. Batches merged before the error stay.
    public func run(_ records: any RecordReader, named name: String, progress: (Int) -> Void = { _ in }) throws {
        fileName = name
        var count = 0
        var failure: ImportFailure?
        do {
            while let record = next(records, &failure) {
                take(record)
                count += 1
                if batch.count >= target.batchSize || batchBytes >= Self.batchLimit { try merge() }
                if count % 100 == 0 { progress(count) }
            }
            try merge()
            while !running.isEmpty { try finishMerge() }
        } catch {
            // Sessions are idle only after their merges have ended. The first error is the one to report.
            for merge in running { _ = try? merge.wait() }
            running = []
            throw error
        }
        progress(count)
        var problems: [String] = []
        // Batches merged before the failure stay.
        if let failure { problems.append(failure.description) }
        if let reason = records.incompleteness { problems.append("\(fileName): \(reason)") }
        if let message = records.sourceMessage { problems.append("\(fileName): the source reports: \(message)") }
        if count == 0, failure == nil, let missing = records.missingDescription {
            problems.append("\(fileName): no record found: \(missing) is needed")
        }
        if !problems.isEmpty { report.incomplete += 1 }
        for problem in problems { tellOfFile(problem) }
    }

    /// Ends an import after its last file, and removes stored records that appear in none of the files.
    ///
    /// Removes nothing if a file was incomplete or no record could be read. A record that cannot be identified may be any of the stored ones,
    /// so then nothing is removed either, unless `allowsIncomplete` is true.
    ///
    /// - Throws: `ImportFailure` if records could be missing only because the files lack them by mistake.
    public func finish(allowsIncomplete: Bool = false) throws {
        if report.new + report.changed > 0, let session = idle.last { try target.settle(session) }
        guard target.removesMissing, report.incomplete == 0, !report.isFailure, report.records > 0, let session = idle.last else { return }
        guard unidentified == 0 || allowsIncomplete else {
            throw ImportFailure(
                "\(unidentified) of the skipped \(target.name) could not be identified, so nothing was marked as gone. Correct them, "
                    + "or repeat the import with --allow-incomplete"
            )
        }
        report.gone = try target.removeMissing(keeping: problemKeys, session)
    }

    private func next(_ records: any RecordReader, _ failure: inout ImportFailure?) -> SourceRecord? {
        do throws(ImportFailure) {
            return try records.next()
        } catch {
            failure = error
            return nil
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
                    "an earlier record is also “\(staged.key)” but differs: the first one is used; keep only one of them",
                    of: staged.key
                )
            }
        } catch {
            skip(record.position, error)
        }
    }

    private func skip(_ position: RecordPosition, _ problem: RecordProblem, of key: String? = nil) {
        report.skipped += 1
        if let key = key ?? problem.key { problemKeys.append(key) } else { unidentified += 1 }
        tell("\(fileName): \(position) skipped: \(problem)")
    }

    /// Starts to merge the current batch as soon as a session is idle.
    private func merge() throws {
        guard !batch.isEmpty else { return }
        if idle.isEmpty { try finishMerge() }
        guard let session = idle.popLast() else { return }
        running.append(try RunningMerge(batch, into: target, session))
        batch.removeAll(keepingCapacity: true)
        batchBytes = 0
    }

    /// Waits for the oldest merge.
    private func finishMerge() throws {
        let running = running.removeFirst()
        let outcome = try running.wait()
        for (index, record) in running.batch.enumerated() {
            if let problem = outcome.problems[index] {
                skip(record.position, problem, of: record.key)
            } else {
                report.count(outcome.states[index])
            }
        }
        try refreshStatistics(running.session)
        idle.append(running.session)
    }

    /// Analyzes the growing tables, because PostgreSQL plans by statistics that a previously empty table lacks.
    ///
    /// The check happens only when the number of merges has doubled, so it is rare. A table is analyzed only if the import brought more new
    /// records than PostgreSQL's estimate of the table's rows.
    private func refreshStatistics(_ session: PostgresSession) throws(PostgresError) {
        mergeCount += 1
        guard mergeCount & (mergeCount - 1) == 0, report.new > 0 else { return }
        let grown = try session.run(
            "SELECT relname::text FROM pg_class WHERE oid = ANY (\(target.tablesToAnalyze, as: "regclass[]")) AND reltuples < \(report.new)"
        )
        for table in try grown.decode(String.self) { try session.execute("ANALYZE \(table)") }
    }
}
