/// Notices when a loop that was busy has become quiet: the time to give back the memory that it needed.
struct QuietWatch {
    /// Work within one look that still counts as quiet.
    private static let little = 100
    /// Work after which there may be memory worth giving back.
    private static let much = 256

    private var atLastLook = 0
    private var atLastRelease = 0

    /// Whether memory is to be given back now; asked about once a second.
    ///
    /// Connections that end are work, too: what they held is free only then.
    mutating func isTime(_ statistics: HTTPStatistics) -> Bool {
        let traffic = (statistics.bytesReceived + statistics.bytesSent) / InputBuffer.standardSize
        let connections = 2 * (statistics.connectionsAccepted + statistics.connectionsRefused) - statistics.connectionsOpen
        let work = statistics.requests + connections + traffic
        defer { atLastLook = work }
        guard work - atLastLook < Self.little, work - atLastRelease >= Self.much else { return false }
        atLastRelease = work
        return true
    }
}
