public import Engine
import GraphQL
public import Planner
public import Postgres
public import Reactor
import Sodium

/// The rules that decide who may run a mutation, what the audit records, and which servers are notified of ended access.
public struct AccountAuthority: MutationAuthority {
    private let notices: AccessNotices?

    /// Creates an authority.
    ///
    /// Without `notices` other servers are not notified of ended access.
    public init(notices: AccessNotices?) {
        self.notices = notices
    }

    /// Checks that the account and the credentials are still valid, and locks the account until the transaction ends.
    ///
    /// So the mutations of one account run one after the other. For mutations of administrators no account is locked here, because these
    /// mutations lock accounts in a different order.
    public func confirmAccess(to mutation: Mutation, _ call: MutationCall) async throws(MutationFailure) {
        let (account, access) = (call.account, mutation.binding.access)
        if access.needsOwnAccount {
            try await call.execute("SELECT FROM account WHERE id = \(account) FOR NO KEY UPDATE")
        }
        // A separate statement, so that it sees everything committed while the first one waited for the lock.
        let rows = try await call.execute(
            """
            SELECT true FROM account WHERE id = \(account) AND status = 'ACTIVE' AND (is_admin OR \(access != .admin))
                AND (EXISTS (SELECT FROM session WHERE id = \(call.origin.session) AND account_id = \(account))
                    OR EXISTS (SELECT FROM api_key WHERE id = \(call.origin.apiKey) AND account_id = \(account) AND revoked_at IS NULL))
            """
        )
        guard rows.rowCount == 1 else { throw .failed(.sessionExpired, code: .unauthenticated) }
    }

    /// The audit row of a mutation.
    public func audit(of mutation: Mutation, _ answer: MutationAnswer, _ call: MutationCall) -> BoundStatement {
        AuditEntry.insertion(of: mutation.name, answer, by: call)
    }

    /// Reads by administrators are audited, because they see the data of other people.
    public var auditedRoles: ViewerRoles { .admin }

    /// The audit row of a read.
    public func audit(of reading: AuditedReading, by account: Int64?, from origin: RequestOrigin) -> BoundStatement {
        AuditEntry.insertion(of: reading, by: account, from: origin)
    }

    /// Returns the part of a stored answer that may be repeated.
    ///
    /// An answer that began a session is repeated only while that session is valid, because it shows private data of the account. Without a
    /// session, an anonymous client no longer sees the account: the token of its e-mail was valid only once.
    public func repeatable(_ answer: MutationAnswer, _ call: MutationCall) async throws(MutationFailure) -> MutationAnswer {
        guard case .object(let session)? = answer.members["session"], case .string(let text)? = session["token"] else {
            var answer = answer
            if call.viewer == nil { answer.members = ObjectValue(answer.members.filter { $0.name != "account" }) }
            return answer
        }
        guard let token = SecretToken(parsing: Array(text.utf8).span, kind: .session) else { throw .notFound }
        let rows = try await call.read(
            """
            SELECT true FROM session JOIN account ON account.id = session.account_id
            WHERE session.digest = \(bytes: token.digest.bytes) AND session.expires_at > now() AND account.status = 'ACTIVE'
            """
        )
        guard rows.rowCount == 1 else { throw .failed(.sessionExpired, code: .unauthenticated) }
        return answer
    }

    /// Commits, then waits until every listening server has dropped the cached access of the accounts.
    public func commit(_ transaction: Transaction, notifying accounts: [Int64], on loop: EventLoop) async throws(PostgresError) {
        guard let notices else { return try await transaction.commit() }
        try await notices.commit(transaction, notifying: accounts, on: loop)
    }
}
