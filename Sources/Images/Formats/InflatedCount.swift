import CZlib

/// How many bytes packed data unfolds to, without keeping any: nothing that is stored shall be a bomb for those who unfold it.
///
/// Counting stops at the limit. Data that cannot be unfolded counts as far as it can: no one gets more out of it.
@safe final class InflatedCount {
    private static let pieceSize = 64 * 1024

    // zlib remembers the address.
    private let stream: UnsafeMutablePointer<z_stream>
    private let piece: UnsafeMutablePointer<UInt8>
    private let limit: Int
    private var count = 0
    private var hasEnded: Bool

    /// Begins to count up to a limit.
    init(atMost limit: Int) {
        self.limit = limit
        unsafe stream = .allocate(capacity: 1)
        unsafe stream.initialize(to: z_stream())
        unsafe piece = .allocate(capacity: Self.pieceSize)
        // Without memory for it nothing is known, so nothing is taken.
        hasEnded = unsafe zlib_start_inflating(stream) != Z_OK
        if hasEnded { count = .max }
    }

    deinit {
        // Ending what has not started is an error code.
        unsafe inflateEnd(stream)
        unsafe stream.deallocate()
        unsafe piece.deallocate()
    }

    /// Whether the data is more than the limit.
    var isTooMuch: Bool { count > limit }

    /// Unfolds the data's next bytes.
    func add(_ bytes: Span<UInt8>) {
        unsafe bytes.withUnsafeBufferPointer { bytes in
            // Sound: zlib only reads from the input, within its count and this closure's time, and writes no more than the piece holds.
            unsafe stream.pointee.next_in = UnsafeMutablePointer(mutating: bytes.baseAddress)
            unsafe stream.pointee.avail_in = UInt32(bytes.count)
            while !hasEnded, !isTooMuch {
                unsafe stream.pointee.next_out = piece
                unsafe stream.pointee.avail_out = UInt32(Self.pieceSize)
                let code = unsafe inflate(stream, Z_NO_FLUSH)
                let written = unsafe Self.pieceSize - Int(stream.pointee.avail_out)
                count += written
                // A piece that is not full: all that has come so far is unfolded.
                if code == Z_BUF_ERROR || (code == Z_OK && written < Self.pieceSize) { return }
                if code != Z_OK { hasEnded = true }
            }
        }
    }
}
