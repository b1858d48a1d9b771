import Caching
public import Reactor

/// Finds the points of street addresses by asking a service with Nominatim's search API.
///
/// Addresses leave this server, so only callers with an account may use it. Responses are cached in memory.
public final class Geocoder: Sendable {
    /// The time that a request may take.
    public static let timeout = Duration.seconds(2)
    /// The greatest credible distance of an address from its town in kilometres.
    public static let maximumDistance = 50.0
    /// The number of cached addresses.
    static let cacheSize = 10_000
    /// The number of consecutive failures before requests stop for a while.
    static let tolerance = 3

    /// An address with the account that looked it up.
    ///
    /// An account sees only its own addresses. Others could find out otherwise that somebody has saved an address here.
    private struct Key: Hashable {
        let account: Int64
        let address: String

        /// Leaves out superfluous white space.
        init(_ address: String, of account: Int64) {
            self.account = account
            self.address = address.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
    }

    /// An address that was looked up before.
    private struct Known {
        /// The point; nil if the service does not know the address, or if its point is not credible.
        let point: GeographicPoint?
    }

    private struct State {
        var cache = BoundedCache<Key, Known>(limit: Geocoder.cacheSize)
        /// The accounts with a request in progress.
        var busy: Set<Int64> = []
        var failures = 0
        var resumption: MonotonicTime?
    }

    private let search: NominatimSearch
    private let pause: Duration
    private let pool: WorkerPool
    private let report: @Sendable (_ failure: GeocodingFailure) -> Void
    private let state = Lock(State())

    /// Creates a geocoder; nil if the URL is not usable: it must be `http` or `https`, and have no query.
    ///
    /// - Parameters:
    ///   - url: The service's base URL, or the URL of its search, such as `https://nominatim.example.org/search`.
    ///   - timeout: The time that a request may take.
    ///   - pause: The time without requests after several failures.
    ///   - pool: The threads for blocking requests.
    ///   - report: Receives each failure.
    public init?(
        url: String,
        timeout: Duration = Geocoder.timeout,
        pause: Duration = .seconds(30),
        pool: WorkerPool,
        report: @escaping @Sendable (_ failure: GeocodingFailure) -> Void
    ) {
        let base = url.hasSuffix("/") ? String(url.dropLast()) : url
        let scheme = ["http://", "https://"].first(where: base.hasPrefix)
        guard let scheme, base.utf8.count > scheme.utf8.count, !base.contains("?"), !base.contains("#"),
            base.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
        else { return nil }
        search = NominatimSearch(endpoint: base.hasSuffix("/search") ? base : base + "/search", timeout: timeout)
        self.pause = pause
        self.pool = pool
        self.report = report
    }

    /// Returns the point of a street address that an account has looked up before; nil for other addresses.
    public func knownPoint(of address: String, account: Int64) -> GeographicPoint? {
        let key = Key(address, of: account)
        return state.withLock { $0.cache.element(for: key)?.point }
    }

    /// Returns the point of a street address.
    ///
    /// An account has one request at a time; further ones get nil, as does everyone while the service fails.
    ///
    /// - Parameters:
    ///   - address: The address.
    ///   - town: The point of the address's town or postcode in the gazetteer; points too far from it are discarded.
    ///   - account: The caller's account.
    ///   - pay: Pays for a request to the service; returns whether the caller could.
    /// - Returns: The point; nil if it is unknown, not credible or not available.
    public func point(
        of address: String,
        near town: GeographicPoint,
        account: Int64,
        paying pay: () async -> Bool
    ) async -> GeographicPoint? {
        let key = Key(address, of: account)
        switch begin(key) {
        case .known(let point): return point
        case .refused: return nil
        case .begun: break
        }
        guard await pay() else {
            end(key, nil)
            return nil
        }
        let search = search
        let outcome = await pool.run { () -> Result<GeographicPoint?, GeocodingFailure> in
            do throws(GeocodingFailure) {
                return .success(try search.point(of: key.address))
            } catch {
                return .failure(error)
            }
        }
        let credible = outcome.map { point in point.flatMap { $0.kilometres(to: town) <= Self.maximumDistance ? $0 : nil } }
        end(key, credible)
        guard case .success(let point) = credible else { return nil }
        return point
    }

    private enum Beginning {
        case known(GeographicPoint?)
        case refused
        case begun
    }

    private func begin(_ key: Key) -> Beginning {
        state.withLock { state in
            if let known = state.cache.element(for: key) { return .known(known.point) }
            if let resumption = state.resumption {
                guard MonotonicTime.now >= resumption else { return .refused }
                state.resumption = nil
            }
            return state.busy.insert(key.account).inserted ? .begun : .refused
        }
    }

    /// Ends the account's turn with an outcome, or without a request.
    private func end(_ key: Key, _ outcome: Result<GeographicPoint?, GeocodingFailure>?) {
        state.withLock { state in
            state.busy.remove(key.account)
            switch outcome {
            case .success(let point):
                state.cache.insert(Known(point: point), for: key)
                state.failures = 0
            case .failure:
                state.failures += 1
                if state.failures >= Self.tolerance { state.resumption = .now.advanced(by: pause) }
            case nil: break
            }
        }
        if case .failure(let failure) = outcome { report(failure) }
    }
}
