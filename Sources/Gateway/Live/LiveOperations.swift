import Domains
import Engine
import GraphQL
import HTTP
import Reactor

/// Executes operations whose responses outlive their request.
///
/// Belongs to one loop.
final class LiveOperations {
    let live: LiveSubscriptions
    var engine: Engine { live.engine }
    let settings: ClientSettings
    let limits: RequestLimits
    private let authentication: Authentication
    private let spending: ClientSpending

    init(
        _ live: LiveSubscriptions,
        _ authentication: Authentication,
        _ settings: ClientSettings,
        _ limits: RequestLimits,
        _ spending: ClientSpending
    ) {
        (self.live, self.authentication, self.settings, self.limits, self.spending) = (live, authentication, settings, limits, spending)
    }

    /// Identifies a client by its credentials.
    func sender(of client: StreamClient, _ record: inout RequestRecord) async throws(RequestRefusal) -> RequestSender {
        guard let shown = client.credential else { return .anonymous }
        let sender = try await authentication.identity(of: shown, in: client.language, record.id, &record.facts)
        try spending.chargeRejection(of: sender, to: allowance(of: sender, client), at: engine.loop.now)
        return sender
    }

    /// The owner of a client's credentials; nil for a client without credentials.
    ///
    /// - Throws: The refusal if the credentials are not valid.
    func identity(of client: StreamClient, _ record: inout RequestRecord) async throws(RequestRefusal) -> Identity? {
        let sender = try await sender(of: client, &record)
        if let reason = sender.rejectedCredentials { throw RequestRefusal(engine.errors.refusal(reason, in: client.language.text)) }
        return sender.identity
    }

    private func allowance(of sender: RequestSender, _ client: StreamClient) -> (any Allowance)? {
        spending.allowance(of: sender.identity, isForwarded: client.isForwarded, at: engine.loop.now, from: client.network)
    }

    /// Executes an operation; returns its response or its subscription.
    func responses(
        to request: OperationRequest,
        of client: StreamClient,
        mayChange: Bool,
        _ record: inout RequestRecord
    ) async throws(RequestRefusal) -> Responses {
        let sender = try await sender(of: client, &record)
        let identity = sender.identity
        let allowance = allowance(of: sender, client)
        let context = RequestContext(
            id: record.id,
            ownID: record.ownID,
            viewer: identity?.viewer,
            credential: identity?.credential ?? .none,
            rejectedCredentials: sender.rejectedCredentials,
            language: (identity?.language ?? client.language).text,
            client: client,
            mayChange: mayChange,
            disclosure: Disclosure(to: identity?.viewer, inProduction: settings.isProduction),
            allowance: allowance
        )
        let credentials = client.credential.map { StreamCredentials(authentication, client, $0, on: engine.loop) }
        do throws(Refusal) {
            return try await live.responses(to: request, context, credentials, &record.facts)
        } catch {
            if error.code == .rateLimited { spending.noteRefusal(by: allowance, from: client.network) }
            throw RequestRefusal(error)
        }
    }

    /// The outcome of an operation on a connection with several operations.
    enum Outcome {
        /// A single response.
        case response([UInt8])
        /// A subscription that produces responses.
        case subscription(Subscription)
        /// No data, only errors.
        case refused(Refusal)
    }

    /// Executes and counts an operation of a connection with several operations.
    func outcome(
        of request: OperationRequest,
        of client: StreamClient,
        on exchange: HTTPExchange,
        _ observer: LoopObserver
    ) async -> Outcome {
        var record = observer.beginOperation(on: exchange)
        defer { observer.count(&record) }
        do throws(RequestRefusal) {
            switch try await responses(to: request, of: client, mayChange: true, &record) {
            case .one(let answer):
                var response: [UInt8] = []
                engine.write(answer, to: &response, &record.facts)
                return .response(response)
            case .many(let subscription): return .subscription(subscription)
            }
        } catch {
            record.facts.note(error.refusal)
            return .refused(error.refusal)
        }
    }

    /// The response to a refused operation.
    func response(to refusal: Refusal) -> [UInt8] {
        var response: [UInt8] = []
        engine.write(refusal, to: &response)
        return response
    }
}
