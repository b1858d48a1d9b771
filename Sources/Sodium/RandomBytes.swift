import CSodium

extension [UInt8] {
    /// Bytes that nobody can guess.
    public static func random(count: Int) -> [UInt8] {
        guard Library.isReady else { preconditionFailure("libsodium finds no source of random bytes") }
        return unsafe [UInt8](unsafeUninitializedCapacity: count) { space, used in
            // Sound: the space has `count` bytes, and all of them are written.
            if let start = space.baseAddress { unsafe randombytes_buf(start, count) }
            used = count
        }
    }
}
