public import GraphQL
public import Planner
public import Postgres

/// What an operation comes to: its statements with their parameters, and on demand how PostgreSQL runs them.
public struct Explanation {
    /// One statement.
    public struct Statement: Sendable {
        /// The level that it fetches.
        public let level: Int
        /// In which step it goes out.
        public let step: Int
        /// The name under which it is prepared.
        public let name: String
        /// Its text.
        public let sql: String
        /// Its parameters, `$1` first.
        public let parameters: [Parameter]
        /// Whether PostgreSQL plans it for the values of each request.
        public let plansWithValues: Bool
        /// The field that it is there for, as a path in the response.
        public let path: String
        /// How many rows it is expected to fetch, at most where they come in pages.
        public let rows: Int
        /// What it costs, in points.
        public let points: Int
        /// How many rows a page has; nil for levels without pages.
        public let pageSize: Int?
    }

    /// A parameter of a statement.
    public struct Parameter: Sendable {
        /// The database's type.
        public let type: String
        /// The value as PostgreSQL reads it from text; nil for NULL, and for keys that only an earlier step knows.
        public let value: String?
    }

    /// What the request costs, in points.
    public let cost: Int
    /// The statements in the order of the levels.
    public let statements: [Statement]
    /// What PostgreSQL expects of each statement, in the same order; empty when it has not been asked.
    var estimates: [PlanEstimate] = []
    /// How long it took to make the plan; nil when it was not measured.
    var times: PhaseTimes?
    /// What each event of a subscription is first held against, where arguments decide whom it concerns.
    public let matching: Matching?
    /// The plan of a query or of a subscription's event; of mutations those of their payloads.
    let plans: [PreparedPlan]
    let values: RequestValues

    /// The statement that finds which subscriptions with the same conditions an event concerns.
    public struct Matching: Sendable {
        /// Its text.
        public let sql: String
        /// What this subscription has in its arrays, `$2` first; `$1` are the numbers of objects.
        public let values: [String?]
    }

    /// Plans an operation, for strangers unless somebody asks.
    ///
    /// - Throws: The errors for which the operation cannot run.
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
        self.init(plan, values, ListSizes(fields: 0))  // nothing has been seen
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

    /// Runs the statements one after the other and answers, for each, PostgreSQL's plan with its times, a line each.
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
                // A cursor's keys have no text form: PostgreSQL plans with the values at hand.
                explained = try session.query("EXPLAIN (ANALYZE, BUFFERS) \(statement.sql)", batch.parameters)
            } else {
                // Prepared, as the engine does it, so that PostgreSQL shows the plan that requests really get.
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
