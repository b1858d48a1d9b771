import Domains
import Engine
import GraphQL
import HTTP
import Reactor

/// Runs operations whose answers outlive the request that asked for them.
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

    /// Whose the credentials of a client are; nil for a client without any.
    func identity(of client: StreamClient, _ record: inout RequestRecord) async throws(RequestRefusal) -> Identity? {
        guard let shown = client.credential else { return nil }
        return try await authentication.identity(of: shown, in: client.language, record.id, &record.facts)
    }

    /// What an operation comes to.
    func responses(
        to request: OperationRequest,
        of client: StreamClient,
        mayChange: Bool,
        _ record: inout RequestRecord
    ) async throws(RequestRefusal) -> Responses {
        let identity = try await identity(of: client, &record)
        let allowance = spending.allowance(of: identity, isForwarded: client.isForwarded, at: engine.loop.now, from: client.network)
        let context = RequestContext(
            id: record.id,
            ownID: record.ownID,
            viewer: identity?.viewer,
            credential: identity?.credential ?? .none,
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

    /// What an operation comes to on a connection that many share.
    enum Outcome {
        /// Its only response.
        case response([UInt8])
        /// Responses to come.
        case subscription(Subscription)
        /// No data; the errors say why.
        case refused(Refusal)
    }

    /// Works out an operation of a connection that many share, and counts it.
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

    /// The response of an operation that gets no data.
    func response(to refusal: Refusal) -> [UInt8] {
        var response: [UInt8] = []
        engine.write(refusal, to: &response)
        return response
    }
}
