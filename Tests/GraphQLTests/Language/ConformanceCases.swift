import Foundation
import GraphQL

/// The recorded cases of the reference implementation, if a folder with them is next to the package.
///
/// The cases belong to another project and are not part of this one. Suites that use missing cases are skipped.
struct ConformanceCases {
    let cases: [[String: Any]]

    static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent()
        .appending(path: "../../../../shared/conformance/open")
        .standardizedFileURL

    static var exist: Bool { FileManager.default.fileExists(atPath: folder.path) }

    init(_ corpus: String) throws {
        let lines = try Data(contentsOf: Self.folder.appending(path: corpus + ".jsonl")).split(separator: UInt8(ascii: "\n"))
        cases = try lines.compactMap { try JSONSerialization.jsonObject(with: $0) as? [String: Any] }
    }

    /// Returns a recorded error as text, without differences in quotes and in the order of locations.
    static func describe(_ error: [String: Any]) -> String {
        let message = error["message"] as? String ?? ""
        let locations = (error["locations"] as? [[Int]] ?? []).map { "\($0)" }
        return message.replacing("'", with: "\"") + " " + locations.sorted().joined()
    }

    /// Returns an error that was found as text, in the same form.
    static func describe(_ error: GraphQLError) -> String {
        error.message.replacing("'", with: "\"") + " " + error.locations.map { "[\($0.line), \($0.column)]" }.sorted().joined()
    }
}
