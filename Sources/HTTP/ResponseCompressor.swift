import Reactor

/// Compresses a loop's responses with shared zlib streams: one for small bodies, one for large ones, and one for the pieces of streams.
///
/// A large body is compressed slice by slice, one per turn of the loop, so that other requests are served meanwhile. The next large body
/// waits.
final class ResponseCompressor {
    /// The size that is compressed at once: less than a millisecond's work.
    static let slice = 128 * 1024

    private let loop: EventLoop
    private let configuration: HTTPCompression
    private lazy var whole = GzipStream(level: configuration.level)
    private lazy var sliced = GzipStream(level: configuration.level)
    private lazy var flushed = GzipStream(level: configuration.level, isFramed: false)
    private var isSlicing = false
    private var waiting: [WakeSignal] = []

    init(loop: EventLoop, configuration: HTTPCompression) {
        self.loop = loop
        self.configuration = configuration
    }

    /// Whether to compress the response.
    ///
    /// If that depends on the client, adds `Accept-Encoding` to `Vary` for caches.
    func isWanted(for exchange: HTTPExchange, count: Int) -> Bool {
        guard exchange.isCompressible, configuration.level > 0, count > 0, !exchange.status.hasNoBody else { return false }
        let isWorthIt = count >= configuration.minimum
        if isWorthIt { exchange.vary.insert(.acceptEncoding) }
        guard exchange.parser.head.hasAcceptEncoding else { return false }
        let codings = exchange.acceptedCodings
        guard codings.prefersGzip, isWorthIt || codings.refusesIdentity else { return false }
        exchange.vary.insert(.acceptEncoding)
        return true
    }

    /// Compresses a body; returns false if there is no memory for it, or the client has disconnected.
    func compress(_ body: [UInt8], of exchange: HTTPExchange, into coded: inout [UInt8]) async -> Bool {
        if body.count <= Self.slice {
            guard let whole else { return false }
            whole.begin()
            whole.compress(body.span, isLast: true, into: &coded)
            return true
        }
        await beginSlicing()
        defer { endSlicing() }
        guard let sliced else { return false }
        sliced.begin()
        var start = 0
        while !exchange.isClientDisconnected {
            let end = min(start + Self.slice, body.count)
            sliced.compress(body.span.extracting(start..<end), isLast: end == body.count, into: &coded)
            if end == body.count { return true }
            start = end
            await nextTurn()
        }
        return false
    }

    /// Whether to compress the pieces of a stream.
    func isWantedForStream(_ exchange: HTTPExchange) -> Bool {
        isWanted(for: exchange, count: .max) && flushed != nil
    }

    /// Deflates a piece of a stream so that the client can decode it at once.
    ///
    /// No state is kept from one piece to the next. Small pieces are stored uncompressed. Nil if the client has disconnected.
    func compressFlushed(_ bytes: [UInt8], isGone: () -> Bool) async -> [UInt8]? {
        var coded: [UInt8] = []
        if bytes.count < configuration.minimum || bytes.isEmpty {
            DeflateBlock.store(bytes.span, into: &coded)
            return coded
        }
        var start = 0
        while !isGone() {
            guard let flushed else { return nil }
            let end = min(start + Self.slice, bytes.count)
            let slice = bytes.span.extracting(start..<end)
            flushed.begin()
            flushed.compressFlushed(slice, into: &coded)
            if end == bytes.count { return coded }
            start = end
            await nextTurn()
        }
        return nil
    }

    private func nextTurn() async {
        let turn = WakeSignal()
        loop.schedule(after: .zero) { turn.wake() }
        await turn.wait()
    }

    private func beginSlicing() async {
        guard isSlicing else {
            isSlicing = true
            return
        }
        let turn = WakeSignal()
        waiting.append(turn)
        await turn.wait()
    }

    /// Passes the zlib stream to the task that has waited longest.
    private func endSlicing() {
        if waiting.isEmpty {
            isSlicing = false
        } else {
            waiting.removeFirst().wake()
        }
    }
}
