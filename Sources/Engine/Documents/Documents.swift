import Bytes
import GraphQL
import Planner
import Postgres
import Reactor
import Sodium

/// The documents of one loop: finds the operation that a request means, by text or by an identifier, and its plan; each is prepared once.
///
/// Belongs to one loop.
final class Documents {
    private let settings: DocumentSettings
    private let limits: OperationLimits
    private let isProduction: Bool
    /// What clients have registered, at any loop.
    private let persisted: PersistedDocuments
    /// How long statements take that plans send.
    private let times: StatementTimes
    private let errors: ErrorMapping
    private let preparation: PreparationQueue
    // Sound without checks for exclusive access, which each request would pay for: no one comes back here while it is changed.
    @safe @exclusivity(unchecked) private var operations: OperationCache
    /// The schema that new requests are answered by.
    private(set) var schema: ServedSchema

    init(
        _ snapshot: SchemaSnapshot,
        _ settings: DocumentSettings,
        limits: OperationLimits,
        isProduction: Bool,
        persisted: PersistedDocuments,
        times: StatementTimes,
        errors: ErrorMapping,
        loop: EventLoop
    ) {
        schema = ServedSchema(snapshot)
        (self.settings, self.limits, self.isProduction) = (settings, limits, isProduction)
        (self.persisted, self.times) = (persisted, times)
        self.errors = errors
        preparation = PreparationQueue(loop: loop, limits: settings.preparation)
        operations = OperationCache(entries: settings.cached, bytes: settings.cacheBytes)
    }

    /// Takes another schema; requests under way end with theirs.
    ///
    /// Documents are prepared for one schema, so none may be found by requests of another.
    func use(_ snapshot: SchemaSnapshot) {
        schema = ServedSchema(snapshot)
        operations.removeAll()
    }

    /// The present figures.
    var figures: DocumentFigures {
        DocumentFigures(waiting: preparation.count, cached: operations.count, cachedBytes: operations.bytes)
    }

    // MARK: Operations

    /// The operation of a request, out of the cache when it has been asked for before.
    func operation(
        of request: OperationRequest,
        _ context: RequestContext,
        in schema: ServedSchema,
        _ facts: inout RequestFacts
    ) async throws(Refusal) -> PreparedOperation {
        let known = known(request, in: schema)
        facts.times.end(.read)
        facts.isDocumentKnown = known != nil
        if let known {
            // Asked to be remembered again, it may have been forgotten where all loops look.
            if case .remembered(let source, let digest) = request.document, !schema.snapshot.trustedDocuments.contains(digest) {
                persisted.keep(source, as: digest)
            }
            return known
        }
        switch request.document {
        case .text(let source):
            try checkTrust(source, schema.snapshot)
            return try await prepare(source, nil, request, context, in: schema, &facts)
        case .known(let identifier):
            let source = try source(of: identifier, schema.snapshot)
            return try await prepare(source, identifier, request, context, in: schema, &facts)
        case .remembered(let source, let digest):
            return try await remember(source, as: digest, request, context, in: schema, &facts)
        }
    }

    /// What the loop has prepared for an earlier request.
    private func known(_ request: OperationRequest, in schema: ServedSchema) -> PreparedOperation? {
        // What one schema says of a document is nothing to another.
        guard schema === self.schema else { return nil }
        switch request.document {
        case .text(let source): return operations.operation(of: source, named: request.operationName)
        case .known(let identifier): return operations.operation(of: identifier, named: request.operationName)
        case .remembered(let source, let digest):
            let known = operations.operation(of: .sha256(digest), named: request.operationName)
            return known?.source == source ? known : nil
        }
    }

    /// Prepares an operation and remembers it, unless it is refused for its size or belongs to a schema that is no longer used.
    private func prepare(
        _ source: [UInt8],
        _ identifier: DocumentIdentifier?,
        _ request: OperationRequest,
        _ context: RequestContext,
        in schema: ServedSchema,
        _ facts: inout RequestFacts
    ) async throws(Refusal) -> PreparedOperation {
        // What is refused for its size costs nothing, so it need not wait for larger ones.
        let isTooLarge = source.count > limits.documentBytes
        var hash = DocumentHash()
        hash.combine(source.span)
        if let name = request.operationName { hash.combine(name.utf8Span.span) }
        do throws(PreparationQueue.Overloaded) {
            let size = isTooLarge ? 0 : source.count
            return try await preparation.prepare(size: size, key: hash.value, known: { known(request, in: schema) }) {
                let prepared = PreparedOperation(
                    source: source,
                    identifier: identifier,
                    operationName: request.operationName,
                    schema: schema.snapshot.schema,
                    limits: limits,
                    isProduction: isProduction,
                    times: &facts.times
                )
                if schema === self.schema, !isTooLarge { operations.insert(prepared) }
                return prepared
            }
        } catch {
            throw overloaded(ErrorReader(context), &facts)
        }
    }

    private func overloaded(_ reader: ErrorReader, _ facts: inout RequestFacts) -> Refusal {
        errors.overloaded("The server has more new documents to read than it can. Try again in a moment.", for: reader, &facts)
    }

    // MARK: Plans

