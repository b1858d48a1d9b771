/// Which documents a loop takes and remembers.
public struct DocumentSettings: Sendable {
    /// How many documents each loop remembers, the refused ones included.
    public var cached = 1_000
    /// About how much memory these documents and their plans may take in each loop; beyond it the ones not used for longest are forgotten.
    public var cacheBytes = 32 * 1024 * 1024
    /// How much of a loop's time new documents take.
    public var preparation = PreparationLimits()
    /// Whether clients may register documents under their SHA-256 (automatic persisted queries).
    public var persists = true
    /// The most registered documents.
    public var persisted = 1_000
    /// The most bytes of all registered documents together.
    public var persistedBytes = 16 * 1024 * 1024
    /// Whether only trusted documents are answered.
    public var trustsOnly = false

    /// The defaults.
    public init() {}
}
