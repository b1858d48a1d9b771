import Postgres

/// What a scrape takes from a loop.
struct LoopFigures: Sendable {
    var requests = RequestFigures()
    var pool = PostgresPool.Statistics()
    var cachedDocuments = 0
    var cachedBytes = 0

    /// Adds what another loop says.
    static func += (left: inout LoopFigures, right: LoopFigures) {
        left.requests += right.requests
        left.pool.ready += right.pool.ready
        left.pool.waiting += right.pool.waiting
        left.pool.underway += right.pool.underway
        left.pool.retries += right.pool.retries
        left.pool.connects += right.pool.connects
        left.cachedDocuments += right.cachedDocuments
        left.cachedBytes += right.cachedBytes
    }
}
