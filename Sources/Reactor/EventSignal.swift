import CLinux
import Glibc

/// Wakes a thread that sleeps in `poll` on its descriptor.
public struct EventSignal: ~Copyable, Sendable {
    private let descriptor: FileDescriptor

    /// Creates a signal that is not set.
    public init() throws(SystemError) {
        descriptor = FileDescriptor(
            owning: try Syscall.retrying("eventfd") { eventfd(0, LINUX_EVENT_NONBLOCK | LINUX_EVENT_CLOEXEC) }
        )
    }

    /// The descriptor to poll for reading.
    public var raw: Int32 { descriptor.raw }

    /// Sets the signal: its descriptor stays readable until `reset`.
    public func set() {
        // Fails only if the counter would exceed 2^64 - 2.
        Syscall.ignoringFailure { eventfd_write(descriptor.raw, 1) }
    }

    /// Resets the signal, so that the next wait is for the next `set`.
    public func reset() {
        var value = eventfd_t()
        // Sound: one integer, lent for the call, which fails only if the signal was not set.
        Syscall.ignoringFailure { unsafe eventfd_read(descriptor.raw, &value) }
    }
}
