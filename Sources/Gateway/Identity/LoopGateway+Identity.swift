import Domains
import GraphQL
import HTTP
import Languages
import Planner
import Postgres
import Reactor
import Sodium

// Who sends a request.
extension LoopGateway {
    /// The owner of the request's credentials; nil for a request without any.
    func identity(of exchange: HTTPExchange, _ headers: RequestHeaders, _ record: RequestRecord) async throws(Refusal) -> Identity? {
        guard headers.hasAuthorization else { return nil }
        guard exchange.headerCount("authorization") == 1,
            let hash = exchange.withHeader("authorization", { Credential.hash(authorization: $0) }) ?? nil
        else { throw .notAuthenticated(headers.language) }
        if let known = identities.identity(for: hash, at: loop.now) { return known }
        guard let credential = exchange.withHeader("authorization", { Credential(authorization: $0) }) ?? nil else {
            throw .notAuthenticated(headers.language)
        }
        let generation = identities.generation
        guard var identity = try await look(up: credential, headers, record) else { throw .notAuthenticated(headers.language) }
        if let key = identity.apiKey {
            identity.apiKey?.allowance = allowances.allowance(of: key.number, key.pointsPerMinute ?? configuration.keyPoints)
        }
        identities.remember(identity, for: hash, since: generation, at: loop.now)
        return identity
    }

    private func look(up credential: Credential, _ headers: RequestHeaders, _ record: RequestRecord) async throws(Refusal) -> Identity? {
        var batch = StatementBatch()
        Identity.look(up: credential, in: &batch)
        do throws(PostgresError) {
            return try Identity(await lanes.fast.execute(batch, freshSnapshot: true)[0], of: credential)
        } catch {
            throw errors.refusal(error, for: ErrorReader(headers.language, record))
        }
    }
}

extension Refusal {
    /// The credentials are not of ours, or no longer good.
    static func notAuthenticated(_ language: Language) -> Refusal {
        var refusal = Refusal(.unauthenticated, Message.sessionExpired.text(in: language))
        refusal.asksForCredentials = true
        return refusal
    }
}
