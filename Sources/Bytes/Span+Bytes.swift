import Glibc

extension Span<UInt8> {
    /// A copy of the bytes.
    @inlinable
    public func bytes() -> [UInt8] {
        // Sound: the buffer is the span's memory, copied inside the closure.
        unsafe withUnsafeBufferPointer { unsafe [UInt8]($0) }
    }

    /// Returns whether the bytes begin with a text.
    @inlinable
    public func hasPrefix(_ text: StaticString) -> Bool {
        count >= text.utf8CodeUnitCount && extracting(0..<text.utf8CodeUnitCount).equals(text)
    }

    /// Returns whether the bytes equal a text.
    @inlinable
    public func equals(_ text: StaticString) -> Bool {
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

extension [UInt8] {
    /// Whether both arrays have the same bytes; compares memory, while `==` compares byte by byte.
    public func hasSameBytes(as other: [UInt8]) -> Bool {
        guard count == other.count else { return false }
        // Sound: both buffers have the same count and are only read inside the closures.
        return unsafe withUnsafeBytes { bytes in
            unsafe other.withUnsafeBytes { others in
                guard let start = bytes.baseAddress, let other = others.baseAddress else { return true }
                return unsafe memcmp(start, other, bytes.count) == 0
            }
        }
    }
}
