import GraphQL
import HTTP
import Postgres

/// The routes of the gateway.
struct GatewayHandler: HTTPHandler {
    let gateway: LoopGateway
    let readiness: Readiness

    func handle(_ exchange: HTTPExchange) async {
        switch exchange.withPath({ Route($0) }) {
        case .graphQL: await answerGraphQL(exchange)
        case .live: answer(exchange, .ok, "live\n")
        case .ready: answerReadiness(exchange)
        case .schema: answerSchema(exchange)
        case .guide: answer(exchange, .ok, Self.guide)
        case .unknown: answer(exchange, .notFound, "Not found. The API is at /graphql, its schema at /schema.graphql.\n")
        }
    }

    private enum Route {
        case graphQL, live, ready, schema, guide, unknown

        init(_ path: Span<UInt8>) {
            self =
                if path.equals("/graphql") {
                    .graphQL
                } else if path.equals("/") {
                    .guide
                } else if path.equals("/health/live") {
                    .live
                } else if path.equals("/health/ready") {
                    .ready
                } else if path.equals("/schema.graphql") {
                    .schema
                } else {
                    .unknown
                }
        }
    }

    // MARK: GraphQL

    /// Answers a GraphQL request.
    ///
    /// Spec: https://graphql.github.io/graphql-over-http/draft/
    private func answerGraphQL(_ exchange: HTTPExchange) async {
        let accept = AcceptHeaders(of: exchange)
        guard let mediaType = accept.mediaType else {
            let message = "This server answers application/graphql-response+json and application/json; accept one of them.\n"
            return answer(exchange, .notAcceptable, message)
        }
        exchange.contentType = mediaType.contentType
        let request: GraphQLRequest
        do throws(BadRequest) {
            switch exchange.method {
            case .post:
                guard Self.isJSON(exchange) else {
                    return refuse(exchange, .unsupportedMediaType, "Send the request as JSON, with Content-Type: application/json.")
                }
                request = try exchange.withBody { body throws(BadRequest) in try GraphQLRequest(body: body) }
            case .get, .head: request = try GraphQLRequest(queryItems: exchange.queryItems())
            default:
                exchange.addHeader("Allow", "GET, HEAD, POST")
                return refuse(exchange, .methodNotAllowed, "Send a query by GET, or anything by POST.")
            }
        } catch {
            return refuse(exchange, .badRequest, error.message)
        }
        let answer = await gateway.execute(request, language: accept.language, into: exchange)
        guard case .refused(let status, let retriesLater) = answer else { return }
        if retriesLater { exchange.addHeader("Retry-After", "1") }
        if status == .methodNotAllowed { exchange.addHeader("Allow", "POST") }
        // Clients of the older media type are told by the body alone that their document was wrong.
        exchange.status = status == .badRequest && mediaType == .json ? .ok : status
    }

    /// Whether the body is said to be JSON in UTF-8.
    private static func isJSON(_ exchange: HTTPExchange) -> Bool {
        exchange.withHeader("content-type") { header in
            if header.equals("application/json") { return true }  // as nearly all clients write it
            let parts = String(decoding: header.bytes(), as: UTF8.self).lowercased().split(separator: ";").map { part in
                part.filter { $0 != " " && $0 != "\t" && $0 != "\"" }
            }
            guard parts.first == "application/json" else { return false }
            return parts.dropFirst().allSatisfy { !$0.hasPrefix("charset=") || $0 == "charset=utf-8" }
        } ?? false
    }

    private func refuse(_ exchange: HTTPExchange, _ status: HTTPStatus, _ message: String) {
        exchange.status = status
        exchange.write { writer in
            writer.write(literal: "{\"errors\":")
            writer.write([GraphQLError(message, code: "BAD_REQUEST")])
            writer.write(byte: UInt8(ascii: "}"))
        }
    }

    // MARK: Everything else

    private func answerReadiness(_ exchange: HTTPExchange) {
        let isReady = gateway.pool.isReady && !readiness.isDraining
        if !isReady { exchange.addHeader("Retry-After", "1") }
        answer(exchange, isReady ? .ok : .serviceUnavailable, isReady ? "ready\n" : "not ready\n")
    }

    private func answerSchema(_ exchange: HTTPExchange) {
        guard Self.isGet(exchange) else { return }
        exchange.contentType = "text/plain; charset=utf-8"
        exchange.responseBody.append(contentsOf: gateway.snapshot.sdl)
    }

    private func answer(_ exchange: HTTPExchange, _ status: HTTPStatus, _ text: String) {
        guard status != .ok || Self.isGet(exchange) else { return }
        exchange.status = status
        exchange.contentType = "text/plain; charset=utf-8"
        exchange.responseBody.append(contentsOf: text.utf8)
    }

    /// Whether the method is one that only reads; answers 405 otherwise.
    private static func isGet(_ exchange: HTTPExchange) -> Bool {
        if exchange.method == .get || exchange.method == .head { return true }
        exchange.addHeader("Allow", "GET, HEAD")
        exchange.status = .methodNotAllowed
        exchange.contentType = "text/plain; charset=utf-8"
        exchange.responseBody.append(contentsOf: "Only GET here.\n".utf8)
        return false
    }

    private static let guide = """
        Cupboard: one GraphQL API over surplus food, recipes, meal plans and fashion.

          the API      POST /graphql, or GET /graphql?query=…
          its schema   GET /schema.graphql
          its health   GET /health/live, GET /health/ready

        """
}
