import Reactor

// Input: from the socket to a complete request.
extension HTTPConnection {
    func becameReady(_ readiness: Readiness) {
        // The end of the client's side is only watched for where it counts as a disconnect.
        if !readiness.isDisjoint(with: [.failed, .hangUp, .ended]) { return dropClient() }
        if readiness.contains(.writable) { flush() }
        if readiness.contains(.readable) { receive() }
    }

    func receive() {
        if phase == .lingering { exchange.input.consume(exchange.input.count) }
        if !hasRoom {
            guard mayMakeRoom else { return updateInterest() }
            if let refusal = makeRoom() { return refuse(refusal) }
        }
        do throws(SystemError) {
            guard let count = try receiveOnce() else { return }
            server.statistics.bytesReceived += count
            if count == 0 {
                inputEnded = true
                if phase == .lingering { return closeSocket() }
                updateInterest()
            } else if phase == .lingering {
                linger()
            }
        } catch {
            return dropClient()
        }
        if phase == .reading {
            continueReading()
        } else if phase == .streaming {
            channel?.inputArrived()
        } else if !hasRoom {
            updateInterest()
        }
    }

    /// Makes room for more bytes; returns the refusal if there is no memory left for the client.
    ///
    /// Every client gets a first buffer, however much the others hold.
    func makeRoom() -> HTTPRefusal? {
        let before = exchange.input.memory.count
        if before >= InputBuffer.standardSize, let refusal = server.refusalOfInput(exchange.input.growth, for: self) { return refusal }
        if before == 0 { exchange.input.adopt(server.inputBuffers.take()) }
        if !hasRoom { exchange.input.makeRoom() }
        countInput(from: before)
        return nil
    }

    func receiveOnce() throws(SystemError) -> Int? {
        switch socket {
        case .some(let socket): try exchange.input.receive(from: socket)
        case .none: nil
        }
    }

    var hasRoom: Bool { exchange.input.space > 0 }

    /// A request must not move while its handler runs, and a slow reader's further requests stay in the kernel.
    var mayMakeRoom: Bool {
        phase == .reading ? output.count <= server.configuration.outputBacklog : exchange.input.memory.isEmpty
    }

    /// Reads the available part of the next request, unless the client first has to read its pending responses.
    func continueReading() {
        guard phase == .reading, output.count <= server.configuration.outputBacklog else { return updateInterest() }
        if exchange.input.isEmpty { return awaitInput() }
        do throws(HTTPRefusal) {
            var progress = try exchange.parser.advance(&exchange.input)
            while progress == .wantsAdmission {
                try admitBody()
                progress = try exchange.parser.advance(&exchange.input)
            }
            switch progress {
            case .complete:
                phase = .ready
                readDeadline = .distantFuture
                requestArrived.wake()
            case .wantsContinue:
                server.bodyBuffers.give(output.gather { $0.append("HTTP/1.1 100 Continue\r\n\r\n") })
                needFlush()
                awaitInput()
            case .needsInput, .wantsAdmission:
                awaitInput()
            }
        } catch {
            refuse(error)
        }
    }

    /// Lets the handler decide whether the body is read.
    func admitBody() throws(HTTPRefusal) {
        switch server.admission(exchange) {
        case .read(let limit, let kept): try exchange.parser.admitBody(upTo: limit, keeping: kept)
        case .refuse: exchange.parser.refuseBody()
        }
    }

    func awaitInput() {
        // The request is incomplete or missing.
        if inputEnded { return close(lingering: false) }
        let now: Awaited = exchange.input.isEmpty ? .request : exchange.parser.isInBody ? .body : .head
        if exchange.input.isEmpty {
            // Idle connections hold no buffer, however many there are.
            releaseInput()
        }
        if now == .body, awaited != .body, !attribute(to: server.network(exchange)) {
            return refuse(.tooManyConnectionsOfNetwork(limit: server.configuration.connectionsPerNetwork))
        }
        if now != awaited || now == .request {
            awaited = now
            let configuration = server.configuration
            let timeout =
                switch now {
                case .request: configuration.idleTimeout
                case .head: configuration.headTimeout
                case .body: configuration.bodyTimeout
                }
            readDeadline = loop.now.advanced(by: timeout)
        }
        updateInterest()
    }

    /// Sends the reason for the refusal and ends the connection.
    func refuse(_ refusal: HTTPRefusal) {
        exchange.resetResponse()
        exchange.status = refusal.status
        exchange.contentType = "text/plain; charset=utf-8"
        if refusal.isTemporary { exchange.addHeader("Retry-After", "1") }
        exchange.responseBody.append(contentsOf: refusal.message.utf8)
        exchange.responseBody.append("\n")
        server.completeRefusal(refusal, exchange)
        server.statistics.refusals[refusal.status] += 1
        switch refusal {
        case .timedOut, .tooManyConnections, .tooManyConnectionsOfNetwork, .tooManyConnectionsOfAccount, .tooManyBodies,
            .tooManyBodiesOfNetwork:
            keepsReadingAfterRefusal = false
        default: break
        }
        write(exchange.method, .close)
        close(lingering: true)
    }
}
