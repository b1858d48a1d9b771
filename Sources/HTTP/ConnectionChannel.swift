import Reactor

/// A stream or a WebSocket, which a handler opens on a connection instead of sending a response at once.
///
/// Connection and channel reference each other until the socket is closed or the channel has ended.
protocol ConnectionChannel: AnyObject {
    /// Nil once the channel has ended.
    var connection: HTTPConnection? { get }
    /// The tasks that wait until the client has read more.
    var waiting: [WakeSignal] { get set }
    var notice: EndingNotice { get set }
    /// The end of the time that the channel may stay unused; nil while it is in use.
    var unusedUntil: MonotonicTime? { get set }

    /// Whether the channel is a WebSocket and not a stream.
    var isWebSocket: Bool { get }
    /// Whether the channel reads the client's bytes now.
    var wantsInput: Bool { get }
    /// Called when bytes have arrived or the client has ended its side.
    func inputArrived()
    /// Called when the client has read bytes.
    func outputMoved()
    func deadlinePassed()
    /// Checks the channel's deadlines; called at least once a second.
    func timePassed(_ now: MonotonicTime)
    /// Rejects a partly received message and frees its memory.
    func refuseInput()
    /// Sends a closing message before the server closes the connection in favour of other clients. A stream has none.
    func sendClosingMessage()
    func handlerReturned()
    /// Called when the socket is closed.
    func connectionEnded()
}

extension ConnectionChannel {
    /// Whether more bytes are unsent than allowed.
    var isBacklogged: Bool {
        guard let connection else { return false }
        return connection.output.count > connection.server.configuration.streamBacklog
    }

    /// Waits until enough of the unsent bytes are sent; returns false if the client has disconnected.
    func waitForRoom() async -> Bool {
        while isBacklogged {
            let signal = WakeSignal()
            waiting.append(signal)
            await signal.wait()
        }
        return connection != nil
    }

    /// Wakes the tasks that wait for room, so that they check again.
    func wakeWaiting() {
        if waiting.isEmpty { return }
        var woken: [WakeSignal] = []
        swap(&woken, &waiting)
        for signal in woken { signal.wake() }
    }

    /// Records whether the client uses the channel.
    ///
    /// A channel that stays unused for `HTTPConfiguration.unusedTimeout` has to end.
    func note(isUnused: Bool) {
        guard isUnused, let connection else { return unusedUntil = nil }
        if unusedUntil == nil { unusedUntil = connection.loop.now.advanced(by: connection.server.configuration.unusedTimeout) }
    }

    /// Notifies the handler if the channel has been unused for too long and has to end.
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
