import Planner

/// Partners' keys, as their owner sees them; of the key itself nothing but its ends.
let apiKeyBindings: [ObjectBinding] = [
    object("ApiKey", table: "api_key", in: .accounts, owner: "account_id", visible: isOwnKey) {
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

/// What is asked about the limit of the key at hand, which the gateway answers; null without a key.
@FieldBindings var rateLimitQueries: [FieldBinding] {
    answers("rateLimit")
}

private let isOwnKey: ObjectBinding.Visibility = { key, viewer in
    if viewer.isAdmin { return nil }
    guard let account = viewer.account else { return "false" }
    return "\(key).account_id = \(account)"
}
