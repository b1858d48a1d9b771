import Foundation
import Imports
import Sodium
import TestSupport
import Testing

@testable import Importing

@Suite("Damaged files", .tags(.database), .removesDatabases)
struct DamageTests {
    /// What reading a file gives.
    private struct Reading {
        /// The digest of each record by its key.
        var records: [String: String] = [:]
        var problems: [String] = []
        /// Whether something says that the file is incomplete.
        var isIncomplete = false
    }

    private final class Bytes: ByteInput {
        private(set) var count = 0
        private let bytes: [UInt8]

        init(_ bytes: [UInt8]) {
            self.bytes = bytes
        }

        func read(into buffer: inout [UInt8]) throws(ImportFailure) -> Int {
            // Small pieces, so that records are divided anywhere.
            let piece = min(buffer.count, bytes.count - count, 1_024)
            buffer.replaceSubrange(0..<piece, with: bytes[count..<count + piece])
            count += piece
            return piece
        }
    }

    private static func read(_ bytes: [UInt8], _ format: any ImportFormat) -> Reading {
        var reading = Reading()
        let reader = format.layout.records(of: ByteSource(Bytes(bytes), name: "file", size: bytes.count))
        var count = 0
        do throws(ImportFailure) {
            while let record = try reader.next() {
                count += 1
                do throws(RecordProblem) {
                    if case .unreadable(let problem) = record.content { throw problem }
                    guard let staged = try format.read(record.content) else { continue }
                    if let digest = reading.records[staged.key], digest != staged.digest.hexadecimal {
                        throw RecordProblem("an earlier record has the key", of: staged.key)
                    }
                    reading.records[staged.key] = staged.digest.hexadecimal
                } catch {
                    reading.problems.append("\(record.position): \(error)")
                }
            }
        } catch {
            reading.problems.append(error.description)
            reading.isIncomplete = true
        }
        if reader.incompleteness != nil || count == 0 { reading.isIncomplete = true }
        return reading
    }

    /// A format and a file of it.
    struct Sample: Sendable, CustomTestStringConvertible {
        let name: String
        let format: any ImportFormat
        /// The characters that give the file its structure.
        let signs: String
        var testDescription: String { name }
    }

    static let samples = [
        Sample(name: "edamam.json", format: Edamam(language: "EN"), signs: "{}[]\",:\n"),
        Sample(name: "srlegacy.json", format: USDA(), signs: "{}[]\",:\n"),
        Sample(name: "branded.json", format: USDA(), signs: "{}[]\",:\n"),
        Sample(name: "overpass.json", format: OpenStreetMap(), signs: "{}[]\",:\n"),
        Sample(name: "Recipes/recipesage.json", format: SchemaOrg(language: "EN"), signs: "{}[]\",:\n"),
        Sample(name: "Recipes/page.html", format: SchemaOrg(language: "EN"), signs: "{}[]\",:\n<>/"),
        Sample(name: "stores.csv", format: StoreCSV(), signs: ";\"\n"),
        Sample(name: "prices.csv", format: PriceCSV(), signs: ",\"\n"),
        Sample(name: "collections.csv", format: CollectionCSV(), signs: ",\"\n"),
        Sample(name: "words.csv", format: WordCSV(), signs: ",\"\n"),
    ]

