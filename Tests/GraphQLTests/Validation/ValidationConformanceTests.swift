import GraphQL
import Testing

@Suite("validation, compared with recorded cases of the reference implementation", .enabled(if: ConformanceCases.exist))
struct ValidationConformanceTests {
    @Test("reports the recorded errors of every document, for all rules and for single rules")
    func validate() throws {
        var schemas: [String: Schema] = [:]
        var failures: [String] = []
        for entry in try ConformanceCases("validate").cases {
            guard let id = entry["id"] as? String, let source = entry["document"] as? String, let sdl = entry["schema"] as? String
            else { continue }
            let document = try Document.parse(source)
            let schema = try schemas[sdl] ?? Schema(sdl: sdl)
            schemas[sdl] = schema

            func compare(_ rules: ValidationRules, _ key: String) {
                let wanted = Set((entry[key] as? [[String: Any]] ?? []).map(ConformanceCases.describe))
                let found = Set(GraphQL.validate(document, against: schema, rules: rules).map(ConformanceCases.describe))
                if found != wanted {
                    let (missing, wrong) = (wanted.subtracting(found).sorted(), found.subtracting(wanted).sorted())
                    failures.append("\(id) (\(key)): missing \(missing), wrong \(wrong)")
                }
            }
            compare(.specified, "all_errors")
            if let names = entry["rules"] as? [String] {
                compare(ValidationRules(names.compactMap(ValidationRules.init(named:))), "errors")
            }
        }
        #expect(failures == [])
    }
}
