import Foundation
import Imports
import TestSupport
import Testing

@testable import Importing

@Suite("Damaged feeds", .tags(.database), .removesDatabases)
struct DamagedFeedTests {
    private static let feed = FeedText([
        ["id": "a-1", "title": "Plain dress", "description": "One \"two\"\tthree"], ["id": "b-2", "title": "Party dress", "size": "M"],
    ])

    /// Returns the keys of products, the reported problems, and whether the file is known to be truncated.
    private func read(_ bytes: [UInt8], _ format: GoogleMerchant) throws -> (keys: [String], problems: [String], isCut: Bool) {
        let folder = TemporaryFolder()
        let path = folder.path + "/feed"
        try Data(bytes).write(to: URL(filePath: path))
        let reader = format.layout.records(of: try ByteSource(path: path))
        var (keys, problems): ([String], [String]) = ([], [])
        do throws(ImportFailure) {
            while let record = try reader.next() {
                if case .unreadable(let problem) = record.content {
                    problems.append(problem.description)
                    continue
                }
                do throws(RecordProblem) {
                    if let product = try format.read(record.content) { keys.append(product.key) }
                } catch {
                    problems.append(error.description)
                }
            }
            return (keys, problems, reader.incompleteness != nil)
        } catch {
            return (keys, problems + [error.description], true)
        }
    }

    @Test("a table truncated before its last column is reported, or known to be truncated")
    func cut() throws {
        let format = try FeedSupport().format()
        let bytes = Array(Self.feed.tsv.utf8)
        #expect(try read(bytes, format).keys == ["a-1", "b-2"])
        let lineEnds = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
        for count in 1..<bytes.count {
            let (keys, problems, isCut) = try read(Array(bytes[..<count]), format)
            #expect(Set(keys).isSubset(of: ["a-1", "b-2"]))
            let lastTab = bytes[..<count].lastIndex(of: UInt8(ascii: "\t")) ?? 0
            let line = bytes[..<count].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).last ?? []
            let isInLastColumn = line.count { $0 == UInt8(ascii: "\t") } >= 7 && lastTab < count
            let isBetweenLines = lineEnds.contains { $0 == count || $0 == count - 1 }
            #expect(!problems.isEmpty || isCut || isInLastColumn || isBetweenLines, "\(count) bytes: \(keys)")
        }
    }

    @Test("truncated XML is reported")
    func cutXML() throws {
        let format = try FeedSupport().format()
        for text in [Self.feed.rss, Self.feed.atom] {
            let bytes = Array(text.utf8)
            #expect(try read(bytes, format).keys == ["a-1", "b-2"])
            let end = bytes.lastIndex(of: UInt8(ascii: ">")) ?? 0
            for count in 1...end { #expect(try read(Array(bytes[..<count]), format).isCut, "\(count) bytes") }
        }
    }

    @Test("changed bytes result in other products or in reported problems, and nothing worse")
    func changed() throws {
        let format = try FeedSupport().format()
        var random = SeededGenerator(seed: 41)
        for number in 0..<600 {
            var bytes = Array([Self.feed.tsv, Self.feed.rss, Self.feed.atom][number % 3].utf8)
            for _ in 0...Int.random(in: 0..<4, using: &random) {
                bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            let (keys, problems, isCut) = try read(bytes, format)
            // If the header or an element is changed, nothing can be read, which is reported at the end.
            #expect(keys.count + problems.count <= 4, "\(keys) \(problems) \(isCut) \(String(decoding: bytes, as: UTF8.self))")
            #expect(keys.allSatisfy { !$0.isEmpty } && problems.allSatisfy { !$0.isEmpty })
        }
    }
}
