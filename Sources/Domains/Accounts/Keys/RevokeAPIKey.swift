import GraphQL
import Planner
import Postgres

/// `revokeApiKey`: ends a key for good, at once and on every server; one's own, or any for those who run the service.
let revokeAPIKey = mutation("revokeApiKey", for: .signedIn, in: nil) {
    changed("apiKey", "ApiKey")
} rules: { input, call async throws(MutationFailure) in
    let isAdmin = call.viewer?.roles.contains(.admin) ?? false
    let rows = try await call.execute(
        """
        UPDATE api_key SET revoked_at = coalesce(revoked_at, now())
        WHERE id = \(try input.id("id", of: "api_key")) AND (account_id = \(call.account) OR \(isAdmin))
        RETURNING id, account_id
        """
    )
    guard let id = rows.int8(0, 0), let owner = rows.int8(0, 1) else { throw .notFound }
    var answer = MutationAnswer(.apiKeyRevoked, of: AuditedObject("api_key", id), ["apiKey": .int(id)])
    answer.endsAccess = [owner]
    return answer
}
