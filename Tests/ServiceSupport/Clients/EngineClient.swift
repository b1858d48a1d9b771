import Dispatch
package import Domains
package import Engine
package import GraphQL
package import Languages
import Planner
import Postgres
import Reactor
import Sodium

/// Sends requests to an engine in memory and waits for the response, on threads that may block.
///
/// The caller's token is looked up for each request, like in a gateway without a cache.
package struct EngineClient: ServiceClient, Sendable {
    package let engine: Engine
    private let identities: Identities
    /// Whether errors contain only what clients need.
    private let isProduction: Bool

    /// The network address used for counting attempts.
    private var address = "192.0.2.1"

    /// Creates a client of an engine, on the loop of both.
    package init(engine: Engine, identities: Identities, isProduction: Bool = false) {
        (self.engine, self.identities, self.isProduction) = (engine, identities, isProduction)
    }

    /// The same client with another address.
    package func at(_ address: String) -> EngineClient {
        var client = self
        client.address = address
        return client
    }

    /// The details in errors for a viewer.
    private func disclosure(to viewer: Viewer?) -> Disclosure {
        guard isProduction else { return .everything }
        return viewer?.roles.contains(.admin) == true ? .rules : .essentials
    }

    /// Returns the response to a document.
    package func answer(
        to document: String,
        variables: ObjectValue,
        as caller: (any Caller)?,
        language: Language?
    ) -> EngineResponse {
        answer(to: OperationRequest(document, variables: variables), as: caller, language: language)
    }

    /// Returns the response to a request.
    package func answer(
        to request: OperationRequest,
        as caller: (any Caller)? = nil,
        language: Language? = nil,
        id: String? = nil
    ) -> EngineResponse {
        let answered = DispatchSemaphore(value: 0)
        let result = Lock<EngineResponse?>(nil)
        Task(executorPreference: engine.loop) {
            let answer = await response(to: request, as: caller, language: language, id: id)
            result.withLock { $0 = answer }
            answered.signal()
        }
        answered.wait()
        return result.withLock { $0 } ?? EngineResponse()
    }

    /// Returns the response, on the loop of the engine.
    private func response(
        to request: OperationRequest,
        as caller: (any Caller)?,
        language: Language?,
        id own: String?
    ) async -> EngineResponse {
        var ids = RequestIDs()
        let id = own.flatMap { RequestID(Array($0.utf8).span) } ?? ids.next()
        let asked = language ?? .english
        guard let caller else {
            let context = RequestContext(
                id: id,
                language: asked.text,
                client: NamedClient(address: address),
                disclosure: disclosure(to: nil)
            )
            return await engine.response(to: request, context)
        }
        var facts = RequestFacts(times: PhaseTimes(isDetailed: false))
        let found: Result<Identity, RejectedCredentials>
        do throws(PostgresError) {
            found = try await identity(of: caller)
        } catch {
            let refusal = engine.errors.refusal(error, for: ErrorRecipient(id, in: asked.text, disclosure(to: nil)), &facts)
            return engine.refusal(refusal, &facts)
        }
        let owner = try? found.get()
        var rejected: RejectedCredentials?
        if case .failure(let reason) = found { rejected = reason }
        let context = RequestContext(
            id: id,
            viewer: owner?.viewer,
            credential: owner?.credential ?? .none,
            rejectedCredentials: rejected,
            language: (owner?.language ?? asked).text,
            client: NamedClient(address: address),
            disclosure: disclosure(to: owner?.viewer),
            allowance: owner?.apiKey?.allowance
        )
        return await engine.response(to: request, context)
    }

    private func identity(of caller: any Caller) async throws(PostgresError) -> Result<Identity, RejectedCredentials> {
        let token = Array(caller.credentials.utf8)
        guard let credential = Credential(token: token.span) else { return .failure(.unknown) }
        return try await identities.owner(of: credential, KeyedHash(of: token.span))
    }
}

/// A client with an address for counting attempts.
private struct NamedClient: ClientDetails {
    let address: String
    var network: ClientNetwork { ClientNetwork(Array(address.utf8).span) ?? .unknown }
    var serverAddress: String { "http://test" }
}
