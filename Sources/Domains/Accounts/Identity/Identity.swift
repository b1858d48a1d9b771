public import Engine
public import Languages
public import Planner
import Postgres
import Sodium

/// The owner of a credential, with the settings that apply to all of the owner's requests.
public struct Identity: Sendable {
    /// The account, roles and scopes that permissions depend on.
    public internal(set) var viewer: Viewer
    /// The language that the account has chosen, if any.
    public internal(set) var language: Language?
    /// The number of the session.
    ///
    /// Nil for API keys.
    var session: Int64?
    /// The API key.
    ///
    /// Nil for sessions.
    public internal(set) var apiKey: APIKey?
    /// Whether the account is an administrator's.
    ///
    /// An API key of such an account has no administrator role.
    public internal(set) var isOfAdmin = false
    /// The number of seconds until the credential expires; not positive if it has expired.
    public internal(set) var secondsLeft: Double

    /// The data of an API key besides its owner.
    public struct APIKey: Sendable {
        /// The number of the key.
        public let number: Int64
        /// The points of the key in a minute.
        ///
        /// Nil if it has the server's default.
        let pointsPerMinute: Int?
        /// The allowance of the key.
        ///
        /// Set after the key has been looked up.
        public internal(set) var allowance: KeyAllowance?
    }
}

extension Identity {
    /// The credential in the form of the engine.
    public var credential: RequestCredential {
        if let apiKey { .apiKey(apiKey.number) } else if let session { .session(session) } else { .none }
    }
}

extension Identity {
    private static let sessionLookup = Statement(
        """
        SELECT session.id, account.id AS account_id, account.roles @> '{DONOR}' AS is_donor, account.roles @> '{RECEIVER}' AS is_receiver,
            account.is_admin, account.email_verified, account.language,
            EXISTS (SELECT FROM avoided_food WHERE avoided_food.id = account.id) AS avoids_food,
            extract(epoch FROM session.expires_at - now())::double precision AS seconds_left
        FROM session JOIN account ON account.id = session.account_id
        WHERE session.digest = $1::bytea AND account.status = 'ACTIVE'
        """
    )

    private static let apiKeyLookup = Statement(
        """
        SELECT key.id, account.id AS account_id, account.roles @> '{DONOR}' AS is_donor, account.roles @> '{RECEIVER}' AS is_receiver,
            account.is_admin, account.email_verified, account.language,
            EXISTS (SELECT FROM avoided_food WHERE avoided_food.id = account.id) AS avoids_food,
            extract(epoch FROM coalesce(key.expires_at, now() + interval '1 day') - now())::double precision AS seconds_left,
            key.scopes, key.points_per_minute
        FROM api_key AS key JOIN account ON account.id = key.account_id
        WHERE key.digest = $1::bytea AND key.revoked_at IS NULL AND account.status = 'ACTIVE'
        """
    )

    /// Adds the statement that finds the owner of a credential.
    static func look(up credential: Credential, in batch: inout StatementBatch) {
        batch.parameters.append(bytea: credential.digest.bytes)
        switch credential {
        case .session: batch.append(sessionLookup)
        case .apiKey: batch.append(apiKeyLookup)
        }
    }

    /// Reads the rows of the lookup.
    ///
    /// Returns nil if the credential is unknown or revoked, or its account is not active. If the server requires no confirmed e-mails, every e-mail counts as
    /// confirmed.
    init?(_ rows: QueryResult, of credential: Credential, needsConfirmedEmail: Bool) throws(PostgresError) {
        guard let owner = try rows.first(Owner.self) else { return nil }
        isOfAdmin = owner.isAdmin
        // Nil also for a language that only a newer program supports.
        language = owner.language.flatMap { Language(enumValue: $0) }
        secondsLeft = owner.secondsLeft
        var roles: ViewerRoles = []
        if owner.isDonor { roles.insert(.donor) }
        if owner.isReceiver { roles.insert(.receiver) }
        if owner.avoidsFood { roles.insert(.avoidsFood) }
        if owner.emailVerified || !needsConfirmedEmail { roles.insert(.confirmed) }
        switch credential {
        case .session:
            if isOfAdmin { roles.insert(.admin) }
            viewer = Viewer(account: owner.accountID, roles: roles)
            session = owner.id
        case .apiKey:
            let terms = try rows.one(KeyTerms.self)
            viewer = Viewer(
                account: owner.accountID,
                roles: roles,
                scopes: AccessScopes(terms.scopes.compactMap { AccessScopes(enumValue: $0) })
            )
            apiKey = APIKey(number: owner.id, pointsPerMinute: terms.pointsPerMinute)
        }
    }

    /// A credential and its account.
    private struct Owner: Decodable {
        let id: Int64
        let accountID: Int64
        let isDonor: Bool
        let isReceiver: Bool
        let isAdmin: Bool
        let emailVerified: Bool
        let avoidsFood: Bool
        let language: String?
        let secondsLeft: Double
    }

    /// The permissions and limits of an API key.
    private struct KeyTerms: Decodable {
        let scopes: [String]
        let pointsPerMinute: Int?
    }
}
