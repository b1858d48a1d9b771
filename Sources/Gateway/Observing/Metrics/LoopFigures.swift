import Engine
import Postgres

/// The figures that a scrape collects from a loop.
struct LoopFigures: Sendable {
    var requests = RequestFigures()
    /// The statistics of the lanes, indexed by lane number.
    var lanes = DatabaseLane.allCases.map { _ in PostgresPool.Statistics() }
    var documents = DocumentFigures()
    var live = LiveFigures()
    /// The times from a database notification to handing the response to a subscriber.
    var deliveries = Histogram()

    /// Adds the figures of another loop.
    static func += (left: inout LoopFigures, right: LoopFigures) {
        left.requests += right.requests
        for lane in left.lanes.indices { left.lanes[lane] += right.lanes[lane] }
        left.live += right.live
        left.deliveries += right.deliveries
        left.documents.waiting += right.documents.waiting
        left.documents.cached += right.documents.cached
        left.documents.cachedBytes += right.documents.cachedBytes
    }
}

extension PostgresPool.Statistics {
    fileprivate static func += (left: inout Self, right: Self) {
        left.ready += right.ready
        left.waiting += right.waiting
        left.underway += right.underway
        left.retries += right.retries
        left.connects += right.connects
        left.overruns += right.overruns
    }
}
