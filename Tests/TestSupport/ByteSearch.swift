import Glibc

// Uses the C library, because a loop over bytes is many times slower in unoptimized tests.
extension [UInt8] {
    /// The first offset of a non-empty text at or after a start.
    public func offset(of text: StaticString, from start: Int = 0) -> Int? {
        let length = text.utf8CodeUnitCount
        // Sound: all reads are within the array's bytes, which outlive the closure, and within the static string.
        return unsafe withUnsafeBytes { bytes in
            var start = start
            while let base = bytes.baseAddress, start + length <= bytes.count {
                let rest = bytes.count - length - start + 1
                guard let found = unsafe memchr(base + start, Int32(text.utf8Start.pointee), rest) else { return nil }
                if unsafe memcmp(found, text.utf8Start, length) == 0 { return unsafe base.distance(to: UnsafeRawPointer(found)) }
                start = unsafe base.distance(to: UnsafeRawPointer(found)) + 1
            }
            return nil
        }
    }

    /// The pieces between the occurrences of a text.
    public func pieces(between text: StaticString) -> [[UInt8]] {
        var (pieces, start): ([[UInt8]], Int) = ([], 0)
        while let end = offset(of: text, from: start) {
            pieces.append(Array(self[start..<end]))
            start = end + text.utf8CodeUnitCount
        }
        return pieces + [Array(self[start...])]
    }
}
