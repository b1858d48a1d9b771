import CLinux
import Glibc

/// The owner of an open descriptor, which it closes when destroyed.
public struct FileDescriptor: ~Copyable, Sendable {
    /// The number, for calls that only borrow it.
    public let raw: Int32

    /// Takes ownership of an open descriptor.
    public init(owning raw: Int32) {
        self.raw = raw
    }

    deinit {
        // Never retried: Linux has released the number even if close reports an interruption.
        Syscall.ignoringFailure { close(raw) }
    }

    /// Reads available bytes into `buffer`, after its first `offset` bytes.
    ///
    /// - Returns: The number of bytes, 0 at the end of the stream, nil if nothing has arrived.
    public borrowing func receive(into buffer: inout [UInt8], at offset: Int) throws(SystemError) -> Int? {
        let raw = self.raw
        var span = buffer.mutableSpan
        precondition(offset >= 0 && offset < span.count, "no room to receive into")
        return try unsafe span.withUnsafeMutableBytes { bytes throws(SystemError) in
            try Syscall.nonBlocking("recv") {
                // Sound: the bytes from the offset to the end belong to the buffer.
                unsafe recv(raw, bytes.baseAddress.map { unsafe $0 + offset }, bytes.count - offset, 0)
            }
        }
    }

    /// Sends two buffers in one call, as much as the socket accepts.
    ///
    /// - Returns: The number of bytes accepted, nil if the socket is full.
    public borrowing func send(_ first: Span<UInt8>, _ second: Span<UInt8>) throws(SystemError) -> Int? {
        let raw = self.raw
        // Sound: the spans outlive the call, and their lengths are passed with them.
        return try unsafe first.withUnsafeBytes { first throws(SystemError) in
            try unsafe second.withUnsafeBytes { second throws(SystemError) in
                try Syscall.nonBlocking("sendmsg") {
                    if unsafe second.isEmpty {
                        unsafe Glibc.send(raw, first.baseAddress, first.count, LINUX_SEND_NO_SIGNAL)
                    } else {
                        unsafe linux_send_two(raw, first.baseAddress, first.count, second.baseAddress, second.count)
                    }
                }
            }
        }
    }
}
