public import Images

/// The limits for photos.
public struct PhotoSettings: Sendable, Equatable {
    /// The maximum size of an uploaded file, in bytes.
    public var bytes = 2 * 1024 * 1024
    /// The limits for the decoded image.
    public var limits = ImageLimits()

    /// Creates the default settings.
    public init() {}
}
