/// Why a file is not taken as a picture.
public enum ImageError: Error, Sendable, Equatable {
    /// It begins as none of the formats does.
    case unknownFormat
    /// It ends before the picture does.
    case truncated
    /// Its parts are not what, or where, the format has them.
    case damaged
    /// It is of a kind that browsers do not show, or that is dear to unfold.
    case unsupported
    /// Something follows the picture: another file perhaps that shall pass for one.
    case trailingBytes
    /// It moves.
    case animated
    /// Its width, its height or both together are beyond the limits.
    case tooManyPixels(width: Int, height: Int)
}
