import Foundation
import ServiceSupport
import TestSupport

@testable import Postgres

/// A search for words in a `pg_dump` of a whole database.
struct DatabaseDump {
    /// The words found in each `table.column`.
    private(set) var places: [String: Set<String>] = [:]

    /// Dumps a database and finds all words that begin with a marker, ignoring case, including in bytes.
    init(of database: String, lookingFor markers: [String]) throws {
        let binaries = ServerBinaries.installed(path: ProcessInfo.processInfo.environment["PATH"])
        let folder = try Self.first(binaries).folder
        let outcome = try Command.run([folder + "/pg_dump", "--data-only", "--dbname", database])
        guard outcome.status == 0 else { throw Unexpected(text: outcome.errors) }
        let lowercased = markers.map { $0.lowercased() }
        var header = Header(table: "large objects and sequences", columns: [])
        for line in outcome.output.split(separator: "\n") {
            if let next = Header(line) { header = next }
            guard Self.mayHold(line, lowercased) else { continue }
            for (number, value) in line.split(separator: "\t", omittingEmptySubsequences: false).enumerated() {
                let words = Self.words(in: value.lowercased(), lowercased)
                guard !words.isEmpty else { continue }
                let column = number < header.columns.count ? header.columns[number] : "\(number)"
                places["\(header.table).\(column)", default: []].formUnion(words)
            }
        }
    }

    private static func first(_ binaries: [ServerBinaries]) throws -> ServerBinaries {
        guard let binaries = binaries.first else { throw Unexpected(text: "PostgreSQL is not installed") }
        return binaries
    }

    /// The line before the rows of a table: `COPY public.account (id, name) FROM stdin;`.
    private struct Header {
        let table: String
        let columns: [String]

        init(table: String, columns: [String]) { (self.table, self.columns) = (table, columns) }

        init?(_ line: Substring) {
            guard line.hasPrefix("COPY "), line.hasSuffix(" FROM stdin;"), let open = line.firstIndex(of: "("),
                let close = line.lastIndex(of: ")")
            else {
                return nil
            }
            let table = line[line.index(line.startIndex, offsetBy: 5)..<open].trimmingCharacters(in: .whitespaces)
            self.table = table.hasPrefix("public.") ? String(table.dropFirst("public.".count)) : table
            columns = line[line.index(after: open)..<close].split(separator: ",").map {
                $0.trimmingCharacters(in: CharacterSet(charactersIn: " \""))
            }
        }
    }

    private static func mayHold(_ line: Substring, _ markers: [String]) -> Bool {
        let lower = line.lowercased()
        return markers.contains { lower.contains($0) || lower.contains(hexadecimal($0)) }
    }

    private static func words(in value: String, _ markers: [String]) -> Set<String> {
        var words: Set<String> = []
        for marker in markers {
            for range in value.ranges(of: marker) {
                words.insert(marker + value[range.upperBound...].prefix { $0.isASCII && ($0.isLetter || $0.isNumber) })
            }
            if value.contains(hexadecimal(marker)) { words.insert("bytes of \(marker)") }
        }
        return words
    }

    /// The text in PostgreSQL's notation of `bytea`.
    private static func hexadecimal(_ marker: String) -> String {
        marker.utf8.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }
}
