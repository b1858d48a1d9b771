import Bytes
import Engine
import GraphQL
import JSON
import JSONValues

/// What a request's body holds.
enum RequestBody {
    case single(OperationRequest)
    /// Several requests, each by itself in order or out of it.
    case batch([Result<OperationRequest, BadRequest>])

    /// Reads a JSON body.
    ///
    /// Spec: https://graphql.github.io/graphql-over-http/draft/#sec-JSON-Encoding
    init(json body: Span<UInt8>, limits: RequestLimits, named name: String = "The body") throws(BadRequest) {
        let document = try JSONDocument(request: body, named: name, limits)
        switch document.root.kind {
        case .object: self = .single(try OperationRequest(json: document.root, bytes: body.count, limits))
        case .array: self = .batch(try Self.batch(document.root, body.count, limits))
        default: throw BadRequest("\(name) must be a JSON object with the key “query”.")
        }
    }

    private static func batch(
        _ root: JSONValue,
        _ bytes: Int,
        _ limits: RequestLimits
    ) throws(BadRequest) -> [Result<OperationRequest, BadRequest>] {
        guard limits.batch > 0 else {
            throw BadRequest("A JSON array is a batch of requests, which is not taken here. Send one request as a JSON object.")
        }
        guard root.count > 0 else { throw BadRequest("The batch is empty.") }
        guard root.count <= limits.batch else {
            throw BadRequest("The batch has \(root.count) requests; at most \(limits.batch) are allowed.")
        }
        var requests: [Result<OperationRequest, BadRequest>] = []
        root.forEachItem { item in
            do throws(BadRequest) {
                requests.append(.success(try OperationRequest(json: item, bytes: bytes, limits)))
            } catch {
                requests.append(.failure(error))
            }
        }
        return requests
    }
}

extension OperationRequest {
    /// Reads a request out of a body of so many bytes.
    init(json root: JSONValue, bytes: Int, _ limits: RequestLimits) throws(BadRequest) {
        guard root.kind == .object else { throw BadRequest("A request must be a JSON object with the key “query”.") }
        let query = try Self.present(root["query"], as: .string, named: "query", "a string with a GraphQL document")
        let extensions = try Self.present(root["extensions"], as: .object, named: "extensions", "an object or null")
        let persisted = try Self.persistedQuery(extensions)
        let document = try Self.document(query: query?.withUTF8 { $0.bytes() }, persistedQuery: persisted) { () throws(BadRequest) in
            let found = try Self.present(root["documentId"], as: .string, named: "documentId", "a string")
            return try found?.withUTF8 { text throws(BadRequest) in try Self.identifier(text, from: "documentId") }
        }
        let operationName = try Self.operationName(
            Self.present(root["operationName"], as: .string, named: "operationName", "a string or null")?.string
        )
        var variables = ObjectValue()
        if let values = try Self.present(root["variables"], as: .object, named: "variables", "an object or null") {
            // A smaller body cannot hold more.
            if bytes > limits.variableBytes { try Self.check(variableBytes: values.encodedSize, limits) }
            if case .object(let object) = Value(values) { variables = object }
        }
        self.init(document, operationName: operationName, variables: variables, wantsCost: extensions?["cost"]?.boolean == true)
    }

    /// A value of one kind; nil when it is missing or null.
    private static func present(
        _ value: JSONValue?,
        as kind: JSONValue.Kind,
        named name: StaticString,
        _ expectation: StaticString
    ) throws(BadRequest) -> JSONValue? {
        guard let value, value.kind != .null else { return nil }
        guard value.kind == kind else { throw BadRequest("“\(name)” must be \(expectation), not \(value.kind.words).") }
        return value
    }

    /// The document that `extensions.persistedQuery` names.
    ///
    /// Spec: https://www.apollographql.com/docs/apollo-server/performance/apq
    static func persistedQuery(_ extensions: JSONValue?) throws(BadRequest) -> DocumentIdentifier? {
        guard let query = try present(extensions?["persistedQuery"], as: .object, named: "extensions.persistedQuery", "an object") else {
            return nil
        }
        guard query["version"]?.int == 1 else {
            throw BadRequest("Unsupported persisted query version: “extensions.persistedQuery.version” must be 1.")
        }
        let hash = query["sha256Hash"]?.withUTF8 { DocumentIdentifier($0) }
        guard let hash, let identifier = hash else {
            throw BadRequest("“extensions.persistedQuery.sha256Hash” must be a string of 64 hexadecimal digits.")
        }
        return identifier
    }

    /// Refuses variables that are too long as JSON.
    static func check(variableBytes: Int, _ limits: RequestLimits) throws(BadRequest) {
        guard variableBytes > limits.variableBytes else { return }
        throw BadRequest("“variables” has \(variableBytes) bytes; at most \(limits.variableBytes) are allowed.")
    }
}

extension JSONDocument {
    /// Parses what a client sent.
    convenience init(request bytes: Span<UInt8>, named name: String, _ limits: RequestLimits) throws(BadRequest) {
        do throws(JSONError) {
            try self.init(parsing: bytes, limits: Limits(nesting: limits.nesting, values: limits.values))
        } catch {
            throw BadRequest(bytes.isEmpty ? "\(name) is empty; it must be JSON." : "\(name) is not JSON that is taken: \(error)")
        }
    }
}

extension JSONValue.Kind {
    /// The kind as messages name it.
    fileprivate var words: String {
        switch self {
        case .null: "null"
        case .boolean: "a boolean"
        case .int, .double: "a number"
        case .string: "a string"
        case .array: "a list"
        case .object: "an object"
        }
    }
}
