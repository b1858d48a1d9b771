import Reactor

// Responses that are written over time.
extension HTTPConnection {
    /// Sends a response's head, and leaves the body to the handler.
    func beginStream() -> ResponseStream? {
        guard phase == .handling else { return nil }
        let head = exchange.parser.head
        guard head.method != .head, !exchange.status.hasNoBody else {
            exchange.isStreamOmitted = true
            return nil
        }
        if inputEnded {
            vanish()
            return nil
        }
        let isChunked = !head.isVersion10
        let isLast =
            !isChunked || !head.keepsAlive || exchange.isBodyRefused || exchange.closesConnection || server.isEnding || server.isDraining
        if isChunked { exchange.addHeader("Transfer-Encoding", "chunked") }
        let isCompressed = server.compressor.isWantedForStream(exchange)
        writeHead(exchange.status, exchange.contentType, isCompressed: isCompressed, isLast ? .close : .unsaid)
        let stream = ResponseStream(self, isChunked: isChunked, isLast: isLast, isCompressed: isCompressed)
        // The stream may have its first bytes in the output by now.
        beginChannel(stream)
        return stream
    }

    /// Writes a head without a length.
    func writeHead(
        _ status: HTTPStatus,
        _ contentType: StaticString?,
        isCompressed: Bool = false,
        _ persistence: ResponseHead.Persistence
    ) {
        let head = ResponseHead(
            start: .init(status: status, contentType: contentType, isCompressed: isCompressed, vary: exchange.vary),
            contentLength: nil,
            persistence: persistence
        )
        server.statistics.responses[status] += 1
        let now = loop.now
        let former = output.gather { bytes in
            server.responseStarts.write(head.start, at: now, to: &bytes)
            head.writeRest(to: &bytes, extraHeaders: exchange.extraHeaders)
        }
        server.bodyBuffers.give(former)
    }

    /// Leaves the connection to a channel, and gives back what the request has taken.
    func beginChannel(_ channel: some ConnectionChannel) {
        exchange.parser.startNext(&exchange.input)
        exchange.releaseMemory()
        releaseSpareInput()
        phase = .streaming
        self.channel = channel
        readDeadline = .distantFuture
        needFlush()
        updateInterest()
        if server.isDraining { channel.serverStops() }
    }

    /// Goes on with the next request behind a stream.
    func endStream(isLast: Bool) {
        channel = nil
        sendMore()
        guard phase == .streaming else { return }
        if isLast || server.isDraining || server.isEnding {
            // What the client has sent meanwhile is not known, and closing with unread bytes would take the stream's end with it.
            close(lingering: true)
        } else {
            phase = .reading
            awaited = .request
            forgetClient()
            continueReading()
        }
    }

    /// Gives back the memory of a large request in front of what has been received behind it.
    private func releaseSpareInput() {
        if exchange.input.isEmpty { return releaseInput() }
        guard exchange.input.memory.count > InputBuffer.standardSize, exchange.input.count <= InputBuffer.standardSize else { return }
        let rest = exchange.input.withBytes { copy($0) }
        releaseInput()
        _ = makeRoom()
        exchange.input.append(rest.span)
    }

    private func copy(_ bytes: Span<UInt8>) -> [UInt8] {
        var copied: [UInt8] = []
        copied.append(bytes)
        return copied
    }
}

extension HTTPExchange {
    /// Begins a response whose body is written over time: status, content type and headers are sent as they stand now.
    ///
    /// The body is chunked; for HTTP/1.0 it ends with the connection. It may be compressed, each piece by itself, as other responses are. The
    /// request is given back at once: nothing of it can be read afterwards. Nil when the client has gone, when the response has begun already,
    /// and where there is no body, as for HEAD: then the head alone is sent when the handler returns.
    public func beginStream() -> ResponseStream? {
        loop.assertIsCurrent()
        return connection?.beginStream()
    }
}
