/// The chunks of a WebP file.
///
/// Spec: https://www.rfc-editor.org/rfc/rfc9649
enum WebPFile {
    /// Returns the picture with only the chunks it needs.
    static func cleaned(_ file: Span<UInt8>, _ limits: ImageLimits) throws(ImageError) -> StillImage {
        let size = 8 + (try file.littleEndian32(at: 4))
        guard size <= file.count else { throw .truncated }
        guard size == file.count else { throw .trailingBytes }
        var chunks = Chunks(limits: limits)
        chunks.kept.reserveCapacity(file.count)
        var position = 12
        while position < file.count {
            let name = try ChunkName(of: file, at: position)
            let length = try file.littleEndian32(at: position + 4)
            // A padding byte follows a chunk of odd length.
            let range = try file.range(at: position + 8, count: length + length % 2)
            position = range.upperBound
            try chunks.read(name, file.extracting(range).extracting(..<length))
        }
        return try chunks.finish()
    }

    /// The chunks seen and kept so far.
    private struct Chunks {
        let limits: ImageLimits
        /// The length in the file header is set at the end.
        var kept: [UInt8] = Array("RIFF\0\0\0\0WEBP".utf8)
        private var isFirst = true
        /// The size of the canvas in the extended format.
        private var canvas: (width: Int, height: Int)?
        private var size: (width: Int, height: Int)?
        private var orientation: Orientation?

        /// The flags of the extended format, in the byte after the chunk's name and length.
        private enum Flags {
            static let place = 20
            static let animation: UInt8 = 0x02
            static let exif: UInt8 = 0x08
            static let kept: UInt8 = 0x10 | 0x20
        }

        init(limits: ImageLimits) { self.limits = limits }

        mutating func read(_ name: ChunkName, _ content: Span<UInt8>) throws(ImageError) {
            defer { isFirst = false }
            switch name {
            case "VP8X":
                guard isFirst, content.count >= 10 else { throw .damaged }
                guard content[0] & Flags.animation == 0 else { throw .animated }
                let (width, height) = (try content.littleEndian24(at: 4) + 1, try content.littleEndian24(at: 7) + 1)
                try limits.check(width: width, height: height)
                canvas = (width, height)
                append("VP8X", [content[0] & Flags.kept, 0, 0, 0].span, content.extracting(4..<10))
            case "ANIM", "ANMF": throw .animated
            case "VP8 ": try readPixels("VP8 ", content, Self.sizeWithLoss(content))
            case "VP8L": try readPixels("VP8L", content, Self.sizeWithoutLoss(content))
            // The alpha channel of lossy pixels, and the colour profile. Both precede the pixels.
            case "ALPH" where canvas != nil && size == nil: append("ALPH", content)
            case "ICCP" where canvas != nil && size == nil: append("ICCP", content)
            case "EXIF" where canvas != nil && orientation == nil: readExif(content)
            // In the simple format the pixels must come first.
            default: guard canvas != nil || size != nil else { throw .damaged }
            }
        }

        private mutating func readPixels(
            _ name: StaticString,
            _ content: Span<UInt8>,
            _ size: (width: Int, height: Int)
        ) throws(ImageError) {
            guard self.size == nil else { throw .damaged }
            if let canvas { guard canvas == size else { throw .damaged } }
            try limits.check(width: size.width, height: size.height)
            self.size = size
            append(name, content)
        }

        private mutating func readExif(_ content: Span<UInt8>) {
            // Some programs use the same prefix as in JPEG.
            let tiff = content.has("Exif\0\0", at: 0) ? content.extracting(6...) : content
            guard let found = Orientation(tiff: tiff) else { return }
            orientation = found
            append("EXIF", found.tiff.span)
        }

        private mutating func append(_ name: StaticString, _ content: Span<UInt8>, _ rest: Span<UInt8> = Span()) {
            let length = content.count + rest.count
            name.withUTF8Buffer { unsafe kept.append(contentsOf: $0) }
            kept.append(littleEndian32: length)
            kept.append(content)
            kept.append(rest)
            if length % 2 == 1 { kept.append(0) }
        }

        mutating func finish() throws(ImageError) -> StillImage {
            guard let size else { throw .truncated }
            if orientation != nil { kept[Flags.place] |= Flags.exif }
            var length: [UInt8] = []
            length.append(littleEndian32: kept.count - 8)
            kept.replaceSubrange(4..<8, with: length)
            return StillImage(format: .webp, width: size.width, height: size.height, bytes: kept)
        }

        /// Returns the size in the header of lossy pixels.
        ///
        /// Spec: https://www.rfc-editor.org/rfc/rfc6386#section-9.1
        private static func sizeWithLoss(_ content: Span<UInt8>) throws(ImageError) -> (width: Int, height: Int) {
            // A picture is a video of one key frame.
            guard try content.byte(at: 0) & 1 == 0, content.has([0x9D, 0x01, 0x2A], at: 3) else { throw .damaged }
            return (try content.littleEndian16(at: 6) & 0x3FFF, try content.littleEndian16(at: 8) & 0x3FFF)
        }

        /// Returns the size in the header of lossless pixels.
        ///
        /// Spec: https://www.rfc-editor.org/rfc/rfc9649#section-3.4
        private static func sizeWithoutLoss(_ content: Span<UInt8>) throws(ImageError) -> (width: Int, height: Int) {
            let fields = try content.littleEndian32(at: 1)
            guard content[0] == 0x2F, fields >> 29 == 0 else { throw .damaged }
            return (fields & 0x3FFF + 1, fields >> 14 & 0x3FFF + 1)
        }
    }
}
