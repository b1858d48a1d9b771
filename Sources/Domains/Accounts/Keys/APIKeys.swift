import Engine
import GraphQL
import Mail
import Planner
import Postgres
import Sodium

/// The API keys of partners, as their owners see them.
///
/// Of the key itself only the first and last characters are shown.
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

/// `Query.rateLimit`, the limit of the current client, which the engine answers.
///
/// Null if the client is not limited.
@FieldBindings var rateLimitQueries: [FieldBinding] {
    allowance("rateLimit")
}

/// The mutations of API keys.
///
/// These mutations need a session, so that no key can create another key.
let apiKeyMutations: [Mutation] = [createAPIKey, revokeAPIKey]

/// `createApiKey`: creates an API key, which is shown only once.
let createAPIKey = mutation("createApiKey", for: .signedIn, in: nil) {
    changed("apiKey", "ApiKey")
    answers("key")
} rules: { input, call async throws(MutationFailure) in
    var errors = UserErrors()
    let name = errors.required(input, "name", atMost: 100)
    let scopes = Set(input.enumValues("scopes") ?? []).sorted()
    if scopes.isEmpty { errors.add(.blank, .fieldIsEmpty, "scopes") }
    try errors.check()

    // Each key sends an e-mail, perhaps to a person who never asked for an account.
    try await call.refuse(
        beyond: APIKeys.dailyMaximum,
        "SELECT count(*) FROM api_key WHERE account_id = \(call.account) AND created_at > now() - interval '1 day'"
    )
    guard try await APIKeys.countLive(of: call.account, call) < APIKeys.maximumCount else {
        throw .refused(UserError(.tooManyKeys, .tooManyKeys(APIKeys.maximumCount)))
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
    // The e-mail warns the owner in case the session was stolen.
    if let owner = try await AccountContact.of(call.account, call) {
        try await owner.send(.apiKeyCreated(name: owner.name, key: name, scopes: scopes, app: call.services.app), call)
    }
    var answer = MutationAnswer(.apiKeyCreated, of: AuditedObject("api_key", id), ["apiKey": .int(id), "key": .string(key.text)])
    // The name is personal data and is deleted with the key, so the audit does not keep it.
    answer.details = ["scopes": .list(scopes.map { .enum($0) })]
    return answer
}

/// The valid API keys of an account.
enum APIKeys {
    /// The maximum number of valid keys of an account.
    static let maximumCount = 50
    /// The maximum number of keys created in a day.
    static let dailyMaximum = 20

    /// The number of valid keys of an account.
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

/// The first and last characters of a key, for its owner to recognize it.
///
/// These characters are too few to guess the rest.
private func hint(of key: SecretToken) -> String { "\(key.text.prefix(8))…\(key.text.suffix(4))" }

/// `revokeApiKey`: revokes a key at once and on every server.
///
/// Owners revoke their own keys, administrators any key.
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

/// A revoked key and its owner.
private struct RevokedKey: Decodable {
    let id: Int64
    let accountID: Int64
}
