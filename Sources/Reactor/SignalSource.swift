import CLinux
import Glibc
import Synchronization

/// A signal that the process handles.
public enum Signal: Sendable, CaseIterable {
    /// Ctrl-C.
    case interrupt
    /// The standard request to exit.
    case terminate
    /// The terminal was closed, or by convention: reload the configuration.
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
/// Uses a signal handler that writes to a socket, because signalfd would require the signal to be blocked in every thread, even in those
/// that a library started. The source works until `cancel` or `ignoreSignals`, even if nothing else references it.
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
    /// Create the source on the loop's thread, and only one source per process at a time.
    public init(_ signals: [Signal], on loop: EventLoop, action: @escaping (Signal) -> Void) throws(SystemError) {
        loop.assertIsCurrent()
        self.loop = loop
        self.signals = signals
        self.action = action
        // A socket pair rather than a pipe, so that it uses the same receive and send as everything else.
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
        // Stays open after the source until the next one replaces it, because a handler may be running on another thread at any time.
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

    /// Restores the signals' default effect; call it on the loop's thread.
    public func cancel() {
        guard stopListening() else { return }
        for signal in signals {
            // Fails only for signals that do not exist.
            try? Self.install(signal.number, SIG_DFL)
        }
    }

    /// Stops calling `action` and ignores the signals: for the end of a process, which a second signal should not cut short.
    public func ignoreSignals() {
        _ = stopListening()
    }

    private func stopListening() -> Bool {
        loop.assertIsCurrent()
        guard let registration else { return false }
        loop.deregister(registration)
        self.registration = nil
        return true
    }

    /// Makes writes to a closed connection or pipe return an error code instead of ending the process.
    public static func ignoreBrokenPipes() {
        // Fails only for signals that do not exist.
        try? install(SIGPIPE, SIG_IGN)
    }

    /// Reads the signal numbers that the handler wrote.
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

/// The socket that the signal handler writes to; a handler can only access globals.
private let writingEnd = Atomic<Int32>(-1)
