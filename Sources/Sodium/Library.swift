import CSodium

/// The state of libsodium itself.
enum Library {
    /// Once for the process: it chooses the fastest implementations for this processor and makes the calls safe on several threads.
    static let isReady = sodium_init() >= 0
}
