/// Bytes of names.
enum ByteSet {
    static let alphanumeric = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".utf8)
}

/// The id of an app at Apple, such as `com.example.app`.
public enum BundleID {
    /// Whether a text is a bundle id: letters, digits, hyphens and dots, at most 155 characters.
    public static func isValid(_ text: String) -> Bool {
        (1...155).contains(text.utf8.count)
            && text.utf8.allSatisfy { ByteSet.alphanumeric.contains($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") }
    }
}
