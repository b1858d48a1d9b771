import TestSupport
import Testing

@testable import Importing

@Suite("Compressed files and archives")
struct ImportFileTests {
    /// The outcome of reading a file: each content by its name, the refused files and the ones left out.
    private struct Outcome {
        var contents: [String: String] = [:]
        var refused: [String] = []
        var leftOut: [String] = []
    }

    private func read(_ bytes: [UInt8], named name: String = "file") throws -> Outcome {
        let folder = TemporaryFolder()
        let path = "\(folder.path)/\(name)"
        try SampleFile.write(bytes, to: path)
        var outcome = Outcome()
        func short(_ text: String) -> String { text.replacing(folder.path + "/", with: "") }
        try ImportFile(path: path).read {
            outcome.refused.append(short($0))
        } leaveOut: {
            outcome.leftOut += $0
        } body: { source in
            var buffer = [UInt8](repeating: 0, count: 7)
            var content: [UInt8] = []
            do throws(ImportFailure) {
                while case let count = try source.read(into: &buffer), count > 0 { content += buffer[..<count] }
                outcome.contents[short(source.name)] = String(decoding: content, as: UTF8.self)
            } catch {
                outcome.refused.append(short(error.description))
            }
        }
        return outcome
    }

    private static let text = (1...2_000).map { "line \($0) ñ\n" }.joined()

    @Test("reads gzip, also of several members and with padding, by its first bytes")
    func gzip() throws {
        let bytes = Array(Self.text.utf8)
        let members = SampleArchive.gzip(Array(bytes[..<9_000])) + SampleArchive.gzip(Array(bytes[9_000...]))
        for file in [SampleArchive.gzip(bytes), members, members + [0, 0, 0]] {
            #expect(try read(file, named: "table.csv").contents == ["table.csv": Self.text])
        }
        #expect(try read(SampleArchive.gzip([])).contents == ["file": ""])
    }

    @Test("reports gzip that is cut anywhere", arguments: [3, 10, 12, 500, 4_000])
    func cutGzip(_ count: Int) throws {
        let outcome = try read(Array(SampleArchive.gzip(Array(Self.text.utf8)).prefix(count)))
        #expect(outcome.contents.isEmpty && outcome.refused.count == 1)
        #expect(outcome.refused.first?.contains("file: the file is truncated") == true, "\(outcome.refused)")
    }

    @Test("reports damaged gzip")
    func damagedGzip() throws {
        var bytes = SampleArchive.gzip(Array(Self.text.utf8))
        for index in 400..<420 { bytes[index] ^= 0xFF }
        #expect(try read(bytes).refused.first?.contains("the compressed data are damaged before byte") == true)
        #expect(try read(SampleArchive.gzip([65]) + Array("rest".utf8)).refused.first?.contains("damaged") == true)
    }

