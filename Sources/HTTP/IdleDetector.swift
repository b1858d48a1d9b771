/// Detects when a busy loop becomes idle, to release the memory that it used.
struct IdleDetector {
    /// The loop counts as idle if it has done less work than this since the last check.
    private static let little = 100
    /// The amount of work since the last release that may leave memory worth releasing.
    private static let much = 256

    private var atLastLook = 0
    private var atLastRelease = 0

    /// Whether to release memory now; called about once a second.
    ///
    /// The end of a connection counts as work too, since it frees the connection's memory.
    mutating func shouldReleaseMemory(_ statistics: HTTPStatistics) -> Bool {
        let traffic = (statistics.bytesReceived + statistics.bytesSent) / InputBuffer.standardSize
        let connections = 2 * (statistics.connectionsAccepted + statistics.connectionsRefused) - statistics.connectionsOpen
        let work = statistics.requests + connections + traffic
        defer { atLastLook = work }
        guard work - atLastLook < Self.little, work - atLastRelease >= Self.much else { return false }
        atLastRelease = work
        return true
    }
}
