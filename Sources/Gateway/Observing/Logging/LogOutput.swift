import Glibc
import Logging
public import Reactor

/// The destination of log lines: a bounded buffer that a dedicated thread writes to a descriptor.
///
/// Logging only copies bytes under a lock that is never held across a system call. A reader that stalls therefore blocks no loop. Lines
/// that do not fit in the buffer are dropped and counted, and the log reports their number.
public final class LogOutput: Sendable {
    private struct State {
        var pending: [UInt8] = []
        var dropped = 0
        /// Whether the thread is writing or about to write.
        var isWriting = false
        /// The time at which waiting for the descriptor stops.
        var end = MonotonicTime.distantFuture
    }

    /// The number of bytes that a writable pipe is guaranteed to accept (`PIPE_BUF`).
    private static let piece = 4_096

    let format: LogFormat
    private let descriptor: Int32
    private let capacity: Int
    private let state = Lock(State())
    private let thread: WorkerPool

    /// Starts the thread.
    ///
    /// The descriptor belongs to the caller and must stay open until `close`.
    public init(descriptor: Int32, format: LogFormat, capacity: Int = 1024 * 1024) throws(SystemError) {
        self.descriptor = descriptor
        self.format = format
        self.capacity = capacity
        thread = try WorkerPool(threads: 1)
    }

    /// Appends a line; drops and counts the line if the buffer is full or the log is closed.
    func append(_ line: [UInt8]) {
        let starts = state.withLock { state in
            guard state.pending.count + line.count <= capacity, state.end == .distantFuture else {
                state.dropped += 1
                return false
            }
            state.pending.append(contentsOf: line)
            if state.isWriting { return false }
            state.isWriting = true
            return true
        }
        if starts { Task(executorPreference: thread) { self.writeAll() } }
    }

    /// Writes the buffer and stops, waiting at most `grace` for a stalled reader; later lines are dropped.
    public func close(grace: Duration = .seconds(2)) {
        state.withLock { $0.end = MonotonicTime.now.advanced(by: grace) }
        thread.stop()
    }

    // MARK: On the thread

    private func writeAll() {
        var taken: [UInt8] = []
        while true {
            taken.removeAll(keepingCapacity: taken.capacity <= 64 * 1024)
            let dropped = state.withLock { state -> Int in
                swap(&state.pending, &taken)
                if taken.isEmpty, state.dropped == 0 { state.isWriting = false }
                defer { state.dropped = 0 }
                return state.dropped
            }
            if dropped > 0 { taken += notice(of: dropped) }
            if taken.isEmpty { return }
            write(taken)
        }
    }

    private func notice(of dropped: Int) -> [UInt8] {
        var line = LogLine(format, .now, .warning, "log lines were dropped")
        line.add("count", .stringConvertible(dropped))
        return line.finished()
    }

    private func write(_ bytes: [UInt8]) {
        var start = 0
        while start < bytes.count {
            guard waitForRoom() else { return }
            let end = min(start + Self.piece, bytes.count)
            // Sound: the buffer is only read, and only inside the closure.
            let count = unsafe bytes[start..<end].withUnsafeBytes { unsafe Glibc.write(descriptor, $0.baseAddress, $0.count) }
            // Stops when the reader has closed the pipe.
            if count < 0, errno != EINTR, errno != EAGAIN { return }
            start += max(0, count)
        }
    }

    /// Waits until the descriptor accepts a piece; returns false if the log closes first.
    private func waitForRoom() -> Bool {
        while true {
            var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            // Sound: a pointer to one local.
            if unsafe poll(&request, 1, 100) > 0 { return true }
            if state.withLock({ $0.end }) <= .now { return false }
        }
    }
}
