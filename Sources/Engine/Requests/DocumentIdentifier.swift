import Bytes
public import Sodium

/// The short name by which a client asks for a document that the server has.
///
/// Spec: https://github.com/graphql/graphql-over-http/blob/persisted-documents/spec/Appendix%20A%20--%20Persisted%20Documents.md
public enum DocumentIdentifier: Hashable, Sendable {
    /// 64 hexadecimal digits, with or without `sha256:` before them.
    case sha256(SHA256Digest)
    /// Any other name of at most 256 bytes, such as the MD5 that Relay writes.
    case custom(String)

    /// The most bytes of a name.
    public static let maximumLength = 256

    /// Reads an identifier; nil for what is none: empty, too long, or `sha256:` with anything but 64 hexadecimal digits.
    public init?(_ text: Span<UInt8>) {
        if let digest = SHA256Digest(hexadecimal: text) {
            self = .sha256(digest)
            return
        }
        if text.count > 7, text.extracting(0..<7).equals("sha256:") {
            guard let digest = SHA256Digest(hexadecimal: text.extracting(7..<text.count)) else { return nil }
            self = .sha256(digest)
            return
        }
        guard (1...Self.maximumLength).contains(text.count), let name = String(validating: text.bytes(), as: UTF8.self) else { return nil }
        self = .custom(name)
    }

    /// Reads an identifier.
    public init?(_ text: String) {
        self.init(text.utf8Span.span)
    }
}
