import Reactor

// Output: from a response to the socket.
extension HTTPConnection {
    /// A body up to this size is copied behind its head, which costs less than a second buffer in the system call.
    private static let copiedBody = 2 * 1024

    /// Output beyond this size is sent at once rather than collected until the turn ends.
    private static let gatheredOutput = 16 * 1024

    /// The bytes that a slow reader must read to move its deadline.
    ///
    /// The minimum keeps a client from holding a response's memory forever by reading byte by byte.
    private static let leastTaken = 16 * 1024

    /// Replaces the body by its compressed form.
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
        // A large body is sent at once, since otherwise the next response would copy it. Small ones are sent together when the turn ends.
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
                // There is no memory for another slow reader.
                if server.outputMemory > server.configuration.outputMemory { return dropClient() }
                updateInterest()
                channel?.outputMoved()
                return
            }
        } catch {
            return dropClient()
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

    /// Sends more of a stream, at once or at the end of the turn.
    func sendMore() {
        // The socket reports when it accepts more.
        guard isBlocked else { return output.count > Self.gatheredOutput ? flush() : needFlush() }
        holdOutput(output.count)
        if server.outputMemory > server.configuration.outputMemory { dropClient() }
    }

    /// Counts the output that waits for the reader; does nothing for clients that read at once.
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
