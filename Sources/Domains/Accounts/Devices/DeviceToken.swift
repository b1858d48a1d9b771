import Push

/// The token of an app on a device.
struct DeviceToken {
    let text: String

    /// Checks the characters of a platform's tokens; nil if the text cannot be one.
    ///
    /// Apple's tokens are bytes in hexadecimal digits, which mean the same in capitals. They become part of a URL.
    init?(_ text: String, of platform: PushPlatform) {
        switch platform {
        case .ios:
            let digits = text.lowercased()
            guard (64...200).contains(digits.utf8.count), digits.utf8.allSatisfy({ Self.hexadecimal.contains($0) }) else { return nil }
            self.text = digits
        case .android:
            guard (32...4_096).contains(text.utf8.count), text.utf8.allSatisfy({ Self.ofFirebase.contains($0) }) else { return nil }
            self.text = text
        }
    }

    private static let hexadecimal = Set("0123456789abcdef".utf8)
    private static let ofFirebase = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_:.=+/-".utf8)
}
