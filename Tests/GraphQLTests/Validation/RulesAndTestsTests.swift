import Foundation
import Testing

@Suite("the tests of rules")
struct RulesAndTestsTests {
    @Test("there is a test file for each rule, and none besides", arguments: ["Rules", "SDLRules"])
    func oneToOne(folder: String) throws {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().appending(path: folder)
        let rules = tests.appending(path: "../../../../Sources/GraphQL/Validation/\(folder)").standardizedFileURL
        func names(in folder: URL, without suffix: String) throws -> [String] {
            try FileManager.default.contentsOfDirectory(atPath: folder.path)
                .filter { $0.hasSuffix(suffix) }
                .map { String($0.dropLast(suffix.count)) }
                .sorted()
        }
        #expect(try names(in: rules, without: ".swift") == names(in: tests, without: "Tests.swift"))
    }
}
