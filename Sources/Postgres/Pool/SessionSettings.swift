/// PostgreSQL settings that a session starts with.
public struct SessionSettings: Sendable, Equatable {
    /// Names and values, as in `SET name = value`.
    public var values: [(name: String, value: String)] {
        didSet { normalized = Self.text(values) }
    }

    private var normalized: String

    /// Creates settings from names and values.
    public init(_ values: [(name: String, value: String)]) {
        self.values = values
        normalized = Self.text(values)
    }

    private static func text(_ values: [(name: String, value: String)]) -> String {
        values.map { "\($0.name)=\($0.value)" }.joined(separator: "\n")
    }

    /// Whether both have the same names and values.
    public static func == (left: SessionSettings, right: SessionSettings) -> Bool { left.normalized == right.normalized }

    /// The value of `plan_cache_mode`.
    ///
    /// The value becomes part of an SQL text, so it is one of our own literals: a known mode or PostgreSQL's default.
    var planCacheMode: String {
        let set = values.last { $0.name == "plan_cache_mode" }?.value
        return ["force_generic_plan", "force_custom_plan"].first { $0 == set } ?? "auto"
    }

    /// The settings of the read lane: all statements between two Syncs see one snapshot, and no statement can write.
    ///
    /// Generic plans, because planning `= ANY($1)` for each run costs two to three times the CPU of running it. A `Statement` whose speed
    /// depends on its values sets `plansWithValues`. No parallel workers, because the cores belong to other requests. Two processes that
    /// are estimated to halve a long index scan also make it look cheaper than finding the few rows directly.
    public static func readLane(statementTimeout: Duration = .seconds(10), searchPath: String = "public") -> SessionSettings {
        SessionSettings([
            ("default_transaction_isolation", "repeatable read"),
            ("default_transaction_read_only", "on"),
            ("plan_cache_mode", "force_generic_plan"),
            ("jit", "off"),
            ("max_parallel_workers_per_gather", "0"),
            ("statement_timeout", "\(statementTimeout / .milliseconds(1))ms"),
            ("search_path", searchPath),
            ("timezone", "UTC"),
            ("datestyle", "ISO"),
            ("intervalstyle", "iso_8601"),
        ])
    }

    /// The settings of the mutation lane: statements see changes once they are committed, and a session that is idle in a transaction loses
    /// its locks.
    ///
    /// READ COMMITTED, because rules resolve races by locks and conditions. A row that another transaction has just changed is read again
    /// instead of failing the transaction.
    public static func writeLane(statementTimeout: Duration = .seconds(10), searchPath: String = "public") -> SessionSettings {
        var settings = readLane(statementTimeout: statementTimeout, searchPath: searchPath)
        settings.values = settings.values.map { name, value in
            switch name {
            case "default_transaction_isolation": (name, "read committed")
            case "default_transaction_read_only": (name, "off")
            default: (name, value)
            }
        }
        settings.values.append(("idle_in_transaction_session_timeout", "\(statementTimeout / .milliseconds(1))ms"))
        return settings
    }

    /// One statement that applies all settings for the rest of the session.
    ///
    /// The statement also works where start-up options do not, as behind a pooler.
    func statement(_ parameters: inout ParameterBuffer) -> String {
        var calls: [String] = []
        for (name, value) in values {
            calls.append("set_config($\(parameters.count + 1), $\(parameters.count + 2), false)")
            parameters.append(name)
            parameters.append(value)
        }
        return "SELECT " + (calls.isEmpty ? "1" : calls.joined(separator: ", "))
    }
}
