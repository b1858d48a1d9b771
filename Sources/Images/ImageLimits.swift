/// How large a picture may be when it is unfolded: a few bytes can claim gigabytes of pixels, and would take them from whoever shows it.
public struct ImageLimits: Sendable, Equatable {
    /// The most pixels of width and of height.
    public var side = 8_192
    /// The most pixels of the whole: 4,096 × 4,096, more than most telephones take.
    public var pixels = 16_777_216

    /// The defaults.
    public init() {}

    func check(width: Int, height: Int) throws(ImageError) {
        guard width > 0, height > 0 else { throw .damaged }
        guard width <= side, height <= side, width * height <= pixels else { throw .tooManyPixels(width: width, height: height) }
    }
}

/// Why a file is not taken as a picture.
public enum ImageError: Error, Sendable, Equatable {
    /// It begins as none of the formats does.
    case unknownFormat
    /// It ends before the picture does.
    case truncated
    /// Its parts are not what, or where, the format has them.
    case damaged
    /// It is of a kind that browsers do not show, or that is expensive to unpack.
    case unsupported
    /// Something follows the picture: another file perhaps that shall pass for one.
    case trailingBytes
    /// It moves.
    case animated
    /// Its width, its height or both together are beyond the limits.
    case tooManyPixels(width: Int, height: Int)
}
