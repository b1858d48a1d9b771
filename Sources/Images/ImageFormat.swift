/// The accepted formats.
///
/// The raw value is the media type.
public enum ImageFormat: String, Sendable, CaseIterable {
    /// Portable Network Graphics.
    case png = "image/png"
    /// JPEG, even if a camera has appended data.
    case jpeg = "image/jpeg"
    /// WebP, lossy or lossless.
    case webp = "image/webp"

    /// Detects a format from the first bytes of a file, regardless of the file's name.
    ///
    /// Returns nil for other formats.
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
