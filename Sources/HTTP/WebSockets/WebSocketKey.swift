import COpenSSL

/// The key of a client's handshake, and the response that confirms it (RFC 6455, 4.2.2).
enum WebSocketKey {
    /// Whether a key is 16 bytes in base64.
    static func isValid(_ key: Span<UInt8>) -> Bool {
        guard key.count == 24, key[22] == UInt8(ascii: "="), key[23] == UInt8(ascii: "=") else { return false }
        for index in 0..<22 {
            switch key[index] {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "+"), UInt8(ascii: "/"):
                continue
            default: return false
            }
        }
        return true
    }

    /// The base64 of the SHA-1 of the key and the protocol's identifier; nil if OpenSSL has no memory.
    static func answer(_ key: Span<UInt8>) -> [UInt8]? {
        var question: [UInt8] = []
        question.append(key)
        question.append("258EAFA5-E914-47DA-95CA-C5AB0DC85B11")
        var digest = [UInt8](repeating: 0, count: 20)
        // Sound: each call gets separate arrays, with their lengths passed or with the lengths that SHA-1 and base64 produce.
        guard unsafe EVP_Digest(question, question.count, &digest, nil, EVP_sha1(), nil) == 1 else { return nil }
        // 28 characters and a NUL.
        var text = [UInt8](repeating: 0, count: 29)
        guard unsafe EVP_EncodeBlock(&text, digest, 20) == 28 else { return nil }
        text.removeLast()
        return text
    }
}
