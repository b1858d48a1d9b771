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

    /// Returns the owner of the request's credentials; nil for a request without credentials.
    ///
    /// `bypassesCache` queries the database even if the owner is cached.
    func identity(
        of exchange: HTTPExchange,
        _ headers: RequestHeaders,
        _ record: inout RequestRecord,
        bypassesCache: Bool = false
    ) async throws(RequestRefusal) -> Identity? {
        guard headers.hasAuthorization else { return nil }
        guard exchange.headerCount("authorization") == 1,
            let hash = exchange.withHeader("authorization", { BearerToken.hash(in: $0) }) ?? nil
        else { throw refusal(in: headers.language) }
        if !bypassesCache, let known = identities.known(hash) { return known }
        return try await lookedUp(PresentedCredential(of: exchange), in: headers.language, record.id, &record.facts)
    }

    /// Returns the owner of credentials that were read earlier.
    func identity(
        of shown: PresentedCredential,
        in language: Language,
        _ id: RequestID,
        _ facts: inout RequestFacts
    ) async throws(RequestRefusal) -> Identity {
        if shown.isReadable, let known = identities.known(shown.hash) { return known }
        return try await lookedUp(shown, in: language, id, &facts)
    }

    private func lookedUp(
        _ shown: PresentedCredential,
        in language: Language,
        _ id: RequestID,
        _ facts: inout RequestFacts
    ) async throws(RequestRefusal) -> Identity {
        let found: Identity?
        do throws(PostgresError) {
            found = try await owner(of: shown)
        } catch {
            let reader = ErrorRecipient(id, in: language.text, isProduction ? .essentials : .everything)
            throw RequestRefusal(errors.refusal(error, for: reader, &facts))
        }
        guard let found else { throw refusal(in: language) }
        return found
    }

    /// Looks up the owner of credentials in the database; nil if the credentials are invalid.
    func owner(of shown: PresentedCredential) async throws(PostgresError) -> Identity? {
        guard shown.isReadable, let credential = shown.credential else { return nil }
        return try await identities.owner(of: credential, shown.hash)
    }

    /// The refusal of a request whose credentials are invalid or have expired.
    func refusal(in language: Language) -> RequestRefusal {
        var refusal = RequestRefusal(.unauthenticated, Message.sessionExpired.text(in: language))
        refusal.asksForCredentials = true
        return refusal
    }
}
