import Sodium

/// The name of a photo in its URL: 128 random bits as 22 letters, digits, `-` and `_`.
public struct PhotoName: Sendable, Equatable {
    /// The name, as in the URL and in the database.
    public let text: String

    private static let randomBytes = 16
    private static let length = 22

    /// Creates a random name that cannot be guessed.
    public static func random() -> PhotoName {
        PhotoName(text: Base64URL.encode([UInt8].random(count: randomBytes).span))
    }

    private init(text: String) { self.text = text }

    /// Parses a name.
    ///
    /// Returns nil if any byte is invalid, so that the database never sees malformed names.
    public init?(_ bytes: Span<UInt8>) {
        guard bytes.count == Self.length else { return nil }
        for index in bytes.indices {
            switch bytes[index] {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "-"), UInt8(ascii: "_"):
                continue
            default: return nil
            }
        }
        // Sound: the closure reads only within the span's bounds and lifetime.
        text = unsafe bytes.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
    }
}
