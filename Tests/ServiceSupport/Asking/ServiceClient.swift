package import GraphQL
import JSON
import JSONValues
package import Languages

/// Asks the service and waits for the answer, over HTTP or in memory; for threads that may block.
///
/// So what tests say about accounts and mutations is written once.
package protocol ServiceClient {
    associatedtype Answer: ServiceAnswer

    /// The answer to a document.
    ///
    /// - Parameters:
    ///   - document: The document, with one operation.
    ///   - variables: The values of its variables; a file is sent as the client sends files.
    ///   - caller: Who asks; nil for a stranger.
    ///   - language: The language that the request prefers; nil when it says nothing.
    /// - Returns: The answer, be it a refusal.
    /// - Throws: When none comes.
    func answer(to document: String, variables: ObjectValue, as caller: (any Caller)?, language: Language?) throws -> Answer
}

/// The answer to a request, whatever brought it.
package protocol ServiceAnswer: Sendable {
    /// The response.
    var bytes: [UInt8] { get }
    /// Whether the request was taken, be its document as wrong as it may.
    var isAccepted: Bool { get }
    /// Whether the request was refused as a whole because its token is no one's.
    var isUnauthenticated: Bool { get }
}

/// Somebody who shows a token.
package protocol Caller: Sendable {
    var credentials: String { get }
}

extension ServiceAnswer {
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The response as a value; one that is not JSON fails the test.
    package func json() throws -> Value { Value(try JSONDocument(parsing: bytes).root) }
}

extension ServiceClient {
    /// The answer to a document.
    package func query(
        _ document: String,
        variables: ObjectValue = ObjectValue(),
        as caller: (any Caller)? = nil,
        language: Language? = nil
    ) throws -> Answer {
        try answer(to: document, variables: variables, as: caller, language: language)
    }

    /// The `data` of an answer without errors.
    package func data(
        _ document: String,
        variables: ObjectValue = ObjectValue(),
        as caller: (any Caller)? = nil,
        language: Language? = nil
    ) throws -> Value {
        let answer = try answer(to: document, variables: variables, as: caller, language: language)
        let json = try answer.json()
        guard answer.isAccepted, json.errors == .null else { throw Unexpected(text: answer.text) }
        return json.data
    }

    /// The code and the message of the first error of an answer.
    package func refusal(_ document: String, variables: ObjectValue = ObjectValue()) throws -> (code: String?, message: String?) {
        let errors = try query(document, variables: variables).json().errors
        return (errors.at("0.extensions.code").string, errors.at("0.message").string)
    }
}
