import Engine
import GraphQL
import HTTP
import Sodium

/// The error for an invalid GraphQL request; the response has status 400.
struct BadRequest: Error, CustomStringConvertible {
    let message: String
    let code: ErrorCode

    var description: String { message }

    init(_ message: String, code: ErrorCode = .badRequest) {
        (self.message, self.code) = (message, code)
    }
}

extension RequestRefusal {
    /// An invalid GraphQL request has status 400 in every media type.
    init(_ error: BadRequest) {
        self.init(error.code, error.message, status: .badRequest)
    }
}

extension OperationRequest {
    /// The maximum length of an operation name in bytes, limited because prepared operations keep the name.
    private static let maximumOperationNameLength = 256

    /// Checks the length of an operation name.
    static func operationName(_ name: String?) throws(BadRequest) -> String? {
        guard let name, name.utf8.count > maximumOperationNameLength else { return name }
        throw BadRequest("“operationName” has \(name.utf8.count) bytes; at most \(maximumOperationNameLength) are allowed.")
    }

    /// Finds the document among the parameters of a request.
    ///
    /// `documentId` counts only without `query` and without a persisted query, because servers that do not know the parameter ignore it.
    static func document(
        query: [UInt8]?,
        persistedQuery: DocumentIdentifier?,
        documentID: () throws(BadRequest) -> DocumentIdentifier?
    ) throws(BadRequest) -> DocumentReference {
        switch (query, persistedQuery) {
        case (let query?, nil): return .text(query)
        case (let query?, .sha256(let digest)): return .remembered(query, as: digest)
        case (_?, .custom): throw BadRequest("“extensions.persistedQuery.sha256Hash” must be 64 hexadecimal digits.")
        case (nil, let identifier?): return .known(identifier)
        case (nil, nil):
            guard let identifier = try documentID() else {
                throw BadRequest(
                    "“query” is missing. Send a string with a GraphQL document, or “documentId” with the identifier of a persisted one."
                )
            }
            return .known(identifier)
        }
    }

    /// Parses a document identifier.
    static func identifier(_ text: Span<UInt8>, from parameter: StaticString) throws(BadRequest) -> DocumentIdentifier {
        guard let identifier = DocumentIdentifier(text) else {
            throw BadRequest(
                "“\(parameter)” must be “sha256:” and 64 hexadecimal digits, or another identifier of 1 to \(DocumentIdentifier.maximumLength) bytes."
            )
        }
        return identifier
    }
}
