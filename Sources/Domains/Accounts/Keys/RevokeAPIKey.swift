import GraphQL
import Planner
import Postgres

/// `revokeApiKey`: ends a key for good, at once and on every server; one's own, or any for those who run the service.
let revokeAPIKey = mutation("revokeApiKey", for: .signedIn, in: nil) {
    changed("apiKey", "ApiKey")
} rules: { input, call async throws(MutationFailure) in
    let isAdmin = call.viewer?.roles.contains(.admin) ?? false
    let revoked = try await call.first(
        RevokedKey.self,
        """
        UPDATE api_key SET revoked_at = coalesce(revoked_at, now())
        WHERE id = \(try input.id("id", of: "api_key")) AND (account_id = \(call.account) OR \(isAdmin))
        RETURNING id, account_id
        """
    )
    guard let revoked else { throw .notFound }
    var answer = MutationAnswer(.apiKeyRevoked, of: AuditedObject("api_key", revoked.id), ["apiKey": .int(revoked.id)])
    answer.endsAccess = [revoked.accountID]
    return answer
}

/// A key that is good no more, and whose it was.
private struct RevokedKey: Decodable {
    let id: Int64
    let accountID: Int64
}
