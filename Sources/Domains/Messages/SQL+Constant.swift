import Planner

extension SQL {
    /// Texts by name, for the operator `->>`.
    ///
    /// The JSON is a constant that PostgreSQL computes during planning. PostgreSQL finds a name by binary search and does not compare it
    /// with each one.
    static func constant(_ members: [(name: SQL, text: SQL)]) -> SQL {
        let (names, texts) = (members.map(\.name), members.map(\.text))
        return "jsonb_object(ARRAY[\(.joined(names, separator: ", "))], ARRAY[\(.joined(texts, separator: ", "))])"
    }
}
