import Postgres

/// The state of one section in `demo.demo_section`: its scale and the ids of its first rows.
struct SectionMark {
    let name: String
    var scale: Int
    /// The first id of the first seed, by table.
    var firstIDs: [String: Int]

    /// Reads the section's row and locks it until the transaction ends, so that two seeds do not interleave.
    ///
    /// The scale is 0 before the first seed.
    init(lockedIn session: PostgresSession, name: StaticString) throws(PostgresError) {
        self.name = name.description
        try session.execute("INSERT INTO demo.demo_section (name, scale) VALUES ('\(name)', 0) ON CONFLICT DO NOTHING")
        scale = try session.query("SELECT scale FROM demo.demo_section WHERE name = '\(name)' FOR UPDATE").one(Int.self)
        let ids = try session.query("SELECT key, value::bigint FROM demo.demo_section, jsonb_each_text(first_ids) WHERE name = '\(name)'")
        firstIDs = Dictionary(try ids.decode(FirstID.self).map { ($0.key, $0.value) }) { first, _ in first }
    }

    /// A table and its first id.
    private struct FirstID: Decodable {
        let key: String
        let value: Int
    }

    /// The first id of the first seed in a table.
    func first(_ table: String) -> Int { firstIDs[table] ?? 1 }

    func save(in session: PostgresSession) throws(PostgresError) {
        let ids = firstIDs.sorted { $0.key < $1.key }.map { "'\($0.key)', \($0.value)" }.joined(separator: ", ")
        try session.execute("UPDATE demo.demo_section SET scale = \(scale), first_ids = jsonb_build_object(\(ids)) WHERE name = '\(name)'")
    }
}
