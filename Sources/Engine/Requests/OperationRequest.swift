public import GraphQL
public import Sodium

/// What a client asks for: a document, which of its operations to run, and the values of the operation's variables.
///
/// Files are values of the variables (`Value.upload`).
public struct OperationRequest: Sendable {
    /// How the document is said.
    public enum DocumentReference: Sendable {
        /// By its bytes.
        case text([UInt8])
        /// By an identifier that the server is expected to know.
        case known(DocumentIdentifier)
        /// By its bytes, which the server is asked to remember under their SHA-256.
        case remembered([UInt8], as: SHA256Digest)
    }

    /// The document.
    public var document: DocumentReference
    /// The name of the operation to run; nil when the document has only one.
    public var operationName: String?
    /// The values of the operation's variables, files among them.
    public var variables: ObjectValue
    /// Whether the response is to say what the request costs: the extension `{"cost": true}`.
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

    /// A request by the document's text.
    public init(_ document: String, operationName: String? = nil, variables: ObjectValue = ObjectValue()) {
        self.init(.text(Array(document.utf8)), operationName: operationName, variables: variables)
    }
}
