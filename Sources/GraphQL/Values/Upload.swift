/// A file sent with a request.
///
/// Only the code that reads requests creates uploads, so no string, number or literal can pass for a file.
public final class Upload: Sendable, Hashable {
    /// The file name sent by the client, which must not be trusted or used as a path.
    public let fileName: String
    /// The media type sent by the client, which must not be trusted; nil if the client sent none.
    public let contentType: String?
    /// The file's bytes, a slice of the request's body that is shared instead of copied.
    public let bytes: ArraySlice<UInt8>
    /// Whether the file was too large to keep; `bytes` is then only the beginning of the file, or empty.
    public let isCut: Bool

    /// Creates an upload from its parts.
    public init(fileName: String, contentType: String?, bytes: ArraySlice<UInt8>, isCut: Bool = false) {
        self.fileName = fileName
        self.contentType = contentType
        self.bytes = bytes
        self.isCut = isCut
    }

    /// Passes the file's bytes to a function.
    public func withBytes(_ body: (Span<UInt8>) -> Void) {
        let bytes = bytes
        body(bytes.span)
    }

    /// Whether both uploads are the same file of the same request.
    public static func == (left: Upload, right: Upload) -> Bool { left === right }

    /// Hashes the file's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
