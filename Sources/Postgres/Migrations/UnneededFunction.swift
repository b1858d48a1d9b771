/// PostgreSQL's own functions that everyone may call and a serving role never needs.
///
/// Large objects fill the disk outside any table. The other functions end sessions of the same role, write to the WAL, or export snapshots.
public enum UnneededFunction {
    static let names = [
        "lo_close", "lo_creat", "lo_create", "lo_export", "lo_from_bytea", "lo_get", "lo_import", "lo_lseek", "lo_lseek64", "lo_open",
        "lo_put",
        "lo_tell", "lo_tell64", "lo_truncate", "lo_truncate64", "lo_unlink", "loread", "lowrite",
        "pg_cancel_backend", "pg_terminate_backend", "pg_logical_emit_message", "pg_export_snapshot",
    ]

    /// The statements for a superuser that revoke the functions a role can still call.
    ///
    /// Empty if nothing needs to be revoked. The privilege is PUBLIC's, so it must be revoked from PUBLIC. Operators with the
    /// role `pg_signal_backend` can still cancel statements and end sessions.
    public static func revocations(from role: String, on session: PostgresSession) throws(PostgresError) -> [String] {
        var parameters = ParameterBuffer()
        parameters.append(role)
        parameters.append(names)
        return try session.query(question, parameters).decode(String.self)
    }

    /// Like `revocations(from:on:)`, for every role with grants on the tables, except their owner.
    public static func revocations(on session: PostgresSession) throws(PostgresError) -> [String] {
        var changes: [String] = []
        for role in try session.query(grantees).decode(String.self) { changes += try revocations(from: role, on: session) }
        return changes
    }

    private static let grantees = """
        SELECT DISTINCT rolname::text FROM pg_class, aclexplode(relacl) AS acl JOIN pg_roles ON pg_roles.oid = acl.grantee
        WHERE relnamespace = 'public'::regnamespace AND acl.grantee <> relowner
        """

    private static let question = """
        SELECT change FROM pg_proc AS function, pg_roles AS role, LATERAL (VALUES
            (1, format('REVOKE EXECUTE ON FUNCTION pg_catalog.%I(%s) FROM PUBLIC, %I',
                proname, pg_get_function_identity_arguments(function.oid), role.rolname)),
            (2, CASE WHEN proname IN ('pg_cancel_backend', 'pg_terminate_backend') THEN format('GRANT EXECUTE ON FUNCTION pg_catalog.%I(%s) TO pg_signal_backend',
                proname, pg_get_function_identity_arguments(function.oid)) END)
        ) AS step (number, change)
        WHERE pronamespace = 'pg_catalog'::regnamespace AND proname = ANY ($2::text[]) AND role.rolname = $1::text AND NOT role.rolsuper
            AND has_function_privilege(role.oid, function.oid, 'EXECUTE') AND change IS NOT NULL
        ORDER BY function.oid, number
        """
}
