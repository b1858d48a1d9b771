import Synchronization

/// A `Mutex` around a value, with an ordering that the thread sanitizer understands.
///
/// The standard library's futex is not instrumented, so every value behind a bare `Mutex` is reported as a race. The acquiring load and the
/// releasing store make the mutex's guarantee visible to the sanitizer; they cost nothing measurable.
public struct Lock<Value>: ~Copyable, Sendable {
    private let mutex: Mutex<Value>
    private let order = Atomic<UInt8>(0)

    /// Protects a value with a lock.
    public init(_ value: sending Value) {
        mutex = Mutex(value)
    }

    /// Lends the value to one caller at a time; do not hold the lock across a callback or an `await`.
    public func withLock<Result, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        try mutex.withLock { value throws(Failure) in
            _ = order.load(ordering: .acquiring)
            defer { order.store(0, ordering: .releasing) }
            return try body(&value)
        }
    }
}
