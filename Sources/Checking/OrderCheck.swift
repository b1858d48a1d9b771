import Coverage
import Engine
import GraphQL
import JSON
import Planner
import Postgres

/// Finds orders without a supporting index.
///
/// Every page of such an order sorts all rows.
///
/// PostgreSQL plans each page with sorting disabled. If the plan still sorts, there is no alternative. So the result depends neither on
/// table sizes nor on statistics, and an empty database is enough.
///
/// A list of an object needs an index on the object and the default order. In other orders PostgreSQL may sort the object's rows or skip
/// rows of other objects, so that these lists don't need an index for each order.
struct OrderCheck {
    private let snapshot: SchemaSnapshot
    private let session: PostgresSession
    /// A viewer with every role, who may request every list.
    private static let viewer = Viewer(account: 1, roles: ViewerRoles(rawValue: .max))

    /// Returns the problems of all lists.
    static func problems(of snapshot: SchemaSnapshot, on session: PostgresSession) throws(PostgresError) -> [String] {
        let check = OrderCheck(snapshot: snapshot, session: session)
        try session.execute(
            "SET plan_cache_mode = force_generic_plan; SET enable_sort = off; SET enable_incremental_sort = off; SET enable_seqscan = off"
        )
        var problems: [String] = []
        for list in OrderedList.all(of: snapshot.planner.catalog) {
            if let problem = try check.problem(of: list) { problems.append("\(list.name): \(problem)") }
        }
        try session.execute("RESET plan_cache_mode; RESET enable_sort; RESET enable_incremental_sort; RESET enable_seqscan")
        return problems
    }

    private func problem(of list: OrderedList) throws(PostgresError) -> String? {
        var explained: Set<String> = []
        for statement in pages(of: list) where explained.insert(statement.sql).inserted {
            guard let plan = try explain(statement) else { continue }
            guard let bound = Self.firstBound(in: plan) else { continue }
            let path = Self.path(from: bound)
            if Self.sortsRows(path) { return "no index provides this order; every page sorts all rows." }
            if list.parentPrefix != nil, list.isDefault, Self.readsRowsOfOthers(path) {
                return "no index provides one object's rows in this order; every page also reads rows of other objects."
            }
        }
        return nil
    }

    /// Returns the statements for the first page in every language, because each language has its own collation.
    private func pages(of list: OrderedList) -> [WrittenStatement] {
        let languages = snapshot.planner.catalog.languages
        return (languages.isEmpty ? [.unnamed] : languages).flatMap { pages(of: list, in: $0) }
    }

    /// Returns the statements in one language.
    ///
    /// Returns none if planning fails, because other operations report that.
    private func pages(of list: OrderedList, in language: TextLanguage) -> [WrittenStatement] {
        let variables: ObjectValue = list.parentPrefix.map { ["parent": .string("\($0)_1")] } ?? [:]
        guard let document = try? Document.parse(list.queryOfOne), let operation = document.operations.first,
            let coerced = try? snapshot.schema.coerceVariables(of: operation, in: document, from: variables)
        else { return [] }
        let values = RequestValues(variables: coerced, language: language, viewer: Self.viewer)
        guard let plan = try? snapshot.planner.plan(operation, of: document, for: values).plan else { return [] }
        return zip(plan.levels, plan.statements()).filter { $0.0.page != nil && $0.0.isIndexed }.map(\.1)
    }

    /// Returns the plan of a statement, or nil if PostgreSQL cannot prepare it, which the check of columns reports.
    private func explain(_ statement: WrittenStatement) throws(PostgresError) -> JSONValue? {
        do {
            try session.execute("PREPARE page AS " + statement.sql)
        } catch .server {
            return nil
        }
        let values = statement.parameters.isEmpty ? "" : "(" + statement.parameters.map { _ in "NULL" }.joined(separator: ", ") + ")"
        let text = try session.query("EXPLAIN (FORMAT JSON) EXECUTE page\(values)").one(String.self)
        try session.execute("DEALLOCATE page")
        guard let document = try? JSONDocument(parsing: Array(text.utf8)),
            let plan = document.root[0]?["Plan"]
        else { throw .protocol("no plan in the answer of EXPLAIN") }
        return plan
    }

    // MARK: Reading a plan

    /// Returns the node that limits the rows of a page.
    ///
    /// In nested lists, this node is next to the node that reads the parent's rows.
    private static func firstBound(in plan: JSONValue) -> JSONValue? {
        if plan["Node Type"]?.string == "Limit" { return plan }
        return inputs(of: plan).lazy.compactMap { firstBound(in: $0) }.first
    }

    /// Returns the nodes from the top of a page's plan down to the table.
    ///
    /// The path always follows the first input, because other inputs only add columns to the first input's rows.
    private static func path(from top: JSONValue) -> [JSONValue] {
        var path = [top]
        while let next = path.last.flatMap({ inputs(of: $0).first }) { path.append(next) }
        return path
    }

    /// Returns the nodes whose rows a node reads, without subqueries in expressions.
    private static func inputs(of node: JSONValue) -> [JSONValue] {
        guard let plans = node["Plans"] else { return [] }
        return (0..<plans.count).compactMap { plans[$0] }.filter { !["InitPlan", "SubPlan"].contains($0["Parent Relationship"]?.string) }
    }

    /// Whether rows are sorted before the limit.
    ///
    /// Sorting after the limit affects only one page.
    private static func sortsRows(_ path: [JSONValue]) -> Bool {
        guard let bound = path.lastIndex(where: { $0["Node Type"]?.string == "Limit" }) else { return false }
        return path[bound...].contains { ["Sort", "Incremental Sort"].contains($0["Node Type"]?.string) }
    }

    /// Whether the plan reads the table in order and filters out rows of other objects one by one.
    private static func readsRowsOfOthers(_ path: [JSONValue]) -> Bool {
        guard let scan = path.last, scan["Index Cond"] == nil else { return false }
        // Look for a column that must equal the key of the parent object. The key is a parameter or a column of the outer row. For other
        // conditions, such as an array of ids, no index could provide the order.
        let operands = (scan["Filter"]?.string ?? "").split(separator: " = ", omittingEmptySubsequences: false).dropFirst().map {
            $0.prefix { !" )".contains($0) }
        }
        return operands.contains { $0.hasPrefix("$") || $0.hasSuffix(".key") }
    }
}
