import Reactor

// Responses that are written over time.
extension HTTPConnection {
    /// Sends a response's head and returns a stream for the body.
    func beginStream() -> ResponseStream? {
        guard phase == .handling else { return nil }
        let head = exchange.parser.head
        guard head.method != .head, !exchange.status.hasNoBody else {
            exchange.isStreamOmitted = true
            return nil
        }
        if inputEnded {
            dropClient()
            return nil
        }
        let isChunked = !head.isVersion10
        let isLast =
            !isChunked || !head.keepsAlive || exchange.isBodyRefused || exchange.closesConnection || server.isEnding || server.isDraining
        if isChunked { exchange.addHeader("Transfer-Encoding", "chunked") }
        let isCompressed = server.compressor.isWantedForStream(exchange)
        writeHead(exchange.status, exchange.contentType, isCompressed: isCompressed, isLast ? .close : .unsaid)
        let stream = ResponseStream(self, isChunked: isChunked, isLast: isLast, isCompressed: isCompressed)
        // The output may contain the stream's first bytes already.
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

    /// Passes the connection to a channel, and releases the request's memory.
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

    /// Continues with the next request after a stream.
    func endStream(isLast: Bool) {
        channel = nil
        sendMore()
        guard phase == .streaming else { return }
        if isLast || server.isDraining || server.isEnding {
            // The client may have sent input meanwhile, and closing with unread bytes would lose the end of the stream.
            close(lingering: true)
        } else {
            phase = .reading
            awaited = .request
            forgetClient()
            continueReading()
        }
    }

    /// Releases the memory of a large request, keeping the input received after it.
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
    /// Begins a response whose body is written over time; status, content type and headers are sent in their current state.
    ///
    /// The body is chunked; for HTTP/1.0 it ends with the connection. Like other responses it may be compressed, each piece separately. The
    /// request is released at once and cannot be read afterwards. Nil if the client has disconnected, the response has already begun, or
    /// there is no body, as for HEAD. Without a body, only the head is sent when the handler returns.
    public func beginStream() -> ResponseStream? {
        loop.assertIsCurrent()
        return connection?.beginStream()
    }
}
