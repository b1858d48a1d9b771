import CLinux
import Glibc

/// An epoll instance, the descriptor that wakes it, and memory for its events, allocated once.
@safe struct Poller: ~Copyable {
    /// Events taken per wait; what is left over is told by the next.
    private static let capacity = 256

    /// Never a registration's token: generations start at 1.
    private static let wakeToken: UInt64 = 0

    private let epoll: FileDescriptor
    private let wake: FileDescriptor
    private let events: UnsafeMutablePointer<epoll_event>

    init() throws(SystemError) {
        let epoll = FileDescriptor(owning: try Syscall.retrying("epoll_create1") { epoll_create1(LINUX_EPOLL_CLOEXEC) })
        let wake = FileDescriptor(owning: try Syscall.retrying("eventfd") { eventfd(0, LINUX_EVENT_NONBLOCK | LINUX_EVENT_CLOEXEC) })
        // Edge-triggered, so that it never has to be read: each write is a new edge.
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
        // Fails only when the counter is full, and then the edge is there already.
        Syscall.ignoringFailure { eventfd_write(raw, 1) }
    }

    borrowing func add(_ descriptor: Int32, _ interest: Interest, _ token: UInt64) throws(SystemError) {
        try Self.control(epoll, EPOLL_CTL_ADD, descriptor, interest.epollEvents, token)
    }

    borrowing func modify(_ descriptor: Int32, _ interest: Interest, _ token: UInt64) throws(SystemError) {
        try Self.control(epoll, EPOLL_CTL_MOD, descriptor, interest.epollEvents, token)
    }

    /// Stops watching; a descriptor that its owner closed already has left epoll by itself.
    borrowing func remove(_ descriptor: Int32) {
        let epoll = epoll.raw
        Syscall.ignoringFailure { linux_epoll_control(epoll, EPOLL_CTL_DEL, descriptor, 0, 0) }
    }

    /// Sleeps until something is ready or the time is over, and answers how many events can be asked for.
    borrowing func wait(milliseconds: Int32) -> Int {
        // An interrupted wait is a turn without events: it fails for no other reason with arguments like these.
        Int(max(0, unsafe epoll_wait(epoll.raw, events, Int32(Self.capacity), milliseconds)))
    }

    /// An event's registration and readiness, nil for the wake-up; below the number that `wait` answered last.
    borrowing func event(_ index: Int) -> (Registration, Readiness)? {
        precondition(index < Self.capacity)
        // Sound: the memory is initialised to its capacity; the kernel has filled what the caller asks for.
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
