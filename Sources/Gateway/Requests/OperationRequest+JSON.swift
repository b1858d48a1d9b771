import Engine
import GraphQL
import JSON
import JSONValues

/// The content of a request's body.
enum RequestBody {
    case single(OperationRequest)
    /// Several requests in their order; an invalid request does not affect the others.
    case batch([Result<OperationRequest, BadRequest>])

    /// Reads a JSON body.
    ///
    /// Spec: https://graphql.github.io/graphql-over-http/draft/#sec-JSON-Encoding
    init(json body: Span<UInt8>, limits: RequestLimits, named name: String = "The body") throws(BadRequest) {
        let text: RequestText
        do throws(JSONError) {
            text = try RequestText(body, limits)
        } catch {
            throw BadRequest(error, of: body, named: name)
        }
        switch text {
        case .object(let members): self = .single(try OperationRequest(members, limits))
        case .array(let items): self = .batch(try Self.batch(items, limits))
        case .other: throw BadRequest("\(name) must be a JSON object with the key “query”.")
        }
    }

    private static func batch(
        _ items: [RequestMembers?],
        _ limits: RequestLimits
    ) throws(BadRequest) -> [Result<OperationRequest, BadRequest>] {
        guard limits.batch > 0 else {
            throw BadRequest(
                "The body is a batch of requests (a JSON array), but batches are not enabled. Send one request as a JSON object."
            )
        }
        guard !items.isEmpty else { throw BadRequest("The batch is empty.") }
        guard items.count <= limits.batch else {
            throw BadRequest("The batch has \(items.count) requests; at most \(limits.batch) are allowed.")
        }
        return items.map { members in
            Result { () throws(BadRequest) in
                guard let members else { throw BadRequest("A request must be a JSON object with the key “query”.") }
                return try OperationRequest(members, limits)
            }
        }
    }
}

/// The parsed JSON of a body, before its requests are validated.
private enum RequestText {
    case object(RequestMembers)
    /// The items; nil for items that are not objects.
    case array([RequestMembers?])
    case other

    init(_ bytes: Span<UInt8>, _ limits: RequestLimits) throws(JSONError) {
        var reader = try JSONReader(bytes, limits)
        switch reader.kind(in: bytes) {
        case .object: self = .object(try RequestMembers(&reader, in: bytes))
        case .array:
            var requests: [RequestMembers?] = []
            var items = try reader.openArray(in: bytes)
            while try reader.hasNext(of: &items, in: bytes) {
                if reader.kind(in: bytes) == .object {
                    requests.append(try RequestMembers(&reader, in: bytes))
                } else {
                    _ = try reader.value(in: bytes)
                    _ = reader.takeFlaw()
                    requests.append(nil)
                }
            }
            self = .array(requests)
        case .string, .other:
            _ = try reader.value(in: bytes)
            self = .other
        }
        try reader.end(of: bytes)
    }
}

extension OperationRequest {
    /// Creates the request from the members of a JSON object.
    init(_ members: RequestMembers, _ limits: RequestLimits) throws(BadRequest) {
        if let mistake = members.mistake { throw mistake }
        let persisted = try Self.persistedQuery(members.extensions)
        let document = try Self.document(query: members.query, persistedQuery: persisted) { () throws(BadRequest) in
            guard let text = members.documentID else { return nil }
            return try Self.identifier(text.utf8Span.span, from: "documentId")
        }
        let operationName = try Self.operationName(members.operationName)
        try Self.check(variableBytes: members.variableBytes, limits)
        self.init(document, operationName: operationName, variables: members.variables, wantsCost: Self.wantsCost(members.extensions))
    }

    /// Whether the client wants the cost in the response.
    static func wantsCost(_ extensions: ObjectValue?) -> Bool {
        extensions?["cost"] == .boolean(true)
    }

    /// The document identified by `extensions.persistedQuery`.
    ///
    /// Spec: https://www.apollographql.com/docs/apollo-server/performance/apq
    static func persistedQuery(_ extensions: ObjectValue?) throws(BadRequest) -> DocumentIdentifier? {
        guard let value = extensions?["persistedQuery"], !value.isNull else { return nil }
        guard case .object(let query) = value else { throw BadRequest(wrong: value, named: "extensions.persistedQuery", "an object") }
        guard query["version"] == .int(1) else {
            throw BadRequest("Unsupported persisted query version: “extensions.persistedQuery.version” must be 1.")
        }
        guard case .string(let hash)? = query["sha256Hash"], let identifier = DocumentIdentifier(hash.utf8Span.span) else {
            throw BadRequest("“extensions.persistedQuery.sha256Hash” must be a string of 64 hexadecimal digits.")
        }
        return identifier
    }

    /// Refuses variables whose JSON is too long.
    static func check(variableBytes: Int, _ limits: RequestLimits) throws(BadRequest) {
        guard variableBytes > limits.variableBytes else { return }
        throw BadRequest("“variables” has \(variableBytes) bytes; at most \(limits.variableBytes) are allowed.")
    }
}
