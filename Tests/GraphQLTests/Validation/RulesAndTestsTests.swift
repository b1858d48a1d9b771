import Foundation
import Testing

@Suite("the tests of rules")
struct RulesAndTestsTests {
    @Test("there is a test file for each rule, and none besides")
    func oneToOne() throws {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Rules")
        let rules = tests.appending(path: "../../../../Sources/GraphQL/Validation/Rules").standardizedFileURL
        func names(in folder: URL, without suffix: String) throws -> [String] {
            try FileManager.default.contentsOfDirectory(atPath: folder.path)
                .filter { $0.hasSuffix(suffix) }
                .map { String($0.dropLast(suffix.count)) }
                .sorted()
        }
        #expect(try names(in: rules, without: ".swift") == names(in: tests, without: "Tests.swift"))
    }
}
