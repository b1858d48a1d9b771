/// Statistics of a server since its start, for metrics.
public struct HTTPStatistics: Sendable, Equatable {
    /// Connections that are open now.
    public internal(set) var connectionsOpen = 0
    /// Streams that are open now.
    public internal(set) var streamsOpen = 0
    /// WebSockets that are open now.
    public internal(set) var webSocketsOpen = 0
    /// Messages that clients sent on WebSockets.
    public internal(set) var webSocketMessagesReceived = 0
    /// Messages that were sent to clients on WebSockets.
    public internal(set) var webSocketMessagesSent = 0
    /// Connections that were accepted and not refused.
    public internal(set) var connectionsAccepted = 0
    /// Connections that were refused because too many were open.
    public internal(set) var connectionsRefused = 0
    /// Connections that were closed to make room for clients of other networks.
    public internal(set) var connectionsReclaimed = 0
    /// Connections that were cut off because their client had disconnected or did not read, or because the server stopped.
    public internal(set) var connectionsCutOff = 0
    /// Bytes that incoming requests use now, including the free room of their buffers.
    public internal(set) var inputMemory = 0
    /// Requests that were passed to handlers.
    public internal(set) var requests = 0
    /// Bytes received, heads included.
    public internal(set) var bytesReceived = 0
    /// Bytes sent, heads included.
    public internal(set) var bytesSent = 0
    /// All responses, by status.
    public internal(set) var responses = StatusCounts()
    /// Responses that the server sent without calling a handler, by status.
    public internal(set) var refusals = StatusCounts()

    static func += (left: inout HTTPStatistics, right: HTTPStatistics) {
        left.connectionsOpen += right.connectionsOpen
        left.streamsOpen += right.streamsOpen
        left.webSocketsOpen += right.webSocketsOpen
        left.webSocketMessagesReceived += right.webSocketMessagesReceived
        left.webSocketMessagesSent += right.webSocketMessagesSent
        left.connectionsAccepted += right.connectionsAccepted
        left.connectionsRefused += right.connectionsRefused
        left.connectionsReclaimed += right.connectionsReclaimed
        left.connectionsCutOff += right.connectionsCutOff
        left.inputMemory += right.inputMemory
        left.requests += right.requests
        left.bytesReceived += right.bytesReceived
        left.bytesSent += right.bytesSent
        left.responses += right.responses
        left.refusals += right.refusals
    }
}

/// The number of responses with each status.
public struct StatusCounts: Sendable, Equatable {
    private var counts = [Int](repeating: 0, count: 600)

    /// The count of a status.
    public internal(set) subscript(_ status: HTTPStatus) -> Int {
        get { counts[Int(status.code)] }
        @inline(__always) _modify { yield &counts[Int(status.code)] }
    }

    /// All counts above zero, in the order of their codes.
    public var nonZero: [(code: Int, count: Int)] {
        counts.enumerated().filter { $0.element > 0 }.map { (code: $0.offset, count: $0.element) }
    }

    static func += (left: inout StatusCounts, right: StatusCounts) {
        for index in left.counts.indices { left.counts[index] += right.counts[index] }
    }
}
