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
    /// The number of the key; nil for people.
    var apiKey: Int64?
    /// How many seconds the credential is good for yet.
    var secondsLeft: Double
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

    /// Adds the statement that finds a credential's owner.
    static func look(up credential: Credential, in batch: inout StatementBatch) {
        batch.parameters.append(bytea: credential.digest.bytes)
        switch credential {
        case .session: batch.append(sessionLookup)
        case .apiKey: batch.append(sessionLookup)
        }
    }

    /// Reads what the statement answered; nil when the credential is nobody's, or no longer.
    init?(_ rows: QueryResult, of credential: Credential) {
        guard rows.rowCount == 1, let number = rows.int8(0, 0), let account = rows.int8(0, 1) else { return nil }
        var roles: ViewerRoles = []
        if rows.bool(0, 2) == true { roles.insert(.donor) }
        if rows.bool(0, 3) == true { roles.insert(.receiver) }
        if rows.bool(0, 4) == true { roles.insert(.admin) }
        viewer = Viewer(account: account, roles: roles)
        language = rows.text(0, 5).flatMap(Language.init(enumValue:))
        secondsLeft = rows.double(0, 6) ?? 0
        session = number
    }
}
