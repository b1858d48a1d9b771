/// A loop's unused buffers; the last one returned, still in the processor's cache, is the next one taken.
final class BufferPool {
    /// The maximum capacity of a kept buffer.
    ///
    /// Larger buffers are freed, so that one response of many megabytes does not keep its memory forever.
    private let largest: Int
    private let most: Int
    /// Sound without exclusivity checks, which each request would pay for several times: no access spans a call into other code.
    @safe @exclusivity(unchecked) private var free: [[UInt8]] = []

    init(most: Int, largest: Int) {
        self.most = most
        self.largest = largest
    }

    /// Removes and returns an unused buffer with its former contents, or a new one without memory.
    func take() -> [UInt8] {
        free.popLast() ?? []
    }

    /// Frees all unused buffers.
    func empty() {
        free = []
    }

    /// Returns a buffer to the pool.
    func give(_ buffer: consuming [UInt8]) {
        if free.count < most, buffer.capacity <= largest, buffer.capacity > 0 { free.append(buffer) }
    }
}
