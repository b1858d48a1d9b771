import CLibpq
import Reactor
import Synchronization

/// A session's way to have what it runs cancelled: over a connection of its own, on a thread of its own, since libpq waits for it as long as the
/// network likes.
///
/// `@unchecked Sendable`: confined to the pool's loop but for what is atomic.
final class Cancellation: @unchecked Sendable {
    /// A PGcancel on its way to the thread that owns it then.
    ///
    /// `@unchecked Sendable`: handed over, never shared.
    @safe private struct HandedOver: @unchecked Sendable {
        let raw: OpaquePointer
    }

    private let isAsking = Atomic(false)
    /// When the last one was answered, in nanoseconds; 0 when there was none.
    private let ended = Atomic<UInt64>(0)

    /// Asks; false when a question is under way already, or cannot be put.
    func start(of connection: OpaquePointer) -> Bool {
        guard !isUnderWay, let cancellation = unsafe PQgetCancel(connection) else { return false }
        isAsking.store(true, ordering: .relaxed)
        let handedOver = unsafe HandedOver(raw: cancellation)
        do throws(SystemError) {
            try Thread { [self] in
                // A failure leaves the statement to `statement_timeout`, and the connection to the grace period.
                _ = unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { message in
                    unsafe PQcancel(handedOver.raw, message.baseAddress, 256)
                }
                unsafe PQfreeCancel(handedOver.raw)
                ended.store(MonotonicTime.now.nanoseconds, ordering: .relaxed)
                isAsking.store(false, ordering: .releasing)
            }.detach()
            return true
        } catch {
            isAsking.store(false, ordering: .relaxed)
            unsafe PQfreeCancel(cancellation)
            return false
        }
    }

    /// Whether PostgreSQL has not answered yet; once it has, it has interrupted what ran then.
    var isUnderWay: Bool { isAsking.load(ordering: .acquiring) }

    /// Whether it may have hit a statement that was sent at a given time, however long it takes until this is heard of.
    func mayHaveHit(sentAt: MonotonicTime) -> Bool {
        isUnderWay || ended.load(ordering: .relaxed) >= sentAt.nanoseconds
    }
}
