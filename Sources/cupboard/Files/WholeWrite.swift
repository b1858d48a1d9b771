import Glibc

/// Writes all bytes to a descriptor, in as many calls as needed.
///
/// Returns false if that fails, with the reason in `errno`.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var written = 0
    while written < bytes.count {
        // Sound: the buffer is only read, and only within the closure.
        let count = unsafe bytes[written...].withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
        if count < 0, errno != EINTR { return false }
        written += max(0, count)
    }
    return true
}
