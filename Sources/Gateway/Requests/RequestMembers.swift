import GraphQL
import JSON
import JSONValues

/// The members of a request in JSON, each parsed once into its final type; unknown members are skipped.
struct RequestMembers {
    private(set) var query: [UInt8]?
    private(set) var documentID: String?
    private(set) var operationName: String?
    private(set) var variables = ObjectValue()
    /// The length of the variables as JSON, without white space between values.
    private(set) var variableBytes = 0
    private(set) var extensions: ObjectValue?
    /// The first member with an invalid value; the request is then refused.
    private(set) var mistake: BadRequest?

    /// Reads the members of an object.
    init(_ reader: inout JSONReader, in bytes: Span<UInt8>) throws(JSONError) {
        var members = try reader.openObject(in: bytes)
        while let name = try reader.nextName(of: &members, in: bytes) {
            switch name {
            case "query": query = try text(named: "query", "a string with a GraphQL document", &reader, in: bytes)
            case "documentId": documentID = try string(named: "documentId", "a string", &reader, in: bytes)
            case "operationName": operationName = try string(named: "operationName", "a string or null", &reader, in: bytes)
            case "variables":
                let start = reader.compactCount
                variables = try object(named: "variables", &reader, in: bytes) ?? ObjectValue()
                variableBytes = reader.compactCount - start
                noteFlaw(of: "variables", &reader)
            case "extensions":
                extensions = try object(named: "extensions", &reader, in: bytes)
                _ = reader.takeFlaw()
            default:
                _ = try reader.value(in: bytes)
                _ = reader.takeFlaw()
            }
        }
    }

    private mutating func text(
        named name: String,
        _ expectation: String,
        _ reader: inout JSONReader,
        in bytes: Span<UInt8>
    ) throws(JSONError) -> [UInt8]? {
        if reader.kind(in: bytes) == .string {
            let text = try reader.utf8(in: bytes)
            noteFlaw(of: name, &reader)
            return text
        }
        try refuseUnlessNull(named: name, expectation, &reader, in: bytes)
        return nil
    }

    private mutating func string(
        named name: String,
        _ expectation: String,
        _ reader: inout JSONReader,
        in bytes: Span<UInt8>
    ) throws(JSONError) -> String? {
        if reader.kind(in: bytes) == .string {
            let text = try reader.string(in: bytes)
            noteFlaw(of: name, &reader)
            return text
        }
        try refuseUnlessNull(named: name, expectation, &reader, in: bytes)
        return nil
    }

    private mutating func object(
        named name: String,
        _ reader: inout JSONReader,
        in bytes: Span<UInt8>
    ) throws(JSONError) -> ObjectValue? {
        let value = try reader.value(in: bytes)
        if case .object(let object) = value { return object }
        if !value.isNull { note(BadRequest(wrong: value, named: name, "an object or null")) }
        return nil
    }

    private mutating func refuseUnlessNull(
        named name: String,
        _ expectation: String,
        _ reader: inout JSONReader,
        in bytes: Span<UInt8>
    ) throws(JSONError) {
        let value = try reader.value(in: bytes)
        _ = reader.takeFlaw()
        if !value.isNull { note(BadRequest(wrong: value, named: name, expectation)) }
    }

    private mutating func noteFlaw(of name: String, _ reader: inout JSONReader) {
        if let flaw = reader.takeFlaw() { note(BadRequest(flaw, in: name)) }
    }

    private mutating func note(_ mistake: BadRequest) {
        if self.mistake == nil { self.mistake = mistake }
    }
}

extension BadRequest {
    /// Creates the error for a value of the wrong type.
    init(wrong value: Value, named name: String, _ expectation: String) {
        self.init("“\(name)” must be \(expectation), not \(value.typeName).")
    }

    /// Creates the error for a value that is valid JSON but not supported.
    init(_ flaw: JSONFlaw, in name: String) {
        self.init(flaw.message(in: name), code: .badUserInput)
    }

    /// Creates the error for a text that is not valid JSON or exceeds the limits.
    init(_ error: JSONError, of bytes: Span<UInt8>, named name: String) {
        self.init(bytes.isEmpty ? "\(name) is empty; it must be JSON." : "\(name) is not valid JSON: \(error).")
    }
}

extension Value {
    /// The type of the JSON value, for messages.
    fileprivate var typeName: String {
        switch self {
        case .null: "null"
        case .boolean: "a boolean"
        case .int, .bigInteger, .double: "a number"
        case .string, .enum, .upload: "a string"
        case .list: "a list"
        case .object: "an object"
        }
    }
}

extension JSONReader {
    /// Creates a reader for JSON from a client.
    init(_ bytes: Span<UInt8>, _ limits: RequestLimits) throws(JSONError) {
        try self.init(bytes, limits: Limits(nesting: limits.nesting, values: limits.values))
    }
}
