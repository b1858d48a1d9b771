public import Reactor

/// The decision whether a request's body is read.
public enum BodyAdmission: Equatable, Sendable {
    /// Read up to `limit` bytes, keep the first `keeping` bytes and discard the others; a larger body gets 413.
    case read(limit: Int, keeping: Int)
    /// Do not read the body: the handler responds without it, and the connection ends.
    case refuse
}

/// A handler of requests: one per loop, or a single one for all loops.
public protocol HTTPHandler: Sendable {
    /// Reads the exchange's request and fills in its response, which is sent when the function returns.
    ///
    /// Runs on the connection's loop, one request of a connection after the other. If the client disconnects meanwhile, the task is
    /// cancelled. The exchange stays usable, and its response is dropped.
    func handle(_ exchange: HTTPExchange) async

    /// Decides whether a request's body is read, once its head is complete.
    ///
    /// Called only if the client waits for `100 Continue`, or as soon as the body is known to be larger than `HTTPLimits.body`. Other
    /// bodies are always read, because a connection can only continue after a complete body.
    func admission(of exchange: HTTPExchange) -> BodyAdmission

    /// The network that a request comes from, once its head is complete: the peer's, unless a proxy forwards the request.
    ///
    /// Called only if the server has to wait for the rest of a request's body.
    func network(of exchange: HTTPExchange) -> ClientNetwork

    /// Completes a refusal by the server itself, such as 400 or 408, with headers, or with a body that replaces the plain sentence.
    ///
    /// The request may be incomplete or missing; for `bodyTooLarge` its head is complete.
    func complete(_ refusal: HTTPRefusal, _ exchange: HTTPExchange)
}

extension HTTPHandler {
    /// Reads every body within the configured limits.
    public func admission(of exchange: HTTPExchange) -> BodyAdmission { exchange.usualAdmission }

    /// The network of the connection's peer.
    public func network(of exchange: HTTPExchange) -> ClientNetwork { exchange.clientNetwork }

    /// Leaves the refusal unchanged.
    public func complete(_ refusal: HTTPRefusal, _ exchange: HTTPExchange) {}
}
