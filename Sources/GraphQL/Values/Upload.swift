/// A file that came with a request.
///
/// Only what reads requests makes one, so no text, number or literal can pass for a file.
public final class Upload: Sendable, Hashable {
    /// The file's name as the client says it: not to be trusted, and never a path.
    public let fileName: String
    /// The media type as the client says it: not to be trusted; nil when it says none.
    public let contentType: String?
    /// The file's bytes, a part of the request's body that is shared rather than copied.
    public let bytes: ArraySlice<UInt8>
    /// Whether the file was too large to be kept: its bytes are some of the beginning, or none.
    public let isCut: Bool

    /// Makes an upload out of its parts.
    public init(fileName: String, contentType: String?, bytes: ArraySlice<UInt8>, isCut: Bool = false) {
        self.fileName = fileName
        self.contentType = contentType
        self.bytes = bytes
        self.isCut = isCut
    }

    /// Lends the file's bytes.
    public func withBytes(_ body: (Span<UInt8>) -> Void) {
        let bytes = bytes
        body(bytes.span)
    }

    /// Whether both are the same file of the same request.
    public static func == (left: Upload, right: Upload) -> Bool { left === right }

    /// Feeds the file's identity into a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
