/// The chunks of a PNG file.
///
/// Spec: https://www.w3.org/TR/png-3/#5DataRep
enum PNGFile {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// The maximum size of a colour profile, compressed or not.
    ///
    /// Larger profiles are dropped. Profiles of screens and cameras have a few KiB.
    private static let largestProfile = 1024 * 1024

    /// Returns the picture with only the chunks it needs.
    static func cleaned(_ file: Span<UInt8>, _ limits: ImageLimits) throws(ImageError) -> StillImage {
        var kept = signature
        kept.reserveCapacity(file.count)
        let header = try Header(file, limits)
        kept.append(file.extracting(Header.place))
        var position = Header.place.upperBound
        var data = Data.awaited
        let pixels = InflatedCount(atMost: header.pixelBytes)
        var hasPalette = false
        var isTurned = false
        while true {
            let length = try file.bigEndian32(at: position)
            let name = try ChunkName(of: file, at: position + 4)
            let chunk = file.extracting(try file.range(at: position, count: length + 12))
            position += chunk.count
            if data == .underWay, name != "IDAT" { data = .over }
            switch name {
            case "IDAT":
                guard data != .over, hasPalette || !header.needsPalette else { throw .damaged }
                data = .underWay
                pixels.add(chunk.extracting(8..<8 + length))
                guard !pixels.exceedsLimit else { throw .damaged }
                kept.append(chunk)
            case "PLTE":
                guard data == .awaited, !hasPalette, (3...768).contains(length), length % 3 == 0 else { throw .damaged }
                hasPalette = true
                kept.append(chunk)
            case "IEND":
                guard data == .over, length == 0 else { throw .damaged }
                guard position == file.count else { throw .trailingBytes }
                kept.append(chunk)
                return StillImage(format: .png, width: header.width, height: header.height, bytes: kept)
            case "acTL", "fcTL", "fdAT":
                throw .animated
            case "iCCP" where length <= largestProfile && isSmallProfile(chunk.extracting(8..<8 + length)):
                kept.append(chunk)
            case "tRNS", "cHRM", "gAMA", "sBIT", "sRGB", "cICP", "mDCV", "cLLI", "bKGD", "pHYs":
                guard length <= 1_024 else { throw .damaged }
                kept.append(chunk)
            case "eXIf":
                guard !isTurned, let orientation = Orientation(tiff: chunk.extracting(8..<8 + length)) else { break }
                isTurned = true
                append("eXIf", orientation.tiff, to: &kept)
            default:
                guard name.isAncillary else { throw .damaged }
            }
        }
    }

    /// Whether a colour profile stays within the limit when decompressed.
    ///
    /// The chunk holds a zero-terminated name, the compression method, and the compressed profile.
    ///
    /// Spec: https://www.w3.org/TR/png-3/#11iCCP
    private static func isSmallProfile(_ content: Span<UInt8>) -> Bool {
        let name = (0..<min(80, content.count)).first { content[$0] == 0 }
        guard let name, name > 0, name + 1 < content.count, content[name + 1] == 0 else { return false }
        let profile = InflatedCount(atMost: largestProfile)
        profile.add(content.extracting((name + 2)...))
        return !profile.exceedsLimit
    }

    /// The state of the pixel chunks, which must be consecutive.
    private enum Data {
        case awaited, underWay, over
    }

    private static func append(_ name: StaticString, _ content: [UInt8], to file: inout [UInt8]) {
        file.append(bigEndian32: content.count)
        let start = file.count
        name.withUTF8Buffer { unsafe file.append(contentsOf: $0) }
        file.append(contentsOf: content)
        file.append(bigEndian32: Int(CRC32.of(file.span.extracting(start..<file.count))))
    }

    /// The first chunk: the size of the picture and the format of its pixels.
    ///
    /// Spec: https://www.w3.org/TR/png-3/#11IHDR
    private struct Header {
        /// The bytes after the signature: length, name, 13 bytes of data, checksum.
        static let place = signature.count..<signature.count + 25

        let width: Int
        let height: Int
        let needsPalette: Bool
        /// The size of the decompressed rows of pixels, in bytes.
        let pixelBytes: Int

        init(_ file: Span<UInt8>, _ limits: ImageLimits) throws(ImageError) {
            let chunk = file.extracting(try file.range(at: Self.place.lowerBound, count: Self.place.count))
            // A foreign header can claim anything. No image program writes a wrong checksum.
            guard try chunk.bigEndian32(at: 0) == 13, chunk.has("IHDR", at: 4),
                try chunk.bigEndian32(at: 21) == Int(CRC32.of(chunk.extracting(4..<21)))
            else { throw .damaged }
            width = try chunk.bigEndian32(at: 8)
            height = try chunk.bigEndian32(at: 12)
            try limits.check(width: width, height: height)
            let depths: [UInt8] =
                switch chunk[17] {
                case 0: [1, 2, 4, 8, 16]
                case 2, 4, 6: [8, 16]
                case 3: [1, 2, 4, 8]
                default: []
                }
            needsPalette = chunk[17] == 3
            guard depths.contains(chunk[16]), chunk[18] == 0, chunk[19] == 0, chunk[20] <= 1 else { throw .damaged }
            let channels =
                switch chunk[17] {
                case 2: 3
                case 4: 2
                case 6: 4
                default: 1
                }
            let bits = Int(chunk[16]) * channels
            let (columns, rows) = (width, height)
            pixelBytes = (chunk[20] == 1 ? Pass.interlaced : [.whole]).reduce(0) { $0 + $1.bytes(columns, rows, bits) }
        }
    }

    /// The pixels of one pass: all, or some columns of some rows.
    ///
    /// Spec: https://www.w3.org/TR/png-3/#8Interlace
    private struct Pass {
        let column: Int
        let row: Int
        let columnStep: Int
        let rowStep: Int

        static let whole = Pass(column: 0, row: 0, columnStep: 1, rowStep: 1)
        static let interlaced = [
            Pass(column: 0, row: 0, columnStep: 8, rowStep: 8), Pass(column: 4, row: 0, columnStep: 8, rowStep: 8),
            Pass(column: 0, row: 4, columnStep: 4, rowStep: 8), Pass(column: 2, row: 0, columnStep: 4, rowStep: 4),
            Pass(column: 0, row: 2, columnStep: 2, rowStep: 4), Pass(column: 1, row: 0, columnStep: 2, rowStep: 2),
            Pass(column: 0, row: 1, columnStep: 1, rowStep: 2),
        ]

        /// Returns the bytes of the rows.
        ///
        /// Each row begins with a byte for its filter.
        func bytes(_ width: Int, _ height: Int, _ bits: Int) -> Int {
            let columns = (width - column + columnStep - 1) / columnStep
            let rows = (height - row + rowStep - 1) / rowStep
            return columns > 0 && rows > 0 ? rows * (1 + (columns * bits + 7) / 8) : 0
        }
    }
}
