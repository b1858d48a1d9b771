import GraphQL
import Testing

@Suite("the language, compared with recorded cases of the reference implementation", .enabled(if: ConformanceCases.exist))
struct LanguageConformanceTests {
    @Test("parses every document, or rejects it with the recorded message and location")
    func parse() throws {
        var failures: [String] = []
        for entry in try ConformanceCases("parse").cases {
            guard let id = entry["id"] as? String, let document = entry["document"] as? String,
                let expected = entry["expected"] as? [String: Any]
            else { continue }
            var wanted = "ok"
            if let error = expected["error"] as? [String: Any] {
                wanted = "\(error["message"] ?? "") \(error["location"] as? [Int] ?? [])"
            }
            var found = "ok"
            do throws(SyntaxError) {
                _ = try Document.parse(document)
            } catch {
                found = "\(error.message) [\(error.location.line), \(error.location.column)]"
            }
            if found.replacing("'", with: "\"") != wanted.replacing("'", with: "\"") {
                failures.append("\(id): wanted \(wanted), found \(found)")
            }
        }
        #expect(failures == [])
    }

    @Test("prints every document in the recorded form, which prints as itself")
    func print() throws {
        var failures: [String] = []
        for entry in try ConformanceCases("print").cases where entry["mode"] as? String == "document" {
            guard let id = entry["id"] as? String, let document = entry["document"] as? String,
                let expected = entry["expected"] as? String
            else { continue }
            let printed = try Document.parse(document).printed()
            if printed != expected {
                failures.append("\(id): wanted \(expected), found \(printed)")
            } else if try Document.parse(printed).printed() != printed {
                failures.append("\(id): printed differently the second time")
            }
        }
        #expect(failures == [])
    }
}
