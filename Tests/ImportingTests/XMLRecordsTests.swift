import Importing
import TestSupport
import Testing

@Suite("Reading XML")
struct XMLRecordsTests {
    private static let layout = XMLLayout(lists: ["channel", "feed"], records: ["item", "entry"])

    /// Returns the records of a file, and the error that ended it.
    private func read(_ bytes: [UInt8]) throws -> (records: [SourceRecord], failure: String?, missing: String?) {
        let folder = TemporaryFolder()
        let path = folder.path + "/feed.xml"
        try SampleFile.write(bytes, to: path)
        let reader = XMLRecords(try ByteSource(path: path), Self.layout)
        var records: [SourceRecord] = []
        do throws(ImportFailure) {
            while let record = try reader.next() { records.append(record) }
            return (records, nil, records.isEmpty ? reader.missingDescription : nil)
        } catch {
            #expect(error.description.hasPrefix(path + ", line "))
            return (records, String(error.description.dropFirst(path.count + 2)), nil)
        }
    }

    private func read(_ text: String) throws -> (records: [SourceRecord], failure: String?, missing: String?) { try read(Array(text.utf8)) }

    /// Formats an element as `name=text(children)`, with the last letter of the namespace before a colon.
    private static func outline(_ element: XMLElement) -> String {
        let attributes = element.attributes.sorted { $0.key < $1.key }.map { "@\($0.key)=\($0.value)" }.joined()
        let children = element.children.isEmpty ? "" : "(" + element.children.map(outline).joined(separator: ",") + ")"
        return (element.namespace.last.map { "\($0):" } ?? "") + element.name + attributes
            + (element.text.isEmpty ? "" : "=" + element.text) + children
    }

    private static func outline(_ record: SourceRecord) -> String {
        let place = "\(record.position.number)/\(record.position.line)/\(record.position.offset ?? -1) "
        switch record.content {
        case .element(let element): return place + outline(element)
        case .unreadable(let problem): return place + "! " + problem.description
        case .json, .row, .rows, .fields: return place + "?"
        }
    }

