/// A picture whose file was checked part by part and stripped of everything but the picture.
///
/// Camera metadata reveals who took a photo, when, and, for a photo taken at home, the address. So only the parts for the pixels, their
/// colours and the orientation are kept. The pixels are neither decoded nor changed.
///
/// The result has no text, no thumbnail and nothing after its end, so it can hardly be a file of another type at the same time.
public struct StillImage: Sendable, Equatable {
    /// The format of the file.
    public let format: ImageFormat
    /// The width in pixels, as stored.
    public let width: Int
    /// The height in pixels, as stored.
    public let height: Int
    /// The stripped file.
    public let bytes: [UInt8]

    /// Strips a file to its picture.
    ///
    /// Throws the reason if the file is not an accepted picture.
    public init(cleaning file: Span<UInt8>, limits: ImageLimits = ImageLimits()) throws(ImageError) {
        switch ImageFormat(sniffing: file) {
        case .png: self = try PNGFile.cleaned(file, limits)
        case .jpeg: self = try JPEGFile.cleaned(file, limits)
        case .webp: self = try WebPFile.cleaned(file, limits)
        case nil: throw .unknownFormat
        }
    }

    init(format: ImageFormat, width: Int, height: Int, bytes: [UInt8]) {
        self.format = format
        self.width = width
        self.height = height
        self.bytes = bytes
    }
}
