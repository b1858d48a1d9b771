import GraphQL
import ServiceSupport
import TestSupport
import Testing

/// A requirement of the contract or a specification: a request, and the properties of its response.
struct Demand: Sendable, CustomTestStringConvertible {
    /// The expected errors and data of a response.
    enum Result: Sendable {
        case data(String)
        /// Errors, and no `data` key.
        case refusal
        /// Errors together with `data`, which may be null.
        case partial
        /// Any body, which need not be JSON.
        case other
    }

    /// The requirement as a sentence.
    var sentence: String
    var method = "POST"
    var target = "/graphql"
    /// The headers of the request, except the common ones.
    var headers: [String] = []
    var body: [UInt8]?
    /// The allowed statuses.
    var status: [Int] = [200]
    var type: String? = "application/json"
    var result: Result = .data(#"{"__typename":"Query"}"#)
    /// Texts that the response must contain.
    var says: [String] = []
    /// Headers that the response must have, in lower case.
    var answerHeaders: [String: String] = [:]

    var testDescription: String { sentence }

    /// A POST, with a JSON body unless the headers have another type.
    static func post(_ sentence: String, _ body: String = #"{"query":"{ __typename }"}"#, _ headers: String...) -> Demand {
        let isTyped = headers.contains { $0.lowercased().hasPrefix("content-type:") }
        return Demand(sentence: sentence, headers: (isTyped ? [] : ["Content-Type: application/json"]) + headers, body: Array(body.utf8))
    }

    /// A GET with the target's query component.
    static func get(_ sentence: String, _ query: String, _ headers: String...) -> Demand {
        Demand(sentence: sentence, method: "GET", target: "/graphql?" + query, headers: headers)
    }

    /// Requires another result, by default errors without data.
    func answers(_ status: Int..., as type: String? = "application/json", result: Result = .refusal) -> Demand {
        var demand = self
        (demand.status, demand.type, demand.result) = (status, type, result)
        return demand
    }

    /// Requires data.
    func answers(data: String, as type: String = "application/json") -> Demand {
        answers(200, as: type, result: .data(data))
    }

    /// Adds a header to the request.
    func adding(_ header: String, _ note: String) -> Demand {
        var demand = self
        demand.headers.append(header)
        demand.sentence += ", " + note
        return demand
    }

    /// Requires texts in the response.
    func saying(_ parts: String...) -> Demand {
        var demand = self
        demand.says = parts
        return demand
    }

    /// Requires a header in the response, named in lower case.
    func header(_ name: String, _ value: String) -> Demand {
        var demand = self
        demand.answerHeaders[name] = value
        return demand
    }

    private var bytes: [UInt8] {
        let length = body.map { ["Content-Length: \($0.count)"] } ?? []
        let head = ["\(method) \(target) HTTP/1.1", "Host: test"] + headers + length
        return Array((head.joined(separator: "\r\n") + "\r\n\r\n").utf8) + (body ?? [])
    }

    /// Sends the request to the program with default settings, and checks the response.
    ///
    /// Then another request on the connection must succeed.
    func check() async throws {
        let (program, bytes, method) = (try ServedProgram.shared(), bytes, method)
        let (response, next) = try await ServedProgram.waiting {
            let client = try Client(port: program.port)
            try client.send(bytes)
            let response = try client.response(toHead: method == "HEAD")
            return (response, response.values("connection") == ["close"] ? nil : try client.query("{ __typename }").status)
        }
        check(response)
        #expect(next == nil || next == 200)
    }

    private func check(_ response: Response) {
        #expect(status.contains(response.status), "\(response)")
        #expect(response.values("date").count == 1 && response.values("date").first?.hasSuffix(" GMT") == true, "every response has a date")
        let lengths = response.values("content-length").count + response.values("transfer-encoding").count
        #expect(lengths == 1, "exactly one length: \(response)")
        if let type { #expect(response.values("content-type") == ["\(type); charset=utf-8"], "\(response)") }
        for part in says { #expect(response.text.contains(part), "\(response)") }
        for (name, value) in answerHeaders { #expect(response.values(name) == [value], "\(response)") }
        // By default other origins cannot read responses.
        #expect(response.headers.allSatisfy { !$0.lowercased().hasPrefix("access-control-") })
        guard method != "HEAD" else { return #expect(response.body.isEmpty) }

        let json = try? response.json()
        switch result {
        case .data(let data): #expect(response.text == #"{"data":\#(data)}"#)
        case .refusal:
            #expect(json.map(Self.isRefusal) == true, "\(response)")
        case .partial:
            #expect(json?.errors.items.isEmpty == false && response.text.contains(#""data":"#), "\(response)")
        case .other: break
        }
    }

    /// Whether a response has only errors, each with a message and a code.
    private static func isRefusal(_ answer: Value) -> Bool {
        guard case .object(let object) = answer, object["data"] == nil, !answer.errors.items.isEmpty else { return false }
        return answer.errors.items.allSatisfy { $0["message"].string?.isEmpty == false && $0.at("extensions.code").string != nil }
    }
}
