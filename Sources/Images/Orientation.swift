/// The orientation of a picture, the only Exif metadata that is kept.
///
/// Cameras set the orientation instead of rotating the pixels.
///
/// Spec: https://www.cipa.jp/std/documents/download_e.html?CIPA_DC-008-2024-E
struct Orientation: Equatable {
    private static let tag = 0x0112
    private static let shortType = 3
    /// The maximum number of entries to read.
    ///
    /// A directory has a few dozen entries.
    private static let maximumEntries = 1_000

    /// The orientation from 2 to 8.
    ///
    /// The default, 1, shows the pixels as stored and is omitted.
    let value: Int

    /// Reads the orientation from metadata in TIFF format.
    ///
    /// Returns nil if the metadata gives no orientation or cannot be read, which does no harm.
    init?(tiff: Span<UInt8>) {
        guard let value = try? Self.value(in: tiff), (2...8).contains(value) else { return nil }
        self.value = value
    }

    private static func value(in tiff: Span<UInt8>) throws(ImageError) -> Int? {
        let isLittleEndian = tiff.has("II", at: 0)
        guard isLittleEndian || tiff.has("MM", at: 0), try number16(in: tiff, isLittleEndian, at: 2) == 42 else { return nil }
        let directory = isLittleEndian ? try tiff.littleEndian32(at: 4) : try tiff.bigEndian32(at: 4)
        for index in 0..<min(try number16(in: tiff, isLittleEndian, at: directory), maximumEntries) {
            let entry = directory + 2 + 12 * index
            guard try number16(in: tiff, isLittleEndian, at: entry) == tag else { continue }
            guard try number16(in: tiff, isLittleEndian, at: entry + 2) == shortType else { return nil }
            return try number16(in: tiff, isLittleEndian, at: entry + 8)
        }
        return nil
    }

    private static func number16(in tiff: Span<UInt8>, _ isLittleEndian: Bool, at offset: Int) throws(ImageError) -> Int {
        isLittleEndian ? try tiff.littleEndian16(at: offset) : try tiff.bigEndian16(at: offset)
    }

    /// The metadata in TIFF format, with the orientation only.
    var tiff: [UInt8] {
        var bytes: [UInt8] = Array("MM".utf8)
        bytes.append(bigEndian16: 42)
        bytes.append(bigEndian32: 8)
        bytes.append(bigEndian16: 1)
        bytes.append(bigEndian16: Self.tag)
        bytes.append(bigEndian16: Self.shortType)
        bytes.append(bigEndian32: 1)
        bytes.append(bigEndian16: value)
        bytes.append(bigEndian16: 0)
        // No further directory.
        bytes.append(bigEndian32: 0)
        return bytes
    }
}
