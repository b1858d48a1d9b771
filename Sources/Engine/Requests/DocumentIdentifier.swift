import Bytes
public import Sodium

/// A short identifier that a client sends in place of a document that the server has.
///
/// Spec: https://github.com/graphql/graphql-over-http/blob/persisted-documents/spec/Appendix%20A%20--%20Persisted%20Documents.md
public enum DocumentIdentifier: Hashable, Sendable {
    /// 64 hexadecimal digits, with or without the prefix `sha256:`.
    case sha256(SHA256Digest)
    /// Any other identifier of at most 256 bytes, such as the MD5 that Relay writes.
    case custom(String)

    /// The maximum length of an identifier in bytes.
    public static let maximumLength = 256

    /// Reads an identifier; nil if it is empty, too long, invalid UTF-8, or `sha256:` followed by anything but 64 hexadecimal digits.
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
