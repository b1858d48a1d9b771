import Caching
import Reactor
import Sodium

/// The documents that clients have registered under their SHA-256 (automatic persisted queries).
///
/// Shared by all loops, because a client's second request may arrive on another loop. A loop asks here only for documents that it has not
/// prepared yet, which keeps the lock out of the usual path. Entries and bytes are limited. The least recently requested document is
/// evicted first, and its client then sends it again.
///
/// Spec: https://www.apollographql.com/docs/apollo-server/performance/apq
public final class PersistedDocuments: Sendable {
    private struct Store {
        var documents: BoundedCache<SHA256Digest, [UInt8]>
        var bytes = 0
    }

    private let store: Lock<Store>
    private let maximumBytes: Int

    /// Creates a store for at most `entries` documents with `bytes` bytes in total.
    public init(entries: Int, bytes: Int) {
        store = Lock(Store(documents: BoundedCache(limit: entries)))
        maximumBytes = bytes
    }

    /// The document of a digest; nil if it was never registered or has been evicted.
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

    /// The number of documents and their total size in bytes.
    public var size: (documents: Int, bytes: Int) { store.withLock { ($0.documents.count, $0.bytes) } }
}
