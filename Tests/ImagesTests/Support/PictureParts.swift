@testable import Images

/// Returns the names of a complete file's parts in order.
func parts(of file: [UInt8], _ format: ImageFormat) -> [String] {
    switch format {
    case .png: chunks(of: file, from: 8, nameOffset: 4, overhead: 12) { (try? file.span.bigEndian32(at: $0)) ?? 0 }
    case .webp: chunks(of: file, from: 12, nameOffset: 0, overhead: 8) { (((try? file.span.littleEndian32(at: $0 + 4)) ?? 0) + 1) / 2 * 2 }
    case .jpeg: segments(of: file)
    }
}

private func chunks(of file: [UInt8], from start: Int, nameOffset: Int, overhead: Int, length: (Int) -> Int) -> [String] {
    var names: [String] = []
    var position = start
    while position < file.count {
        names.append(String(decoding: file[(position + nameOffset)...].prefix(4), as: UTF8.self))
        position += length(position) + overhead
    }
    return names
}

private func segments(of file: [UInt8]) -> [String] {
    var names: [String] = []
    var position = 2
    while position + 4 <= file.count {
        if file[position] == 0xFF, file[position + 1] > 0xBF, !(0xD0...0xD9).contains(file[position + 1]) {
            names.append(String(file[position + 1], radix: 16, uppercase: true))
            position += 2 + Int(file[position + 2]) << 8 + Int(file[position + 3])
        } else {
            position += 1
        }
    }
    return names
}

/// A PNG file of these chunks, including checksums.
func png(_ chunks: (name: String, content: [UInt8])...) -> [UInt8] {
    var file = PNGFile.signature
    for chunk in chunks {
        file.append(bigEndian32: chunk.content.count)
        let named = Array(chunk.name.utf8) + chunk.content
        file += named
        file.append(bigEndian32: Int(CRC32.of(named.span)))
    }
    return file
}

/// The content of a PNG's first chunk.
func header(width: Int, height: Int, depth: UInt8 = 8, color: UInt8 = 2) -> [UInt8] {
    var content: [UInt8] = []
    content.append(bigEndian32: width)
    content.append(bigEndian32: height)
    return content + [depth, color, 0, 0, 0]
}

/// A WebP file of these chunks.
func webp(_ chunks: (name: String, content: [UInt8])...) -> [UInt8] {
    var body = Array("WEBP".utf8)
    for chunk in chunks {
        body += Array(chunk.name.utf8)
        body.append(littleEndian32: chunk.content.count)
        body += chunk.content + (chunk.content.count % 2 == 1 ? [0] : [])
    }
    var file = Array("RIFF".utf8)
    file.append(littleEndian32: body.count)
    return file + body
}

/// The content of the extended format's first chunk.
func canvas(width: Int, height: Int, flags: UInt8 = 0) -> [UInt8] {
    func threeBytes(_ number: Int) -> [UInt8] { (0..<3).map { UInt8(truncatingIfNeeded: (number - 1) >> (8 * $0)) } }
    return [flags, 0, 0, 0] + threeBytes(width) + threeBytes(height)
}

/// The beginning of lossless pixels.
func lossless(width: Int, height: Int) -> [UInt8] {
    var content: [UInt8] = [0x2F]
    content.append(littleEndian32: width - 1 | (height - 1) << 14)
    return content + [0, 0, 0]
}

/// The beginning of lossy pixels.
func lossy(width: Int, height: Int) -> [UInt8] {
    [0, 0, 0, 0x9D, 0x01, 0x2A] + [width, height].flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] } + [0, 0]
}

/// A JPEG file of these segments.
///
/// Pixels follow the head of each scan.
func jpeg(_ segments: (marker: UInt8, content: [UInt8])...) -> [UInt8] {
    var file: [UInt8] = [0xFF, 0xD8]
    for segment in segments {
        file += [0xFF, segment.marker]
        file.append(bigEndian16: segment.content.count + 2)
        file += segment.content
    }
    return file + [0xFF, 0xD9]
}

/// The content of a JPEG frame with one component.
func frame(width: Int, height: Int, precision: UInt8 = 8) -> [UInt8] {
    var content = [precision]
    content.append(bigEndian16: height)
    content.append(bigEndian16: width)
    return content + [1, 1, 0x11, 0]
}

/// The head of a scan with one component.
let scan: [UInt8] = [1, 1, 0, 0, 63, 0]
