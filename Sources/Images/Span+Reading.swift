// Numbers and names at an offset, which may be past the end of the file. Offsets are never negative.
extension Span<UInt8> {
    func byte(at offset: Int) throws(ImageError) -> UInt8 {
        guard offset < count else { throw .truncated }
        return self[offset]
    }

    func bigEndian16(at offset: Int) throws(ImageError) -> Int {
        Int(try byte(at: offset)) << 8 | Int(try byte(at: offset + 1))
    }

    func bigEndian32(at offset: Int) throws(ImageError) -> Int {
        try bigEndian16(at: offset) << 16 | bigEndian16(at: offset + 2)
    }

    func littleEndian16(at offset: Int) throws(ImageError) -> Int {
        Int(try byte(at: offset)) | Int(try byte(at: offset + 1)) << 8
    }

    func littleEndian24(at offset: Int) throws(ImageError) -> Int {
        try littleEndian16(at: offset) | Int(try byte(at: offset + 2)) << 16
    }

    func littleEndian32(at offset: Int) throws(ImageError) -> Int {
        try littleEndian16(at: offset) | littleEndian16(at: offset + 2) << 16
    }

    /// Returns the range of `length` bytes, all within the file.
    func range(at offset: Int, count length: Int) throws(ImageError) -> Range<Int> {
        guard offset <= count, length <= count - offset else { throw .truncated }
        return offset..<offset + length
    }

    /// Whether the file has these bytes at an offset.
    func has(_ expected: [UInt8], at offset: Int) -> Bool {
        guard expected.count <= count - offset else { return false }
        for index in expected.indices where self[offset + index] != expected[index] { return false }
        return true
    }

    /// Whether the file has these letters at an offset.
    func has(_ expected: StaticString, at offset: Int) -> Bool {
        expected.withUTF8Buffer { letters in
            guard letters.count <= count - offset else { return false }
            for index in letters.indices {
                // Sound: the index is within the letters.
                if unsafe self[offset + index] != letters[index] { return false }
            }
            return true
        }
    }
}

// Writes the parts of a file.
extension [UInt8] {
    mutating func append(_ part: Span<UInt8>) {
        // Sound: the closure reads within the span's bounds and lifetime.
        unsafe part.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
    }

    mutating func append(bigEndian16 number: Int) {
        append(UInt8(truncatingIfNeeded: number >> 8))
        append(UInt8(truncatingIfNeeded: number))
    }

    mutating func append(bigEndian32 number: Int) {
        append(bigEndian16: number >> 16)
        append(bigEndian16: number)
    }

    mutating func append(littleEndian32 number: Int) {
        for shift in [0, 8, 16, 24] { append(UInt8(truncatingIfNeeded: number >> shift)) }
    }
}
