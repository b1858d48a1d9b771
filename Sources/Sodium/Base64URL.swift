import CSodium

/// Base64 with letters, digits, `-` and `_`, without padding.
///
/// Encoding and decoding take the same time for any content of a length, so they are safe for secrets.
///
/// Spec: https://www.rfc-editor.org/rfc/rfc4648#section-5
public enum Base64URL {
    /// The number of characters for a number of bytes.
    static func count(forBytes count: Int) -> Int { (count * 4 + 2) / 3 }

    /// Encodes bytes as text.
    public static func encode(_ bytes: Span<UInt8>) -> String {
        var text: [UInt8] = []
        encode(bytes, to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    /// Appends the encoded text of bytes to the output.
    public static func encode(_ bytes: Span<UInt8>, to output: inout [UInt8]) {
        let length = count(forBytes: bytes.count)
        output.append(addingCapacity: length + 1) { text in
            unsafe text.withUnsafeMutableBufferPointer { space, count in
                guard let start = space.baseAddress else { return }
                unsafe bytes.withAddress { input in
                    unsafe start.withMemoryRebound(to: CChar.self, capacity: length + 1) { start in
                        // Sound: there is room for all characters and the final NUL, which is not counted.
                        _ = unsafe sodium_bin2base64(start, length + 1, input, bytes.count, sodium_base64_VARIANT_URLSAFE_NO_PADDING)
                    }
                }
                count += length
            }
        }
    }

    /// Decodes a text; nil unless it is the canonical encoding of its bytes.
    public static func decode(_ text: Span<UInt8>) -> [UInt8]? {
        // No encoded text has this length.
        guard text.count % 4 != 1 else { return nil }
        let capacity = text.count * 3 / 4
        var isValid = false
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity + 1) { space, used in
            guard let start = space.baseAddress else { return }
            isValid = unsafe decode(text, into: start, count: capacity)
            used = isValid ? capacity : 0
        }
        return isValid ? bytes : nil
    }

    /// Decodes a text of exactly `count` bytes into memory of that size.
    @unsafe
    static func decode(_ text: Span<UInt8>, into output: UnsafeMutablePointer<UInt8>, count: Int) -> Bool {
        // libsodium 1.0.18 accepts bytes beyond ASCII as letters. All bytes are examined, so that the time does not reveal the position of
        // such a byte.
        var bits: UInt8 = 0
        for index in text.indices { bits |= text[index] }
        guard bits < 0x80 else { return false }
        var written = 0
        let status = unsafe text.withAddress { input in
            unsafe input.withMemoryRebound(to: CChar.self, capacity: text.count) { input in
                // Sound: libsodium writes at most `count` bytes and fails if there are more.
                unsafe sodium_base642bin(
                    output,
                    count,
                    input,
                    text.count,
                    nil,
                    &written,
                    nil,
                    sodium_base64_VARIANT_URLSAFE_NO_PADDING
                )
            }
        }
        return status == 0 && written == count
    }
}
