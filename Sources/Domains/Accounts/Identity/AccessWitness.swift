public import Reactor

/// What remembers on one loop who somebody is, and must forget it when access changes; called on that loop only.
public protocol AccessListener: Sendable {
    /// Forgets an account, whatever credentials it has.
    func forget(account: Int64)

    /// Forgets everything; from now on changes are heard of, or not.
    func forgetAll(isListening: Bool)
}

/// A loop and what remembers accounts on it.
public struct AccessWitness: Sendable {
    let loop: EventLoop
    let listener: any AccessListener

    /// A loop with what remembers accounts on it.
    public init(loop: EventLoop, listener: any AccessListener) {
        (self.loop, self.listener) = (loop, listener)
    }
}
