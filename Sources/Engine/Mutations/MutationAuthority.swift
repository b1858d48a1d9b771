public import Planner
public import Postgres
public import Reactor

/// What the product has to say of every mutation: whether it may still be done, what the audit keeps, and who else must hear of it.
///
/// The audit also keeps what is read of others' by a role.
public protocol MutationAuthority: Sendable {
    /// Makes sure, with the first statements of the transaction, that neither the account nor the credentials have been closed since the
    /// request began, and that they stay so until its end; not asked where everyone may run the mutation.
    func confirmAccess(to mutation: Mutation, _ call: MutationCall) async throws(MutationFailure)

    /// The command that writes who did what, in the transaction.
    func audit(of mutation: Mutation, _ answer: MutationAnswer, _ call: MutationCall) -> BoundStatement

    /// The roles of which the audit keeps what is read by them.
    var auditedRoles: ViewerRoles { get }

    /// The command that writes who has read what of others' by such a role.
    func audit(of reading: AuditedReading, by account: Int64?, from origin: RequestOrigin) -> BoundStatement

    /// Makes sure that an answer which was given before may be given again.
    func confirmRepetition(of answer: MutationAnswer, _ call: MutationCall) async throws(MutationFailure)

    /// Commits a transaction that has changed the access of accounts; returns when the former access is dead everywhere.
    func commit(_ transaction: Transaction, telling accounts: [Int64], on loop: EventLoop) async throws(PostgresError)
}
