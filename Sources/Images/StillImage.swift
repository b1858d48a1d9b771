/// A picture whose file has been looked through, part by part, and relieved of all that is not the picture.
///
/// What a camera notes beside a picture tells who took it, when, and – for a photo taken at home – the address. So of a file are kept only
/// the parts that its pixels and their colours need, and which way up they are; the pixels themselves are neither unpacked nor changed.
/// What is kept holds no text, no thumbnail and nothing behind the end, and is therefore hardly any other kind of file at the same time.
public struct StillImage: Sendable, Equatable {
    /// What kind of file it is.
    public let format: ImageFormat
    /// Pixels from left to right, as stored.
    public let width: Int
    /// Pixels from top to bottom, as stored.
    public let height: Int
    /// The file that was kept.
    public let bytes: [UInt8]

    /// Takes what is a picture from a file; throws why it is none.
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
