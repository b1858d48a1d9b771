import Reactor

/// A connection's received bytes: the current request from `start` on, and further input up to `end`.
///
/// Offsets into a request count from its start, so that they stay valid after `makeRoom`. While a handler runs, the memory neither moves
/// nor grows; input that does not fit stays in the kernel.
struct InputBuffer {
    /// The initial size of a connection's memory; a pool keeps buffers of this size.
    static let standardSize = 16 * 1024

    /// Received bytes, followed by free memory up to its count.
    private(set) var memory: [UInt8] = []
    private(set) var start = 0
    private(set) var end = 0

    /// Received bytes that are not consumed yet.
    var count: Int { end - start }
    var isEmpty: Bool { end == start }
    /// Bytes that can be received without moving anything.
    var space: Int { memory.count - end }

    /// Lends the unconsumed bytes to the closure.
    @inline(__always)
    func withBytes<Result: ~Copyable, Failure: Error>(_ body: (Span<UInt8>) throws(Failure) -> Result) throws(Failure) -> Result {
        try body(memory.span.extracting(start..<end))
    }

    /// Lends a part of the unconsumed bytes to the closure.
    @inline(__always)
    func withBytes<Result: ~Copyable, Failure: Error>(
        in range: Range<Int>,
        _ body: (Span<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try body(memory.span.extracting(start + range.lowerBound..<start + range.upperBound))
    }

    /// The number of bytes that `makeRoom` would add.
    var growth: Int { memory.isEmpty ? Self.standardSize : start > 0 ? 0 : memory.count }

    /// Receives into the free memory, which must not be empty.
    mutating func receive(from socket: borrowing FileDescriptor) throws(SystemError) -> Int? {
        let count = try socket.receive(into: &memory, at: end)
        end += count ?? 0
        return count
    }

    /// Appends bytes from another source.
    mutating func append(_ bytes: Span<UInt8>) {
        while space < bytes.count { makeRoom() }
        for index in bytes.indices {
            memory[end + index] = bytes[index]
        }
        end += bytes.count
    }

    /// Makes room: allocates the first memory, moves the bytes to the beginning, or doubles the memory.
    mutating func makeRoom() {
        if memory.isEmpty {
            memory = [UInt8](repeating: 0, count: Self.standardSize)
        } else if start > 0 {
            move(from: 0, to: -start, count: count)
            end -= start
            start = 0
        } else {
            memory.append(contentsOf: repeatElement(0, count: memory.count))
        }
    }

    /// Discards the first bytes.
    mutating func consume(_ count: Int) {
        precondition(count <= self.count)
        start += count
        if start == end {
            start = 0
            end = 0
        }
    }

    /// Moves bytes towards the beginning, for decoding in place.
    mutating func move(from source: Int, to destination: Int, count: Int) {
        precondition(destination <= source && start + destination >= 0 && start + source + count <= memory.count && count >= 0)
        if destination == source || count == 0 { return }
        let start = start
        var span = memory.mutableSpan
        unsafe span.withUnsafeMutableBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            // Sound: the precondition keeps both ranges within the memory; overlap is allowed.
            unsafe (base + start + destination).copyMemory(from: base + start + source, byteCount: count)
        }
    }

    /// Discards the last bytes.
    mutating func truncate(to count: Int) {
        precondition(count <= self.count)
        end = start + count
    }

    /// Removes and returns the memory, for the pool; only when empty.
    mutating func takeMemory() -> [UInt8] {
        precondition(isEmpty)
        var taken: [UInt8] = []
        swap(&taken, &memory)
        start = 0
        end = 0
        return taken
    }

    /// Uses memory from the pool.
    mutating func adopt(_ memory: consuming [UInt8]) {
        precondition(self.memory.isEmpty)
        self.memory = memory
    }
}
