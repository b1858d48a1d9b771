import Reactor

/// What a handler makes of a connection instead of answering at once: a stream or a WebSocket.
///
/// Connection and channel hold each other until the socket is closed or the channel has ended.
protocol ConnectionChannel: AnyObject {
    /// Nil once the channel has ended.
    var connection: HTTPConnection? { get }
    /// Tasks that wait until the client has taken more.
    var waiting: [WakeSignal] { get set }
    var notice: EndingNotice { get set }
    /// The end of the time that the channel may stay unused; nil while it is in use.
    var unusedUntil: MonotonicTime? { get set }

    /// Whether it is a WebSocket, and not a stream.
    var isWebSocket: Bool { get }
    /// Whether bytes of the client are read now.
    var wantsInput: Bool { get }
    /// Bytes have come, or the client has ended its side.
    func inputArrived()
    /// The client has taken bytes.
    func outputMoved()
    func deadlinePassed()
    /// Checks the channel's deadlines; called at least once a second.
    func timePassed(_ now: MonotonicTime)
    /// Refuses a message that has arrived in part, and frees its memory.
    func giveUpInput()
    /// Sends a closing message before the server closes the connection in favour of other clients. A stream has none.
    func saysGoodbye()
    func handlerReturned()
    /// The socket is closed.
    func connectionEnded()
}

extension ConnectionChannel {
    /// Whether more is unsent than may be.
    var isBacklogged: Bool {
        guard let connection else { return false }
        return connection.output.count > connection.server.configuration.streamBacklog
    }

    /// Waits until the client has taken enough of what is unsent; false when it has gone.
    func waitForRoom() async -> Bool {
        while isBacklogged {
            let signal = WakeSignal()
            waiting.append(signal)
            await signal.wait()
        }
        return connection != nil
    }

    /// Lets those look again who wait for room.
    func wakeWaiting() {
        if waiting.isEmpty { return }
        var woken: [WakeSignal] = []
        swap(&woken, &waiting)
        for signal in woken { signal.wake() }
    }

    /// Records whether the client uses the channel.
    ///
    /// An unused channel ends after `HTTPConfiguration.unusedTimeout`.
    func note(isUnused: Bool) {
        guard isUnused, let connection else { return unusedUntil = nil }
        if unusedUntil == nil { unusedUntil = connection.loop.now.advanced(by: connection.server.configuration.unusedTimeout) }
    }

    /// Ends a channel that has been unused for too long.
    func endIfUnused(_ now: MonotonicTime) {
        guard let unusedUntil, now >= unusedUntil else { return }
        self.unusedUntil = nil
        end(.unused)
    }

    func end(_ ending: StreamEnding) {
        notice.note(ending)?(ending)
    }

    func serverStops() {
        end(.serverStops)
    }
}
