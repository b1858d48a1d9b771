import CLinux
import Glibc

/// Wrappers of system calls: the only code that reads the error number, which the next call would overwrite.
enum Syscall {
    /// Repeats a call while signals interrupt it.
    @inline(__always)
    static func retrying<Result: SignedInteger>(_ call: StaticString, _ body: () -> Result) throws(SystemError) -> Result {
        while true {
            let result = body()
            if result >= 0 { return result }
            let code = errno
            if code != EINTR { throw SystemError(call.description, code) }
        }
    }

    /// Like `retrying`, for a non-blocking descriptor: nil if the call would block.
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

    /// Runs a call whose failure makes no difference to the caller.
    @inline(__always)
    static func ignoringFailure<Result: SignedInteger>(_ body: () -> Result) {
        _ = body()
    }

    /// Runs the body of a signal handler and restores the error number of the interrupted code.
    @inline(__always)
    static func preservingError(_ body: () -> Void) {
        let saved = errno
        body()
        errno = saved
    }

    /// Throws the error number that a pthread call returned.
    static func checkReturnedCode(_ call: StaticString, _ code: Int32) throws(SystemError) {
        if code != 0 { throw SystemError(call.description, code) }
    }
}
