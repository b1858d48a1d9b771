import CLinux
import Glibc

/// Wakes a thread that sleeps in `poll` on its descriptor.
public struct EventSignal: ~Copyable, Sendable {
    private let descriptor: FileDescriptor

    /// A signal that has not been given yet.
    public init() throws(SystemError) {
        descriptor = FileDescriptor(
            owning: try Syscall.retrying("eventfd") { eventfd(0, LINUX_EVENT_NONBLOCK | LINUX_EVENT_CLOEXEC) }
        )
    }

    /// What to poll for reading.
    public var raw: Int32 { descriptor.raw }

    /// Gives the signal: its descriptor stays readable until it is taken back.
    public func give() {
        // Fails only when it was given 2^64 times.
        Syscall.ignoringFailure { eventfd_write(descriptor.raw, 1) }
    }

    /// Takes the signal back, so that the next wait is for the next `give`.
    public func takeBack() {
        var value = eventfd_t()
        // Sound: one integer, lent for the call, which fails only when the signal was not given.
        Syscall.ignoringFailure { unsafe eventfd_read(descriptor.raw, &value) }
    }
}
