public import Reactor

/// Whether a request's body is read.
public enum BodyAdmission: Equatable, Sendable {
    /// It is, up to so many bytes, of which the first are kept and the others thrown away; more are answered 413.
    case read(limit: Int, keeping: Int)
    /// It is not: the handler answers without it, and the connection ends.
    case refuse
}

/// Answers requests; one per loop or one for all, as the program likes.
public protocol HTTPHandler: Sendable {
    /// Reads the exchange's request and fills in its response, which is sent when the function returns.
    ///
    /// Runs on the connection's loop, one request of a connection after the other. When the client vanishes meanwhile the task is cancelled;
    /// the exchange stays usable, its response goes nowhere.
    func handle(_ exchange: HTTPExchange) async

    /// Decides, once the request's head is whole, whether its body is read.
    ///
    /// Asked only where that is no matter of course: when the client waits for `100 Continue`, and as soon as the body is known to be
    /// larger than `HTTPLimits.body`. Other bodies are read anyway, for a connection can go on only behind a body.
    func admission(of exchange: HTTPExchange) -> BodyAdmission

    /// The network that a request comes from, once its head is whole: the other end's, unless a proxy speaks for others.
    ///
    /// Asked only for requests that are held back in the middle of their body.
    func network(of exchange: HTTPExchange) -> ClientNetwork

    /// Completes a refusal that the server gives by itself, such as 400 or 408, by headers, or by a body in place of the plain sentence.
    ///
    /// Of the request there may be a part, or nothing; behind `bodyTooLarge` its head is whole.
    func complete(_ refusal: HTTPRefusal, _ exchange: HTTPExchange)
}

extension HTTPHandler {
    /// Reads every body within the configured limits.
    public func admission(of exchange: HTTPExchange) -> BodyAdmission { exchange.usualAdmission }

    /// The network of the connection's other end.
    public func network(of exchange: HTTPExchange) -> ClientNetwork { exchange.clientNetwork }

    /// Leaves it as it is.
    public func complete(_ refusal: HTTPRefusal, _ exchange: HTTPExchange) {}
}
