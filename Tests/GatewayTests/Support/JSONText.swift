import GraphQL
import JSON
import JSONValues

@testable import Gateway

/// What a test expects, written as JSON.
enum JSONText {
    static func value(_ text: String) throws -> Value { Value(try JSONDocument(parsing: Array(text.utf8)).root) }
}
