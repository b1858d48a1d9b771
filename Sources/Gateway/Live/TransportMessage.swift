import Engine
import GraphQL
import JSON
import JSONValues

/// A client's message in the protocol `graphql-transport-ws`.
///
/// Spec: https://github.com/graphql/graphql-over-http/blob/main/rfcs/GraphQLOverWebSocket.md
enum TransportMessage {
    case connectionInit(payload: ObjectValue?)
    case ping(payload: ObjectValue?)
    case pong
    case subscribe(id: String, OperationRequest)
    case complete(id: String)

    /// The error of an invalid message; the socket is closed with its reason.
    struct Mistake: Error {
        let reason: String
    }

    /// The maximum length of an operation's id, which every response repeats.
    private static let maximumIDLength = 128

    /// Parses a message.
    init(_ text: [UInt8], _ limits: RequestLimits) throws(Mistake) {
        let bytes = text.span
        let members: ObjectValue
        do throws(JSONError) {
            // The message adds levels of nesting around the request.
            var reader = try JSONReader(bytes, limits: .init(nesting: limits.nesting + 2, values: limits.values))
            let value = try reader.value(in: bytes)
            try reader.end(of: bytes)
            if case .object(let object) = value { members = object } else { members = [:] }
        } catch {
            throw Mistake(reason: "A message must be a JSON object: \(error).")
        }
        guard case .string(let type)? = members["type"] else {
            throw Mistake(reason: "A message must be a JSON object with a string “type”.")
        }
        switch type {
        case "connection_init": self = .connectionInit(payload: try Self.payload(of: members))
        case "ping": self = .ping(payload: try Self.payload(of: members))
        case "pong":
            _ = try Self.payload(of: members)
            self = .pong
        case "complete": self = .complete(id: try Self.id(of: members))
        case "subscribe": self = .subscribe(id: try Self.id(of: members), try Self.request(in: text, limits))
        default: throw Mistake(reason: "Clients cannot send messages of type “\(type.prefix(40))”.")
        }
    }

    private static func payload(of members: ObjectValue) throws(Mistake) -> ObjectValue? {
        switch members["payload"] {
        case nil, .null: return nil
        case .object(let payload): return payload
        default: throw Mistake(reason: "The “payload” of a message must be an object.")
        }
    }

    private static func id(of members: ObjectValue) throws(Mistake) -> String {
        guard case .string(let id)? = members["id"], (1...maximumIDLength).contains(id.utf8.count) else {
            throw Mistake(reason: "The message must have an “id”, a string of 1 to \(maximumIDLength) bytes.")
        }
        return id
    }

    /// Parses the request in a message again, with the same parser as requests over HTTP.
    private static func request(in text: [UInt8], _ limits: RequestLimits) throws(Mistake) -> OperationRequest {
        let bytes = text.span
        do {
            var reader = try JSONReader(bytes, limits: .init(nesting: limits.nesting + 2, values: limits.values))
            var members = try reader.openObject(in: bytes)
            while let name = try reader.nextName(of: &members, in: bytes) {
                guard name == "payload", reader.kind(in: bytes) == .object else {
                    _ = try reader.value(in: bytes)
                    _ = reader.takeFlaw()
                    continue
                }
                return try OperationRequest(try RequestMembers(&reader, in: bytes), limits)
            }
        } catch let error as BadRequest {
            throw Mistake(reason: error.message)
        } catch {
            throw Mistake(reason: "The message is not valid JSON.")
        }
        throw Mistake(reason: "The “payload” of subscribe must be an object with a “query”.")
    }
}

/// The messages of the server.
enum TransportAnswer {
    /// The acknowledgement of a connection, with the reason if the client's credentials are not valid.
    static func acknowledgement(_ rejected: RejectedCredentials?) -> [UInt8] {
        guard let rejected else { return Array(#"{"type":"connection_ack"}"#.utf8) }
        return Array(#"{"type":"connection_ack","payload":{"credentials":"\#(rejected.name)"}}"#.utf8)
    }

    static func pong(_ payload: ObjectValue?) -> [UInt8] {
        guard let payload else { return Array(#"{"type":"pong"}"#.utf8) }
        var writer = ResponseWriter()
        writer.write(["type": .string("pong"), "payload": .object(payload)] as Value)
        return writer.bytes
    }

    static func next(_ id: String, _ response: [UInt8]) -> [UInt8] {
        message("next", id, payload: response)
    }

    /// The message that ends an operation with errors.
    static func error(_ id: String, _ errors: [GraphQLError]) -> [UInt8] {
        var writer = ResponseWriter()
        writer.write(errors)
        return message("error", id, payload: writer.bytes)
    }

    static func complete(_ id: String) -> [UInt8] { message("complete", id, payload: nil) }

    private static func message(_ type: String, _ id: String, payload: [UInt8]?) -> [UInt8] {
        var writer = ResponseWriter()
        writer.write(verbatim: #"{"id":"#)
        writer.write(string: id)
        writer.write(verbatim: #","type":"\#(type)""#)
        guard let payload else { return writer.bytes + [UInt8(ascii: "}")] }
        writer.write(verbatim: #","payload":"#)
        return writer.bytes + payload + [UInt8(ascii: "}")]
    }
}
