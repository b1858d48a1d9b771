import Reactor

// Bytes out: from a response to the socket.
extension HTTPConnection {
    /// A body up to this is copied behind its head: dearer for the kernel is a second piece.
    private static let copiedBody = 2 * 1024

    /// Output beyond this is sent at once rather than gathered.
    private static let gatheredOutput = 16 * 1024

    /// A slow reader's deadline moves only when it has taken so much: no client can hold a response's memory for ever, byte by byte.
    private static let leastTaken = 16 * 1024

    /// Puts the compressed body in the place of the plain one.
    func compress() async {
        let plain = exchange.takeResponseBody()
        var coded = server.bodyBuffers.take()
        coded.removeAll(keepingCapacity: true)
        if await server.compressor.compress(plain, of: exchange, into: &coded) {
            exchange.putResponseBody(coded, isCompressed: true)
            server.bodyBuffers.give(plain)
        } else {
            exchange.putResponseBody(plain, isCompressed: false)
            server.bodyBuffers.give(coded)
        }
    }

    func write(_ method: HTTPMethod, _ persistence: ResponseHead.Persistence) {
        let body = exchange.takeResponseBody()
        let head = ResponseHead(
            start: .init(
                status: exchange.status,
                contentType: exchange.contentType,
                isCompressed: exchange.isCompressed,
                vary: exchange.vary
            ),
            contentLength: exchange.status.hasNoBody || exchange.isStreamOmitted ? nil : exchange.omittedBodyLength ?? body.count,
            persistence: persistence
        )
        let now = loop.now
        server.statistics.responses[exchange.status] += 1
        let isBodySent = method != .head && !exchange.status.hasNoBody
        let isBodyCopied = isBodySent && body.count <= Self.copiedBody
        let former = output.gather { bytes in
            server.responseStarts.write(head.start, at: now, to: &bytes)
            head.writeRest(to: &bytes, extraHeaders: exchange.extraHeaders)
            if isBodyCopied { bytes.append(contentsOf: body) }
        }
        server.bodyBuffers.give(former)
        if isBodySent, !isBodyCopied {
            output.follow(with: body)
        } else {
            server.bodyBuffers.give(body)
        }
        // A large body leaves at once: the next response would have to copy it. Small ones leave together when the turn ends.
        if output.count > Self.gatheredOutput { flush() } else { needFlush() }
    }

    func needFlush() {
        if isDirty { return }
        isDirty = true
        loop.atTurnEnd(self)
    }

    func turnEnds() {
        isDirty = false
        flush()
    }

    func flush() {
        if output.isEmpty { return }
        do throws(SystemError) {
            let before = output.count
            let isDone = try sendOnce()
            server.statistics.bytesSent += before - output.count
            guard isDone else {
                takenBytes += before - output.count
                if !isBlocked || takenBytes >= Self.leastTaken {
                    takenBytes = 0
                    writeDeadline = loop.now.advanced(by: server.configuration.writeTimeout)
                }
                isBlocked = true
                holdOutput(output.count)
                // One more slow reader than there is memory for.
                if server.outputMemory > server.configuration.outputMemory { return vanish() }
                updateInterest()
                channel?.outputMoved()
                return
            }
        } catch {
            return vanish()
        }
        holdOutput(0)
        server.bodyBuffers.give(channel == nil ? output.clear() : output.release())
        writeDeadline = .distantFuture
        if isBlocked {
            isBlocked = false
            updateInterest()
            continueReading()
        }
        if phase == .closing { finishClosing() }
        channel?.outputMoved()
    }

    /// Has more of a stream sent, soon or at once.
    func sendMore() {
        // The socket tells when it takes more.
        guard isBlocked else { return output.count > Self.gatheredOutput ? flush() : needFlush() }
        holdOutput(output.count)
        if server.outputMemory > server.configuration.outputMemory { vanish() }
    }

    /// Accounts for what waits for the reader; nothing to do for those who take their answers at once.
    func holdOutput(_ count: Int) {
        guard count != heldOutput else { return }
        server.outputMemory += count - heldOutput
        heldOutput = count
    }

    func sendOnce() throws(SystemError) -> Bool {
        switch socket {
        case .some(let socket): try output.send(to: socket)
        case .none: true
        }
    }
}
