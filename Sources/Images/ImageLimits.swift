/// The limits of a decoded picture.
///
/// A few bytes can claim gigabytes of pixels, which every viewer would have to allocate.
public struct ImageLimits: Sendable, Equatable {
    /// The maximum width and height in pixels.
    public var side = 8_192
    /// The maximum number of pixels: 4,096 × 4,096, more than most phones produce.
    public var pixels = 16_777_216

    /// The default limits.
    public init() {}

    func check(width: Int, height: Int) throws(ImageError) {
        guard width > 0, height > 0 else { throw .damaged }
        guard width <= side, height <= side, width * height <= pixels else { throw .tooManyPixels(width: width, height: height) }
    }
}

/// The reason a file is rejected as a picture.
public enum ImageError: Error, Sendable, Equatable {
    /// The file has none of the supported formats.
    case unknownFormat
    /// The file ends before the picture does.
    case truncated
    /// The parts of the file violate the format.
    case damaged
    /// The file uses a variant that browsers don't show or that is expensive to decode.
    case unsupported
    /// Other data follows the picture.
    ///
    /// The data could be another file that is disguised as a picture.
    case trailingBytes
    /// The picture is animated.
    case animated
    /// The width, the height or the number of pixels exceeds the limits.
    case tooManyPixels(width: Int, height: Int)
}
