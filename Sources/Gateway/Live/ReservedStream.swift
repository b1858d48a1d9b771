import Engine
import GraphQL
import HTTP
import Reactor

/// An open stream of server-sent events with the responses of several operations, each identified by its id.
///
/// `@unchecked Sendable`: confined to the thread of its loop; `begin` and `end` switch to it.
final class ReservedStream: @unchecked Sendable {
    private let stream: ResponseStream
    private let exchange: HTTPExchange
    private let operations: LiveOperations
    private let observer: LoopObserver
    /// Called when an operation has ended.
    private let noteEnd: @Sendable (_ id: String) -> Void
    private var running: [String: RunningOperation] = [:]
    private let ended = WakeSignal()
    private var isEnded = false

    init(
        _ stream: ResponseStream,
        _ exchange: HTTPExchange,
        _ operations: LiveOperations,
        _ observer: LoopObserver,
        noteEnd: @escaping @Sendable (_ id: String) -> Void
    ) {
        (self.stream, self.exchange, self.operations, self.observer, self.noteEnd) = (stream, exchange, operations, observer, noteEnd)
    }

    /// Keeps the stream open until the client disconnects, the server stops, or the stream has been without operations for a while.
    func run() async {
        stream.whenEnding { [self] _ in
            isEnded = true
            ended.wake()
        }
        noteUse()
        let keepAlive = KeepAlive(stream, on: exchange.loop)
        await stream.write(EventStream.keepAlive)
        while !isEnded { await ended.wait() }
        keepAlive.stop()
        for operation in running.values { operation.cancel() }
        running = [:]
    }

    /// Starts an operation; may be called on any thread.
    func begin(_ operation: ReservedStreams.Operation) {
        Task(executorPreference: exchange.loop) { [self] in
            let running = RunningOperation()
            self.running[operation.id] = running
            noteUse()
            guard !isEnded else { return }
            running.start(on: exchange.loop) { [self] in
                guard let subscription = await run(operation, running) else { return await finish(operation.id, running) }
                // A separate task, so that the memory used to start the operation is freed when this task ends.
                Task(executorPreference: exchange.loop) { [self] in
                    await write(subscription, of: operation.id, running)
                    await finish(operation.id, running)
                }
            }
        }
    }

    private func finish(_ id: String, _ operation: RunningOperation) async {
        // The id of a cancelled operation may be in use again.
        guard running[id] === operation, !operation.isCancelled else { return }
        await stream.write(EventStream.complete(Self.member(id) + [UInt8(ascii: "}")]))
        guard running[id] === operation else { return }
        running[id] = nil
        noteUse()
        noteEnd(id)
    }

    /// Reports whether the stream is in use; a stream without operations ends after a while.
    private func noteUse() { stream.setUnused(running.isEmpty) }

    /// Cancels an operation; may be called on any thread.
    func end(_ id: String) {
        Task(executorPreference: exchange.loop) { [self] in
            running[id]?.cancel()
            running[id] = nil
            noteUse()
        }
    }

    /// Executes an operation and writes its response; returns the subscription if it is one.
    private func run(_ operation: ReservedStreams.Operation, _ running: RunningOperation) async -> Subscription? {
        switch await operations.outcome(of: operation.request, of: operation.client, on: exchange, observer) {
        case .response(let response): await write(response, of: operation.id, running)
        case .subscription(let subscription): return subscription
        case .refused(let refusal): await write(operations.response(to: refusal), of: operation.id, running)
        }
        return nil
    }

    private func write(_ subscription: Subscription, of id: String, _ running: RunningOperation) async {
        running.begin(subscription)
        while let response = await subscription.next() {
            guard await write(response, of: id, running) else { break }
        }
        subscription.cancel()
        switch subscription.ending {
        case .refused(let refusal): await write(operations.response(to: refusal), of: id, running)
        // Without a `complete` event, the client notices the gap and reconnects. The client does not read the other operations either, so
        // the stream ends.
        case .fellBehind:
            running.cancel()
            isEnded = true
            ended.wake()
        case .completed, .serverStops, nil: break
        }
    }

    @discardableResult
    private func write(_ response: [UInt8], of id: String, _ running: RunningOperation) async -> Bool {
        guard !running.isCancelled else { return false }
        let message = Self.member(id) + Array(#","payload":"#.utf8) + response + [UInt8(ascii: "}")]
        return await stream.write(EventStream.next(message)) && !running.isCancelled
    }

    /// The beginning of an object: `{"id":"…"`.
    private static func member(_ id: String) -> [UInt8] {
        var writer = ResponseWriter()
        writer.write(verbatim: #"{"id":"#)
        writer.write(string: id)
        return writer.bytes
    }
}
