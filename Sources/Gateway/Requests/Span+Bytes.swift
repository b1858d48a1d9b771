// What the gateway does with the bytes of a request.
extension Span<UInt8> {
    /// A copy of the bytes.
    func bytes() -> [UInt8] {
        // Sound: the buffer is the span's memory, copied inside the closure.
        unsafe withUnsafeBufferPointer { unsafe [UInt8]($0) }
    }

    /// Whether the bytes begin with those of a text.
    func hasPrefix(_ text: StaticString) -> Bool {
        count >= text.utf8CodeUnitCount && extracting(0..<text.utf8CodeUnitCount).equals(text)
    }

    /// Whether the bytes are those of a text.
    func equals(_ text: StaticString) -> Bool {
        guard count == text.utf8CodeUnitCount else { return false }
        return text.withUTF8Buffer { expected in
            for index in indices {
                // Sound: both have the same count.
                if unsafe self[index] != expected[index] { return false }
            }
            return true
        }
    }
}