    /// The plan of an operation for requests of a shape; made now if there is none yet.
    func plan(
        _ prepared: PreparedOperation,
        _ operation: ExecutableOperation,
        for values: RequestValues,
        _ context: RequestContext,
        in schema: ServedSchema,
        _ facts: inout RequestFacts
    ) async throws(Refusal) -> Result<PreparedPlan, PlanError> {
        if let known = prepared.knownPlan(for: values) { return known }
        let key = UInt64(UInt(bitPattern: ObjectIdentifier(prepared).hashValue))
        let size = operation.document.source.count
        do throws(PreparationQueue.Overloaded) {
            return try await preparation.prepare(size: size, key: key, known: { prepared.knownPlan(for: values) }) {
                operations.note(growthOf: prepared) {
                    prepared.makePlan(operation, for: values, planner: schema.snapshot.planner(within: limits.arguments), times: times)
                }
            }
        } catch {
            throw overloaded(ErrorReader(context), &facts)
        }
    }

    /// Measures how long an operation takes to be prepared and planned when nothing of it is known, in its turn like a new document.
    func preparationTimes(
        of prepared: PreparedOperation,
        for values: RequestValues,
        _ context: RequestContext,
        in schema: ServedSchema,
        _ facts: inout RequestFacts
    ) async throws(Refusal) -> PhaseTimes {
        do throws(PreparationQueue.Overloaded) {
            let key = UInt64.random(in: .min ... .max)
            return try await preparation.prepare(size: prepared.source.count, key: key, known: { nil }) {
                var times = PhaseTimes(isDetailed: true)
                let anew = PreparedOperation(
                    source: prepared.source,
                    operationName: prepared.operationName,
                    schema: schema.snapshot.schema,
                    limits: limits,
                    times: &times
                )
                if let executable = try? anew.outcome.get() {
                    _ = try? anew.plan(executable, for: values, planner: schema.snapshot.planner(within: limits.arguments))
                }
                times.end(.plan)
                return times
            }
        } catch {
            throw overloaded(ErrorReader(context), &facts)
        }
    }

    // MARK: Identifiers

    /// The document of an identifier: a trusted one, or one that a client has registered.
    private func source(of identifier: DocumentIdentifier, _ snapshot: SchemaSnapshot) throws(Refusal) -> [UInt8] {
        if let trusted = snapshot.trustedDocuments.document(identifier) { return trusted }
        guard !settings.trustsOnly else { throw .untrusted }
        guard settings.persists else { throw .persistedQueryNotSupported }
        guard case .sha256(let digest) = identifier, let registered = persisted.document(digest) else { throw .persistedQueryNotFound }
        return registered
    }

    /// Prepares a document that comes with its digest and, when it is valid, keeps it for requests that bring the digest alone.
    private func remember(
        _ source: [UInt8],
        as digest: SHA256Digest,
        _ request: OperationRequest,
        _ context: RequestContext,
        in schema: ServedSchema,
        _ facts: inout RequestFacts
    ) async throws(Refusal) -> PreparedOperation {
        let identifier = DocumentIdentifier.sha256(digest)
        let trusted = schema.snapshot.trustedDocuments
        if let known = trusted.document(identifier), known == source {
            return try await prepare(source, identifier, request, context, in: schema, &facts)
        }
        guard SHA256Digest(of: source.span) == digest else {
            throw Refusal(.badRequest, "provided sha does not match query: “sha256Hash” must be the SHA-256 of the document's bytes.")
        }
        let isTrusted = trusted.contains(digest)
        if !isTrusted {
            guard !settings.trustsOnly else { throw .untrusted }
            guard settings.persists else { throw .persistedQueryNotSupported }
        }
        // Refused before, it is remembered by its text: nothing but valid documents is found by a digest.
        if schema === self.schema, let known = operations.operation(of: source, named: request.operationName),
            case .failure = known.outcome
        {
            return known
        }
        let prepared = try await prepare(source, identifier, request, context, in: schema, &facts)
        if !isTrusted, case .success = prepared.outcome { persisted.keep(source, as: digest) }
        return prepared
    }

    /// Refuses a document that is not trusted where only trusted ones are answered.
    private func checkTrust(_ source: [UInt8], _ snapshot: SchemaSnapshot) throws(Refusal) {
        guard settings.trustsOnly else { return }
        guard snapshot.trustedDocuments.contains(SHA256Digest(of: source.span)) else { throw .untrusted }
    }
}

/// The figures of a loop's documents.
public struct DocumentFigures: Sendable {
    /// New documents that wait to be prepared.
    public var waiting = 0
    /// Documents that are remembered.
    public var cached = 0
    /// About how much memory these take.
    public var cachedBytes = 0

    /// Figures; those of documents that there are none of yet.
    public init(waiting: Int = 0, cached: Int = 0, cachedBytes: Int = 0) {
        (self.waiting, self.cached, self.cachedBytes) = (waiting, cached, cachedBytes)
    }
}

extension Refusal {
    /// Only trusted documents are answered, and this is none.
    fileprivate static var untrusted: Refusal {
        Refusal(.documentNotTrusted, "This server answers trusted documents only, and this is none of them. Ask for one by its identifier.")
    }

    /// The client is to send the document together with its SHA-256.
    ///
    /// Spec: https://www.apollographql.com/docs/apollo-server/performance/apq
    fileprivate static var persistedQueryNotFound: Refusal {
        var refusal = Refusal(.persistedQueryNotFound, "PersistedQueryNotFound")
        refusal.isPassing = true
        return refusal
    }

    /// The client is to send the document alone.
    fileprivate static var persistedQueryNotSupported: Refusal {
        var refusal = Refusal(.persistedQueryNotSupported, "PersistedQueryNotSupported")
        refusal.isPassing = true
        return refusal
    }
}
