import CLibpq
import Reactor
import Synchronization

/// Cancels a session's running statement, over a separate connection and on a separate thread, since libpq blocks for as long as the
/// network takes.
///
/// `@unchecked Sendable`: confined to the pool's loop, except for the atomics.
final class Cancellation: @unchecked Sendable {
    /// A PGcancel that is handed over to its thread.
    ///
    /// `@unchecked Sendable`: handed over, never shared.
    @safe private struct HandedOver: @unchecked Sendable {
        let raw: OpaquePointer
    }

    private let isAsking = Atomic(false)
    /// The time when the last cancellation was answered or failed, in nanoseconds; 0 before the first one.
    private let ended = Atomic<UInt64>(0)

    /// Sends a cancellation; returns false if one is under way already or it cannot be sent.
    func start(of connection: OpaquePointer) -> Bool {
        guard !isUnderWay, let cancellation = unsafe PQgetCancel(connection) else { return false }
        isAsking.store(true, ordering: .relaxed)
        let handedOver = unsafe HandedOver(raw: cancellation)
        do throws(SystemError) {
            try Thread { [self] in
                // If it fails, `statement_timeout` ends the statement, or the grace period ends the connection.
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

    /// Whether PostgreSQL has not answered the cancellation yet.
    ///
    /// Once it has, it has interrupted the statement that ran then.
    var isUnderWay: Bool { isAsking.load(ordering: .acquiring) }

    /// Whether the cancellation may have hit a statement that was sent at a given time, however late the statement's error arrives.
    func mayHaveHit(sentAt: MonotonicTime) -> Bool {
        isUnderWay || ended.load(ordering: .relaxed) >= sentAt.nanoseconds
    }
}
