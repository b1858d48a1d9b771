import Foundation
import Importing
import Imports
import Postgres
import TestSupport
import Testing

/// A database to import into, and the results.
struct ImportSupport {
    let url: String
    let session: PostgresSession

    /// Creates a database with or without the demo data.
    init(hasDemoData: Bool = true) throws {
        url = try TestDatabase.shared.createServedDatabase(hasDemoData: hasDemoData)
        session = try PostgresSession(url)
    }

    /// The path of a sample.
    static func sample(_ name: String) -> String {
        URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Samples/\(name)").path
    }

    /// The path of a migration.
    static func migration(_ name: String) -> String {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        return root.appending(path: "Sources/Domains/Migrations/\(name).sql").path
    }

    /// The text of a sample.
    static func text(_ name: String) throws -> String { try String(contentsOfFile: sample(name), encoding: .utf8) }

    /// Imports files.
    ///
    /// Returns the report and the reported problems, without the names of folders.
    @discardableResult
    func run<Format: ImportFormat, Target: ImportTarget>(
        _ format: Format,
        into target: Target,
        _ paths: [String]
    ) throws -> (report: ImportReport, messages: [String]) {
        var messages: [String] = []
        let run = try ImportRun(format, into: target, connect: { try PostgresSession(url) }, tell: { messages.append($0) })
        for path in paths { try run.run(ImportFile(path: path)) }
        let folders = paths.map { URL(filePath: $0).deletingLastPathComponent().path + "/" }
        return (run.report, messages.map { message in folders.reduce(message) { $0.replacing($1, with: "") } })
    }

    /// Imports a text as a file.
    @discardableResult
    func run<Format: ImportFormat, Target: ImportTarget>(
        _ format: Format,
        into target: Target,
        text: String
    ) throws -> (report: ImportReport, messages: [String]) {
        let folder = TemporaryFolder()
        let path = folder.path + "/text"
        try Data(text.utf8).write(to: URL(filePath: path))
        return try run(format, into: target, [path])
    }

    /// Returns the single value of a statement, as text.
    func value(_ sql: String) throws -> String? {
        try session.query("SELECT (\(sql))::text").text(0, 0)
    }

    /// Returns a digest of the row versions and contents of each table.
    func versions(_ tables: [String]) throws -> [String?] {
        try tables.map {
            try value("SELECT md5(string_agg(row.xmin || ' ' || row.ctid || ' ' || row::text, ';' ORDER BY row.ctid)) FROM \($0) AS row")
        }
    }
}

extension ImportReport {
    /// New, changed, unchanged, skipped.
    var counts: [Int] { [new, changed, unchanged, skipped] }
}
