public import GraphQL
public import Sodium

/// A client's request: a document, the operation to run, and the values of its variables.
///
/// Files are values of variables (`Value.upload`).
public struct OperationRequest: Sendable {
    /// A reference to the document.
    public enum DocumentReference: Sendable {
        /// The bytes of the document.
        case text([UInt8])
        /// An identifier that the server is expected to know.
        case known(DocumentIdentifier)
        /// The bytes of the document, to be stored under their SHA-256.
        case remembered([UInt8], as: SHA256Digest)
    }

    /// The document.
    public var document: DocumentReference
    /// The name of the operation to run; nil if the document has only one.
    public var operationName: String?
    /// The values of the operation's variables, including files.
    public var variables: ObjectValue
    /// Whether the client requests the cost in the response, with the extension `{"cost": true}`.
    public var wantsCost: Bool

    /// A request.
    public init(
        _ document: DocumentReference,
        operationName: String? = nil,
        variables: ObjectValue = ObjectValue(),
        wantsCost: Bool = false
    ) {
        self.document = document
        self.operationName = operationName
        self.variables = variables
        self.wantsCost = wantsCost
    }

    /// A request with the document's text.
    public init(_ document: String, operationName: String? = nil, variables: ObjectValue = ObjectValue()) {
        self.init(.text(Array(document.utf8)), operationName: operationName, variables: variables)
    }
}
