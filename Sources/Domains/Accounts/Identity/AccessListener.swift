public import Reactor

/// A cache of accounts on one loop, which must forget an account when the account's access changes.
///
/// All methods are called on that loop only.
public protocol AccessListener: Sendable {
    /// Forgets an account and all its credentials.
    func forget(account: Int64)

    /// Forgets everything.
    ///
    /// `isListening` is whether changes will be received from now on.
    func forgetAll(isListening: Bool)
}

/// A loop and its cache of accounts.
public struct LoopListener: Sendable {
    let loop: EventLoop
    let listener: any AccessListener

    /// Creates a pair of a loop and its cache.
    public init(loop: EventLoop, listener: any AccessListener) {
        (self.loop, self.listener) = (loop, listener)
    }
}
