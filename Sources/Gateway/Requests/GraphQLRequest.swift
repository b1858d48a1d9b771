public import GraphQL
import HTTP
public import JSON

/// What a client sends: a document, which of its operations to run, and the variables.
///
/// Spec: https://graphql.github.io/graphql-over-http/draft/#sec-Request-Parameters
struct GraphQLRequest {
    /// The document's bytes.
    var query: [UInt8]
    /// The name of the operation to run; nil when the document has only one.
    var operationName: String?
    /// The values of the operation's variables.
    var variables: ObjectValue
    /// Whether the answer is to say what the request costs: `"extensions": {"cost": true}`.
    var wantsCost = false

    /// Reads a JSON body.
    init(body: Span<UInt8>) throws(BadRequest) {
        let document: JSONDocument
        do throws(JSONError) {
            document = try JSONDocument(parsing: body)
        } catch {
            throw BadRequest("The body is not JSON: \(error)")
        }
        let root = document.root
        guard root.kind == .object else { throw BadRequest("The body must be a JSON object with the key “query”.") }
        guard let query = root["query"]?.withUTF8({ $0.bytes() }) else {
            throw BadRequest("“query” must be a string with a GraphQL document.")
        }
        self.query = query
        operationName = try Self.string(root["operationName"], named: "operationName")
        variables = try Self.object(root["variables"], named: "variables")
        read(extensions: try Self.object(root["extensions"], named: "extensions"))
    }

    /// Reads the query part of a target: `?query=…&operationName=…&variables=…`.
    init(queryItems: [HTTPQueryItem]) throws(BadRequest) {
        func item(_ name: StaticString) -> [UInt8]? {
            queryItems.first { $0.name.elementsEqual(name.description.utf8) }?.value
        }
        guard let query = item("query") else { throw BadRequest("The parameter “query” is missing.") }
        self.query = query
        operationName = item("operationName").flatMap { $0.isEmpty ? nil : String(decoding: $0, as: UTF8.self) }
        variables = try Self.object(json: item("variables"), named: "variables")
        read(extensions: try Self.object(json: item("extensions"), named: "extensions"))
    }

    private mutating func read(extensions: ObjectValue) {
        wantsCost = extensions["cost"] == .boolean(true)
    }

    private static func object(json: [UInt8]?, named name: String) throws(BadRequest) -> ObjectValue {
        guard let json, !json.isEmpty else { return ObjectValue() }
        let document: JSONDocument
        do throws(JSONError) {
            document = try JSONDocument(parsing: json)
        } catch {
            throw BadRequest("“\(name)” is not JSON: \(error)")
        }
        return try object(document.root, named: name)
    }

    private static func string(_ value: JSONValue?, named name: String) throws(BadRequest) -> String? {
        guard let value, value.kind != .null else { return nil }
        guard let text = value.string else { throw BadRequest("“\(name)” must be a string or null.") }
        return text
    }

    private static func object(_ value: JSONValue?, named name: String) throws(BadRequest) -> ObjectValue {
        guard let value, value.kind != .null else { return ObjectValue() }
        guard case .object(let object) = Value(value) else { throw BadRequest("“\(name)” must be an object or null.") }
        return object
    }
}

/// A request that is no GraphQL request; answered with status 400.
struct BadRequest: Error, CustomStringConvertible {
    let message: String

    var description: String { message }

    init(_ message: String) {
        self.message = message
    }
}

extension ObjectValue {
    /// Reads the values of variables out of a JSON object.
    public init(json: [UInt8]) throws {
        guard case .object(let object) = Value(try JSONDocument(parsing: json).root) else {
            throw BadRequest("Variables must be a JSON object.")
        }
        self = object
    }
}

extension Value {
    /// The value that JSON carries; its nesting has been bounded when it was parsed.
    public init(_ json: JSONValue) {
        switch json.kind {
        case .null: self = .null
        case .boolean: self = .boolean(json.boolean ?? false)
        case .int: self = .int(json.int ?? 0)
        case .double: self = .double(json.double ?? 0)
        case .string: self = .string(json.string ?? "")
        case .array:
            var items: [Value] = []
            items.reserveCapacity(json.count)
            json.forEachItem { items.append(Value($0)) }
            self = .list(items)
        case .object:
            var object = ObjectValue()
            object.reserveCapacity(json.count)
            json.forEachMember { name, value in object.append(name, Value(value)) }
            self = .object(object)
        }
    }
}
