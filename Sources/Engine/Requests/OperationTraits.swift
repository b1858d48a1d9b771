public import GraphQL

/// What those who count and log requests know of a prepared operation; one object for all of its requests.
///
/// Belongs to one loop.
public final class OperationTraits {
    /// What it does; nil when its document was refused.
    public let kind: OperationKind?
    /// Its name; nil when it has none, or its document was refused.
    public let name: String?
    /// A number for those who observe requests; nil until they set one.
    public var label: Int?
    private let source: [UInt8]

    init(source: [UInt8], kind: OperationKind?, name: String?) {
        (self.source, self.kind, self.name) = (source, kind, name)
    }

    /// What the log calls the document: 16 hexadecimal digits out of its bytes, the same in every process.
    public var fingerprint: String { Fingerprint.text(of: source) }
}
