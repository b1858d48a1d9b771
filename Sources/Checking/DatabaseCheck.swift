import Coverage
public import Engine
import GraphQL
public import Planner
public import Postgres

/// Checks schema and bindings against a live database, to find a broken column before a client does.
///
/// It prepares every statement of the covering operations without executing it, and compares the result columns with the schema. Then it
/// checks that an index supports each order of each list.
public struct DatabaseCheck {
    /// The scope and the findings of a check.
    public struct Report: Sendable {
        /// The number of planned operations.
        public var operations = 0
        /// The number of distinct prepared statements.
        public var statements = 0
        /// The problems, one line each, beginning with the field: `Recipe.title: …`.
        public var problems: [String] = []

        /// Adds a problem unless another statement already had it.
        fileprivate mutating func note(_ problem: String) {
            if !problems.contains(problem) { problems.append(problem) }
        }
    }

    private let snapshot: SchemaSnapshot
    private let roles: [ViewerRoles]
    private let session: PostgresSession
    private let types: DatabaseCatalog
    private var described: [String: Result<StatementDescription, PostgresError>] = [:]
    private var failures: Set<String> = []
    /// The plans already checked for the current operation.
    private var checked: [PreparedPlan] = []
    private var report = Report()

    private init(_ snapshot: SchemaSnapshot, _ session: PostgresSession, _ roles: [ViewerRoles]) throws(PostgresError) {
        self.snapshot = snapshot
        self.roles = roles
        self.session = session
        types = try DatabaseCatalog(session)
    }

    /// Viewers without a role, and with every role.
    public static let everyRole = [ViewerRoles(), ViewerRoles(rawValue: .max)]

    /// Checks everything that a snapshot binds.
    ///
    /// - Parameters:
    ///   - snapshot: The schema with its bindings.
    ///   - session: The database.
    ///   - roles: The roles of each viewer to plan operations for, with the most privileged viewer last.
    /// - Returns: The findings.
    /// - Throws: `PostgresError` if the database is unreachable.
    public static func report(
        of snapshot: SchemaSnapshot,
        on session: PostgresSession,
        for roles: [ViewerRoles] = everyRole
    ) throws(PostgresError) -> Report {
        let operations = CoveringOperations.all(of: snapshot.planner.catalog)
        var report = try report(of: snapshot, on: session, operations: operations, for: roles)
        report.problems += try OrderCheck.problems(of: snapshot, on: session)
        return report
    }

    static func report(
        of snapshot: SchemaSnapshot,
        on session: PostgresSession,
        operations: [CoveringOperation],
        for roles: [ViewerRoles] = everyRole
    ) throws(PostgresError) -> Report {
        var check = try DatabaseCheck(snapshot, session, roles)
        for operation in operations where operation.refusal == nil { try check.check(operation) }
        check.report.statements = check.described.count
        check.report.problems.sort()
        return check.report
    }

    // MARK: Operations

    private mutating func check(_ operation: CoveringOperation) throws(PostgresError) {
        report.operations += 1
        checked.removeAll()
        let prepared = PreparedOperation(
            source: Array(operation.query.utf8),
            operationName: nil,
            schema: snapshot.schema,
            limits: OperationLimits()
        )
        // Plan queries in all languages, and for viewers with an account, who see more. Plan other operations for the last viewer only.
        let languages = snapshot.planner.catalog.languages.isEmpty ? [.unnamed] : snapshot.planner.catalog.languages
        let members = roles.map { Viewer(account: 1, roles: $0) }
        let everybody: [(TextLanguage, Viewer?)] = languages.map { ($0, nil) } + members.map { (languages[0], $0) }
        for (language, viewer) in operation.kind == .query ? everybody[...] : everybody.suffix(1) {
            guard let plan = plan(operation, prepared, operation.variables, language, viewer) else { continue }
            for plan in [plan] + plan.payloads { try check(plan, of: operation) }
            guard operation.takesCursor, let cursor = plan.exampleCursor else { continue }
            guard let next = self.plan(operation, prepared, operation.variables(cursor: cursor), language, viewer) else { continue }
            try check(next, of: operation)
        }
    }

