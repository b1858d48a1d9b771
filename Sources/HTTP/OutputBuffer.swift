import Reactor

/// Response bytes to be sent: heads and small bodies collected in one buffer, and the last response's body, uncopied.
struct OutputBuffer {
    /// A collecting buffer above this capacity is freed once it is empty.
    private static let keptCapacity = 64 * 1024

    private var gathered: [UInt8] = []
    private var tail: [UInt8] = []
    /// Bytes of both buffers together that are sent already.
    private var sent = 0

    /// Bytes that are not sent yet.
    var count: Int { gathered.count + tail.count - sent }
    var isEmpty: Bool { count == 0 }

    /// Appends to the collected bytes, after the tail of the previous response; returns that tail's memory.
    mutating func gather(_ write: (inout [UInt8]) -> Void) -> [UInt8] {
        var former: [UInt8] = []
        if !tail.isEmpty {
            gathered.append(contentsOf: tail)
            swap(&former, &tail)
        }
        if sent > Self.keptCapacity {
            // A reader that never quite catches up must not make us keep the bytes that it has read.
            gathered.removeSubrange(..<sent)
            sent = 0
        }
        write(&gathered)
        return former
    }

    /// Adds a body after the collected bytes, which must include this response's head.
    mutating func follow(with body: consuming [UInt8]) {
        precondition(tail.isEmpty)
        tail = body
    }

    /// Sends as much as the socket accepts, in one call; returns whether everything is sent.
    mutating func send(to socket: borrowing FileDescriptor) throws(SystemError) -> Bool {
        let fromGathered = min(sent, gathered.count)
        let taken = try socket.send(
            gathered.span.extracting(fromGathered..<gathered.count),
            tail.span.extracting(sent - fromGathered..<tail.count)
        )
        sent += taken ?? 0
        return isEmpty
    }

    /// Removes all bytes, once they are sent or given up; returns the tail's memory.
    mutating func clear() -> [UInt8] {
        sent = 0
        gathered.removeAll(keepingCapacity: gathered.capacity <= Self.keptCapacity)
        var former: [UInt8] = []
        swap(&former, &tail)
        return former
    }

    /// Like `clear`, but keeps no memory: for connections that stay idle for long.
    mutating func release() -> [UInt8] {
        gathered = []
        return clear()
    }
}
