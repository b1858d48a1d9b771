import Glibc

/// A system call that failed, and the reason.
public struct SystemError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The call's name as in its manual page.
    public let call: String

    /// The kernel's error number.
    public let code: Int32

    /// Creates the error of a call that failed with `code`.
    public init(_ call: String, _ code: Int32) {
        self.call = call
        self.code = code
    }

    /// The kernel's text for the error number.
    public var reason: String {
        // Sound: strerror returns a terminated string, which is copied before another call on this thread can change it.
        unsafe String(cString: strerror(code))
    }

    /// The call and the reason, as in `bind: Address already in use`.
    public var description: String { "\(call): \(reason)" }

    /// Whether another listener uses the address.
    public var isAddressInUse: Bool { code == EADDRINUSE }

    /// Whether descriptors or kernel memory are used up: the call is valid and may work later.
    public var isOutOfResources: Bool { code == EMFILE || code == ENFILE || code == ENOBUFS || code == ENOMEM }
}
