import CLinux
import Glibc

/// The door to the kernel: the only place that reads the error number, which the next call would overwrite.
enum Syscall {
    /// Runs a call again while signals interrupt it.
    @inline(__always)
    static func retrying<Result: SignedInteger>(_ call: StaticString, _ body: () -> Result) throws(SystemError) -> Result {
        while true {
            let result = body()
            if result >= 0 { return result }
            let code = errno
            if code != EINTR { throw SystemError(call.description, code) }
        }
    }

    /// Like `retrying`, for a descriptor that does not block: nil when the call would have had to wait.
    @inline(__always)
    static func nonBlocking<Result: SignedInteger>(_ call: StaticString, _ body: () -> Result) throws(SystemError) -> Result? {
        while true {
            let result = body()
            if result >= 0 { return result }
            let code = errno
            if code == EAGAIN || code == EWOULDBLOCK { return nil }
            if code != EINTR { throw SystemError(call.description, code) }
        }
    }

    /// For calls whose failure changes nothing for the caller.
    @inline(__always)
    static func ignoringFailure<Result: SignedInteger>(_ body: () -> Result) {
        _ = body()
    }

    /// For signal handlers, which must leave the error number of the code they interrupt as it was.
    @inline(__always)
    static func preservingError(_ body: () -> Void) {
        let saved = errno
        body()
        errno = saved
    }

    /// For the pthread family, which returns the error number.
    static func checkReturnedCode(_ call: StaticString, _ code: Int32) throws(SystemError) {
        if code != 0 { throw SystemError(call.description, code) }
    }
}
