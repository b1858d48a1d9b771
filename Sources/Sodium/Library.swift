import CSodium

/// The state of libsodium itself.
enum Library {
    /// Whether libsodium is initialized, once per process.
    ///
    /// The initialization selects the fastest implementations for this processor and makes the calls thread-safe.
    static let isReady = sodium_init() >= 0
}

extension [UInt8] {
    /// Returns unpredictable random bytes.
    public static func random(count: Int) -> [UInt8] {
        guard Library.isReady else { preconditionFailure("libsodium finds no source of random bytes") }
        return unsafe [UInt8](unsafeUninitializedCapacity: count) { space, used in
            // Sound: the space has `count` bytes, and all of them are written.
            if let start = space.baseAddress { unsafe randombytes_buf(start, count) }
            used = count
        }
    }
}

extension Span where Element == UInt8 {
    /// Lends the address of the bytes.
    ///
    /// An empty span has no address, but libsodium requires one even though it reads nothing.
    func withAddress<Result>(_ body: (UnsafePointer<UInt8>) -> Result) -> Result {
        let nothing: UInt8 = 0
        return unsafe withUnsafePointer(to: nothing) { placeholder in
            // Sound: the caller reads at most `count` bytes, during the call only.
            unsafe withUnsafeBufferPointer { unsafe body($0.baseAddress ?? placeholder) }
        }
    }
}
