import CSodium

/// Encryption with a key of 32 bytes that detects tampering: XSalsa20 and Poly1305, after a random nonce.
///
/// Source: https://doc.libsodium.org/secret-key_cryptography/secretbox
public enum SealedBytes {
    private static let nonceSize = Int(crypto_secretbox_NONCEBYTES)
    private static let overhead = nonceSize + Int(crypto_secretbox_MACBYTES)

    /// Encrypts bytes.
    public static func seal(_ bytes: [UInt8], key: SHA256Digest) -> [UInt8] {
        guard Library.isReady else { preconditionFailure("libsodium finds no source of random bytes") }
        let nonce = [UInt8].random(count: nonceSize)
        var sealed = [UInt8](repeating: 0, count: bytes.count + overhead)
        for index in nonce.indices { sealed[index] = nonce[index] }
        let key = key.bytes
        unsafe sealed.withUnsafeMutableBufferPointer { output in
            unsafe (bytes + [0]).withUnsafeBufferPointer { input in
                guard let start = output.baseAddress, let message = input.baseAddress else { return }
                // Sound: after the nonce there is room for the message and its code; nonce and key have the sizes that are read.
                _ = unsafe crypto_secretbox_easy(start + nonceSize, message, UInt64(bytes.count), nonce, key)
            }
        }
        return sealed
    }

    /// Decrypts bytes; nil if the key is wrong or the bytes were changed.
    public static func open(_ sealed: [UInt8], key: SHA256Digest) -> [UInt8]? {
        guard sealed.count >= overhead else { return nil }
        var bytes = [UInt8](repeating: 0, count: sealed.count - overhead + 1)
        let key = key.bytes
        let status = unsafe sealed.withUnsafeBufferPointer { input in
            unsafe bytes.withUnsafeMutableBufferPointer { output -> Int32 in
                guard let start = input.baseAddress, let message = output.baseAddress else { return -1 }
                // Sound: the input has a nonce and a code before the message, and the output has room for the message's bytes.
                return unsafe crypto_secretbox_open_easy(message, start + nonceSize, UInt64(sealed.count - nonceSize), start, key)
            }
        }
        guard status == 0 else { return nil }
        bytes.removeLast()
        return bytes
    }
}
