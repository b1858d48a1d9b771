import Reactor

/// Response bytes on their way out: heads and small bodies gathered in one buffer, and the last response's body as it is, uncopied.
struct OutputBuffer {
    /// A gathering buffer that grew beyond is freed when it is empty.
    private static let keptCapacity = 64 * 1024

    private var gathered: [UInt8] = []
    private var tail: [UInt8] = []
    /// Bytes sent already, of both together.
    private var sent = 0

    /// Bytes that wait to be sent.
    var count: Int { gathered.count + tail.count - sent }
    var isEmpty: Bool { count == 0 }

    /// Appends to the gathered bytes, behind which the tail of the response before goes first; answers that tail's memory.
    mutating func gather(_ write: (inout [UInt8]) -> Void) -> [UInt8] {
        var former: [UInt8] = []
        if !tail.isEmpty {
            gathered.append(contentsOf: tail)
            swap(&former, &tail)
        }
        if sent > Self.keptCapacity {
            // A reader who never quite catches up must not make us keep what he has.
            gathered.removeSubrange(..<sent)
            sent = 0
        }
        write(&gathered)
        return former
    }

    /// Lets a body follow what was gathered, which must have happened for this response.
    mutating func follow(with body: consuming [UInt8]) {
        precondition(tail.isEmpty)
        tail = body
    }

    /// Sends as much as the socket takes, in one call; true when nothing is left.
    mutating func send(to socket: borrowing FileDescriptor) throws(SystemError) -> Bool {
        let fromGathered = min(sent, gathered.count)
        let taken = try socket.send(
            gathered.span.extracting(fromGathered..<gathered.count),
            tail.span.extracting(sent - fromGathered..<tail.count)
        )
        sent += taken ?? 0
        return isEmpty
    }

    /// Starts over once all is sent, or given up; answers the tail's memory.
    mutating func clear() -> [UInt8] {
        sent = 0
        gathered.removeAll(keepingCapacity: gathered.capacity <= Self.keptCapacity)
        var former: [UInt8] = []
        swap(&former, &tail)
        return former
    }

    /// Like `clear`, keeping no memory: for connections that are idle for long.
    mutating func release() -> [UInt8] {
        gathered = []
        return clear()
    }
}
