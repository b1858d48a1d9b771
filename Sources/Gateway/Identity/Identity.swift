import Planner
import Postgres
import Reactor
import Sodium

/// Who a credential belongs to, with the settings that apply to all of their requests.
struct Identity {
    /// What permissions depend on.
    var viewer: Viewer
    /// The language that the account has chosen.
    var language: Language?
    /// The number of the session; nil for keys.
    var session: Int64?
    /// The key; nil for people.
    var apiKey: APIKey?
    /// Whether the account runs the service; a key of such an account does not do so itself, since its roles are without that one.
    var isOfAdmin = false
    /// How many seconds the credential is good for yet.
    var secondsLeft: Double

    /// What is known of a key besides whose it is.
    struct APIKey {
        let number: Int64
        /// How many points it has in a minute, where that is not what the server gives every key.
        let pointsPerMinute: Int?
        /// What it may spend here; known when the key has been looked up.
        var allowance: KeyAllowance?
    }
}

extension Identity {
    private static let sessionLookup = Statement(
        """
        SELECT session.id, account.id, account.roles @> '{DONOR}', account.roles @> '{RECEIVER}', account.is_admin, account.language::text,
            extract(epoch FROM session.expires_at - now())::double precision
        FROM session JOIN account ON account.id = session.account_id
        WHERE session.digest = $1::bytea AND session.expires_at > now() AND account.status = 'ACTIVE'
        """
    )

    private static let apiKeyLookup = Statement(
        """
        SELECT key.id, account.id, account.roles @> '{DONOR}', account.roles @> '{RECEIVER}', account.is_admin, account.language::text,
            extract(epoch FROM coalesce(key.expires_at, now() + interval '1 day') - now())::double precision,
            array_to_string(key.scopes, ','), key.points_per_minute::bigint
        FROM api_key AS key JOIN account ON account.id = key.account_id
        WHERE key.digest = $1::bytea AND key.revoked_at IS NULL AND (key.expires_at IS NULL OR key.expires_at > now())
            AND account.status = 'ACTIVE'
        """
    )

    /// Adds the statement that finds a credential's owner.
    static func look(up credential: Credential, in batch: inout StatementBatch) {
        batch.parameters.append(bytea: credential.digest.bytes)
        switch credential {
        case .session: batch.append(sessionLookup)
        case .apiKey: batch.append(apiKeyLookup)
        }
    }

    /// Reads what the statement answered; nil when the credential is nobody's, or no longer.
    init?(_ rows: QueryResult, of credential: Credential) {
        guard rows.rowCount == 1, let number = rows.int8(0, 0), let account = rows.int8(0, 1) else { return nil }
        var roles: ViewerRoles = []
        if rows.bool(0, 2) == true { roles.insert(.donor) }
        if rows.bool(0, 3) == true { roles.insert(.receiver) }
        isOfAdmin = rows.bool(0, 4) == true
        language = rows.text(0, 5).flatMap(Language.init(enumValue:))
        secondsLeft = rows.double(0, 6) ?? 0
        switch credential {
        case .session:
            if isOfAdmin { roles.insert(.admin) }
            viewer = Viewer(account: account, roles: roles)
            session = number
        case .apiKey:
            let scopes = (rows.text(0, 7) ?? "").split(separator: ",").compactMap { AccessScopes(enumValue: String($0)) }
            viewer = Viewer(account: account, roles: roles, scopes: AccessScopes(scopes))
            apiKey = APIKey(number: number, pointsPerMinute: rows.int8(0, 8).map { Int($0) })
        }
    }
}
