import Glibc

/// Writes all of some bytes to a descriptor, in as many calls as that takes; false where it fails, and `errno` says why.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var written = 0
    while written < bytes.count {
        // Sound: the buffer is only read, and inside the closure.
        let count = unsafe bytes[written...].withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
        if count < 0, errno != EINTR { return false }
        written += max(0, count)
    }
    return true
}
