/// The four letters that say what a chunk of a PNG or RIFF file is.
struct ChunkName: Equatable, ExpressibleByStringLiteral {
    private let letters: UInt32

    init(stringLiteral text: StaticString) {
        letters = text.withUTF8Buffer { letters in
            // Sound: the buffer is read in order, within its bounds.
            unsafe letters.reduce(0) { $0 << 8 | UInt32($1) }
        }
    }

    /// The name at a place of a file.
    init(of file: Span<UInt8>, at offset: Int) throws(ImageError) {
        letters = UInt32(truncatingIfNeeded: try file.bigEndian32(at: offset))
    }

    /// Whether a PNG decoder that does not know the chunk can do without it: the first letter is small.
    ///
    /// Spec: https://www.w3.org/TR/png-3/#5Chunk-naming-conventions
    var isAncillary: Bool { letters & 0x2000_0000 != 0 }
}