    private mutating func plan(
        _ operation: CoveringOperation,
        _ prepared: PreparedOperation,
        _ variables: ObjectValue,
        _ language: TextLanguage,
        _ viewer: Viewer?
    ) -> ReadPlan? {
        do throws(RequestError) {
            // If neither language nor viewer changes the plan, the operation returns its cached plan, which is already checked.
            let plan = try snapshot.plan(prepared, from: variables, language: language, viewer: viewer).plan
            guard !checked.contains(where: { $0 === plan }) else { return nil }
            checked.append(plan)
            // A permission error for some viewers is not a problem.
            for error in plan.plan.errors where error.denial == nil { report.note("\(operation.name): \(error.message)") }
            return plan.plan
        } catch {
            for error in error.errors { report.note("\(operation.name): \(error.message)") }
        }
        return nil
    }

    // MARK: Statements

    private mutating func check(_ plan: ReadPlan, of operation: CoveringOperation) throws(PostgresError) {
        var descriptions: [StatementDescription?] = []
        for statement in plan.statements() + (plan.statementsForViewers() ?? []) + [plan.event?.matching].compactMap(\.self) {
            switch describe(statement.sql) {
            case .success(let description): descriptions.append(description)
            case .failure(.server(let error)):
                // Many statements use the same broken column, under different aliases.
                if failures.insert(error.message.filter { !$0.isNumber }).inserted {
                    report.note("\(operation.name): \(error.message) (SQLSTATE \(error.sqlState))")
                }
                descriptions.append(nil)
            case .failure(let error): throw error
            }
        }
        for expectation in plan.expectations {
            guard let description = descriptions[expectation.level] else { continue }
            guard description.columns.indices.contains(expectation.column) else {
                report.note("\(expectation.coordinate): the statement returns no column \(expectation.column).")
                continue
            }
            check(description.columns[expectation.column], expectation)
        }
    }

    private mutating func describe(_ sql: String) -> Result<StatementDescription, PostgresError> {
        if let known = described[sql] { return known }
        let result = Result { () throws(PostgresError) in try session.describe(sql) }
        described[sql] = result
        return result
    }

    // MARK: Columns

    private mutating func check(_ column: StatementDescription.Column, _ expectation: ColumnExpectation) {
        let (coordinate, name) = (expectation.coordinate, types.name(of: column.type))
        switch expectation.use {
        case .leaf(let scalar, let isList):
            // An array is read by the type of its elements. The column of a leaf that is not a list must not be an array.
            let element = isList ? types.element(of: column.type) : types.element(of: column.type) == nil ? column.type : nil
            if let element, scalar.isWritten(from: ColumnReader(column.type)), !types.isOpaque(element) {
                if scalar == .enumeration { compareLabels(of: element, at: coordinate) }
            } else {
                report.note("\(coordinate): a column of type \(name) cannot be written as \(typeName(at: coordinate)).")
            }
        case .key(let type):
            if name != type.sql { report.note("\(coordinate): the column has type \(name), but its key is bound as \(type.sql).") }
        }
        if expectation.isNonNull, let attribute = types.nullableAttribute(table: column.table, number: column.attribute) {
            report.note("\(coordinate): the field is non-null, but \(attribute) can be NULL.")
        }
    }

    private mutating func compareLabels(of type: TypeOID, at coordinate: String) {
        guard let field = field(at: coordinate), let labels = types.labels(of: type) else { return }
        let values = Set(snapshot.schema[snapshot.schema[field.type.named].enumValues].map(\.name))
        for label in labels.subtracting(values).sorted() {
            report.note(
                "\(coordinate): \(types.name(of: type)) has the label \(label), which is not a value of \(typeName(at: coordinate))."
            )
        }
        for value in values.subtracting(labels).sorted() {
            report.note("\(coordinate): \(value) is not a label of \(types.name(of: type)).")
        }
    }

    private func field(at coordinate: String) -> FieldDefinition? {
        let names = coordinate.split(separator: ".").map(String.init)
        guard names.count == 2, let type = snapshot.schema.type(named: names[0]) else { return nil }
        return snapshot.schema.field(named: names[1], of: type).map { snapshot.schema[$0] }
    }

    private func typeName(at coordinate: String) -> String {
        field(at: coordinate).map { snapshot.schema.printed($0.type) } ?? "its field"
    }
}
