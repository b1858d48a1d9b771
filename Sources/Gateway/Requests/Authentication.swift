import Domains
import Engine
import GraphQL
import HTTP
import Languages
import Postgres

/// Identifies the sender of a request by its credentials.
struct Authentication {
    let identities: Identities
    let errors: ErrorMapping
    let isProduction: Bool

    /// Identifies the sender of a request.
    ///
    /// `bypassesCache` queries the database even if the owner is cached.
    func identity(
        of exchange: HTTPExchange,
        _ headers: RequestHeaders,
        _ record: inout RequestRecord,
        bypassesCache: Bool = false
    ) async throws(RequestRefusal) -> RequestSender {
        guard headers.hasAuthorization else { return .anonymous }
        guard exchange.headerCount("authorization") == 1,
            let hash = exchange.withHeader("authorization", { BearerToken.hash(in: $0) }) ?? nil
        else { return .rejected(.unknown) }
        if !bypassesCache, let known = identities.known(hash) { return .known(known) }
        return try await lookedUp(PresentedCredential(of: exchange), in: headers.language, record.id, &record.facts)
    }

    /// Identifies the sender of credentials that were read earlier.
    func identity(
        of shown: PresentedCredential,
        in language: Language,
        _ id: RequestID,
        _ facts: inout RequestFacts
    ) async throws(RequestRefusal) -> RequestSender {
        if shown.isReadable, let known = identities.known(shown.hash) { return .known(known) }
        return try await lookedUp(shown, in: language, id, &facts)
    }

    private func lookedUp(
        _ shown: PresentedCredential,
        in language: Language,
        _ id: RequestID,
        _ facts: inout RequestFacts
    ) async throws(RequestRefusal) -> RequestSender {
        do throws(PostgresError) {
            switch try await owner(of: shown) {
            case .success(let identity): return .known(identity)
            case .failure(let reason): return .rejected(reason)
            }
        } catch {
            let reader = ErrorRecipient(id, in: language.text, isProduction ? .essentials : .everything)
            throw RequestRefusal(errors.refusal(error, for: reader, &facts))
        }
    }

    /// Looks up the owner of credentials in the database.
    func owner(of shown: PresentedCredential) async throws(PostgresError) -> Result<Identity, RejectedCredentials> {
        guard shown.isReadable, let credential = shown.credential else { return .failure(.unknown) }
        return try await identities.owner(of: credential, shown.hash)
    }
}
