import Reactor

/// Compresses the responses of one loop with two streams, however many there are: one for those done at once, one for large ones.
///
/// A large body is compressed slice by slice, one for each turn of the loop, so that others are served meanwhile; the next one waits.
final class ResponseCompressor {
    /// What is compressed at once: less than a millisecond's work.
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

    /// Whether the response is to be compressed; where that depends on the client, caches are told.
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

    /// Compresses a body; false when there is no memory for it, or the client has gone.
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
        while !exchange.isClientGone {
            let end = min(start + Self.slice, body.count)
            sliced.compress(body.span.extracting(start..<end), isLast: end == body.count, into: &coded)
            if end == body.count { return true }
            start = end
            await nextTurn()
        }
        return false
    }

    /// Whether the pieces of a stream are to be compressed.
    func isWantedForStream(_ exchange: HTTPExchange) -> Bool {
        isWanted(for: exchange, count: .max) && flushed != nil
    }

    /// Deflates a piece of a stream so that it can be read at once and by itself: nothing is remembered from one piece to the next.
    ///
    /// Small pieces are stored. Nil when the client has gone.
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

    /// Hands the stream to who has waited longest.
    private func endSlicing() {
        if waiting.isEmpty {
            isSlicing = false
        } else {
            waiting.removeFirst().wake()
        }
    }
}
