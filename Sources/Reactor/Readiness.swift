import CLinux

/// The events that a registration waits for.
public struct Interest: OptionSet, Sendable, BitwiseCopyable {
    /// The bits, private to this type.
    public let rawValue: UInt8

    /// Creates an interest from its bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Bytes (or connections) have arrived, or the other side has ended.
    public static let read = Interest(rawValue: 1)

    /// There is room to write.
    public static let write = Interest(rawValue: 2)

    /// The other side has ended; reported even while earlier bytes are unread.
    public static let end = Interest(rawValue: 4)

    var epollEvents: UInt32 {
        (contains(.read) ? LINUX_EPOLLIN : 0) | (contains(.write) ? LINUX_EPOLLOUT : 0) | (contains(.end) ? LINUX_EPOLLRDHUP : 0)
    }
}

/// The state of a descriptor; level-triggered, so it is reported each turn until handled.
public struct Readiness: OptionSet, Sendable, BitwiseCopyable {
    /// The bits as epoll gives them.
    public let rawValue: UInt32

    /// Creates a readiness from epoll's bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// A read will not block.
    public static let readable = Readiness(rawValue: LINUX_EPOLLIN)

    /// A write will not block.
    public static let writable = Readiness(rawValue: LINUX_EPOLLOUT)

    /// The other side has ended; reported only if the interest contains `end`.
    public static let ended = Readiness(rawValue: LINUX_EPOLLRDHUP)

    /// Both directions are closed; reported whatever the interest is.
    public static let hangUp = Readiness(rawValue: LINUX_EPOLLHUP)

    /// The descriptor has an error; reported whatever the interest is.
    public static let failed = Readiness(rawValue: LINUX_EPOLLERR)
}

/// Receives the readiness of a registered descriptor, on the loop's thread.
public protocol ReadinessHandler: AnyObject {
    /// Called once per turn while the descriptor is ready for something of interest.
    func becameReady(_ readiness: Readiness)
}

/// Identifies a descriptor's registration with a loop; invalid once deregistered.
public struct Registration: Equatable, Sendable, BitwiseCopyable {
    let slot: UInt32
    let generation: UInt32

    /// The value stored in the kernel.
    ///
    /// The generation keeps events of an ended registration away from the slot's next one.
    var token: UInt64 { UInt64(generation) << 32 | UInt64(slot) }

    init(slot: UInt32, generation: UInt32) {
        self.slot = slot
        self.generation = generation
    }

    init(token: UInt64) {
        self.slot = UInt32(truncatingIfNeeded: token)
        self.generation = UInt32(truncatingIfNeeded: token >> 32)
    }
}
