/// The four-letter name of a chunk in a PNG or RIFF file.
struct ChunkName: Equatable, ExpressibleByStringLiteral {
    private let letters: UInt32

    init(stringLiteral text: StaticString) {
        letters = text.withUTF8Buffer { letters in
            // Sound: the buffer is read in order, within its bounds.
            unsafe letters.reduce(0) { $0 << 8 | UInt32($1) }
        }
    }

    /// Reads the name at an offset of a file.
    init(of file: Span<UInt8>, at offset: Int) throws(ImageError) {
        letters = UInt32(truncatingIfNeeded: try file.bigEndian32(at: offset))
    }

    /// Whether decoders can ignore the chunk of a PNG file if they don't know it: the first letter is lower case.
    ///
    /// Spec: https://www.w3.org/TR/png-3/#5Chunk-naming-conventions
    var isAncillary: Bool { letters & 0x2000_0000 != 0 }
}
