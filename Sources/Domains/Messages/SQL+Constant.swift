import Planner

extension SQL {
    /// Texts by name, of which `->>` takes one.
    ///
    /// They are a constant of JSON, which PostgreSQL makes when it plans: a name is found by bisection and not by comparing it with each.
    static func constant(_ members: [(name: SQL, text: SQL)]) -> SQL {
        let (names, texts) = (members.map(\.name), members.map(\.text))
        return "jsonb_object(ARRAY[\(.joined(names, separator: ", "))], ARRAY[\(.joined(texts, separator: ", "))])"
    }
}
