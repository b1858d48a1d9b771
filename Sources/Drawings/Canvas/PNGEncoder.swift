import CZlib

/// Encodes a canvas as a PNG file with a palette.
///
/// Spec: https://www.w3.org/TR/png-3/
enum PNGEncoder {
    static func file(_ canvas: Canvas) -> [UInt8] {
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        // 8-bit palette indexes, deflate compression, one filter per row, no interlacing.
        append("IHDR", bigEndian(UInt32(Canvas.width)) + bigEndian(UInt32(Canvas.height)) + [8, 3, 0, 0, 0], to: &file)
        append("PLTE", canvas.colors.flatMap(\.parts), to: &file)
        append("IDAT", packed(filtered(canvas.pixels)), to: &file)
        append("IEND", [], to: &file)
        return file
    }

    private static func append(_ name: StaticString, _ content: [UInt8], to file: inout [UInt8]) {
        file += bigEndian(UInt32(content.count))
        let start = file.count
        file += "\(name)".utf8
        file += content
        file += bigEndian(checksum(file[start...]))
    }

    private static func bigEndian(_ number: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }

    private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        // Sound: zlib only reads, within the count and during the closure.
        unsafe bytes.withUnsafeBufferPointer { unsafe UInt32(truncatingIfNeeded: crc32(0, $0.baseAddress, UInt32($0.count))) }
    }

    /// Applies PNG's filter Up, which encodes the difference from the row above.
    ///
    /// In drawings the difference is mostly zero.
    private static func filtered(_ pixels: [UInt8]) -> [UInt8] {
        let width = Canvas.width
        var rows: [UInt8] = []
        rows.reserveCapacity((width + 1) * Canvas.height)
        for start in stride(from: 0, to: pixels.count, by: width) {
            rows.append(2)
            for place in start..<start + width { rows.append(start == 0 ? pixels[place] : pixels[place] &- pixels[place - width]) }
        }
        return rows
    }

    /// Compresses to the zlib format.
    ///
    /// Returns an empty array if there is no memory.
    private static func packed(_ bytes: [UInt8]) -> [UInt8] {
        var length = compressBound(UInt(bytes.count))
        return unsafe [UInt8](unsafeUninitializedCapacity: Int(length)) { room, count in
            // Sound: zlib reads and writes within the counts, and sets `length` to the number of bytes written.
            let code = unsafe bytes.withUnsafeBufferPointer { bytes in
                unsafe zlib_pack_runs(room.baseAddress, &length, bytes.baseAddress, UInt32(bytes.count))
            }
            count = code == Z_OK ? Int(length) : 0
        }
    }
}
