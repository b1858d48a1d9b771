import Engine
import GraphQL
import HTTP
import Reactor

/// GraphQL over server-sent events, with a connection for each operation.
///
/// `@unchecked Sendable`: confined to the thread of its loop.
///
/// Spec: https://github.com/enisdenjo/graphql-sse/blob/master/PROTOCOL.md#distinct-connections-mode
final class EventStreamEndpoint: StreamResponder, @unchecked Sendable {
    private let operations: LiveOperations
    private let observer: LoopObserver

    /// The interval of keep-alive comments on a stream.
    static let keepAliveInterval = Duration.seconds(12)

    init(_ operations: LiveOperations, _ observer: LoopObserver) {
        (self.operations, self.observer) = (operations, observer)
    }

    /// Responds with events in every case; the first event reports errors of the operation.
    func answer(_ exchange: HTTPExchange, _ headers: RequestHeaders, _ record: inout RequestRecord) async {
        exchange.contentType = ResponseMediaType.eventStream.contentType
        exchange.addHeader("Cache-Control", "no-store")
        // Some proxies hold back data until their buffer is full.
        exchange.addHeader("X-Accel-Buffering", "no")
        let client = StreamClient(of: exchange, headers, operations.settings)
        let mayChange = exchange.method == .post
        do throws(RequestRefusal) {
            guard case .single(let request) = try RequestBody(of: exchange, headers, operations.limits) else {
                throw RequestRefusal(.badRequest, "An event stream answers one request, not an array of requests.")
            }
            try exchange.claimConnection(of: client)
            try exchange.claimConnection(of: try await operations.sender(of: client, &record).identity)
            switch try await operations.responses(to: request, of: client, mayChange: mayChange, &record) {
            case .one(let answer):
                var response: [UInt8] = []
                operations.engine.write(answer, to: &response, &record.facts)
                exchange.responseBody.append(contentsOf: EventStream.next(response) + EventStream.complete())
            case .many(let subscription):
                observer.count(&record)
                // A browser that reconnects has missed the events in between.
                let hasMissed = exchange.withHeader("last-event-id") { !$0.isEmpty } ?? false
                exchange.continueAfterReturn { [self] in await stream(subscription, over: exchange, hasMissed: hasMissed) }
            }
        } catch {
            record.facts.note(error.refusal)
            exchange.responseBody.append(contentsOf: EventStream.next(operations.response(to: error.refusal)) + EventStream.complete())
        }
    }

    /// Writes the responses of a subscription until the subscription or the stream ends.
    private func stream(_ subscription: Subscription, over exchange: HTTPExchange, hasMissed: Bool) async {
        guard let stream = exchange.beginStream() else { return subscription.cancel() }
        stream.whenEnding { [weak subscription] _ in subscription?.cancel() }
        let keepAlive = KeepAlive(stream, on: exchange.loop)
        // Sends something together with the head, so that the client knows that the stream is open.
        await stream.write(EventStream.keepAlive)
        if hasMissed { subscription.sendCurrentState() }
        var number = 0
        while let response = await subscription.next() {
            number += 1
            guard await stream.write(EventStream.next(response, number: number)) else { break }
        }
        subscription.cancel()
        keepAlive.stop()
        if case .refused(let refusal) = subscription.ending { await stream.write(EventStream.next(operations.response(to: refusal))) }
        // If the `complete` event is missing, the client notices the gap and reconnects.
        if case .fellBehind = subscription.ending { return }
        await stream.write(EventStream.complete())
    }
}

/// Periodically writes a keep-alive comment to a stream.
///
/// `@unchecked Sendable`: confined to the thread of its loop.
final class KeepAlive: @unchecked Sendable {
    private let stream: ResponseStream
    private let loop: EventLoop
    private var timer: ScheduledTimer?

    init(_ stream: ResponseStream, on loop: EventLoop) {
        (self.stream, self.loop) = (stream, loop)
        schedule()
    }

    func stop() {
        if let timer { loop.cancel(timer) }
        timer = nil
    }

    private func schedule() {
        timer = loop.schedule(after: EventStreamEndpoint.keepAliveInterval) { [weak self] in
            guard let self else { return }
            Task(executorPreference: loop) { await self.stream.write(EventStream.keepAlive) }
            schedule()
        }
    }
}
