import HTTP
import JSON
import Push
import Reactor
import TestSupport
import TokenSigning

/// The push services of Apple and Google on this machine, with prepared answers.
final class PushService: Sendable {
    /// A request that a service received.
    struct Request: Sendable {
        let path: String
        let authorization: String
        let headers: [String: String]
        let body: [UInt8]

        var json: JSONValue? { try? JSONDocument(parsing: body).root }
    }

    /// The answer to a request.
    enum Answer: Sendable {
        case status(HTTPStatus, String)
        case redirect(String)
        /// The answer comes after the client has lost patience.
        case never

        static let ok = Answer.status(.ok, "{}")

        static func apple(_ status: Int, _ reason: String, since: Int64? = nil) -> Answer {
            let timestamp = since.map { ",\"timestamp\":\($0)" } ?? ""
            return .status(HTTPStatus(UInt16(status), "Refused"), "{\"reason\":\"\(reason)\"\(timestamp)}")
        }

        static func firebase(_ status: Int, _ code: String, details: String) -> Answer {
            .status(
                HTTPStatus(UInt16(status), "Refused"),
                "{\"error\":{\"code\":\(status),\"status\":\"\(code)\",\"details\":[\(details)]}}"
            )
        }
    }

    private struct State {
        var requests: [Request] = []
        /// The answers to the next pushes; then all are accepted.
        var answers: [Answer] = []
        /// The answers to the next requests for access tokens.
        var tokenAnswers: [Answer] = []
    }

    private let state = Lock(State())
    let url: String

    private init(url: String) { self.url = url }

    /// Runs the services while the body runs.
    static func run(_ body: (PushService) async throws -> Void) async throws {
        let box = Lock<PushService?>(nil)
        try await TestServer.run(answering: { exchange in
            if let service = box.withLock({ $0 }) { await service.answer(exchange) }
        }) { server in
            let service = PushService(url: server.url)
            box.withLock { $0 = service }
            try await body(service)
        }
    }

    /// The requests about pushes, in the order of arrival.
    var pushes: [Request] { state.withLock { $0.requests.filter { $0.path != "/token" } } }
    /// The requests for access tokens.
    var tokenRequests: [Request] { state.withLock { $0.requests.filter { $0.path == "/token" } } }

    /// Sets the answers to the next pushes.
    func next(_ answers: Answer...) { state.withLock { $0.answers = answers } }
    /// Sets the answers to the next requests for access tokens.
    func nextTokens(_ answers: Answer...) { state.withLock { $0.tokenAnswers = answers } }

    private func answer(_ exchange: HTTPExchange) async {
        let names: [StaticString] = [
            "apns-topic", "apns-push-type", "apns-priority", "apns-expiration", "apns-collapse-id", "content-type",
        ]
        var headers: [String: String] = [:]
        for name in names { headers[name.description] = exchange.header(name) }
        let request = Request(
            path: exchange.path,
            authorization: exchange.header("authorization") ?? "",
            headers: headers,
            body: exchange.body
        )
        let answer = state.withLock { state in
            state.requests.append(request)
            if request.path == "/token" {
                let accepted = Answer.status(.ok, "{\"access_token\":\"access-\(state.requests.count)\",\"expires_in\":3599}")
                return state.tokenAnswers.isEmpty ? accepted : state.tokenAnswers.removeFirst()
            }
            return state.answers.isEmpty ? .ok : state.answers.removeFirst()
        }
        switch answer {
        case .status(let status, let body):
            exchange.status = status
            exchange.respond(json: body.utf8)
        case .redirect(let target): exchange.redirect(to: target)
        case .never: await exchange.loop.sleep(for: .seconds(30))
        }
    }
}
