import Caching
import Reactor
import Sodium

/// The documents that clients have registered under their SHA-256 (automatic persisted queries), shared by all loops: a client's second
/// request may come to another one.
///
/// A loop asks here only for what it has not prepared yet, so that the lock is off the usual way. Bounded in entries and bytes; what has not
/// been asked for here for longest goes first, and the client then sends its document again.
///
/// Spec: https://www.apollographql.com/docs/apollo-server/performance/apq
public final class PersistedDocuments: Sendable {
    private struct Store {
        var documents: BoundedCache<SHA256Digest, [UInt8]>
        var bytes = 0
    }

    private let store: Lock<Store>
    private let maximumBytes: Int

    /// A store for so many documents, and so many bytes of them.
    public init(entries: Int, bytes: Int) {
        store = Lock(Store(documents: BoundedCache(limit: entries)))
        maximumBytes = bytes
    }

    /// The document of a digest; nil when it is not there, or no longer.
    func document(_ digest: SHA256Digest) -> [UInt8]? {
        store.withLock { $0.documents.element(for: digest) }
    }

    /// Keeps a valid document under its digest.
    func keep(_ document: [UInt8], as digest: SHA256Digest) {
        guard document.count <= maximumBytes else { return }
        store.withLock { store in
            guard store.documents.element(for: digest) == nil else { return }
            while store.documents.isFull || store.bytes + document.count > maximumBytes {
                guard let oldest = store.documents.removeOldest() else { break }
                store.bytes -= oldest.count
            }
            store.documents.insert(document, for: digest)
            store.bytes += document.count
        }
    }

    /// How many documents there are, and their bytes together.
    public var size: (documents: Int, bytes: Int) { store.withLock { ($0.documents.count, $0.bytes) } }
}
