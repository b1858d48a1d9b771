import Bytes
import Caching
package import GraphQL
import Planner
import Postgres

/// An operation of a document with everything known about it.
///
/// It is parsed and validated once, and planned once for each shape of its requests.
///
/// Belongs to one loop.
package final class PreparedOperation {
    /// The source, to distinguish the document from another one with the same hash.
    let source: [UInt8]
    /// The requested identifier of the document; nil if the client sent its text.
    let identifier: DocumentIdentifier?
    let operationName: String?
    /// The operation in its document, or the errors that prevent it from running.
    package let outcome: Result<ExecutableOperation, RequestError>
    /// The facts about the operation for metrics and logs.
    let traits: OperationTraits
    /// The part of the cache that holds the operation.
    var place = OperationCache.Place.none

    // Sound without exclusivity checks, which would cost every request time: code that reads a request's values changes nothing here.
    @safe @exclusivity(unchecked) private var observations: [Observation] = []
    /// The plans by shape, including shapes that cannot be planned.
    private var plans = BoundedCache<ShapeKey, KeptPlan>(limit: PreparedOperation.maximumPlans)
    private var planBytes = 0
    /// The shape of the current request, in memory that is reused.
    @safe @exclusivity(unchecked) private var shape = ShapeKey()
    /// The plan used last, which usually is the next one, too.
    private var latest: (shape: ShapeKey, plan: PreparedPlan)?

    /// The maximum number of shapes kept for one operation; a filter with many optional parts has many.
    private static let maximumPlans = 64

    init(
        source: [UInt8],
        identifier: DocumentIdentifier? = nil,
        operationName: String?,
        schema: Schema,
        limits: OperationLimits,
        isProduction: Bool = false,
        times: inout PhaseTimes
    ) {
        self.source = source
        self.identifier = identifier
        self.operationName = operationName
        let outcome = Self.document(source, schema, limits, isProduction, &times).flatMap { document in
            do throws(RequestError) {
                let operation = try document.operation(named: operationName)
                let excesses = limits.errors(of: operation, in: document)
                guard !excesses.isEmpty else { return .success(ExecutableOperation(document, operation)) }
                return .failure(RequestError(excesses).showing(document, of: schema, inProduction: isProduction))
            } catch {
                return .failure(error.showing(document, of: schema, inProduction: isProduction))
            }
        }
        self.outcome = outcome
        let executable = try? outcome.get()
        traits = OperationTraits(source: source, kind: executable?.definition.kind, name: executable?.name)
    }

    /// Prepares an operation without measuring the time.
    package convenience init(source: [UInt8], operationName: String?, schema: Schema, limits: OperationLimits) {
        var times = PhaseTimes(isDetailed: false)
        self.init(source: source, operationName: operationName, schema: schema, limits: limits, times: &times)
    }

    /// Parses and validates a document; returns its errors if it is invalid.
    static func document(
        _ source: [UInt8],
        _ schema: Schema,
        _ limits: OperationLimits,
        _ isProduction: Bool,
        _ times: inout PhaseTimes
    ) -> Result<Document, RequestError> {
        guard source.count <= limits.documentBytes else {
            let message = "The document has \(source.count) bytes; at most \(limits.documentBytes) are allowed."
            return .failure(RequestError([GraphQLError(message, code: .documentTooLarge)]))
        }
        let document: Document
        do throws(SyntaxError) {
            document = try Document.parse(source, limits: limits.parser)
            times.end(.parse)
        } catch {
            times.end(.parse)
            // After a syntax error, secret values in the document cannot be recognized.
            let isQuoted = !schema.mayContainSecrets(source)
            var syntaxError = isQuoted ? error.graphQLError : error.withoutQuotation
            syntaxError.code = .parseFailed
            return .failure(RequestError([isQuoted ? syntaxError.showing(source, inProduction: isProduction) : syntaxError]))
        }
        let rules: ValidationRules = isProduction ? [.specified, .noSchemaIntrospection] : .specified
        let found = validate(document, against: schema, rules: rules, maxErrors: limits.reportedErrors, suggests: !isProduction)
        let errors = limits.reported(found, closing: "Too many validation errors, error limit reached. Validation aborted.")
        times.end(.validate)
        guard !errors.isEmpty else { return .success(document) }
        return .failure(RequestError(errors).showing(document, of: schema, inProduction: isProduction))
    }

    /// The approximate memory of the operation with its plans: a document's nodes take several times as much memory as its text.
    var footprint: Int { 2_048 + source.count * (isRefused ? 1 : 10) + messageBytes + planBytes }

    /// The size in bytes of the error messages and of the requested operation name.
    private var messageBytes: Int {
        var bytes = operationName?.utf8.count ?? 0
        if case .failure(let error) = outcome { bytes += error.errors.reduce(0) { $0 + $1.message.utf8.count } }
        return bytes
    }

    private var isRefused: Bool { if case .failure = outcome { true } else { false } }

    /// The plan for a request of this shape, or the error that prevents one; nil until one has been requested.
    func knownPlan(for values: RequestValues) -> Result<PreparedPlan, PlanError>? {
        shape.take(observations, in: values)
        if let latest, latest.shape == shape { return .success(latest.plan) }
        let key = ShapeKey(of: observations, in: values)
        guard let known = plans.element(for: key) else { return nil }
        if case .success(let plan) = known.outcome { latest = (key, plan) }
        return known.outcome
    }

    /// Plans the operation for requests of this shape; `times` holds the measured times of its statements.
    func makePlan(
        _ operation: ExecutableOperation,
        for values: RequestValues,
        planner: Planner,
        times: StatementTimes? = nil
    ) -> Result<PreparedPlan, PlanError> {
        let outcome = planner.outcome(operation.definition, of: operation.document, for: values)
        let prepared = outcome.result.map { PreparedPlan($0, times: times) }
        let news = outcome.observations.filter { !observations.contains($0) }
        if !news.isEmpty {
            // The existing keys cannot distinguish the new plan from the others: start again with longer keys.
            observations += news
            plans.removeAll()
            planBytes = 0
        }
        latest = nil
        if plans.isFull, let former = plans.removeOldest() { planBytes -= former.footprint }
        let key = ShapeKey(of: observations, in: values)
        let kept = KeptPlan(outcome: prepared, key: key)
        plans.insert(kept, for: key)
        planBytes += kept.footprint
        return prepared
    }

    /// The plan for a request of this shape; made now if necessary.
    func plan(_ operation: ExecutableOperation, for values: RequestValues, planner: Planner) throws(PlanError) -> PreparedPlan {
        try (knownPlan(for: values) ?? makePlan(operation, for: values, planner: planner)).get()
    }

    /// A plan or the error that prevents one, with the memory that it and its key take.
    private struct KeptPlan {
        let outcome: Result<PreparedPlan, PlanError>
        let footprint: Int

        init(outcome: Result<PreparedPlan, PlanError>, key: ShapeKey) {
            self.outcome = outcome
            // The cache stores the key twice.
            let size = if case .success(let plan) = outcome { plan.footprint } else { 512 }
            footprint = size + key.count * 2
        }
    }
}

extension RequestError {
    /// Adds to each error the line of the document that it concerns, except for lines that contain a secret.
    func showing(_ document: Document, of schema: Schema, inProduction isProduction: Bool) -> RequestError {
        let shown = errors.map { $0.showing(document.source, inProduction: isProduction) }
        guard schema.hasSecrets, shown.contains(where: { !$0.excerpt.isEmpty }) else { return RequestError(shown) }
        let secrets = SecretValues(of: document, in: schema)
        return RequestError(
            shown.map { error in
                guard let line = error.locations.first?.line, secrets.stand(onLine: line) else { return error }
                var error = error
                error.excerpt = []
                return error
            }
        )
    }
}