    struct Text: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let text: String
        let found: [String]
    }

    static let texts = [
        Text(
            testDescription: "RSS with another namespace, CDATA, entities and elements in elements",
            text: """
                <rss xmlns:g="urn:g"><channel><title>Shop</title>
                <item><title> A &amp; B </title><g:price><![CDATA[1 < 2]]></g:price><g:ship><g:c>US</g:c>x</g:ship></item>
                <item/></channel></rss>
                """,
            found: ["1/2/50 item(title=A & B,g:price=1 < 2,g:ship=x(g:c=US))", "2/3/157 item"]
        ),
        Text(
            testDescription: "Atom with links in attributes",
            text: #"<feed xmlns="urn:a"><entry><link href="https://a.example" rel="x"/></entry></feed>"#,
            found: ["1/1/20 a:entry(a:link@href=https://a.example@rel=x)"]
        ),
        Text(
            testDescription: "an item in an item is not a record",
            text: "<channel><item><item>a</item></item></channel>",
            found: ["1/1/9 item(item=a)"]
        ),
        Text(testDescription: "a list that is empty", text: "<channel></channel>", found: []),
    ]

    @Test("records are elements with their contents", arguments: texts)
    func records(_ text: Text) throws {
        let (records, failure, missing) = try read(text.text)
        #expect(records.map(Self.outline) == text.found)
        #expect(failure == nil && missing == nil)
    }

    @Test("decodes the encoding that the file declares")
    func encodings() throws {
        let text = "<channel><item>señal</item></channel>"
        let latin = #"<?xml version="1.0" encoding="ISO-8859-1"?>"# + text
        let narrow = latin.unicodeScalars.map { UInt8($0.value) }
        let wide: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        for bytes in [narrow, wide, Array(("\u{FEFF}" + text).utf8)] {
            let (records, failure, _) = try read(bytes)
            #expect(records.map { Self.outline($0).split(separator: " ").last } == ["item=señal"], "\(failure ?? "")")
        }
    }

    @Test("a file of another kind is reported with the missing elements")
    func nothing() throws {
        #expect(try read("<html><p>no</p></html>").missing == "XML with elements entry or item in channel or feed")
    }

    struct Hostile: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let text: String
        let message: String
    }

    static let hostile = [
        Hostile(
            testDescription: "entities that multiply",
            text: """
                <?xml version="1.0"?>
                <!DOCTYPE rss [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">]>
                <channel><item>&c;</item></channel>
                """,
            message: "line 2, column 15: a document type (<!DOCTYPE …>) with its entities is not supported"
        ),
        Hostile(
            testDescription: "a file of the machine",
            text: #"<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]><channel><item>&x;</item></channel>"#,
            message: "line 1, column 15: a document type (<!DOCTYPE …>) with its entities is not supported"
        ),
        Hostile(
            testDescription: "a document type elsewhere",
            text: #"<!DOCTYPE rss SYSTEM "http://127.0.0.1:1/x.dtd"><channel><item>a</item></channel>"#,
            message: "line 1, column 48: a document type (<!DOCTYPE …>) with its entities is not supported"
        ),
        Hostile(
            testDescription: "an undeclared entity",
            text: "<channel>\n<item>&x;</item></channel>",
            message: "line 2, column 7: it is not valid XML: undefined entity"
        ),
        Hostile(
            testDescription: "deeply nested elements",
            text: "<channel>" + String(repeating: "<a>", count: 100_000),
            message: "line 1, column 103: elements are nested more than 32 deep"
        ),
        Hostile(
            testDescription: "a comment without end",
            text: "<channel><!--" + String(repeating: "x", count: 3 << 20),
            message: "line 1, column 10: a tag or comment has more than 1048576 bytes: its end is missing"
        ),
        Hostile(
            testDescription: "an attribute without end",
            text: #"<channel><item a=""# + String(repeating: "x", count: 3 << 20),
            message: "line 1, column 10: a tag or comment has more than 1048576 bytes: its end is missing"
        ),
        Hostile(
            testDescription: "a prefix without its namespace",
            text: "<channel><item><g:id>1</g:id></item></channel>",
            message: "line 1, column 16: it is not valid XML: unbound prefix"
        ),
        Hostile(
            testDescription: "tags that do not fit",
            text: "<channel><item></channel>",
            message: "line 1, column 18: it is not valid XML: mismatched tag"
        ),
        Hostile(
            testDescription: "an ampersand alone",
            text: "<channel><item>A & B</item></channel>",
            message: "line 1, column 19: bytes that are not text in the file's encoding, or an unescaped < or &"
        ),
        Hostile(
            testDescription: "the end missing",
            text: "<channel><item>A</item>",
            message: "line 1, column 24: the file ends before its first element: it is truncated"
        ),
        Hostile(
            testDescription: "an unknown encoding",
            text: #"<?xml version="1.0" encoding="x-none"?><channel/>"#,
            message: "line 1, column 31: it is not valid XML: unknown encoding"
        ),
    ]

    @Test("hostile input is rejected with its position", arguments: hostile)
    func refused(_ hostile: Hostile) throws {
        let (records, failure, _) = try read(hostile.text)
        #expect(failure?.hasPrefix(hostile.message) == true, "\(failure ?? "no error")")
        #expect(!records.contains { Self.outline($0).contains("root:") || Self.outline($0).contains("lol") })
    }

    @Test("returns records before an error first")
    func before() throws {
        let (records, failure, _) = try read("<channel><item>a</item><item>b</item><item>c</channel>")
        #expect(records.map { Self.outline($0) } == ["1/1/9 item=a", "2/1/23 item=b"])
        #expect(failure?.contains("mismatched tag") == true)
    }

    @Test("reports invalid UTF-8")
    func encoding() throws {
        let (records, failure, _) = try read(Array("<channel><item>a</item><item>b".utf8) + [0xC3, 0x28] + Array("</item></channel>".utf8))
        #expect(records.count == 1)
        #expect(failure?.hasPrefix("line 1, column 31: bytes that are not text in the file's encoding") == true)
    }

    @Test("a record without an end does not fill the memory, and the next one is read")
    func long() throws {
        let many = String(repeating: "<a>\(String(repeating: "x", count: 1_000))</a>", count: RecordLimits.bytes / 900)
        let (records, failure, _) = try read("<channel><item>a</item><item>\(many)</item><item>c</item></channel>")
        let found = records.map(Self.outline)
        #expect(found.first == "1/1/9 item=a")
        #expect(found.dropFirst().first == "2/1/23 ! it has more than 4194304 bytes: it is not a record, or its end is missing")
        #expect(found.last?.hasSuffix(" item=c") == true)
        #expect(found.count == 3 && failure == nil)
    }

    private static let small = """
        <?xml version="1.0" encoding="UTF-8"?>
        <rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Ñ</title>
        <item><g:id>1</g:id><title><![CDATA[a<b]]></title><!-- c --><link>https://a.example/?a=1&amp;b=2</link></item>
        <item><g:id>2</g:id><title>b</title></item></channel></rss>
        """

    @Test("a file truncated at any point is reported")
    func cut() throws {
        let bytes = Array(Self.small.utf8)
        for count in 1..<bytes.count {
            let (records, failure, _) = try read(Array(bytes[..<count]))
            #expect(failure != nil && records.count <= 2, "\(count) bytes")
        }
        #expect(try read(bytes).failure == nil)
    }

    @Test("changed bytes result in other records or in reported problems, and nothing worse")
    func changed() throws {
        var random = SeededGenerator(seed: 40)
        for _ in 0..<1_000 {
            var bytes = Array(Self.small.utf8)
            for _ in 0...Int.random(in: 0..<3, using: &random) {
                bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            let (records, failure, missing) = try read(bytes)
            #expect(records.count == 2 || failure != nil || missing != nil || !records.isEmpty, "\(String(decoding: bytes, as: UTF8.self))")
            #expect(records.count <= 2)
        }
    }
}
