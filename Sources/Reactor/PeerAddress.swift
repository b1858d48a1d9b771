import CLinux
import Glibc

/// The numeric address of the other end of a connected socket, such as `192.0.2.7` or `2001:db8::1`; empty when it cannot be told.
public enum PeerAddress {
    /// Asks the kernel; the descriptor is only borrowed.
    public static func text(ofDescriptor descriptor: Int32) -> String {
        var address = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        // Sound: sockaddr_storage is made to hold every kind of address, and both calls are told its size.
        return unsafe withUnsafeMutablePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                guard unsafe getpeername(descriptor, address, &length) == 0 else { return "" }
                return unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(NI_MAXHOST)) { name in
                    guard let start = name.baseAddress,
                        unsafe getnameinfo(address, length, start, socklen_t(NI_MAXHOST), nil, 0, NI_NUMERICHOST) == 0
                    else { return "" }
                    return unsafe String(cString: start)
                }
            }
        }
    }
}
