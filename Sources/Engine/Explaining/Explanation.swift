public import GraphQL
public import Planner
public import Postgres

/// The statements of an operation with their parameters, and on demand PostgreSQL's plans for them.
public struct Explanation {
    /// One statement.
    public struct Statement: Sendable {
        /// The level that the statement fetches.
        public let level: Int
        /// The number of the step that sends the statement.
        public let step: Int
        /// The name of the prepared statement.
        public let name: String
        /// The text of the statement.
        public let sql: String
        /// The parameters, `$1` first.
        public let parameters: [Parameter]
        /// Whether PostgreSQL plans it for the values of each request.
        public let plansWithValues: Bool
        /// The field that the statement serves, as a path in the response.
        public let path: String
        /// The expected number of rows; for levels with pages, the maximum.
        public let rows: Int
        /// The cost in points.
        public let points: Int
        /// The page size; nil for levels without pages.
        public let pageSize: Int?
    }

    /// A parameter of a statement.
    public struct Parameter: Sendable {
        /// The database's type.
        public let type: String
        /// The value in PostgreSQL's text form; nil for NULL, and for keys that only an earlier step provides.
        public let value: String?
    }

    /// The cost of the request in points.
    public let cost: Int
    /// The statements in the order of the levels.
    public let statements: [Statement]
    /// PostgreSQL's estimate for each statement, in the same order; empty if it has not been requested.
    var estimates: [PlanEstimate] = []
    /// The time spent on preparing and planning; nil if it was not measured.
    var times: PhaseTimes?
    /// The statement that first matches each event of a subscription; nil unless arguments decide which events concern the subscription.
    public let matching: Matching?
    /// The plan of a query or of a subscription's event; for mutations, the plans of their payloads.
    let plans: [PreparedPlan]
    let values: RequestValues

    /// The statement that finds the subscriptions that an event concerns, among those with the same conditions.
    public struct Matching: Sendable {
        /// The text of the statement.
        public let sql: String
        /// This subscription's values in the statement's arrays, `$2` first; `$1` holds the objects' numbers.
        public let values: [String?]
    }

    /// Plans an operation; without a viewer, as for an anonymous client.
    ///
    /// - Throws: The errors that prevent the operation from running.
    public init(
        query: [UInt8],
        operationName: String? = nil,
        variables: ObjectValue = ObjectValue(),
        language: TextLanguage,
        viewer: Viewer? = nil,
        with snapshot: SchemaSnapshot
    ) throws(RequestError) {
        let operation = PreparedOperation(
            source: query,
            operationName: operationName,
            schema: snapshot.schema,
            limits: OperationLimits()
        )
        let (plan, values) = try snapshot.plan(operation, from: variables, language: language, viewer: viewer)
        self.init(plan, values, ListSizes(fields: 0))  // no list sizes observed yet
    }

    /// Explains a plan for the values of a request.
    init(_ plan: PreparedPlan, _ values: RequestValues, _ sizes: ListSizes) {
        self.values = values
        cost = plan.cost.points(for: values, sizes)
        let payloads = plan.mutations.compactMap { mutation -> (PreparedPlan, String)? in
            guard case .run(_, _, let payload) = mutation.work else { return nil }
            return (payload, mutation.step.site.responseName + ".")
        }
        let explained = plan.mutations.isEmpty ? [(plan, "")] : payloads
        plans = explained.map(\.0)
        matching = plan.plan.event?.matching.map { written in
            let binding = ParameterBinding(plan: plan, values: values, results: [])
            return Matching(sql: written.sql, values: written.parameters.map { binding.text(of: $0) })
        }
        var statements: [Statement] = []
        for (plan, prefix) in explained {
            let first = statements.count
            let binding = ParameterBinding(plan: plan, values: values, results: [])
            let parts = plan.cost.parts(for: values, sizes)
            for (index, statement) in plan.statements.enumerated() {
                let level = plan.plan.levels[index]
                let parameters = plan.parameters[index].map { Parameter(type: $0.type.sql, value: binding.text(of: $0)) }
                statements.append(
                    Statement(
                        level: first + index,
                        step: level.step,
                        name: statement.name,
                        sql: statement.sql,
                        parameters: parameters,
                        plansWithValues: statement.plansWithValues,
                        path: parts[index].path.hasPrefix(prefix) ? parts[index].path : prefix + parts[index].path,
                        rows: parts[index].rows,
                        points: parts[index].points,
                        pageSize: level.page.map { values.pageSize($0.size) }
                    )
                )
            }
        }
        self.statements = statements
    }

    /// Runs the statements one after the other; returns PostgreSQL's plan of each with its times, line by line.
    public func analyze(on session: PostgresSession) throws(PostgresError) -> [[String]] {
        for (name, value) in SessionSettings.readLane().values {
            try session.execute("SET \(name) = '\(value)'")
        }
        var explanations: [[String]] = []
        for plan in plans { explanations += try analyze(plan, from: explanations.count, on: session) }
        return explanations
    }

    private func analyze(_ plan: PreparedPlan, from first: Int, on session: PostgresSession) throws(PostgresError) -> [[String]] {
        var explanations: [[String]] = []
        var results: [QueryResult?] = []
        for (index, statement) in statements[first..<first + plan.statements.count].enumerated() {
            let binding = ParameterBinding(plan: plan, values: values, results: results)
            var batch = StatementBatch()
            binding.bind(plan.parameters[index], to: &batch.parameters)
            results.append(try session.query(statement.sql, batch.parameters))
            let texts = plan.parameters[index].map { binding.text(of: $0) }
            let explained: QueryResult
            if texts.contains(nil) {
                // A cursor's keys have no text form, so let PostgreSQL plan with the actual values.
                explained = try session.query("EXPLAIN (ANALYZE, BUFFERS) \(statement.sql)", batch.parameters)
            } else {
                // Prepare the statement as the engine does, so that PostgreSQL shows the plan that requests really get.
                try session.execute("PREPARE \(statement.name) AS \(statement.sql)")
                let literals = texts.compactMap { $0.map(Self.literal) }.joined(separator: ", ")
                let arguments = literals.isEmpty ? "" : "(\(literals))"
                try session.execute("SET plan_cache_mode = \(statement.plansWithValues ? "force_custom_plan" : "force_generic_plan")")
                explained = try session.query("EXPLAIN (ANALYZE, BUFFERS) EXECUTE \(statement.name)\(arguments)")
            }
            explanations.append(try explained.decode(String.self))
        }
        return explanations
    }

    /// A value as an SQL literal.
    ///
    /// Only for EXECUTE, whose arguments cannot be parameters, and only on the command line.
    private static func literal(_ text: String) -> String {
        "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
    }
}
