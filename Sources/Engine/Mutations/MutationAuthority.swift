public import Planner
public import Postgres
public import Reactor

/// The product's part in every mutation: access that may have ended meanwhile, the audit log, and notifying others of changed access.
///
/// The audit log also records reads of other people's data with the permissions of a role.
public protocol MutationAuthority: Sendable {
    /// Confirms that account and credentials are still valid, and keeps them valid until the transaction ends.
    ///
    /// Runs with the first statements of the transaction. Not called for mutations that everyone may run.
    func confirmAccess(to mutation: Mutation, _ call: MutationCall) async throws(MutationFailure)

    /// The command that writes the audit row, in the mutation's transaction.
    func audit(of mutation: Mutation, _ answer: MutationAnswer, _ call: MutationCall) -> BoundStatement

    /// The roles whose reads are audited.
    var auditedRoles: ViewerRoles { get }

    /// The command that writes the audit row of a read with the permissions of such a role.
    func audit(of reading: AuditedReading, by account: Int64?, from origin: RequestOrigin) -> BoundStatement

    /// Returns the part of an earlier answer that may be given again.
    func repeatable(_ answer: MutationAnswer, _ call: MutationCall) async throws(MutationFailure) -> MutationAnswer

    /// Commits a transaction that has changed accounts' access; returns once no process uses the former access any more.
    func commit(_ transaction: Transaction, notifying accounts: [Int64], on loop: EventLoop) async throws(PostgresError)
}
