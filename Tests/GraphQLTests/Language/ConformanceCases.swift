import Foundation
import GraphQL

/// The recorded cases of the reference implementation, where a folder of them lies beside the package.
///
/// They belong to another project and are not part of this one, so the suites that use them are skipped without them.
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

    /// A recorded error as text: quotes and the order of places make no difference.
    static func describe(_ error: [String: Any]) -> String {
        let message = error["message"] as? String ?? ""
        let locations = (error["locations"] as? [[Int]] ?? []).map { "\($0)" }
        return message.replacing("'", with: "\"") + " " + locations.sorted().joined()
    }

    /// The same for an error that was found.
    static func describe(_ error: GraphQLError) -> String {
        error.message.replacing("'", with: "\"") + " " + error.locations.map { "[\($0.line), \($0.column)]" }.sorted().joined()
    }
}
