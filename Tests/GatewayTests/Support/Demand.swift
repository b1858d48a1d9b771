import GraphQL
import ServiceSupport
import TestSupport
import Testing

/// What the contract or a specification demands of one exchange: a request, and what its answer must be.
struct Demand: Sendable, CustomTestStringConvertible {
    /// How the errors and the data of an answer must be.
    enum Result: Sendable {
        case data(String)
        /// Errors, and no `data` key.
        case refusal
        /// Errors beside `data`, which may be null.
        case partial
        /// No JSON at all.
        case other
    }

    /// What is demanded, as a sentence.
    var sentence: String
    var method = "POST"
    var target = "/graphql"
    /// The headers of the request but for those that every request has.
    var headers: [String] = []
    var body: [UInt8]?
    /// The statuses that are allowed.
    var status: [Int] = [200]
    var type: String? = "application/json"
    var result: Result = .data(#"{"__typename":"Query"}"#)
    /// What the answer must say.
    var says: [String] = []
    /// Headers that the answer must have, in lower case.
    var answerHeaders: [String: String] = [:]

    var testDescription: String { sentence }

    /// A POST, with a JSON body unless the headers say another type.
    static func post(_ sentence: String, _ body: String = #"{"query":"{ __typename }"}"#, _ headers: String...) -> Demand {
        let isTyped = headers.contains { $0.lowercased().hasPrefix("content-type:") }
        return Demand(sentence: sentence, headers: (isTyped ? [] : ["Content-Type: application/json"]) + headers, body: Array(body.utf8))
    }

    /// A GET with the target's query component.
    static func get(_ sentence: String, _ query: String, _ headers: String...) -> Demand {
        Demand(sentence: sentence, method: "GET", target: "/graphql?" + query, headers: headers)
    }

    /// The demand with another result: by default errors without data.
    func answers(_ status: Int..., as type: String? = "application/json", result: Result = .refusal) -> Demand {
        var demand = self
        (demand.status, demand.type, demand.result) = (status, type, result)
        return demand
    }

    /// The demand for data.
    func answers(data: String, as type: String = "application/json") -> Demand {
        answers(200, as: type, result: .data(data))
    }

    /// The demand with another header in the request.
    func adding(_ header: String, _ note: String) -> Demand {
        var demand = self
        demand.headers.append(header)
        demand.sentence += ", " + note
        return demand
    }

    /// The demand that the answer says something.
    func saying(_ parts: String...) -> Demand {
        var demand = self
        demand.says = parts
        return demand
    }

    /// The demand for a header of the answer, named in lower case.
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

    /// Sends the request to the program with its default settings, and checks the answer; another request on the connection is answered then.
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
        // By default nothing lets another origin read an answer.
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

    /// Whether an answer has errors, each with a message and a code, and nothing else that a client could take for a result.
    private static func isRefusal(_ answer: Value) -> Bool {
        guard case .object(let object) = answer, object["data"] == nil, !answer.errors.items.isEmpty else { return false }
        return answer.errors.items.allSatisfy { $0["message"].string?.isEmpty == false && $0.at("extensions.code").string != nil }
    }
}
