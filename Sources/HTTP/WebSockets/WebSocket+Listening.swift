import Reactor

// The connection's side of a WebSocket: what comes from the client, and what time brings.
extension WebSocket {
    var isWebSocket: Bool { true }

    /// Not more than the handler takes, nor from a client that does not take what it has asked for; everything while its closing is awaited.
    var wantsInput: Bool { machine.state == .closing || (inbox.hasRoom && !isBacklogged) }

    func inputArrived() {
        guard let connection else { return }
        if !connection.exchange.input.isEmpty {
            connection.exchange.input.withBytes { machine.receive($0) }
            connection.releaseInput()
            if machine.state == .open { awaitSign() }
        }
        listen()
        guard connection.inputEnded, connection.phase == .streaming else { return }
        if machine.state == .closing { connection.close(lingering: false) } else { connection.vanish() }
    }

    /// Deals with what has come as far as there is room for it.
    func listen() {
        while let connection, connection.phase == .streaming, wantsInput, let action = machine.next() {
            switch action {
            case .deliver(let message):
                connection.server.statistics.webSocketMessagesReceived += 1
                messageDeadline = nil
                inbox.append(message)
                arrived.wake()
            case .pong(let payload):
                write { WebSocketWriter.pong(payload.span, to: &$0) }
                connection.needFlush()
            case .clientCloses:
                if isReading, inbox.isEmpty { return answerClosing() }
                connection.readDeadline = connection.loop.now.advanced(by: connection.server.configuration.webSocketCloseTimeout)
            case .fail(let violation):
                fail(violation)
            case .finish:
                finish(lingering: true)
            }
        }
        account()
        guard let connection, connection.phase == .streaming else { return }
        // Every client may have a little, however much the others have.
        if connection.messageBytes > InputBuffer.standardSize, connection.server.refusalOfInput(0, for: connection) != nil {
            return giveUpInput()
        }
        connection.updateInterest()
    }

    func outputMoved() {
        guard !isBacklogged else { return }
        wakeWaiting()
        if connection?.phase == .streaming { listen() }
    }

    func deadlinePassed() {
        guard let connection else { return }
        switch machine.state {
        case .clientClosing: answerClosing()
        case .closing, .ended: connection.close(lingering: false)
        case .open:
            // A client that is not listened to cannot be heard.
            if !wantsInput { machine.forgiveSilence() } else if !machine.noteSilence() { return connection.vanish() }
            awaitSign()
            if wantsInput {
                write { WebSocketWriter.ping(Span(), to: &$0) }
                connection.sendMore()
            }
        }
    }

    func timePassed(_ now: MonotonicTime) {
        endIfUnused(now)
        guard let connection, let messageDeadline, now >= messageDeadline, machine.state == .open else { return }
        fail(WebSocketViolation(.policyViolation, "A message was not whole after \(connection.server.configuration.bodyTimeout)."))
    }

    func giveUpInput() {
        inbox.empty()
        fail(WebSocketViolation(.tryAgainLater, "Too many messages are on their way; try again in a moment."))
    }

    func saysGoodbye() {
        guard machine.canSend else { return }
        machine.end()
        write { WebSocketWriter.close(.tryAgainLater, reason: "Other clients need the connection; try again in a moment.", to: &$0) }
    }

    func handlerReturned() {
        close(.normal)
    }

    /// Answers the client's closing frame by one with the same code.
    func answerClosing() {
        guard case .answers(let code)? = machine.close() else { return }
        write { output in
            if let code { WebSocketWriter.close(code, reason: "", to: &output) } else { WebSocketWriter.closeWithoutCode(to: &output) }
        }
        clientLeaves()
    }

    private func fail(_ violation: WebSocketViolation) {
        machine.end()
        account()
        write { WebSocketWriter.close(violation.code, reason: violation.reason, to: &$0) }
        clientLeaves()
    }

    /// The handler is told, too, for it may wait for something else than the next message.
    private func clientLeaves() {
        let task = connection?.task
        finish(lingering: true)
        task?.cancel()
        end(.clientGone)
    }

    /// Ends the connection once what is written is sent.
    func finish(lingering: Bool) {
        guard let connection else { return }
        machine.end()
        connection.isHeardOut = false
        connection.needFlush()
        connection.close(lingering: lingering)
        stopTasks()
    }

    /// From now on the client may be silent for a while.
    func awaitSign() {
        guard let connection else { return }
        connection.readDeadline = connection.loop.now.advanced(by: connection.server.configuration.webSocketPing)
    }

    /// Accounts for what is kept of messages in the loop's memory for input.
    func account() {
        guard let connection else { return }
        connection.countMessages(machine.heldBytes + inbox.bytes)
        // A message that waits because nothing is read now is not late.
        if machine.heldBytes == 0 || !wantsInput {
            messageDeadline = nil
        } else if messageDeadline == nil {
            messageDeadline = connection.loop.now.advanced(by: connection.server.configuration.bodyTimeout)
        }
    }
}
