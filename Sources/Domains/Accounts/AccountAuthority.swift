public import Engine
import GraphQL
public import Planner
public import Postgres
public import Reactor
import Sodium

/// Who may change something with an account of ours, what the audit keeps of it, and who must hear of ended access.
public struct AccountAuthority: MutationAuthority {
    private let notices: AccessNotices?

    /// An authority; without notices no other server is told of ended access.
    public init(notices: AccessNotices?) {
        self.notices = notices
    }

    /// Makes sure that neither the account nor the credentials have been closed since the request began, and that the account is not until
    /// the end of the transaction.
    ///
    /// So what one account changes happens one after the other. Administrators lock accounts in an order of their own.
    public func confirmAccess(to mutation: Mutation, _ call: MutationCall) async throws(MutationFailure) {
        let (account, access) = (call.account, mutation.binding.access)
        if access.needsOwnAccount {
            try await call.execute("SELECT FROM account WHERE id = \(account) FOR NO KEY UPDATE")
        }
        // A statement of its own, that sees what was committed while the first waited.
        let rows = try await call.execute(
            """
            SELECT true FROM account WHERE id = \(account) AND status = 'ACTIVE' AND (is_admin OR \(access != .admin))
                AND (EXISTS (SELECT FROM session WHERE id = \(call.origin.session) AND account_id = \(account))
                    OR EXISTS (SELECT FROM api_key WHERE id = \(call.origin.apiKey) AND account_id = \(account) AND revoked_at IS NULL))
            """
        )
        guard rows.rowCount == 1 else { throw .failed(.sessionExpired, code: .unauthenticated) }
    }

    /// The row of the audit.
    public func audit(of mutation: Mutation, _ answer: MutationAnswer, _ call: MutationCall) -> BoundStatement {
        AuditEntry.insertion(of: mutation.name, answer, by: call)
    }

    /// Administrators read what belongs to others.
    public var auditedRoles: ViewerRoles { .admin }

    /// The row of the audit for what was read.
    public func audit(of reading: AuditedReading, by account: Int64?, from origin: RequestOrigin) -> BoundStatement {
        AuditEntry.insertion(of: reading, by: account, from: origin)
    }

    /// An answer that began a session shows what is the account's own, so it is given again only while that session lasts.
    public func confirmRepetition(of answer: MutationAnswer, _ call: MutationCall) async throws(MutationFailure) {
        guard case .object(let session)? = answer.members["session"], case .string(let text)? = session["token"] else { return }
        guard let token = SecretToken(parsing: Array(text.utf8).span, kind: .session) else { throw .notFound }
        let rows = try await call.read(
            """
            SELECT true FROM session JOIN account ON account.id = session.account_id
            WHERE session.digest = \(bytes: token.digest.bytes) AND session.expires_at > now() AND account.status = 'ACTIVE'
            """
        )
        guard rows.rowCount == 1 else { throw .failed(.sessionExpired, code: .unauthenticated) }
    }

    /// Commits, and waits until every server that listens has forgotten the former access.
    public func commit(_ transaction: Transaction, telling accounts: [Int64], on loop: EventLoop) async throws(PostgresError) {
        guard let notices else { return try await transaction.commit() }
        try await notices.commit(transaction, telling: accounts, on: loop)
    }
}
