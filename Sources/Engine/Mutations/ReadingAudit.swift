import Planner
import Postgres

/// Keeps in the audit what is read of others' by a role, before the answer goes out.
struct ReadingAudit {
    let authority: any MutationAuthority
    let lanes: DatabaseLanes

    /// Writes the row of an operation; nothing for nearly all, which show nothing of the kind.
    ///
    /// One command that is its own transaction. It is sent again when its connection breaks before the answer, so then the row may be there
    /// twice; that it is missing is never taken for written.
    func keep(
        _ reading: PrivilegedReading,
        _ values: RequestValues,
        of operation: ExecutableOperation,
        _ context: RequestContext
    ) async throws(PostgresError) {
        guard !reading.isEmpty,
            let audited = AuditedReading(reading, by: authority.auditedRoles, values, of: operation)
        else { return }
        var batch = StatementBatch()
        batch.append(authority.audit(of: audited, by: values.viewer?.account, from: RequestOrigin(context)))
        _ = try await lanes.writing.execute(batch, freshSnapshot: true)
    }
}
