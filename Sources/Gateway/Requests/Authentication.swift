import Domains
import Engine
import GraphQL
import HTTP
import Postgres

/// Who sends a request, by the credentials in its headers.
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
        else { throw refusal(headers) }
        if !looksAgain, let known = identities.known(hash) { return known }
        guard let credential = exchange.withHeader("authorization", { BearerToken.credential(in: $0) }) ?? nil else {
            throw refusal(headers)
        }
        let owner: Identity?
        do throws(PostgresError) {
            owner = try await identities.owner(of: credential, hash)
        } catch {
            let reader = ErrorReader(record.id, in: headers.language.text, isProduction ? .essentials : .everything)
            throw RequestRefusal(errors.refusal(error, for: reader, &record.facts))
        }
        guard let owner else { throw refusal(headers) }
        return owner
    }

    /// The credentials are not of ours, or no longer good.
    private func refusal(_ headers: RequestHeaders) -> RequestRefusal {
        var refusal = RequestRefusal(.unauthenticated, Message.sessionExpired.text(in: headers.language))
        refusal.asksForCredentials = true
        return refusal
    }
}
