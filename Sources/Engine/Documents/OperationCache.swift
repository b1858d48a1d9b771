import Bytes
import Caching
import Sodium

/// The operations that a loop has prepared, including refused ones, by document and by identifier; limited in number and memory.
///
/// Operations requested twice are kept apart from those requested once (a segmented LRU). Strangers who keep sending new documents then
/// evict only each other's documents, not the ones that real clients use.
struct OperationCache {
    /// The part of the cache that holds an operation.
    enum Place {
        case none, recent, proven
    }

    private var recent: BoundedCache<UInt64, PreparedOperation>
    private var proven: BoundedCache<UInt64, PreparedOperation>
    private var recentBytes = 0
    private var provenBytes = 0
    private let recentLimit: Int
    private let provenLimit: Int

    /// Creates a cache for at most `entries` operations; they and their plans may take about `bytes` bytes.
    init(entries: Int, bytes: Int) {
        recent = BoundedCache(limit: max(1, entries / 4))
        proven = BoundedCache(limit: max(1, entries - entries / 4))
        recentLimit = bytes / 4
        provenLimit = bytes - recentLimit
    }

    var count: Int { recent.count + proven.count }

    /// The approximate memory of all cached operations.
    var bytes: Int { recentBytes + provenBytes }

    /// The cached operation of a document.
    mutating func operation(of source: [UInt8], named name: String?) -> PreparedOperation? {
        element(for: Self.key(source, name)) { $0.source.hasSameBytes(as: source) && $0.operationName == name }
    }

    /// The cached operation of an identifier.
    mutating func operation(of identifier: DocumentIdentifier, named name: String?) -> PreparedOperation? {
        element(for: Self.key(identifier, name)) { $0.identifier == identifier && $0.operationName == name }
    }

    /// Caches an operation; under its identifier if it is valid and has one, otherwise under its text.
    mutating func insert(_ operation: PreparedOperation) {
        let key =
            if let identifier = operation.identifier, case .success = operation.outcome {
                Self.key(identifier, operation.operationName)
            } else {
                Self.key(operation.source, operation.operationName)
            }
        if let former = recent.remove(key) { forgotten(former) }
        while recent.isFull || recentBytes + operation.footprint > recentLimit { guard forgetRecent() else { break } }
        recent.insert(operation, for: key)
        operation.place = .recent
        recentBytes += operation.footprint
    }

    /// Runs a closure that makes an operation take more memory; then updates the cache's size and evicts operations if necessary.
    mutating func note<Result>(growthOf operation: PreparedOperation, _ body: () -> Result) -> Result {
        let before = operation.footprint
        let result = body()
        switch operation.place {
        case .none: break
        case .recent: recentBytes += operation.footprint - before
        case .proven: provenBytes += operation.footprint - before
        }
        while recentBytes > recentLimit { guard forgetRecent() else { break } }
        while provenBytes > provenLimit { guard forgetProven() else { break } }
        return result
    }

    /// Removes everything.
    mutating func removeAll() {
        while forgetRecent() {}
        while forgetProven() {}
    }

    // MARK: Parts

    private mutating func element(for key: UInt64, where isMeant: (PreparedOperation) -> Bool) -> PreparedOperation? {
        if let known = proven.element(for: key) { return isMeant(known) ? known : nil }
        guard let known = recent.element(for: key), isMeant(known) else { return nil }
        // Requested again: promote it.
        if let known = recent.remove(key) { forgotten(known) }
        while proven.isFull || provenBytes + known.footprint > provenLimit { guard forgetProven() else { break } }
        proven.insert(known, for: key)
        known.place = .proven
        provenBytes += known.footprint
        return known
    }

    private mutating func forgetRecent() -> Bool {
        guard let operation = recent.removeOldest() else { return false }
        forgotten(operation)
        return true
    }

    private mutating func forgetProven() -> Bool {
        guard let operation = proven.removeOldest() else { return false }
        forgotten(operation)
        return true
    }

    private mutating func forgotten(_ operation: PreparedOperation) {
        switch operation.place {
        case .none: break
        case .recent: recentBytes -= operation.footprint
        case .proven: provenBytes -= operation.footprint
        }
        operation.place = .none
    }

    // MARK: Keys

    private static func key(_ source: [UInt8], _ name: String?) -> UInt64 {
        var hash = DocumentHash()
        hash.combine(source.span)
        if let name { hash.combine(name.utf8Span.span) }
        return hash.value
    }

    private static func key(_ identifier: DocumentIdentifier, _ name: String?) -> UInt64 {
        var hash = DocumentHash()
        // Prevents the text of a document from colliding with an identifier.
        hash.combine([0xFF].span)
        switch identifier {
        case .sha256(let digest): digest.withBytes { hash.combine($0) }
        case .custom(let text): hash.combine(text.utf8Span.span)
        }
        if let name { hash.combine(name.utf8Span.span) }
        return hash.value
    }
}
