import GraphQL
import Testing

@Suite("schema definitions, compared with recorded cases of the reference implementation", .enabled(if: ConformanceCases.exist))
struct SchemaConformanceTests {
    @Test("builds every source, or reports the recorded errors")
    func schema() throws {
        var failures: [String] = []
        for entry in try ConformanceCases("schema").cases {
            guard let id = entry["id"] as? String, let sdl = entry["sdl"] as? String, let expected = entry["expected"] as? [String: Any]
            else { continue }
            let wanted = Set((expected["errors"] as? [[String: Any]] ?? []).map(ConformanceCases.describe))
            var found: Set<String> = []
            do throws(SchemaError) {
                _ = try Schema(sdl: sdl)
            } catch {
                found = Set(error.errors.map(ConformanceCases.describe))
            }
            if found != wanted {
                failures.append("\(id): missing \(wanted.subtracting(found).sorted()), wrong \(found.subtracting(wanted).sorted())")
            }
        }
        #expect(failures == [])
    }
}
