import Bytes
import GraphQL
import Planner
import Postgres
import Reactor
import Sodium

/// The documents of one loop.
///
/// Finds the operation of a request, by text or by identifier, and its plan. Each is prepared once.
///
/// Belongs to one loop.
final class Documents {
    private let settings: DocumentSettings
    private let limits: OperationLimits
    private let isProduction: Bool
    /// The documents that clients have registered, on any loop.
    private let persisted: PersistedDocuments
    /// The measured times of the statements that plans send.
    private let times: StatementTimes
    private let errors: ErrorMapping
    private let preparation: PreparationQueue
    // Sound without exclusivity checks, which would cost every request time: nothing re-enters this class while the cache is being
    // changed.
    @safe @exclusivity(unchecked) private var operations: OperationCache
    /// The schema for new requests.
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

    /// Replaces the schema; requests in progress finish with the schema they started with.
    ///
    /// Documents are prepared for one schema, so requests of another schema must not find them.
    func use(_ snapshot: SchemaSnapshot) {
        schema = ServedSchema(snapshot)
        operations.removeAll()
    }

    /// The current figures.
    var figures: DocumentFigures {
        DocumentFigures(waiting: preparation.count, cached: operations.count, cachedBytes: operations.bytes)
    }

    // MARK: Operations

    /// The operation of a request; taken from the cache if it was requested before.
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
            // The client sends the document again, so the store shared by all loops may have evicted the document.
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

    /// The operation that this loop has prepared for an earlier request.
    private func known(_ request: OperationRequest, in schema: ServedSchema) -> PreparedOperation? {
        // The cache holds results for the current schema only.
        guard schema === self.schema else { return nil }
        switch request.document {
        case .text(let source): return operations.operation(of: source, named: request.operationName)
        case .known(let identifier): return operations.operation(of: identifier, named: request.operationName)
        case .remembered(let source, let digest):
            let known = operations.operation(of: .sha256(digest), named: request.operationName)
            return known?.source == source ? known : nil
        }
    }

    /// Prepares an operation, and caches it unless it is refused for its size or belongs to a schema that has been replaced.
    private func prepare(
        _ source: [UInt8],
        _ identifier: DocumentIdentifier?,
        _ request: OperationRequest,
        _ context: RequestContext,
        in schema: ServedSchema,
        _ facts: inout RequestFacts
    ) async throws(Refusal) -> PreparedOperation {
        // Refusing a document for its size costs nothing, so the refusal need not wait for larger documents.
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
            throw overloaded(ErrorRecipient(context), &facts)
        }
    }

    private func overloaded(_ reader: ErrorRecipient, _ facts: inout RequestFacts) -> Refusal {
        errors.overloaded("The server has too many new documents to prepare. Try again in a moment.", for: reader, &facts)
    }

    // MARK: Plans

    /// The plan of an operation for requests of a shape; made now if necessary.
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
            throw overloaded(ErrorRecipient(context), &facts)
        }
    }

    /// Measures the time to prepare and plan an uncached operation; waits in the queue like a new document.
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
            throw overloaded(ErrorRecipient(context), &facts)
        }
    }

    // MARK: Identifiers

    /// The document of an identifier: a trusted document, or one that a client has registered.
    private func source(of identifier: DocumentIdentifier, _ snapshot: SchemaSnapshot) throws(Refusal) -> [UInt8] {
        if let trusted = snapshot.trustedDocuments.document(identifier) { return trusted }
        guard !settings.acceptsOnlyTrusted else { throw .untrusted }
        guard settings.allowsPersistedQueries else { throw .persistedQueryNotSupported }
        guard case .sha256(let digest) = identifier, let registered = persisted.document(digest) else { throw .persistedQueryNotFound }
        return registered
    }

    /// Prepares a document that comes with its digest.
    ///
    /// A valid document is kept, so that later requests can send the digest alone.
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
            guard !settings.acceptsOnlyTrusted else { throw .untrusted }
            guard settings.allowsPersistedQueries else { throw .persistedQueryNotSupported }
        }
        // If the document was refused before, it is cached by its text: only valid documents are cached by digest.
        if schema === self.schema, let known = operations.operation(of: source, named: request.operationName),
            case .failure = known.outcome
        {
            return known
        }
        let prepared = try await prepare(source, identifier, request, context, in: schema, &facts)
        if !isTrusted, case .success = prepared.outcome { persisted.keep(source, as: digest) }
        return prepared
    }

    /// Refuses an untrusted document if the server answers trusted documents only.
    private func checkTrust(_ source: [UInt8], _ snapshot: SchemaSnapshot) throws(Refusal) {
        guard settings.acceptsOnlyTrusted else { return }
        guard snapshot.trustedDocuments.contains(SHA256Digest(of: source.span)) else { throw .untrusted }
    }
}

/// The figures of a loop's documents.
public struct DocumentFigures: Sendable {
    /// The number of new documents that wait to be prepared.
    public var waiting = 0
    /// The number of cached documents.
    public var cached = 0
    /// The approximate memory of the cached documents, in bytes.
    public var cachedBytes = 0

    /// Creates figures, zero by default.
    public init(waiting: Int = 0, cached: Int = 0, cachedBytes: Int = 0) {
        (self.waiting, self.cached, self.cachedBytes) = (waiting, cached, cachedBytes)
    }
}

extension Refusal {
    /// The server answers trusted documents only, and this document is not trusted.
    fileprivate static var untrusted: Refusal {
        Refusal(
            .documentNotTrusted,
            "This server only accepts trusted documents, and this document is not one of them. Send the identifier of a trusted document."
        )
    }

    /// Asks the client to send the document together with its SHA-256.
    ///
    /// Spec: https://www.apollographql.com/docs/apollo-server/performance/apq
    fileprivate static var persistedQueryNotFound: Refusal {
        var refusal = Refusal(.persistedQueryNotFound, "PersistedQueryNotFound")
        refusal.isTemporary = true
        return refusal
    }

    /// Asks the client to send the document alone.
    fileprivate static var persistedQueryNotSupported: Refusal {
        var refusal = Refusal(.persistedQueryNotSupported, "PersistedQueryNotSupported")
        refusal.isTemporary = true
        return refusal
    }
}
