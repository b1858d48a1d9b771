/// The settings for accepting and caching documents on a loop.
public struct DocumentSettings: Sendable {
    /// The maximum number of cached documents per loop, including refused ones.
    public var cached = 1_000
    /// The approximate memory for cached documents and their plans per loop; beyond it the least recently used ones are evicted.
    public var cacheBytes = 32 * 1024 * 1024
    /// The limits on a loop's time for preparing new documents.
    public var preparation = PreparationLimits()
    /// Whether clients may register documents under their SHA-256 (automatic persisted queries).
    public var allowsPersistedQueries = true
    /// The maximum number of registered documents.
    public var persisted = 1_000
    /// The maximum total size of registered documents, in bytes.
    public var persistedBytes = 16 * 1024 * 1024
    /// Whether the server answers trusted documents only.
    public var acceptsOnlyTrusted = false

    /// The defaults.
    public init() {}
}
