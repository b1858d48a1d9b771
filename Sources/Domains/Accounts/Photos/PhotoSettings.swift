public import Images

/// What photos may be like.
public struct PhotoSettings: Sendable, Equatable {
    /// The most bytes of a photo's file as it is sent.
    public var bytes = 2 * 1024 * 1024
    /// How large it may be when it is unfolded.
    public var limits = ImageLimits()

    /// The defaults.
    public init() {}
}
