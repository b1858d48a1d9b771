extension RoleRights {
    /// Grants a role the rights that it lacks and revokes all others; requires a session of the tables' owner.
    ///
    /// Nothing is touched if all rights are already correct, because each change makes all sessions plan their statements again.
    public func grant(to role: String, on session: PostgresSession) throws(MigrationError) {
        guard let standing = try Self.standing(of: role, on: session) else { throw .unknownRole(role) }
        guard !standing.isMighty else { throw .privilegedRole(role) }
        do throws(PostgresError) {
            let present = Set(try session.query(Self.present, Self.parameters(role)).decode(Grant.self))
            let name = QuotedIdentifier(role)
            var changes: [String] = []
            // The rights of PUBLIC apply to the role too. PostgreSQL lets PUBLIC create temporary tables, and up to version 14 any tables.
            if standing.makesTables { changes.append("REVOKE CREATE ON SCHEMA public FROM PUBLIC, \(name)") }
            if standing.makesTemporaryTables {
                changes.append("REVOKE TEMPORARY ON DATABASE \(QuotedIdentifier(standing.database)) FROM PUBLIC, \(name)")
            }
            if !standing.reachesSchema { changes.append("GRANT USAGE ON SCHEMA public TO \(name)") }
            if standing.reachesSequences { changes.append("REVOKE ALL ON ALL SEQUENCES IN SCHEMA public FROM \(name)") }
            let excess = present.subtracting(grants)
            changes += Self.statements(excess) { "REVOKE \($0) FROM \(name)" }
            // Revoking a privilege on a table also revokes it on the table's columns.
            let wiped = Set(excess.filter { $0.column == nil }.map(\.place))
            changes += Self.statements(grants.filter { !present.contains($0) || wiped.contains($0.place) }) { "GRANT \($0) TO \(name)" }
            if standing.grantorIsSuperuser { changes += try UnneededFunction.revocations(from: role, on: session) }
            // Statements sent together are one transaction, so the serving process never lacks a right in between.
            if !changes.isEmpty { try session.execute(changes.joined(separator: "; ")) }
        } catch {
            throw .rightsFailed(role: role, error)
        }
    }

    /// One statement for each table and privilege.
    private static func statements(_ grants: Set<Grant>, _ statement: (_ what: String) -> String) -> [String] {
        Dictionary(grouping: grants, by: \.place).map { place, grants in
            let columns = grants.compactMap(\.column).sorted().map { "\(QuotedIdentifier($0))" }
            let isWhole = grants.contains { $0.column == nil }
            // A privilege on the table covers its columns, in GRANT as in REVOKE.
            let list = isWhole ? "" : " (\(columns.joined(separator: ", ")))"
            return statement("\(place.privilege)\(list) ON \(QuotedIdentifier(place.relation))")
        }
    }

    private static func parameters(_ role: String) -> ParameterBuffer {
        var parameters = ParameterBuffer()
        parameters.append(role)
        return parameters
    }

    private static func standing(of role: String, on session: PostgresSession) throws(MigrationError) -> Standing? {
        do throws(PostgresError) {
            return try session.query(standing, parameters(role)).decode(Standing.self).first
        } catch {
            throw .rightsFailed(role: role, error)
        }
    }

    /// A role's attributes, and its rights to anything but tables.
    private struct Standing: Decodable {
        let database: String
        /// Whether the role has attributes or memberships, or owns tables or the database, so that it has powers beyond its grants.
        let isMighty: Bool
        let makesTables: Bool
        let makesTemporaryTables: Bool
        let reachesSchema: Bool
        let reachesSequences: Bool
        /// Whether the granting session may change PostgreSQL's own functions.
        let grantorIsSuperuser: Bool
    }

    private static let standing = """
        SELECT current_database() AS database,
            role.rolsuper OR role.rolcreaterole OR role.rolcreatedb OR role.rolreplication OR role.rolbypassrls
                OR EXISTS (SELECT FROM pg_auth_members WHERE member = role.oid)
                OR EXISTS (SELECT FROM pg_class WHERE relowner = role.oid AND relnamespace = 'public'::regnamespace)
                OR EXISTS (SELECT FROM pg_database WHERE datdba = role.oid AND datname = current_database()) AS is_mighty,
            has_schema_privilege(role.oid, 'public', 'CREATE') AS makes_tables,
            has_database_privilege(role.oid, current_database(), 'TEMPORARY') AS makes_temporary_tables,
            has_schema_privilege(role.oid, 'public', 'USAGE') AS reaches_schema,
            EXISTS (
                SELECT FROM pg_class, aclexplode(relacl) AS acl
                WHERE relnamespace = 'public'::regnamespace AND relkind = 'S' AND acl.grantee = role.oid
            ) AS reaches_sequences,
            (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS grantor_is_superuser
        FROM pg_roles AS role WHERE role.rolname = $1::text
        """

    /// The role's grants on tables and columns.
    private static let present = """
        SELECT relname::text AS relation, acl.privilege_type AS privilege, NULL::text AS column
        FROM pg_class, aclexplode(relacl) AS acl
        WHERE relnamespace = 'public'::regnamespace AND relkind <> 'S' AND acl.grantee = (SELECT oid FROM pg_roles WHERE rolname = $1::text)
        UNION ALL
        SELECT relname::text, acl.privilege_type, attname::text
        FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid, aclexplode(attacl) AS acl
        WHERE relnamespace = 'public'::regnamespace AND acl.grantee = (SELECT oid FROM pg_roles WHERE rolname = $1::text)
        """
}
