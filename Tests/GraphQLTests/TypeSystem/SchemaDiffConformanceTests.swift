import GraphQL
import Testing

@Suite("schema changes, compared with recorded cases of the reference implementation", .enabled(if: ConformanceCases.exist))
struct SchemaDiffConformanceTests {
    @Test("reports the recorded changes and sentences for every pair of schemas")
    func breaking() throws {
        var failures: [String] = []
        for entry in try ConformanceCases("breaking").cases {
            guard let id = entry["id"] as? String, let old = entry["old"] as? String, let new = entry["new"] as? String,
                let expected = entry["expected"] as? [String: [[String: String]]]
            else {
                failures.append("a case of an unknown form")
                continue
            }
            let wanted = expected.flatMap { severity, changes in
                changes.map { "\(severity) \($0["type"] ?? "") \($0["description"] ?? "")".replacing("'", with: "\"") }
            }
            let changes = try schema(old).changes(to: schema(new)).filter(\.kind.isKnownToGraphQLJS)
            let found = changes.map { "\($0.kind.severity) \($0.kind.rawValue) \($0.description)".replacing("'", with: "\"") }
            if wanted.sorted() != found.sorted() { failures.append("\(id): wanted \(wanted), found \(found)") }
        }
        #expect(failures == [])
    }

    private func schema(_ sdl: String) throws -> Schema {
        try Schema(Document.parse(sdl), assumesValid: true)
    }
}
