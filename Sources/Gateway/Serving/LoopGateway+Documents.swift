import GraphQL
import HTTP
import Sodium

// How a request's document is found: by its text or by an identifier, prepared for the loop once.
extension LoopGateway {
    /// The operation of a request, out of the cache when it has been asked for before.
    func prepared(
        _ request: GraphQLRequest,
        _ context: RequestContext,
        _ record: inout RequestRecord
    ) async throws(Refusal) -> PreparedOperation {
        let known = known(request, context)
        record.times.end(.read)
        record.isDocumentKnown = known != nil
        if let known {
            // Asked to be remembered again, it may have been forgotten where all loops look.
            if case .remembered(let source, let digest) = request.document, !context.snapshot.trustedDocuments.contains(digest) {
                persistedDocuments.keep(source, as: digest)
            }
            return known
        }
        switch request.document {
        case .text(let source):
            try checkTrust(source, context)
            return try await prepare(source, nil, request, context, &record)
        case .known(let identifier):
            return try await prepare(try source(of: identifier, context), identifier, request, context, &record)
        case .remembered(let source, let digest):
            return try await remember(source, as: digest, request, context, &record)
        }
    }

    /// What the loop has prepared for an earlier request.
    private func known(_ request: GraphQLRequest, _ context: RequestContext) -> PreparedOperation? {
        // What one schema says of a document is nothing to another.
        guard context.snapshot === snapshot else { return nil }
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
        _ request: GraphQLRequest,
        _ context: RequestContext,
        _ record: inout RequestRecord
    ) async throws(Refusal) -> PreparedOperation {
        // What is refused for its size costs nothing, so it need not wait for larger ones.
        let isTooLarge = source.count > configuration.limits.documentBytes
        var hash = DocumentHash()
        hash.combine(source.span)
        if let name = request.operationName { hash.combine(name.utf8Span.span) }
        let reader = ErrorReader(context.language, record)
        return try await inTurn(isTooLarge ? 0 : source.count, hash.value, for: reader, known: { known(request, context) }) {
            let prepared = PreparedOperation(
                source: source,
                identifier: identifier,
                operationName: request.operationName,
                schema: context.snapshot.schema,
                limits: configuration.limits,
                isProduction: isProduction,
                times: &record.times
            )
            if case .success(let operation) = prepared.outcome { prepared.series = names.number(of: operation.name) }
            if context.snapshot === snapshot, !isTooLarge { operations.insert(prepared) }
            return prepared
        }
    }

    // MARK: Identifiers

    /// The document of an identifier: a trusted one, or one that a client has registered.
    private func source(of identifier: DocumentIdentifier, _ context: RequestContext) throws(Refusal) -> [UInt8] {
        if let trusted = context.snapshot.trustedDocuments.document(identifier) { return trusted }
        let requests = configuration.requests
        guard !requests.trustsOnly else { throw .untrusted }
        guard requests.persistsDocuments else { throw .persistedQueryNotSupported }
        guard case .sha256(let digest) = identifier, let registered = persistedDocuments.document(digest) else {
            throw .persistedQueryNotFound
        }
        return registered
    }

    /// Prepares a document that comes with its digest and, when it is valid, keeps it for requests that bring the digest alone.
    private func remember(
        _ source: [UInt8],
        as digest: SHA256Digest,
        _ request: GraphQLRequest,
        _ context: RequestContext,
        _ record: inout RequestRecord
    ) async throws(Refusal) -> PreparedOperation {
        let identifier = DocumentIdentifier.sha256(digest)
        if let trusted = context.snapshot.trustedDocuments.document(identifier), trusted == source {
            return try await prepare(source, identifier, request, context, &record)
        }
        guard SHA256Digest(of: source.span) == digest else {
            throw Refusal(.badRequest, "provided sha does not match query: “sha256Hash” must be the SHA-256 of the document's bytes.")
        }
        let isTrusted = context.snapshot.trustedDocuments.contains(digest)
        if !isTrusted {
            guard !configuration.requests.trustsOnly else { throw .untrusted }
            guard configuration.requests.persistsDocuments else { throw .persistedQueryNotSupported }
        }
        // Refused before, it is remembered by its text: nothing but valid documents is found by a digest.
        if context.snapshot === snapshot, let known = operations.operation(of: source, named: request.operationName),
            case .failure = known.outcome
        {
            return known
        }
        let prepared = try await prepare(source, identifier, request, context, &record)
        if !isTrusted, case .success = prepared.outcome { persistedDocuments.keep(source, as: digest) }
        return prepared
    }

    /// Refuses a document that is not trusted where only trusted ones are answered.
    private func checkTrust(_ source: [UInt8], _ context: RequestContext) throws(Refusal) {
        guard configuration.requests.trustsOnly else { return }
        guard context.snapshot.trustedDocuments.contains(SHA256Digest(of: source.span)) else { throw .untrusted }
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
