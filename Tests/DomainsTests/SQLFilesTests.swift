import Foundation
import Postgres
import Sodium
import Testing

@testable import Domains

@Suite("SQL files of the program")
struct SQLFilesTests {
    /// The lines of a file in `Tests/Contract`, split into words.
    private static func contract(_ name: String) throws -> [[String]] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appending(path: "Contract")
        return try String(contentsOf: folder.appending(path: name), encoding: .utf8)
            .split(separator: "\n")
            .filter { !$0.hasPrefix("#") }
            .map { $0.split(separator: " ").map(String.init) }
    }

    private func checksum(_ text: String) -> String { SHA256Digest(of: Array(text.utf8).span).hexadecimal }

    @Test("released migrations are unchanged to the byte")
    func migrations() throws {
        let program = Domains.migrations.list.map { [checksum($0.sql), "Migrations/\($0.name).sql"] }
        // For a new migration, add the line that `sha256sum` prints. Released migrations are never edited.
        #expect(try program == Self.contract("migrations.sha256"))
    }

    @Test("former checksums name released migrations and differ from the present ones")
    func formerChecksums() throws {
        let present = try Dictionary(uniqueKeysWithValues: Self.contract("migrations.sha256").map { ($0[1], $0[0]) })
        for (name, former) in Domains.formerChecksums {
            let checksum = present["Migrations/\(name).sql"]
            #expect(checksum != nil && !former.contains(checksum ?? ""), "\(name)")
            #expect(former.allSatisfy { $0.count == 64 }, "\(name)")
        }
    }

    @Test("migrations are numbered without a gap")
    func numbers() {
        let numbers = Domains.migrations.list.map { String($0.name.prefix(5)) }
        #expect(numbers == numbers.indices.map { "\(10_001 + $0)_".dropFirst() }.map(String.init))
    }

    @Test("changed functions have a higher revision, so that an older program does not restore its own")
    func revisions() throws {
        let noted = try Self.contract("functions.txt")
        let program = Domains.migrations.functions.map { [$0.name, "\($0.revision)", checksum($0.sql)] }
        #expect(Domains.migrations.functions.filter { $0.revision < 1 }.map(\.name) == [], "the first line must be “-- Revision 1.”")
        for file in program {
            guard let former = noted.first(where: { $0.first == file.first }), former.last != file.last else { continue }
            #expect((Int(file[1]) ?? 0) > (Int(former[1]) ?? 0), "\(file[0]).sql has changed: raise its revision")
        }
        let unnoted = program.filter { !noted.contains($0) }.map { $0.joined(separator: " ") }
        #expect(unnoted == [], "add these lines to Tests/Contract/functions.txt")
        #expect(noted.map(\.first) == program.map(\.first))
    }
}
