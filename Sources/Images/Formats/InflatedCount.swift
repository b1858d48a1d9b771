import CZlib

/// Counts the decompressed bytes of zlib data without keeping them, so that no decompression bomb is stored.
///
/// Counting stops at the limit. Data that cannot be decompressed counts up to the error, because no decoder gets more out of it.
@safe final class InflatedCount {
    private static let pieceSize = 64 * 1024

    // zlib keeps the address.
    private let stream: UnsafeMutablePointer<z_stream>
    private let piece: UnsafeMutablePointer<UInt8>
    private let limit: Int
    private var count = 0
    private var hasEnded: Bool

    /// Starts to count up to a limit.
    init(atMost limit: Int) {
        self.limit = limit
        unsafe stream = .allocate(capacity: 1)
        unsafe stream.initialize(to: z_stream())
        unsafe piece = .allocate(capacity: Self.pieceSize)
        // Without memory the size is unknown, so the data counts as too large.
        hasEnded = unsafe zlib_start_inflating(stream) != Z_OK
        if hasEnded { count = .max }
    }

    deinit {
        // Ending a stream that has not started only returns an error code.
        unsafe inflateEnd(stream)
        unsafe stream.deallocate()
        unsafe piece.deallocate()
    }

    /// Whether the data exceeds the limit.
    var exceedsLimit: Bool { count > limit }

    /// Decompresses the next bytes of the data.
    func add(_ bytes: Span<UInt8>) {
        unsafe bytes.withUnsafeBufferPointer { bytes in
            // Sound: zlib only reads from the input, within its count and during this closure, and writes at most the size of `piece`.
            unsafe stream.pointee.next_in = UnsafeMutablePointer(mutating: bytes.baseAddress)
            unsafe stream.pointee.avail_in = UInt32(bytes.count)
            while !hasEnded, !exceedsLimit {
                unsafe stream.pointee.next_out = piece
                unsafe stream.pointee.avail_out = UInt32(Self.pieceSize)
                let code = unsafe inflate(stream, Z_NO_FLUSH)
                let written = unsafe Self.pieceSize - Int(stream.pointee.avail_out)
                count += written
                // The buffer is not full, so all input so far is decompressed.
                if code == Z_BUF_ERROR || (code == Z_OK && written < Self.pieceSize) { return }
                if code != Z_OK { hasEnded = true }
            }
        }
    }
}
