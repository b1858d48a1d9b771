import Reactor

// The connection's side of a WebSocket: input from the client, and deadlines.
extension WebSocket {
    var isWebSocket: Bool { true }

    /// Whether input is read: only while the handler keeps up with it, and while the client reads the server's messages.
    ///
    /// While the client's closing frame is awaited, everything is read.
    var wantsInput: Bool { machine.state == .closing || (inbox.hasRoom && !isBacklogged) }

    func inputArrived() {
        guard let connection else { return }
        if !connection.exchange.input.isEmpty {
            connection.exchange.input.withBytes { machine.receive($0) }
            connection.releaseInput()
            if machine.state == .open { restartPingTimer() }
        }
        listen()
        guard connection.inputEnded, connection.phase == .streaming else { return }
        if machine.state == .closing { connection.close(lingering: false) } else { connection.dropClient() }
    }

    /// Processes the received bytes as far as there is room.
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
        // Every client may hold a little, however much the others hold.
        if connection.messageBytes > InputBuffer.standardSize, connection.server.refusalOfInput(0, for: connection) != nil {
            return refuseInput()
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
            // While its input is not read, a client cannot show that it is alive.
            if !wantsInput { machine.forgiveSilence() } else if !machine.noteSilence() { return connection.dropClient() }
            restartPingTimer()
            if wantsInput {
                write { WebSocketWriter.ping(Span(), to: &$0) }
                connection.sendMore()
            }
        }
    }

    func timePassed(_ now: MonotonicTime) {
        endIfUnused(now)
        guard let connection, let messageDeadline, now >= messageDeadline, machine.state == .open else { return }
        fail(WebSocketViolation(.policyViolation, "A message was incomplete after \(connection.server.configuration.bodyTimeout)."))
    }

    func refuseInput() {
        inbox.empty()
        fail(WebSocketViolation(.tryAgainLater, "Too many messages are pending. Try again in a moment."))
    }

    func sendClosingMessage() {
        guard machine.canSend else { return }
        machine.end()
        write {
            WebSocketWriter.close(
                .tryAgainLater,
                reason: "The server needs the connection for other clients. Try again in a moment.",
                to: &$0
            )
        }
    }

    func handlerReturned() {
        close(.normal)
    }

    /// Answers the client's closing frame with the same code.
    func answerClosing() {
        guard case .answers(let code)? = machine.close() else { return }
        write { output in
            if let code { WebSocketWriter.close(code, reason: "", to: &output) } else { WebSocketWriter.closeWithoutCode(to: &output) }
        }
        disconnectClient()
    }

    private func fail(_ violation: WebSocketViolation) {
        machine.end()
        account()
        write { WebSocketWriter.close(violation.code, reason: violation.reason, to: &$0) }
        disconnectClient()
    }

    /// Ends the connection and cancels the handler, since it may be waiting for something other than the next message.
    private func disconnectClient() {
        let task = connection?.task
        finish(lingering: true)
        task?.cancel()
        end(.clientDisconnected)
    }

    /// Ends the connection once the pending output is sent.
    func finish(lingering: Bool) {
        guard let connection else { return }
        machine.end()
        connection.keepsReadingAfterRefusal = false
        connection.needFlush()
        connection.close(lingering: lingering)
        stopTasks()
    }

    /// Restarts the period that the client may be silent.
    func restartPingTimer() {
        guard let connection else { return }
        connection.readDeadline = connection.loop.now.advanced(by: connection.server.configuration.webSocketPing)
    }

    /// Counts the memory of stored messages as input memory of the loop.
    func account() {
        guard let connection else { return }
        connection.countMessages(machine.heldBytes + inbox.bytes)
        // A message that is not read at the moment is not late.
        if machine.heldBytes == 0 || !wantsInput {
            messageDeadline = nil
        } else if messageDeadline == nil {
            messageDeadline = connection.loop.now.advanced(by: connection.server.configuration.bodyTimeout)
        }
    }
}
