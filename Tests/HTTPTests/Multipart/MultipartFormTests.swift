import HTTP
import TestSupport
import Testing

@Suite("a multipart form", .tags(.spec))
struct MultipartFormTests {
    private static func form(_ body: String, boundary: String = "b", parts: Int = 10) throws(MultipartError) -> [String] {
        let bytes = Array(body.utf8)
        guard let boundary = MultipartBoundary(boundary) else { return ["no boundary"] }
        return try MultipartForm(parsing: bytes.span, boundary: boundary, limits: .init(parts: parts)).parts.map { part in
            let file = part.fileName.map { "<\($0)>" } ?? ""
            let type = part.contentType.map { "[\($0)]" } ?? ""
            return part.name + file + type + "=" + String(decoding: bytes[part.content], as: UTF8.self)
        }
    }

    /// The lines of a body, with the required line ends.
    private static func lines(_ lines: String...) -> String { lines.joined(separator: "\r\n") }

    private static let name = "Content-Disposition: form-data; name="

    @Test(
        "has parts",
        arguments: [
            (lines("--b", name + "a", "", "1", "--b--"), ["a=1"]),
            (lines("--b", name + "\"a\"", "", "1", "--b", name + "\"c\"", "", "2", "--b--", ""), ["a=1", "c=2"]),
            (lines("preamble", "--b", name + "a", "", "1", "--b--", "epilogue --b"), ["a=1"]),
            (lines("--b \t", name + "a", "", "1", "--b-- ", ""), ["a=1"]),
            (lines("--b", name + "a", "", "", "--b--"), ["a="]),
            (lines("--b", name + "a", "", "--b--"), ["a="]),
            (lines("--b", name + "a", "", "line", "", "--", "-b", "--a", "\r", "--b--"), ["a=line\r\n\r\n--\r\n-b\r\n--a\r\n\r"]),
            (lines("--b", name + "a", "", "x\n--b\n", "--b--"), ["a=x\n--b\n"]),
            (
                lines("--b", "content-type: Image/PNG; x=y", name + "f; filename=\"ü.png\"", "X-Other: 1", "", "1", "--b--"),
                ["f<ü.png>[image/png]=1"]
            ),
            (lines("--b", name + #""f"; filename="a\"b\\c""#, "", "1", "--b--"), [#"f<a"b\c>=1"#]),
            (lines("--b", name + #""f"; filename="C:\dir\file""#, "", "1", "--b--"), [#"f<C:\dir\file>=1"#]),
            (lines("--b", name + #""f"; filename="%22%0d%0A%25%2""#, "", "1", "--b--"), ["f<\"\r\n%25%2>=1"]),
            (lines("--b", name + #"f; filename=""; filename*=UTF-8''x"#, "", "1", "--b--"), ["f<>=1"]),
            (lines("--b", name + "a", "Content-Transfer-Encoding: binary", "", "1", "--b--"), ["a=1"]),
            (lines("--b--", ""), []),
        ] as [(String, [String])]
    )
    func wellFormed(body: String, expected: [String]) throws {
        #expect(try Self.form(body) == expected)
    }

    @Test(
        "malformed bodies are rejected with the offset of the error",
        arguments: [
            ("", "no line begins with the boundary", 0), ("x", "no line begins with the boundary", 0),
            (lines("--c", name + "a", "", "1", "--c--"), "no line begins with the boundary", 0),
            (lines("x--b", name + "a", "", "1"), "no line begins with the boundary", 0), ("--b", "not followed by a line break", 3),
            ("--b\n" + name + "a\n\n1\n--b--", "not followed by a line break", 3),
            (lines("--bc", name + "a", "", "1", "--b--"), "not followed by a line break", 3),
            (lines("--b", name + "a", "", "1"), "does not end with the boundary", 48),
            (lines("--b", name + "a", "", "1", "--b"), "not followed by a line break", 53),
            (lines("--b", name + "a", "", "1", "--b--x"), "not followed by a line break", 53), (lines("--b", name + "a"), "do not end", 5),
            (lines("--b", "", "1", "--b--"), "has no “Content-Disposition", 5),
            (lines("--b", "A B: c", "", "1", "--b--"), "not of the form “Name: value”", 5),
            (lines("--b", name + "a", " folded", "", "1", "--b--"), "not of the form “Name: value”", 45),
            (lines("--b", name + "a\rX: y", "", "1", "--b--"), "CR without LF", 43),
            (lines("--b", name + "a\nX: y", "", "1", "--b--"), "not of the form", 5),
            (lines("--b", name + "a", name + "b", "", "1", "--b--"), "two Content-Disposition", 45),
            (lines("--b", "Content-Disposition: attachment; name=a", "", "1", "--b--"), "is not “form-data”", 5),
            (lines("--b", "Content-Disposition: form-data", "", "1", "--b--"), "has no name", 5),
            (lines("--b", name + "\"\"", "", "1", "--b--"), "has no name", 5),
            (lines("--b", name + "a; name=c", "", "1", "--b--"), "two names", 5),
            (lines("--b", name + "\"a", "", "1", "--b--"), "malformed parameter", 5),
            (lines("--b", name + "\"a\"b", "", "1", "--b--"), "malformed", 5),
            (lines("--b", name + "a; filename=b; filename=c", "", "1", "--b--"), "two file names", 5),
            (lines("--b", name + "a", "Content-Type: x", "Content-Type: y", "", "1", "--b--"), "Content-Type is invalid or repeated", 62),
            (lines("--b", name + "a", "Content-Transfer-Encoding: base64", "", "1", "--b--"), "Content-Transfer-Encoding", 45),
            (lines("--b", "X: " + String(repeating: "x", count: 5_000), name + "a", "", "1", "--b--"), "more than 4096 bytes", 5),
        ] as [(String, String, Int)]
    )
    func malformed(body: String, message: String, offset: Int) {
        let error = #expect(throws: MultipartError.self) { try Self.form(body) }
        #expect(error?.message.contains(message) == true)
        #expect(error?.offset == offset)
    }

    @Test("headers that end near the limit are handled correctly", arguments: 4_060...4_110)
    func headerLimit(padding: Int) throws {
        let body = Self.lines("--b", "X: " + String(repeating: "x", count: padding), Self.name + "a", "", "1", "--b--")
        let error = #expect(throws: MultipartError.self) { try Self.form(body) }
        #expect(error?.message.contains("more than 4096 bytes") == true)
    }

    @Test("names that are not UTF-8 are rejected")
    func invalidName() throws {
        let body = Array(("--b\r\n" + Self.name + "\"").utf8) + [0xFF] + Array("\"\r\n\r\n1\r\n--b--".utf8)
        let boundary = try #require(MultipartBoundary("b"))
        #expect(throws: MultipartError.self) { try MultipartForm(parsing: body.span, boundary: boundary, limits: .init(parts: 9)) }
    }

    @Test("the number of parts is limited")
    func bounded() throws {
        let parts = String(repeating: Self.lines("--b", Self.name + "a", "", "1", ""), count: 3) + "--b--"
        #expect(try Self.form(parts, parts: 3).count == 3)
        let error = #expect(throws: MultipartError.self) { try Self.form(parts, parts: 2) }
        #expect(error?.message == "there are more than 2 parts")
    }

    @Test(
        "boundaries have 1 to 70 permitted characters",
        arguments: [
            ("b", true), ("----WebKitFormBoundary7MA4YWxkTrZu0gW", true), ("'()+_,-./:=? x", true),
            (String(repeating: "b", count: 70), true),
            ("", false), ("b ", false), (String(repeating: "b", count: 71), false), ("b\"", false), ("b;", false), ("ü", false),
            ("b\r\n", false),
        ]
    )
    func boundaries(text: String, isAllowed: Bool) {
        #expect((MultipartBoundary(text) != nil) == isAllowed)
    }

    @Test("near-matches of the boundary are read in linear time")
    func linear() throws {
        let boundary = String(repeating: "b", count: 70)
        let almost = "\r\n--" + String(repeating: "b", count: 69)
        let content = String(repeating: almost, count: 40_000)
        let body = Self.lines("--" + boundary, Self.name + "a", "", content, "--" + boundary + "--")
        // Nearly 3 MB. Examining matched bytes twice would take noticeably longer than the test may.
        #expect(try Self.form(body, boundary: boundary).map(\.utf8.count) == [content.utf8.count + 2])
    }

    @Test("damaged bodies are rejected or read within their bounds")
    func damage() throws {
        let body = Array(
            Self.lines(
                "p",
                "--b",
                Self.name + #""a"; filename="x\"y""#,
                "Content-Type: text/plain",
                "",
                "1",
                "--b",
                Self.name + "c",
                "",
                "2",
                "--b--"
            ).utf8
        )
        let boundary = try #require(MultipartBoundary("b"))
        var random = SeededGenerator(seed: 5)
        for _ in 0..<20_000 {
            var damaged = body
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let index = Int.random(in: 0..<damaged.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: damaged[index] = UInt8.random(in: .min ... .max, using: &random)
                case 1: damaged.remove(at: index)
                default: damaged.insert(body[Int.random(in: 0..<body.count, using: &random)], at: index)
                }
            }
            guard let form = try? MultipartForm(parsing: damaged.span, boundary: boundary, limits: .init(parts: 4)) else { continue }
            let isInside = form.parts.allSatisfy { $0.content.lowerBound >= 0 && $0.content.upperBound <= damaged.count }
            #expect(isInside)
        }
    }

    @Test("a cut body has the parts that begin in the available bytes, the last one cut")
    func cut() throws {
        let parts = [(Self.name + "a", "first"), (Self.name + "f; filename=x", "second"), (Self.name + "c", "3")]
        let body = Array((parts.map { Self.lines("--b", $0, "", $1) } + ["--b--"]).joined(separator: "\r\n").utf8)
        let boundary = try #require(MultipartBoundary("b"))
        var limits = MultipartForm.Limits(parts: 10)
        limits.headerBytes = 60
        let whole = try MultipartForm(parsing: body.span, boundary: boundary, limits: limits).parts
        var seen: Set<Int> = []
        for count in 3...body.count {
            let beginning = Array(body[..<count])
            let parts = try MultipartForm(parsing: beginning.span, boundary: boundary, isCut: true, limits: limits).parts
            seen.insert(parts.count)
            #expect(parts.count <= whole.count)
            for (part, other) in zip(parts, whole) where !part.isCut { #expect(part == other) }
            #expect(parts.dropLast().allSatisfy { !$0.isCut })
            guard let last = parts.last, last.isCut else { continue }
            let other = whole[parts.count - 1]
            #expect(last.name == other.name && last.fileName == other.fileName)
            #expect(last.content == other.content.lowerBound..<count)
        }
        #expect(seen.isSuperset(of: [0, 1, 2]))
    }
}
