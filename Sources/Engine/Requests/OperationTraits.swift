public import GraphQL

/// The facts about a prepared operation for metrics and logs; one object for all of its requests.
///
/// Belongs to one loop.
public final class OperationTraits {
    /// The kind of operation; nil if its document was refused.
    public let kind: OperationKind?
    /// The operation's name; nil if it has none, or its document was refused.
    public let name: String?
    /// A number for observers of requests; nil until they set one.
    public var label: Int?
    private let source: [UInt8]

    init(source: [UInt8], kind: OperationKind?, name: String?) {
        (self.source, self.kind, self.name) = (source, kind, name)
    }

    /// The document's fingerprint in the log: 16 hexadecimal digits computed from its bytes, the same in every process.
    public var fingerprint: String { Fingerprint.text(of: source) }
}
