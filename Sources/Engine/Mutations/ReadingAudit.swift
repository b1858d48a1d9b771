import Planner
import Postgres

/// Audits reads of other people's data with the permissions of a role, before the response is sent.
struct ReadingAudit {
    let authority: any MutationAuthority
    let lanes: DatabaseLanes

    /// Writes the audit row of an operation; nearly all operations show no such data and need none.
    ///
    /// It is one command in its own transaction. The command is sent again if its connection breaks before the result arrives, so the row
    /// may be written twice. A missing row is never mistaken for a written row.
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
