import Reactor

// What the kernel reports, and how a connection ends.
extension HTTPConnection {
    /// Tells the kernel what to report; without a system call unless something has changed, which on a healthy connection is never.
    func updateInterest() {
        guard let registration else { return }
        var interest: Interest = isBlocked ? .write : []
        if !inputEnded { interest.formUnion(inputInterest) }
        do throws(SystemError) {
            try loop.change(registration, to: interest)
        } catch {
            vanish()
        }
    }

    /// What is to be known of the client's bytes.
    private var inputInterest: Interest {
        switch phase {
        case .lingering: .read
        case .closing: []
        // That the client leaves has to be known also while nothing is read.
        case .streaming: channel?.wantsInput == true ? .read : .end
        case .reading, .ready, .handling, .closed: hasRoom || mayMakeRoom ? .read : []
        }
    }

    /// Lets the written responses go out, then ends.
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
        lingerDeadline = loop.now.advanced(by: isHeardOut ? configuration.bodyTimeout : configuration.lingerTimeout)
        linger()
        updateInterest()
    }

    /// Returns the input buffer to the pool.
    ///
    /// A client that sends more gets another one.
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

    /// Waits on for a client that is still sending: many read no answer before they have sent all.
    func linger() {
        // The server's own end waits no longer than it must.
        if server.isDraining, readDeadline != .distantFuture { return }
        readDeadline = min(loop.now.advanced(by: server.configuration.lingerTimeout), lingerDeadline)
    }

    /// The client can be reached no more, or shall not be: a running handler is told and its response dropped.
    func vanish() {
        // A client that lingers has had everything.
        if phase != .closed, phase != .lingering { server.statistics.connectionsCutOff += 1 }
        cutOff()
    }

    /// Closes the socket and cancels a running handler.
    func cutOff() {
        exchange.isClientGone = true
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

    /// Ends what has waited too long.
    func checkDeadlines(_ now: MonotonicTime) {
        if now >= writeDeadline { return vanish() }
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

    /// The server shuts down: ends now when idle, after the response otherwise.
    func drain() {
        if let channel { return channel.serverStops() }
        guard phase == .reading else { return }
        // What was sent before the client could know is answered still.
        if !inputEnded { receive() }
        guard phase == .reading, exchange.input.isEmpty else { return }
        // A proxy that has just connected may have sent its request already, and sends no POST to another server when this one hangs up.
        if let arrivesUntil, loop.now < arrivesUntil {
            readDeadline = min(readDeadline, arrivesUntil)
        } else {
            close(lingering: false)
        }
    }

    /// The server's patience is over.
    func abort() {
        task?.cancel()
        if phase != .closed { vanish() }
    }
}