    private static func bytes(_ sample: Sample) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(filePath: ImportSupport.sample(sample.name))))
    }

    /// Checks that each record that is not as in the undamaged file is a changed one, or reported.
    ///
    /// If `isOnlyReported` is true, no value may change without a report.
    private static func check(_ damaged: Reading, _ whole: Reading, isOnlyReported: Bool = false, _ damage: String) {
        let lost = whole.records.filter { damaged.records[$0.key] != $0.value }
        guard !lost.isEmpty, !damaged.isIncomplete else { return }
        let changed = damaged.records.filter { whole.records[$0.key] != $0.value }
        let accounted = 2 * damaged.problems.count + (isOnlyReported ? 0 : changed.count)
        #expect(
            lost.count <= accounted,
            "\(damage): lost \(lost.keys.sorted()), changed \(changed.keys.sorted()), told \(damaged.problems)"
        )
    }

    @Test("keep each record, or report it, wherever they are cut", arguments: samples)
    func cut(_ sample: Sample) throws {
        let bytes = try Self.bytes(sample)
        let whole = Self.read(bytes, sample.format)
        #expect(!whole.records.isEmpty)
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<200 {
            let count = generator.number(1...bytes.count - 1)
            let damaged = Self.read(Array(bytes.prefix(count)), sample.format)
            let lost = whole.records.filter { damaged.records[$0.key] != $0.value }
            guard sample.name.hasSuffix(".csv") else {
                #expect(lost.isEmpty || damaged.isIncomplete || !damaged.problems.isEmpty, "\(count) bytes: lost \(lost.keys.sorted())")
                continue
            }
            // Nothing shows how many rows a table should have, but all whole ones are read.
            let end = bytes[..<count].lastIndex(of: UInt8(ascii: "\n")) ?? 0
            let before = Self.read(Array(bytes[...end]), sample.format).records
            #expect(before.allSatisfy { damaged.records[$0.key] == $0.value }, "\(count) bytes: \(damaged.problems)")
        }
    }

    @Test("keep each record, or report it, if a sign of their structure is lost, doubled or replaced", arguments: samples)
    func signs(_ sample: Sample) throws {
        let bytes = try Self.bytes(sample)
        let whole = Self.read(bytes, sample.format)
        let signs = Array(sample.signs.utf8)
        let places = bytes.indices.filter { signs.contains(bytes[$0]) }
        var generator = SeededGenerator(seed: 11)
        for _ in 0..<300 {
            var damaged = bytes
            let place = generator.pick(places)
            let sign = generator.pick(signs)
            let old = Character(Unicode.Scalar(bytes[place]))
            let line = bytes[..<place].count { $0 == 10 } + 1
            let damage: String
            switch generator.number(0...2) {
            case 0:
                damaged.remove(at: place)
                damage = "\(old.debugDescription) removed in line \(line), byte \(place)"
            case 1:
                damaged.insert(sign, at: place)
                damage = "\(Character(Unicode.Scalar(sign)).debugDescription) inserted in line \(line), byte \(place)"
            default:
                damaged[place] = sign
                damage =
                    "\(old.debugDescription) replaced by \(Character(Unicode.Scalar(sign)).debugDescription) in line \(line), byte \(place)"
            }
            Self.check(Self.read(damaged, sample.format), whole, damage)
        }
    }

    @Test("report each row that lost a separator", arguments: samples.filter { $0.name.hasSuffix(".csv") })
    func separators(_ sample: Sample) throws {
        let bytes = try Self.bytes(sample)
        let whole = Self.read(bytes, sample.format)
        let separator = UInt8(ascii: sample.name == "stores.csv" ? ";" : ",")
        let end = bytes.firstIndex(of: 10) ?? 0
        var isQuoted = false
        for place in bytes.indices where place > end {
            if bytes[place] == UInt8(ascii: "\"") { isQuoted.toggle() }
            guard bytes[place] == separator, !isQuoted else { continue }
            var damaged = bytes
            damaged.remove(at: place)
            Self.check(Self.read(damaged, sample.format), whole, isOnlyReported: true, "separator removed at byte \(place)")
        }
    }

    @Test("are read in other encodings if a mark names them, and otherwise reported", arguments: samples)
    func encodings(_ sample: Sample) throws {
        let bytes = try Self.bytes(sample)
        let whole = Self.read(bytes, sample.format)
        let text = String(decoding: bytes, as: UTF8.self).replacing("\u{FEFF}", with: "")
        let wide: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let damaged = Self.read(wide, sample.format)
        #expect(damaged.records == whole.records, "UTF-16: \(damaged.problems)")
        // Each letter beyond ASCII becomes a byte that is no UTF-8.
        let narrow = text.unicodeScalars.map { $0.value < 128 ? UInt8($0.value) : 0xE9 }
        Self.check(Self.read(narrow, sample.format), whole, "Windows-1252")
        // Half a character is lost.
        for place in bytes.indices where bytes[place] >= 0xC0 && place > 2 {
            var damaged = bytes
            damaged.remove(at: place)
            Self.check(Self.read(damaged, sample.format), whole, isOnlyReported: true, "byte \(place) of a character removed")
        }
    }
}
