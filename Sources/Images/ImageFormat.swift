/// The formats that are taken; the raw value is the media type.
public enum ImageFormat: String, Sendable, CaseIterable {
    /// Portable Network Graphics.
    case png = "image/png"
    /// JPEG, also where cameras add to it.
    case jpeg = "image/jpeg"
    /// WebP, with or without loss.
    case webp = "image/webp"

    /// Tells a format by the first bytes of a file, whatever its name may say; nil for everything else.
    ///
    /// Spec: https://mimesniff.spec.whatwg.org/#matching-an-image-type-pattern
    public init?(sniffing file: Span<UInt8>) {
        if file.has(PNGFile.signature, at: 0) {
            self = .png
        } else if file.has([0xFF, 0xD8, 0xFF], at: 0) {
            self = .jpeg
        } else if file.has("RIFF", at: 0), file.has("WEBP", at: 8) {
            self = .webp
        } else {
            return nil
        }
    }
}
