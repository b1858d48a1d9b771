public import Engine
public import Languages
public import Postgres
public import Sodium

/// The export of all data stored about an account, as JSON, for the holder of its link.
///
/// One statement deletes the token, writes the audit entry and reads all rows, so all rows come from one snapshot. An instance belongs to
/// one loop.
public final class DataExport {
    private let lanes: DatabaseLanes

    /// Creates the export of a loop.
    public init(lanes: DatabaseLanes) {
        self.lanes = lanes
    }

    /// The owner of a link.
    public struct Owner: Sendable, Decodable {
        /// The language that the account has chosen.
        public let language: Language?
    }

    /// Finds the owner of a link without using the link up.
    ///
    /// - Parameter token: The token of the link.
    /// - Returns: The owner, or nil if the token is unknown, used or expired, or if its account is not active.
    /// - Throws: The database's error.
    public func owner(of token: SecretToken) async throws(PostgresError) -> Owner? {
        var look = StatementBatch()
        look.parameters.append(bytea: token.digest.bytes)
        look.append(Self.look)
        return try await lanes.read(look, from: .primary)[0].first(Owner.self)
    }

    /// Returns the data of the account behind a link, and uses the link up.
    ///
    /// - Parameters:
    ///   - token: The token of the link.
    ///   - requestID: The id of the request in the log.
    /// - Returns: A JSON object, or nil if `owner(of:)` is nil.
    /// - Throws: The database's error. The token stays valid then, unless only the database's response was lost.
    public func data(for token: SecretToken, requestID: String) async throws(PostgresError) -> String? {
        // A wrong token costs the database only a lookup, and an owner whose account is disabled keeps the link.
        guard try await owner(of: token) != nil else { return nil }
        var batch = StatementBatch()
        batch.parameters.append(bytea: token.digest.bytes)
        batch.parameters.append(requestID)
        batch.append(Self.statement)
        return try await lanes.writing.execute(batch, freshSnapshot: true)[0].first(String.self)
    }

    private static let look = Statement(
        """
        SELECT account.language FROM data_export JOIN account ON account.id = data_export.account_id
        WHERE data_export.digest = $1::bytea AND data_export.expires_at > now() AND account.status = 'ACTIVE'
        """
    )

    /// Builds one JSON member for each table, in the order of `PersonalColumn.all`.
    private static let statement = Statement(
        """
        WITH link AS (DELETE FROM data_export WHERE digest = $1::bytea AND expires_at > now() RETURNING account_id),
        owner AS (SELECT account.id FROM link JOIN account ON account.id = link.account_id WHERE account.status = 'ACTIVE'),
        noted AS (
            INSERT INTO audit_entry (actor_id, action, object_type, object_id, request_id)
            SELECT owner.id, 'downloadMyData', 'account', owner.id, $2::text FROM owner
        )
        SELECT '{"exportedAt":' || to_json(now()) || \(members.joined(separator: " || ")) || '}' FROM owner
        """
    )

    private static let members = PersonalColumn.all.compactMap { personal -> String? in
        guard case .rows(let rows) = personal.export else { return nil }
        return "',\"\(rows.name)\":' || coalesce((\(personal.selection(of: rows)))::text, '\(rows.isOne ? "null" : "[]")')"
    }
}

extension PersonalColumn {
    /// The rows of the account `owner` as one JSON value.
    ///
    /// NULL without rows.
    fileprivate func selection(of rows: PersonalRows) -> String {
        var hidden = rows.hidden
        if rows.ids == nil { hidden.append("id") }
        if column.description != "id" { hidden.append(column) }
        var row = exported("stored", ids: rows.ids, hidden)
        let additions =
            (rows.added.map { ["'\($0.name)', \($0.value)"] } ?? [])
            + rows.parts.map { part in
                let parts = exported("part", ids: nil, part.hidden + ["id", part.whole])
                return """
                    '\(part.name)', \
                    (SELECT coalesce(json_agg(\(parts) ORDER BY part), '[]') FROM \(part.table) AS part WHERE part.\(part.whole) = stored.id)
                    """
            }
        if !additions.isEmpty { row = "joined_json(\(row), json_build_object(\(additions.joined(separator: ", "))))" }
        let value = rows.isOne ? row : "json_agg(\(row) ORDER BY stored)"
        return "SELECT \(value) FROM \(table) AS stored WHERE stored.\(column) = owner.id"
    }

    private func exported(_ row: String, ids: StaticString?, _ hidden: [StaticString]) -> String {
        let names = hidden.map { "'\($0)'" }.joined(separator: ",")
        return "exported_row(to_json(\(row)), \(ids.map { "'\($0)'" } ?? "NULL"), ARRAY[\(names)]::text[])"
    }
}
