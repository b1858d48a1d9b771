import Engine
import GraphQL
import Mail
import Planner
import Postgres
import Sodium

/// Partners' keys, as their owner sees them; of the key itself nothing but its ends.
let apiKeyBindings: [ObjectBinding] = [
    object("ApiKey", table: "api_key", in: .accounts, owner: "account_id", shownTo: .ownerOrAdmin) {
        id()
        columns("name", "hint", "scopes", "pointsPerMinute", "createdAt", "expiresAt", "revokedAt")
        field("lastUsedAt") { key, _ in "(SELECT usage.used_at FROM api_key_usage AS usage WHERE usage.api_key_id = \(key).id)" }
        one("account", "Account", by: "account_id")
    }
]

/// An account's `apiKeys`.
@FieldBindings var apiKeysOfAccount: [FieldBinding] {
    connection(
        "apiKeys",
        "ApiKey",
        orders: .fixed(.descending(.timestamp) { "\($0).created_at" }),
        link: { key, account in "\(key).account_id = \(account)" }
    )
}

/// What is asked about the limit of the client at hand, which the engine answers; null where nothing is counted.
@FieldBindings var rateLimitQueries: [FieldBinding] {
    allowance("rateLimit")
}

/// What clients can change about partners' keys; people only, so that no key makes another.
let apiKeyMutations: [Mutation] = [createAPIKey, revokeAPIKey]

/// `createApiKey`: makes a key, which is shown this once.
let createAPIKey = mutation("createApiKey", for: .signedIn, in: nil) {
    changed("apiKey", "ApiKey")
    answers("key")
} rules: { input, call async throws(MutationFailure) in
    var errors = UserErrors()
    let name = errors.required(input, "name", atMost: 100)
    let scopes = Set(input.enumValues("scopes") ?? []).sorted()
    if scopes.isEmpty { errors.add(.blank, .fieldIsEmpty, "scopes") }
    try errors.check()

    // Each sends an e-mail, perhaps to somebody who has never asked for an account.
    try await call.refuse(
        beyond: APIKeys.mostDaily,
        "SELECT count(*) FROM api_key WHERE account_id = \(call.account) AND created_at > now() - interval '1 day'"
    )
    guard try await APIKeys.countLive(of: call.account, call) < APIKeys.most else {
        throw .refused(UserError(.tooManyKeys, .tooManyKeys(APIKeys.most)))
    }
    let key = SecretToken(random: .apiKey)
    let inserted = try await call.first(
        Int64.self,
        """
        INSERT INTO api_key (digest, account_id, name, hint, scopes, expires_at)
        SELECT \(bytes: key.digest.bytes), \(call.account), \(name), \(hint(of: key)), \(scopes, as: "api_key_scope[]"), expiry
        FROM (SELECT \(input.text("expiresAt"), as: "timestamptz") AS expiry) AS given WHERE expiry IS NULL OR expiry > now()
        RETURNING id
        """
    )
    guard let id = inserted else { throw .refused([UserError(.notInFuture, .mustBeInFuture, "expiresAt")], message: .invalidDetails) }
    // With a stolen session one could be made, too.
    if let owner = try await AccountContact.of(call.account, call) {
        try await owner.send(.apiKeyCreated(name: owner.name, key: name, scopes: scopes, app: call.services.app), call)
    }
    var answer = MutationAnswer(.apiKeyCreated, of: AuditedObject("api_key", id), ["apiKey": .int(id), "key": .string(key.text)])
    // The name is the person's own, and goes with the key.
    answer.details = ["scopes": .list(scopes.map { .enum($0) })]
    return answer
}

/// The keys of an account that are good.
enum APIKeys {
    /// How many there can be at a time.
    static let most = 50
    /// How many can be made within a day.
    static let mostDaily = 20

    /// How many there are.
    static func countLive(of account: Int64, _ call: MutationCall) async throws(MutationFailure) -> Int {
        try await call.one(
            Int.self,
            """
            SELECT count(*) FROM api_key
            WHERE account_id = \(account) AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > now())
            """
        )
    }
}

/// What its owner knows a key by: its first letters and its last, too few to find the rest by.
private func hint(of key: SecretToken) -> String { "\(key.text.prefix(8))…\(key.text.suffix(4))" }

/// `revokeApiKey`: ends a key for good, at once and on every server; one's own, or any for those who run the service.
let revokeAPIKey = mutation("revokeApiKey", for: .signedIn, in: nil) {
    changed("apiKey", "ApiKey")
} rules: { input, call async throws(MutationFailure) in
    let isAdmin = call.viewer?.roles.contains(.admin) ?? false
    let revoked = try await call.first(
        RevokedKey.self,
        """
        UPDATE api_key SET revoked_at = coalesce(revoked_at, now())
        WHERE id = \(try input.id("apiKeyId", of: "api_key")) AND (account_id = \(call.account) OR \(isAdmin))
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
