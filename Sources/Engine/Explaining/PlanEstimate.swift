import GraphQL
import JSON
import JSONValues

/// PostgreSQL's estimate for a statement before it runs, from `EXPLAIN (FORMAT JSON)`.
///
/// Spec: https://www.postgresql.org/docs/current/sql-explain.html
struct PlanEstimate: Equatable {
    /// One step of PostgreSQL's plan.
    struct Node: Equatable {
        /// The depth below the first step.
        let depth: Int
        /// The operation, with its index and table.
        let name: String
        let rows: Int64
        let startupCost: Double
        let totalCost: Double

        /// The step as `EXPLAIN` writes it.
        var text: String {
            let arrow = depth == 0 ? "" : String(repeating: "      ", count: depth - 1) + "  ->  "
            return "\(arrow)\(name)  (cost=\(startupCost)..\(totalCost) rows=\(rows))"
        }
    }

    /// The steps, each before the steps that it takes rows from.
    private(set) var nodes: [Node] = []

    /// Reads PostgreSQL's response; has no steps if the response is not understood.
    init(json: [UInt8]) {
        guard let document = try? JSONDocument(parsing: json), case .list(let statements) = Value(document.root),
            case .object(let statement)? = statements.first
        else { return }
        add(statement["Plan"], depth: 0)
    }

    private mutating func add(_ value: Value?, depth: Int) {
        guard case .object(let plan)? = value, case .string(let type)? = plan["Node Type"] else { return }
        var name = type
        if case .string(let index)? = plan["Index Name"] { name += " using " + index }
        if case .string(let relation)? = plan["Relation Name"] { name += " on " + relation }
        nodes.append(
            Node(
                depth: depth,
                name: name,
                rows: Self.number(plan["Plan Rows"]).map { Int64($0) } ?? 0,
                startupCost: Self.number(plan["Startup Cost"]) ?? 0,
                totalCost: Self.number(plan["Total Cost"]) ?? 0
            )
        )
        guard case .list(let plans)? = plan["Plans"] else { return }
        for plan in plans { add(plan, depth: depth + 1) }
    }

    private static func number(_ value: Value?) -> Double? {
        switch value {
        case .int(let number): Double(number)
        case .double(let number) where number.magnitude < 1e18: number
        default: nil
        }
    }

    /// The figures of the first step, which cover the whole statement, and all steps.
    var json: Value {
        guard let first = nodes.first else { return .null }
        return [
            "startupCost": .double(first.startupCost),
            "totalCost": .double(first.totalCost),
            "rows": .int(first.rows),
            "nodes": .list(nodes.map { .string($0.text) }),
        ]
    }
}
