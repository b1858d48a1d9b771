import GraphQL
import HTTP
import ServiceSupport
import Testing

@testable import Gateway

@Suite("The table of error codes in the documentation")
struct ErrorTableTests {
    @Test("lists every code once, as in the program")
    func table() throws {
        let text = String(decoding: try SchemaFile.read(inRepository: "docs/reference/error-codes.md"), as: UTF8.self)
        let heading = "| `extensions.code` | Status | What happened | In production, details for |"
        let rows = text.split(separator: "\n", omittingEmptySubsequences: false).drop { $0 != heading }.dropFirst(2).prefix {
            $0.hasPrefix("|")
        }
        #expect(
            rows.map(String.init)
                == ErrorCode.allCases.map { "| `\($0.rawValue)` | \($0.status) | \($0.meaning) | \($0.productionAudience.rawValue) |" }
        )
    }

    @Test("lists the HTTP status of each code")
    func statuses() {
        for code in ErrorCode.allCases { #expect(Int(HTTPStatus(for: code).code) == code.status, "\(code)") }
    }
}
