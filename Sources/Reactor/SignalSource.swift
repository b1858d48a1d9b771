import CLinux
import Glibc
import Synchronization

/// A signal that the process answers to.
public enum Signal: Sendable, CaseIterable {
    /// Ctrl-C.
    case interrupt
    /// The polite kill.
    case terminate
    /// The terminal has gone, or by convention: read the configuration again.
    case hangUp

    fileprivate var number: Int32 {
        switch self {
        case .interrupt: SIGINT
        case .terminate: SIGTERM
        case .hangUp: SIGHUP
        }
    }
}

/// Turns signals into calls on a loop.
///
/// A handler with a pipe rather than signalfd: that one needs the signal blocked in every thread, also in those that a library started.
/// It works until `cancel`, whether anybody keeps it or not.
///
/// `@unchecked Sendable`: confined to the loop's thread, which debug builds assert.
public final class SignalSource: ReadinessHandler, @unchecked Sendable {
    private let loop: EventLoop
    private let pipe: FileDescriptor
    private let signals: [Signal]
    private let action: (Signal) -> Void
    private var registration: Registration?
    private var buffer = [UInt8](repeating: 0, count: 64)

    /// Installs handlers that make the loop call `action` for each of the signals.
    ///
    /// On the loop's thread. One source per process at a time.
    public init(_ signals: [Signal], on loop: EventLoop, action: @escaping (Signal) -> Void) throws(SystemError) {
        loop.assertIsCurrent()
        self.loop = loop
        self.signals = signals
        self.action = action
        // A socket pair rather than a pipe: the same receive and send as everywhere else.
        var ends: (Int32, Int32) = (0, 0)
        _ = try Syscall.retrying("socketpair") {
            unsafe withUnsafeMutableBytes(of: &ends) {
                unsafe socketpair(
                    AF_UNIX,
                    LINUX_SOCKET_STREAM | LINUX_SOCKET_NONBLOCK | LINUX_SOCKET_CLOEXEC,
                    0,
                    $0.assumingMemoryBound(to: Int32.self).baseAddress
                )
            }
        }
        pipe = FileDescriptor(owning: ends.0)
        // Lives as long as the process: a handler may be under way on another thread whenever it would be closed.
        let former = writingEnd.exchange(ends.1, ordering: .sequentiallyConsistent)
        if former >= 0 { Syscall.ignoringFailure { close(former) } }
        registration = try loop.register(pipe.raw, for: .read, handler: self)
        for signal in signals {
            try Self.install(signal.number) { number in
                Syscall.preservingError {
                    var byte = UInt8(truncatingIfNeeded: number)
                    Syscall.ignoringFailure { unsafe send(writingEnd.load(ordering: .relaxed), &byte, 1, LINUX_SEND_NO_SIGNAL) }
                }
            }
        }
    }

    /// Gives the signals their default effect again; on the loop's thread.
    public func cancel() {
        guard stopListening() else { return }
        for signal in signals {
            // Fails only for signals that do not exist.
            try? Self.install(signal.number, SIG_DFL)
        }
    }

    /// Calls `action` no more and lets the signals do nothing: for the end of a process, which a second signal should not cut short.
    public func deafen() {
        _ = stopListening()
    }

    private func stopListening() -> Bool {
        loop.assertIsCurrent()
        guard let registration else { return false }
        loop.deregister(registration)
        self.registration = nil
        return true
    }

    /// Makes writing to a reader that is gone an error code instead of the process's end.
    public static func ignoreBrokenPipes() {
        // Fails only for signals that do not exist.
        try? install(SIGPIPE, SIG_IGN)
    }

    /// Reads the numbers that the handler left.
    public func becameReady(_ readiness: Readiness) {
        // A failure would be reported again with the next signal.
        guard let count = try? pipe.receive(into: &buffer, at: 0) else { return }
        for byte in buffer[..<count] {
            guard let signal = signals.first(where: { $0.number == Int32(byte) }) else { continue }
            action(signal)
        }
    }

    private static func install(_ number: Int32, _ handler: (@convention(c) (Int32) -> Void)?) throws(SystemError) {
        var action = sigaction()
        unsafe action.__sigaction_handler.sa_handler = handler
        action.sa_flags = SA_RESTART
        _ = try Syscall.retrying("sigaction") { unsafe sigaction(number, &action, nil) }
    }
}

/// Where the signal handler writes; a handler can reach nothing but globals.
private let writingEnd = Atomic<Int32>(-1)
