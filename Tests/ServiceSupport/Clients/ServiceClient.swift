package import GraphQL
import JSON
import JSONValues
package import Languages

/// A client that sends requests to the service over HTTP or in memory and waits for the response, on threads that may block.
///
/// Tests of accounts and mutations are written once for both.
package protocol ServiceClient {
    associatedtype Answer: ServiceResponse

    /// Returns the response to a document.
    ///
    /// - Parameters:
    ///   - document: The document, with one operation.
    ///   - variables: The values of its variables. Files are uploaded.
    ///   - caller: The caller, or nil for an anonymous one.
    ///   - language: The preferred language of the request, or nil for none.
    /// - Returns: The response, which can be a refusal.
    /// - Throws: An error if there is no response.
    func answer(to document: String, variables: ObjectValue, as caller: (any Caller)?, language: Language?) throws -> Answer
}

/// The response to a request, independent of the transport.
package protocol ServiceResponse: Sendable {
    /// The response body.
    var bytes: [UInt8] { get }
    /// Whether the request was accepted, even if its document is invalid.
    var isAccepted: Bool { get }
    /// Whether the request was refused because its token is invalid.
    var isUnauthenticated: Bool { get }
}

/// A person or program with a token.
package protocol Caller: Sendable {
    var credentials: String { get }
}

extension ServiceResponse {
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The response as a value.
    ///
    /// Invalid JSON fails the test.
    package func json() throws -> Value { Value(try JSONDocument(parsing: bytes).root) }
}

extension ServiceClient {
    /// Returns the response to a document.
    package func query(
        _ document: String,
        variables: ObjectValue = ObjectValue(),
        as caller: (any Caller)? = nil,
        language: Language? = nil
    ) throws -> Answer {
        try answer(to: document, variables: variables, as: caller, language: language)
    }

    /// Returns the `data` of a response without errors.
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

    /// The code and the message of the first error.
    package func refusal(_ document: String, variables: ObjectValue = ObjectValue()) throws -> (code: String?, message: String?) {
        let errors = try query(document, variables: variables).json().errors
        return (errors.at("0.extensions.code").string, errors.at("0.message").string)
    }
}
