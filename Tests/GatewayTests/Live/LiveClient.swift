import GraphQL
import ServiceSupport
import TestSupport

@testable import Gateway

/// An event of a stream, as a client reads it.
struct StreamedEvent: Equatable {
    var name = ""
    var id: String?
    var data = ""

    /// Parses the data as JSON.
    func json() throws -> Value { try JSONText.value(data) }
}

// Server-sent events over a blocking socket.
extension Client {
    /// Begins a subscription.
    ///
    /// It is active once the first comment arrives after the head of the response.
    func subscribe(_ field: String, headers: [String] = [], again: Bool = false) throws -> EventReader {
        try subscribe(document: "subscription { \(field) }", headers: headers + (again ? ["Last-Event-ID: 1"] : []))
    }

    /// Begins a subscription with variables.
    func subscribe(document: String, variables: ObjectValue = ObjectValue(), headers: [String] = []) throws -> EventReader {
        try send(Client.post(document, variables: variables, headers: ["Accept: text/event-stream"] + headers))
        let head = try response()
        guard head.status == 200 else { throw Unexpected(text: "\(head)") }
        // A complete response has a length.
        return EventReader(self, whole: head.values("content-length").isEmpty ? nil : head.body)
    }

    /// Begins a subscription on a reserved stream, with the operation id “1”.
    func subscribeOnReservedStream(to document: String, port: UInt16, headers: [String] = []) throws -> EventReader {
        let other = try Client(port: port)
        let token = "X-GraphQL-Event-Stream-Token: " + (try other.ask("/graphql/stream", method: "PUT", headers: headers).text)
        let head = try ask("/graphql/stream", headers: [token])
        var writer = ResponseWriter()
        writer.write(.object(["query": .string(document), "extensions": ["operationId": "1"]]))
        try other.send(Client.post(body: writer.text, to: "/graphql/stream", headers: headers + [token]))
        let begun = try other.response()
        guard head.status == 200, begun.status == 202 else { throw Unexpected(text: "\(head) \(begun)") }
        return EventReader(self)
    }
}

/// Reads the events of a chunked response.
final class EventReader {
    private let client: Client
    private var text: [UInt8] = []
    private var isEnded = false
    /// Whether the response was complete at once, as for a refused subscription.
    let isRefused: Bool

    init(_ client: Client, whole: [UInt8]? = nil) {
        self.client = client
        isRefused = whole != nil
        guard let whole else { return }
        (text, isEnded) = (whole, true)
    }

    /// Returns the next event, or nil at the end of the stream.
    func next() throws -> StreamedEvent? {
        while true {
            if let end = end() {
                let block = String(decoding: text[..<end], as: UTF8.self)
                text.removeFirst(end + 2)
                var event = StreamedEvent()
                for line in block.split(separator: "\n") where !line.hasPrefix(":") {
                    let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
                    let value = parts.count > 1 ? String(parts[1].drop { $0 == " " }) : ""
                    switch parts[0] {
                    case "event": event.name = value
                    case "id": event.id = value
                    case "data": event.data = value
                    default: throw Unexpected(text: block)
                    }
                }
                if !event.name.isEmpty { return event }
                continue
            }
            if isEnded { return nil }
            let chunk = try client.chunk()
            text += chunk
            isEnded = chunk.isEmpty
        }
    }

    /// Returns the `data` of the next response with events, skipping gaps.
    ///
    /// A server that has just started to listen reports a gap.
    func data() throws -> Value {
        while let event = try next() {
            guard event.name == "next" else { throw Unexpected(text: "\(event)") }
            let json = try event.json()
            if json.errors != .null { throw Unexpected(text: event.data) }
            guard case .object(let fields) = json.data, let first = fields.first?.value else { throw Unexpected(text: event.data) }
            if Self.isGap(first) { continue }
            return json.data
        }
        throw Unexpected(text: "the stream has ended")
    }

    /// Whether the value of a subscription's field reports a gap, which means that events may have been missed.
    static func isGap(_ value: Value) -> Bool {
        guard case .object(let members) = value else { return value == .null }
        return members.contains { $0.name == "topic" && $0.value == .null }
    }

    /// Reads events until a gap.
    ///
    /// Returns false if the stream ends first.
    func isToldOfGap() throws -> Bool {
        while let event = try next() {
            guard case .object(let fields) = try event.json().data, let first = fields.first?.value else { return false }
            if Self.isGap(first) { return true }
        }
        return false
    }

    /// Returns the code of the error that ends the stream.
    func lastCode() throws -> String? {
        var code: String?
        while let event = try next() {
            if event.name == "next" { code = try event.json().at("errors.0.extensions.code").string }
        }
        return code
    }

    private func end() -> Int? {
        text.offset(of: "\n\n")
    }
}

// WebSockets over a blocking socket.
extension Client {
    /// Requests a WebSocket.
    func askForWebSocket(protocol name: String = "graphql-transport-ws", headers: [String] = []) throws -> Response {
        try ask(
            "/graphql",
            headers: headers + [
                "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
                "Sec-WebSocket-Protocol: \(name)",
            ]
        )
    }

    /// Opens a WebSocket.
    func openWebSocket(protocol name: String = "graphql-transport-ws") throws {
        let response = try askForWebSocket(protocol: name)
        guard response.status == 101 else { throw Unexpected(text: "\(response)") }
    }

    /// Sends a short text with a zero mask.
    func sendText(_ text: String) throws {
        precondition(text.utf8.count < 65_536)
        let count = text.utf8.count
        let length: [UInt8] = count < 126 ? [0x80 | UInt8(count)] : [0x80 | 126, UInt8(count >> 8), UInt8(count & 0xFF)]
        try send([0x81] + length + [0, 0, 0, 0] + Array(text.utf8))
    }

    /// Receives the next text, or the code of a close frame.
    ///
    /// Pings are answered automatically.
    func receive() throws -> (text: String, code: Int?) {
        while true {
            let head = try bytes(2)
            var length = Int(head[1] & 0x7F)
            if length == 126 { length = try bytes(2).reduce(0) { $0 << 8 | Int($1) } }
            let payload = try bytes(length)
            switch head[0] & 0x0F {
            case 8: return ("", payload.prefix(2).reduce(0) { $0 << 8 | Int($1) })
            // A closing server may not accept the pong any more.
            case 9: try? send([0x8A, 0x80 | UInt8(payload.count), 0, 0, 0, 0] + payload)
            default: return (String(decoding: payload, as: UTF8.self), nil)
            }
        }
    }

    /// Returns the code of the close frame, ignoring texts before it.
    func closeCode() throws -> Int {
        while true {
            if let code = try receive().code { return code }
        }
    }
}
