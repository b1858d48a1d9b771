/// The segments of a JPEG file.
///
/// Spec: https://www.w3.org/Graphics/JPEG/itu-t81.pdf (Annex B)
enum JPEGFile {
    /// The maximum number of scans.
    ///
    /// A progressive picture has about ten scans.
    ///
    /// Each scan can make a decoder process all pixels again, so a few KiB could keep it busy for minutes.
    private static let maximumScans = 100

    /// Returns the picture with only the segments it needs.
    static func cleaned(_ file: Span<UInt8>, _ limits: ImageLimits) throws(ImageError) -> StillImage {
        var segments = Segments(limits: limits)
        segments.kept.reserveCapacity(file.count)
        var position = 2
        while true {
            let marker = try readMarker(file, at: &position)
            if marker == Marker.endOfImage { return try segments.finish(file.extracting(position...)) }
            guard Marker.hasLength(marker) else { throw .damaged }
            let length = try file.bigEndian16(at: position)
            guard length >= 2 else { throw .damaged }
            let content = file.extracting(try file.range(at: position + 2, count: length - 2))
            position += length
            try segments.read(marker, content)
            if marker == Marker.startOfScan {
                let start = position
                skipPixels(file, at: &position)
                segments.kept.append(file.extracting(start..<position))
            }
        }
    }

    /// Reads one or more `0xFF` bytes and the byte that identifies the segment.
    private static func readMarker(_ file: Span<UInt8>, at position: inout Int) throws(ImageError) -> UInt8 {
        guard try file.byte(at: position) == 0xFF else { throw .damaged }
        while try file.byte(at: position) == 0xFF { position += 1 }
        position += 1
        return file[position - 1]
    }

    /// Skips to the next marker that is not part of the pixels.
    ///
    /// In pixels a 0 follows `0xFF`, and restart markers may occur.
    private static func skipPixels(_ file: Span<UInt8>, at position: inout Int) {
        while position < file.count {
            guard file[position] == 0xFF, position + 1 < file.count else {
                position += 1
                continue
            }
            switch file[position + 1] {
            case 0, Marker.restarts: position += 2
            case 0xFF: position += 1
            default: return
            }
        }
    }

    /// The second byte of markers.
    private enum Marker {
        static let restarts: ClosedRange<UInt8> = 0xD0...0xD7
        static let startOfImage: UInt8 = 0xD8
        static let endOfImage: UInt8 = 0xD9
        static let startOfScan: UInt8 = 0xDA

        static func hasLength(_ marker: UInt8) -> Bool {
            marker >= 0xC0 && marker != startOfImage && !restarts.contains(marker)
        }
    }

    /// The segments seen and kept so far.
    private struct Segments {
        let limits: ImageLimits
        var kept: [UInt8] = [0xFF, Marker.startOfImage]
        private var size: (width: Int, height: Int)?
        private var scans = 0
        private var isTurned = false

        init(limits: ImageLimits) { self.limits = limits }

        mutating func read(_ marker: UInt8, _ content: Span<UInt8>) throws(ImageError) {
            switch marker {
            case 0xC0...0xC2: try readFrame(marker, content)
            case 0xC4, 0xDB, 0xDD: append(marker, content)
            case Marker.startOfScan: try readScan(content)
            // Lossless, hierarchical and arithmetic-coded frames, and a height that follows the pixels.
            case 0xC3...0xCF, 0xDC, 0xDE, 0xDF: throw .unsupported
            case 0xE0...0xEF: readApplication(marker, content)
            case 0xFE: break
            default: throw .damaged
            }
        }

        private mutating func readFrame(_ marker: UInt8, _ content: Span<UInt8>) throws(ImageError) {
            guard size == nil else { throw .damaged }
            let (height, width) = (try content.bigEndian16(at: 1), try content.bigEndian16(at: 3))
            let components = Int(try content.byte(at: 5))
            guard content.count == 6 + 3 * components, [1, 3, 4].contains(components) else { throw .damaged }
            guard content[0] == 8 else { throw .unsupported }
            try limits.check(width: width, height: height)
            size = (width, height)
            append(marker, content)
        }

        private mutating func readScan(_ content: Span<UInt8>) throws(ImageError) {
            guard size != nil, content.count == 4 + 2 * Int(try content.byte(at: 0)) else { throw .damaged }
            scans += 1
            guard scans <= maximumScans else { throw .unsupported }
            append(Marker.startOfScan, content)
        }

        /// Keeps the application segments that define the colours or the orientation.
        private mutating func readApplication(_ marker: UInt8, _ content: Span<UInt8>) {
            switch marker {
            case 0xE0 where content.has("JFIF\0", at: 0) && content.count >= 14:
                // A thumbnail may follow, whose size is in the last two bytes.
                var header: [UInt8] = []
                header.append(content.extracting(..<12))
                append(marker, (header + [0, 0]).span)
            case 0xE1 where content.has("Exif\0\0", at: 0) && !isTurned:
                guard let orientation = Orientation(tiff: content.extracting(6...)) else { return }
                isTurned = true
                append(marker, (Array("Exif\0\0".utf8) + orientation.tiff).span)
            case 0xE2 where content.has("ICC_PROFILE\0", at: 0): append(marker, content)
            case 0xEE where content.has("Adobe", at: 0) && content.count >= 12: append(marker, content.extracting(..<12))
            default: break
            }
        }

        private mutating func append(_ marker: UInt8, _ content: Span<UInt8>) {
            kept.append(0xFF)
            kept.append(marker)
            kept.append(bigEndian16: content.count + 2)
            kept.append(content)
        }

        /// Ends the picture.
        ///
        /// Drops trailing data that cameras add, and rejects any other.
        ///
        /// Cameras add further pictures of the same moment, a short video of it, or padding. Such data starts like a JPEG file or with two
        /// zero bytes.
        mutating func finish(_ rest: Span<UInt8>) throws(ImageError) -> StillImage {
            guard let size, scans > 0 else { throw .damaged }
            guard rest.isEmpty || rest.has([0xFF, Marker.startOfImage], at: 0) || rest.has([0, 0], at: 0) else { throw .trailingBytes }
            kept += [0xFF, Marker.endOfImage]
            return StillImage(format: .jpeg, width: size.width, height: size.height, bytes: kept)
        }
    }
}