    @Test("stops at 200 times the size")
    func expansion() throws {
        let zeros = [UInt8](repeating: 48, count: 20 << 20)
        #expect(try read(SampleArchive.gzip(zeros)).refused.first?.contains("more than 200 times its size") == true)
        var entry = SampleArchive.Entry("bomb.json", "")
        entry.content = zeros
        #expect(
            try read(SampleArchive.zip([entry])).refused == [
                "file, bomb.json expands to more than 200 times its size, so it was refused: unpack it and give the files in it"
            ]
        )
    }

    @Test("reads each entry of an archive, and leaves out pictures and what systems add")
    func zip() throws {
        var stored = SampleArchive.Entry("folder/two.json", "[2]")
        stored.isStored = true
        let outcome = try read(
            SampleArchive.zip([
                SampleArchive.Entry("one.json", Self.text), SampleArchive.Entry("folder/", ""), stored,
                SampleArchive.Entry("__MACOSX/._one.json", "x"), SampleArchive.Entry("folder/.DS_Store", "x"),
                SampleArchive.Entry("folder/full.JPG", "x"), SampleArchive.Entry("README.txt", "x"),
            ])
        )
        #expect(outcome.contents == ["file, one.json": Self.text, "file, folder/two.json": "[2]"])
        #expect(outcome.refused == [])
        #expect(outcome.leftOut == ["folder/full.JPG", "README.txt"])
    }

    @Test("names and refuses encrypted, linked, nested and damaged entries, and reads the others")
    func refusedEntries() throws {
        var encrypted = SampleArchive.Entry("secret.json", "[1]")
        encrypted.isEncrypted = true
        var link = SampleArchive.Entry("link.json", "/etc/passwd")
        link.isLink = true
        var damaged = SampleArchive.Entry("damaged.json", "[3]")
        damaged.isDamaged = true
        var nested = SampleArchive.Entry("inner.zip", "")
        nested.content = SampleArchive.zip([SampleArchive.Entry("x.json", "[4]")])
        var packed = SampleArchive.Entry("inner.json.gz", "")
        packed.content = SampleArchive.gzip([65])
        let outcome = try read(
            SampleArchive.zip([encrypted, link, damaged, nested, packed, SampleArchive.Entry("../../good.json", "[5]")])
        )
        #expect(outcome.contents == ["file, ../../good.json": "[5]"])
        let marks = [
            "secret.json is encrypted", "link.json is a link", "damaged.json is damaged", "a zip archive within", "a gzip file within",
        ]
        for mark in marks { #expect(outcome.refused.contains { $0.contains(mark) }, "\(mark): \(outcome.refused)") }
        #expect(outcome.refused.count == 5)
    }

    @Test("refuses archives with too many entries, cut ones and empty ones")
    func refusedArchives() throws {
        let many = (0...100).map { SampleArchive.Entry("\($0).json", "[]") }
        #expect(
            try read(SampleArchive.zip(many)).refused == ["file has 101 entries: at most 100 are read; unpack it and give the files in it"]
        )
        #expect(try read(SampleArchive.zip(Array(many.prefix(100)))).contents.count == 100)
        let whole = SampleArchive.zip(Array(many.prefix(3)))
        for count in stride(from: 4, to: whole.count, by: 9) {
            let outcome = try read(Array(whole.prefix(count)))
            #expect(outcome.contents.isEmpty && outcome.refused.count == 1, "\(count): \(outcome.refused)")
        }
        #expect(try read(SampleArchive.zip([])).contents.isEmpty)
    }

    @Test(
        "names files that it recognizes but cannot read",
        arguments: [
            ("%PDF-1.7\n", "looks like a PDF document; give the data as a table or JSON"),
            ("PAR1\u{15}\u{4}", "looks like a Parquet file; take the JSONL or CSV file of the same data"),
            ("SQLite format 3\u{0}", "looks like an SQLite database; export the data as a table or JSON"),
            ("MMMMM----- Recipe via Meal-Master (tm) v8.05\n", "looks like a Meal-Master file"),
            ("<?xml version=\"1.0\"?>\n<recipeml version=\"0.5\">", "looks like a RecipeML file"),
            ("BZh91AY&SY", "looks like a file compressed with bzip2"),
        ]
    )
    func foreign(_ text: String, _ message: String) throws {
        let outcome = try read(Array(text.utf8))
        #expect(outcome.contents.isEmpty)
        #expect(outcome.refused.count == 1 && outcome.refused[0].hasPrefix("file \(message)"), "\(outcome.refused)")
    }

    @Test(
        "names archives of other programs",
        arguments: [
            ("Borscht.paprikarecipe", "a Paprika export"), ("Soup.melarecipe", "a Mela export"), ("xl/workbook.xml", "an Excel workbook"),
        ]
    )
    func foreignArchive(_ entry: String, _ name: String) throws {
        let outcome = try read(SampleArchive.zip([SampleArchive.Entry("a.json", "[]"), SampleArchive.Entry(entry, "x")]))
        #expect(outcome.contents.isEmpty && outcome.refused.first?.hasPrefix("file looks like \(name); ") == true, "\(outcome.refused)")
    }
}
