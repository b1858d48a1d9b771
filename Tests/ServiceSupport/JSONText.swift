package import GraphQL
import JSON
import JSONValues

/// An expected value written as JSON.
package enum JSONText {
    package static func value(_ text: String) throws -> Value { Value(try JSONDocument(parsing: Array(text.utf8)).root) }
}
