import Glibc

/// A system call that failed, and why.
public struct SystemError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The call's name as in its manual page.
    public let call: String

    /// The kernel's error number.
    public let code: Int32

    /// Creates the error of a call that left `code` behind.
    public init(_ call: String, _ code: Int32) {
        self.call = call
        self.code = code
    }

    /// The kernel's own words for the error number.
    public var reason: String {
        // Sound: strerror answers a terminated string, copied before anything else can call it on this thread.
        unsafe String(cString: strerror(code))
    }

    /// The call and the reason, as in `bind: Address already in use`.
    public var description: String { "\(call): \(reason)" }

    /// The address is taken by another listener.
    public var isAddressInUse: Bool { code == EADDRINUSE }

    /// Descriptors or kernel memory are used up: nothing is wrong with the call, later it may work.
    public var isOutOfResources: Bool { code == EMFILE || code == ENFILE || code == ENOBUFS || code == ENOMEM }
}
