import Reactor

// The kernel's events, and the end of a connection.
extension HTTPConnection {
    /// Tells the kernel which events to report.
    ///
    /// Makes a system call only if the events change, which never happens on a healthy connection.
    func updateInterest() {
        guard let registration else { return }
        var interest: Interest = isBlocked ? .write : []
        if !inputEnded { interest.formUnion(inputInterest) }
        do throws(SystemError) {
            try loop.change(registration, to: interest)
        } catch {
            dropClient()
        }
    }

    /// The interest in the client's bytes.
    private var inputInterest: Interest {
        switch phase {
        case .lingering: .read
        case .closing: []
        // A disconnect must be noticed even while nothing is read.
        case .streaming: channel?.wantsInput == true ? .read : .end
        case .reading, .ready, .handling, .closed: hasRoom || mayMakeRoom ? .read : []
        }
    }

    /// Sends the pending responses, then closes the connection.
    func close(lingering: Bool) {
        if phase == .closed { return }
        phase = .closing
        lingers = lingering
        readDeadline = .distantFuture
        if output.isEmpty { finishClosing() } else { updateInterest() }
    }

    func finishClosing() {
        guard lingers, !inputEnded else { return closeSocket() }
        switch socket {
        case .some(let socket): socket.endWriting()
        case .none: return
        }
        phase = .lingering
        releaseInput()
        let configuration = server.configuration
        lingerDeadline = loop.now.advanced(by: keepsReadingAfterRefusal ? configuration.bodyTimeout : configuration.lingerTimeout)
        linger()
        updateInterest()
    }

    /// Returns the input buffer to the pool.
    ///
    /// A client that sends more gets another buffer.
    func releaseInput() {
        server.inputBuffers.give(freeInput())
    }

    /// Discards the received bytes, and returns their memory.
    @discardableResult
    func freeInput() -> [UInt8] {
        exchange.input.consume(exchange.input.count)
        let before = exchange.input.memory.count
        let memory = exchange.input.takeMemory()
        countInput(from: before)
        return memory
    }

    /// Extends the wait for a client that is still sending: many clients read no response before they have sent everything.
    func linger() {
        // The server's shutdown waits no longer than necessary.
        if server.isDraining, readDeadline != .distantFuture { return }
        readDeadline = min(loop.now.advanced(by: server.configuration.lingerTimeout), lingerDeadline)
    }

    /// Closes the connection if the client is unreachable or the server gives up on it: cancels a running handler and drops its response.
    func dropClient() {
        // A lingering client has received everything.
        if phase != .closed, phase != .lingering { server.statistics.connectionsCutOff += 1 }
        closeAndCancel()
    }

    /// Closes the socket and cancels a running handler.
    func closeAndCancel() {
        exchange.isClientDisconnected = true
        if phase == .handling || phase == .streaming { task?.cancel() }
        closeSocket()
    }

    func closeSocket() {
        if let registration { loop.deregister(registration) }
        registration = nil
        socket = nil
        stopCounting()
        readDeadline = .distantFuture
        writeDeadline = .distantFuture
        holdOutput(0)
        server.bodyBuffers.give(output.clear())
        phase = .closed
        requestArrived.wake()
        if let channel {
            self.channel = nil
            channel.connectionEnded()
        }
    }

    /// Closes the connection if a deadline has passed.
    func checkDeadlines(_ now: MonotonicTime) {
        if now >= writeDeadline { return dropClient() }
        channel?.timePassed(now)
        guard now >= readDeadline else { return }
        if phase == .lingering {
            closeSocket()
        } else if phase == .streaming {
            channel?.deadlinePassed()
        } else if awaited == .request {
            close(lingering: false)
        } else {
            refuse(.timedOut)
        }
    }

    /// Ends the connection on shutdown: now if it is idle, otherwise after the response.
    func drain() {
        if let channel { return channel.serverStops() }
        guard phase == .reading else { return }
        // Requests that were sent before the client could know are still answered.
        if !inputEnded { receive() }
        guard phase == .reading, exchange.input.isEmpty else { return }
        // A proxy that has just connected may have sent its request already. If this server disconnects, the proxy does not resend a POST
        // to another server.
        if let arrivesUntil, loop.now < arrivesUntil {
            readDeadline = min(readDeadline, arrivesUntil)
        } else {
            close(lingering: false)
        }
    }

    /// Ends the connection when the server stops waiting for it.
    func abort() {
        task?.cancel()
        if phase != .closed { dropClient() }
    }
}
