import Sodium

/// What a photo's address ends in: 128 random bits as 22 letters, digits, `-` and `_`.
public struct PhotoName: Sendable, Equatable {
    /// As it stands in the address and in the database.
    public let text: String

    private static let randomBytes = 16
    private static let length = 22

    /// A new name, which no one can guess.
    public static func random() -> PhotoName {
        PhotoName(text: Base64URL.encode([UInt8].random(count: randomBytes).span))
    }

    private init(text: String) { self.text = text }

    /// Reads a name; nil unless it can be one, to the byte: nothing else is ever asked of the database.
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
        // Sound: the closure reads within the span's bounds and time.
        text = unsafe bytes.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
    }
}
