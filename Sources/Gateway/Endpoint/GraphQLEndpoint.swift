import GraphQL
import HTTP

/// `/graphql`: the way of a GraphQL request from HTTP to HTTP, step by step.
///
/// Spec: https://graphql.github.io/graphql-over-http/draft/
struct GraphQLEndpoint {
    let gateway: LoopGateway

    func answer(_ exchange: HTTPExchange, _ record: inout RequestRecord) async {
        var mediaType = ResponseMediaType.json
        let form = AnswerForm(of: exchange)
        do throws(Refusal) {
            var context = try RequestContext(of: exchange, snapshot: gateway.snapshot, form: form)
            mediaType = context.mediaType
            exchange.contentType = mediaType.contentType
            let request = try Self.request(of: exchange)
            try await gateway.answer(request, &context, &record)
        } catch {
            record.note(error)
            refuse(error, mediaType, exchange)
        }
        if let indentation = form.indentation { exchange.indent(by: indentation) }
    }

    /// Whether a request's head alone lets it through.
    func admitsBody(of exchange: HTTPExchange) -> Bool {
        guard exchange.method == .post, !exchange.hasContentCoding, Self.isJSON(exchange) else { return false }
        return (try? RequestContext(of: exchange, snapshot: gateway.snapshot, form: AnswerForm(of: exchange))) != nil
    }

    /// Reads what the client sends, by whichever method.
    private static func request(of exchange: HTTPExchange) throws(Refusal) -> GraphQLRequest {
        switch exchange.method {
        case .post where exchange.hasContentCoding:
            throw Refusal(.unsupportedMediaType, "Send the request as it is, without Content-Encoding.")
        case .post where !isJSON(exchange):
            throw Refusal(.unsupportedMediaType, "Send the request as JSON, with Content-Type: application/json.")
        case .post, .get, .head: break
        default: throw Refusal.method("Send a query by GET, or anything by POST.", allow: "GET, HEAD, POST")
        }
        do throws(BadRequest) {
            if exchange.method != .post { return try GraphQLRequest(queryItems: exchange.queryItems()) }
            return try exchange.withBody { body throws(BadRequest) in try GraphQLRequest(body: body) }
        } catch {
            throw Refusal(.badRequest, error.message)
        }
    }

    /// Writes the errors for which a request gets no data.
    private func refuse(_ refusal: Refusal, _ mediaType: ResponseMediaType, _ exchange: HTTPExchange) {
        // Clients of the older media type are told by the body alone that their document was wrong.
        exchange.status = refusal.concernsDocument && mediaType == .json ? .ok : refusal.status
        exchange.contentType = mediaType.contentType
        if let allow = refusal.allow { exchange.addHeader("Allow", allow) }
        if refusal.retriesLater { exchange.addHeader("Retry-After", "1") }
        exchange.write { writer in
            writer.write(literal: "{\"errors\":")
            writer.write(refusal.errors)
            writer.write(byte: UInt8(ascii: "}"))
        }
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
}
