import Foundation
import Testing

@Suite("the tests of validation rules")
struct RulesAndTestsTests {
    @Test("have one file for each rule, and no others", arguments: ["Rules", "SDLRules"])
    func oneToOne(folder: String) throws {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().appending(path: folder)
        let rules = tests.appending(path: "../../../../Sources/GraphQL/Validation/\(folder)").standardizedFileURL
        #expect(try names(ofRulesIn: rules) == names(ofTestsIn: tests))
    }

    /// Returns the types named `…Rule` that the files of a folder declare.
    private func names(ofRulesIn folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).flatMap { file in
            try String(contentsOf: file, encoding: .utf8).matches(of: /(?m)^(?:struct|enum|final class) (\w+Rule)\b/).map { String($0.1) }
        }
        .sorted()
    }

    private func names(ofTestsIn folder: URL) throws -> [String] {
        let suffix = "Tests.swift"
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(suffix) }
            .map { String($0.dropLast(suffix.count)) }.sorted()
    }
}
