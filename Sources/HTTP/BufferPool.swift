/// Buffers of one loop that are free for use; the last given back, still in the processor's cache, is the next taken.
final class BufferPool {
    /// Larger buffers are freed: one answer of many megabytes must not stay for ever.
    private let largest: Int
    private let most: Int
    /// Sound without checks for exclusive access, which its use several times for each request would pay for: it lends nothing.
    @safe @exclusivity(unchecked) private var free: [[UInt8]] = []

    init(most: Int, largest: Int) {
        self.most = most
        self.largest = largest
    }

    /// A free buffer as it was given back, or one without memory.
    func take() -> [UInt8] {
        free.popLast() ?? []
    }

    /// Frees all that is free for use.
    func empty() {
        free = []
    }

    /// Takes a buffer back.
    func give(_ buffer: consuming [UInt8]) {
        if free.count < most, buffer.capacity <= largest, buffer.capacity > 0 { free.append(buffer) }
    }
}
