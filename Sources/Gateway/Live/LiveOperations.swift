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

    /// The response of an operation that gets no data.
    func response(to refusal: Refusal) -> [UInt8] {
        var response: [UInt8] = []
        engine.write(refusal, to: &response)
        return response
    }
}
