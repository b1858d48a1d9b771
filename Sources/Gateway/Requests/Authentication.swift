import Domains
import Engine
import GraphQL
import HTTP
import Languages
import Postgres

/// Who sends a request, by the credentials that it shows.
struct Authentication {
    let identities: Identities
    let errors: ErrorMapping
    let isProduction: Bool

    /// The owner of the request's credentials; nil for a request without any.
    ///
    /// With `looksAgain` the database is asked, whatever is remembered.
    func identity(
        of exchange: HTTPExchange,
        _ headers: RequestHeaders,
        _ record: inout RequestRecord,
        looksAgain: Bool = false
    ) async throws(RequestRefusal) -> Identity? {
        guard headers.hasAuthorization else { return nil }
        guard exchange.headerCount("authorization") == 1,
            let hash = exchange.withHeader("authorization", { BearerToken.hash(in: $0) }) ?? nil
        else { throw refusal(in: headers.language) }
        if !looksAgain, let known = identities.known(hash) { return known }
        return try await lookedUp(ShownCredential(of: exchange), in: headers.language, record.id, &record.facts)
    }

    /// The owner of credentials that were shown before.
    func identity(
        of shown: ShownCredential,
        in language: Language,
        _ id: RequestID,
        _ facts: inout RequestFacts
    ) async throws(RequestRefusal) -> Identity {
        if shown.isReadable, let known = identities.known(shown.hash) { return known }
        return try await lookedUp(shown, in: language, id, &facts)
    }

    private func lookedUp(
        _ shown: ShownCredential,
        in language: Language,
        _ id: RequestID,
        _ facts: inout RequestFacts
    ) async throws(RequestRefusal) -> Identity {
        let found: Identity?
        do throws(PostgresError) {
            found = try await owner(of: shown)
        } catch {
            let reader = ErrorReader(id, in: language.text, isProduction ? .essentials : .everything)
            throw RequestRefusal(errors.refusal(error, for: reader, &facts))
        }
        guard let found else { throw refusal(in: language) }
        return found
    }

    /// Whose credentials are as the database knows it; nil when they are no one's.
    func owner(of shown: ShownCredential) async throws(PostgresError) -> Identity? {
        guard shown.isReadable, let credential = shown.credential else { return nil }
        return try await identities.owner(of: credential, shown.hash)
    }

    /// The credentials are not of ours, or no longer good.
    func refusal(in language: Language) -> RequestRefusal {
        var refusal = RequestRefusal(.unauthenticated, Message.sessionExpired.text(in: language))
        refusal.asksForCredentials = true
        return refusal
    }
}
