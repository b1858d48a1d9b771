import CLinux
import Glibc

/// An epoll instance, the descriptor that wakes it, and memory for its events, allocated once.
@safe struct Poller: ~Copyable {
    /// The maximum number of events per wait; the next wait returns the rest.
    private static let capacity = 256

    /// Never a registration's token: generations start at 1.
    private static let wakeToken: UInt64 = 0

    private let epoll: FileDescriptor
    private let wake: FileDescriptor
    private let events: UnsafeMutablePointer<epoll_event>

    init() throws(SystemError) {
        let epoll = FileDescriptor(owning: try Syscall.retrying("epoll_create1") { epoll_create1(LINUX_EPOLL_CLOEXEC) })
        let wake = FileDescriptor(owning: try Syscall.retrying("eventfd") { eventfd(0, LINUX_EVENT_NONBLOCK | LINUX_EVENT_CLOEXEC) })
        // Edge-triggered, so that the descriptor never has to be read: each write is a new edge.
        try Self.control(epoll, EPOLL_CTL_ADD, wake.raw, LINUX_EPOLLIN | LINUX_EPOLLET, Self.wakeToken)
        self.epoll = epoll
        self.wake = wake
        unsafe events = .allocate(capacity: Self.capacity)
        unsafe events.initialize(repeating: epoll_event(), count: Self.capacity)
    }

    deinit {
        unsafe events.deallocate()
    }

    /// Ends another thread's `wait`; callable from any thread.
    borrowing func interrupt() {
        let raw = wake.raw
        // Fails only if the counter is full, and then the edge already exists.
        Syscall.ignoringFailure { eventfd_write(raw, 1) }
    }

    borrowing func add(_ descriptor: Int32, _ interest: Interest, _ token: UInt64) throws(SystemError) {
        try Self.control(epoll, EPOLL_CTL_ADD, descriptor, interest.epollEvents, token)
    }

    borrowing func modify(_ descriptor: Int32, _ interest: Interest, _ token: UInt64) throws(SystemError) {
        try Self.control(epoll, EPOLL_CTL_MOD, descriptor, interest.epollEvents, token)
    }

    /// Stops watching.
    ///
    /// If the owner has already closed the descriptor, the kernel has removed it.
    borrowing func remove(_ descriptor: Int32) {
        let epoll = epoll.raw
        Syscall.ignoringFailure { linux_epoll_control(epoll, EPOLL_CTL_DEL, descriptor, 0, 0) }
    }

    /// Sleeps until a descriptor is ready or the timeout expires, and returns the number of events.
    borrowing func wait(milliseconds: Int32) -> Int {
        // An interrupted wait is a turn without events; the call fails for no other reason with arguments like these.
        Int(max(0, unsafe epoll_wait(epoll.raw, events, Int32(Self.capacity), milliseconds)))
    }

    /// An event's registration and readiness, nil for the wake-up; `index` is below the result of the last `wait`.
    borrowing func event(_ index: Int) -> (Registration, Readiness)? {
        precondition(index < Self.capacity)
        // Sound: the memory is initialised to its capacity, and the kernel has filled the events below the last result of `wait`.
        let token = unsafe linux_epoll_data(events + index)
        if token == Self.wakeToken { return nil }
        return (Registration(token: token), Readiness(rawValue: unsafe linux_epoll_events(events + index)))
    }

    private static func control(
        _ epoll: borrowing FileDescriptor,
        _ operation: Int32,
        _ descriptor: Int32,
        _ events: UInt32,
        _ token: UInt64
    ) throws(SystemError) {
        let epoll = epoll.raw
        _ = try Syscall.retrying("epoll_ctl") { linux_epoll_control(epoll, operation, descriptor, events, token) }
    }
}
