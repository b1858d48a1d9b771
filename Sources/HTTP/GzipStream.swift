import CZlib

/// A zlib compressor, reused for one body after the other: its 256 KiB are allocated once.
///
/// The output has gzip's frame, or is raw if it is framed elsewhere.
@safe final class GzipStream {
    private static let pieceSize = 32 * 1024

    // zlib stores the address.
    private let stream: UnsafeMutablePointer<z_stream>
    private let piece: UnsafeMutablePointer<UInt8>

    /// Creates a compressor; nil if there is not enough memory.
    init?(level: Int, isFramed: Bool = true) {
        unsafe stream = .allocate(capacity: 1)
        unsafe stream.initialize(to: z_stream())
        unsafe piece = .allocate(capacity: Self.pieceSize)
        // The deinitialiser runs in this case as well; ending a stream that was not started only returns an error code.
        let code = unsafe isFramed ? zlib_start_gzip(stream, Int32(level)) : zlib_start_deflating(stream, Int32(level))
        guard code == Z_OK else { return nil }
    }

    deinit {
        unsafe deflateEnd(stream)
        unsafe stream.deallocate()
        unsafe piece.deallocate()
    }

    /// Begins a new body.
    func begin() {
        unsafe deflateReset(stream)
    }

    /// Compresses a body's next bytes.
    func compress(_ bytes: Span<UInt8>, isLast: Bool, into coded: inout [UInt8]) {
        compress(bytes, flush: isLast ? Z_FINISH : Z_NO_FLUSH, into: &coded)
    }

    /// Compresses bytes so that the client can decode all of them, and the rest of the stream is independent of them.
    func compressFlushed(_ bytes: Span<UInt8>, into coded: inout [UInt8]) {
        compress(bytes, flush: Z_FULL_FLUSH, into: &coded)
    }

    private func compress(_ bytes: Span<UInt8>, flush: Int32, into coded: inout [UInt8]) {
        precondition(bytes.count <= Int32.max)
        unsafe bytes.withUnsafeBufferPointer { bytes in
            // Sound: zlib only reads the input, within its count and during this closure, and writes no more than the piece holds.
            unsafe stream.pointee.next_in = UnsafeMutablePointer(mutating: bytes.baseAddress)
            unsafe stream.pointee.avail_in = UInt32(bytes.count)
            repeat {
                unsafe stream.pointee.next_out = piece
                unsafe stream.pointee.avail_out = UInt32(Self.pieceSize)
                unsafe deflate(stream, flush)
                let count = unsafe Self.pieceSize - Int(stream.pointee.avail_out)
                unsafe coded.append(contentsOf: UnsafeBufferPointer(start: piece, count: count))
            } while unsafe stream.pointee.avail_out == 0
        }
    }
}
