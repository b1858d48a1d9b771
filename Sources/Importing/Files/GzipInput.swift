import CZlib

/// Decompresses a file of gzip.
///
/// A file can have several members, as `cat one.gz two.gz` makes it.
///
/// Spec: https://www.rfc-editor.org/rfc/rfc1952
@safe
final class GzipInput: ByteInput {
    private let input: FileInput
    // zlib keeps the address.
    private let stream: UnsafeMutablePointer<z_stream>
    private var compressed = [UInt8](repeating: 0, count: 64 << 10)
    /// The part of `compressed` that is not decompressed yet.
    private var pending = 0..<0
    private var expanded = 0
    private var isInMember = true

    init(_ input: FileInput) throws(ImportFailure) {
        self.input = input
        unsafe stream = .allocate(capacity: 1)
        unsafe stream.initialize(to: z_stream())
        guard unsafe zlib_start_gunzipping(stream) == Z_OK else { throw ImportFailure("\(input.name) cannot be read: out of memory") }
    }

    deinit {
        // Ending a stream that has not started only returns an error code.
        unsafe inflateEnd(stream)
        unsafe stream.deallocate()
    }

    var count: Int { input.count }

    func read(into buffer: inout [UInt8]) throws(ImportFailure) -> Int {
        while true {
            if pending.isEmpty {
                let piece = try input.read(into: &compressed)
                pending = 0..<piece
                guard piece > 0 else {
                    guard isInMember else { return 0 }
                    throw ImportFailure("\(input.name): the file is truncated: its compressed data end too early")
                }
            }
            if !isInMember { try begin() }
            let (code, written) = inflated(into: &buffer)
            expanded += written
            try ExpansionLimit.check(input.name, compressed: input.count, expanded: expanded)
            if code == Z_STREAM_END { isInMember = false } else if code != Z_OK, code != Z_BUF_ERROR { throw damage() }
            if written > 0 { return written }
        }
    }

    /// Begins the next member.
    private func begin() throws(ImportFailure) {
        // Some programs fill the last block with zeros.
        while let first = pending.first, compressed[first] == 0 { pending.removeFirst() }
        guard !pending.isEmpty else { return }
        guard unsafe inflateReset(stream) == Z_OK else { throw damage() }
        isInMember = true
    }

    private func damage() -> ImportFailure {
        ImportFailure("\(input.name): the compressed data are damaged before byte \(input.count - pending.count): get the file again")
    }

    /// Decompresses pending bytes, and returns zlib's code and the number of bytes written.
    private func inflated(into buffer: inout [UInt8]) -> (code: Int32, written: Int) {
        guard !pending.isEmpty else { return (Z_BUF_ERROR, 0) }
        let room = buffer.count
        // Sound: zlib reads from `pending` and writes into `buffer`, within their counts and during this call.
        let code = unsafe compressed.withUnsafeMutableBufferPointer { source in
            unsafe buffer.withUnsafeMutableBufferPointer { target in
                unsafe stream.pointee.next_in = source.baseAddress.map { unsafe $0 + pending.lowerBound }
                unsafe stream.pointee.avail_in = UInt32(pending.count)
                unsafe stream.pointee.next_out = target.baseAddress
                unsafe stream.pointee.avail_out = UInt32(clamping: room)
                return unsafe inflate(stream, Z_NO_FLUSH)
            }
        }
        let left = unsafe Int(stream.pointee.avail_in)
        pending = pending.upperBound - left..<pending.upperBound
        return (code, room - (unsafe Int(stream.pointee.avail_out)))
    }
}
