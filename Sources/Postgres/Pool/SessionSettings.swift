/// Settings of PostgreSQL that a session starts with.
public struct SessionSettings: Sendable, Equatable {
    /// Names and values, as in `SET name = value`.
    public var values: [(name: String, value: String)] {
        didSet { normalized = Self.text(values) }
    }

    private var normalized: String

    /// Takes names and values.
    public init(_ values: [(name: String, value: String)]) {
        self.values = values
        normalized = Self.text(values)
    }

    private static func text(_ values: [(name: String, value: String)]) -> String {
        values.map { "\($0.name)=\($0.value)" }.joined(separator: "\n")
    }

    /// Whether both set the same.
    public static func == (left: SessionSettings, right: SessionSettings) -> Bool { left.normalized == right.normalized }

    /// The value of `plan_cache_mode`; a word of ours when it is one of PostgreSQL's, and PostgreSQL's default otherwise.
    var planCacheMode: String {
        let set = values.last { $0.name == "plan_cache_mode" }?.value
        return ["force_generic_plan", "force_custom_plan"].first { $0 == set } ?? "auto"
    }

    /// The read lane: everything between two Syncs sees one snapshot, and nothing can write, whatever its SQL says.
    ///
    /// Generic plans, because planning `= ANY($1)` anew each time costs two to three times the CPU of running it; a `Statement` whose speed
    /// depends on its values says so itself (`plansWithValues`). No parallel workers: the cores belong to other requests, and two processes
    /// that promise to halve a long walk along an index make it look cheaper than finding the few rows at once.
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

    /// The lane of mutations: what one does others see when it is committed, and who is idle in the middle loses its locks.
    ///
    /// READ COMMITTED, because rules settle races by locks and conditions: a row that another has just changed is looked at again instead of
    /// failing the transaction.
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

    /// One statement that applies them all for the rest of the session; works where start-up options do not, as behind a pooler.
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
