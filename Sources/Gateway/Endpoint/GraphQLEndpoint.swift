import Domains
import GraphQL
import HTTP

/// `/graphql`: the way of a GraphQL request from HTTP to HTTP, step by step.
///
/// Spec: https://graphql.github.io/graphql-over-http/draft/
struct GraphQLEndpoint {
    let gateway: LoopGateway

    func answer(_ exchange: HTTPExchange, _ record: inout RequestRecord) async {
        exchange.vary.formUnion([.accept, .acceptLanguage])
        if let crossOrigin = gateway.crossOrigin {
            let isAdmitted = crossOrigin.admit(exchange)
            if CrossOriginPolicy.isPreflight(exchange) { return crossOrigin.answerPreflight(exchange, isAdmitted: isAdmitted) }
        }
        let headers = RequestHeaders(of: exchange)
        let form = AnswerForm(of: exchange, headers.format)
        let mediaType = headers.format?.mediaType ?? .json
        // What answers with a plan says so itself.
        exchange.contentType = mediaType == .plan ? ResponseMediaType.json.contentType : mediaType.contentType
        var allowance: KeyAllowance?
        do throws(Refusal) {
            if let refusal = RequestAdmission.refusal(of: exchange, headers) { throw refusal }
            let identity = try await gateway.identity(of: exchange, headers, record)
            allowance = identity?.apiKey?.allowance
            var context = RequestContext(of: exchange, headers, snapshot: gateway.snapshot, gateway.listSizes, form: form, identity)
            switch try requests(of: exchange, headers) {
            case .single(let request): try await gateway.answer(request, &context, &record)
            case .batch(let requests): await answer(requests, &context, &record)
            }
        } catch {
            record.note(error)
            refuse(error, mediaType, exchange)
        }
        allowance?.addHeaders(to: exchange)
        if let indentation = form.indentation { exchange.indent(by: indentation) }
    }

    /// Says to whoever sends a form that is too large that it is the file; the head alone has been read.
    func explainTooLarge(_ exchange: HTTPExchange) {
        let headers = RequestHeaders(of: exchange)
        guard case .multipart = headers.content, let format = headers.format else { return }
        exchange.responseBody.removeAll(keepingCapacity: true)
        exchange.vary.formUnion([.accept, .acceptLanguage])
        _ = gateway.crossOrigin?.admit(exchange)
        exchange.contentType = format.mediaType == .plan ? ResponseMediaType.json.contentType : format.mediaType.contentType
        let refusal = Refusal(.fileTooLarge, Message.fileTooLarge.text(in: headers.language))
        refuse(refusal, format.mediaType, exchange)
    }

    /// Whether a request's head alone lets it through.
    func admitsBody(of exchange: HTTPExchange) -> Bool {
        exchange.method == .post && RequestAdmission.refusal(of: exchange, RequestHeaders(of: exchange)) == nil
    }

    /// Reads what the client sends, by whichever method.
    private func requests(of exchange: HTTPExchange, _ headers: RequestHeaders) throws(Refusal) -> RequestBody {
        let limits = gateway.requestLimits
        do throws(BadRequest) {
            guard exchange.method == .post else {
                return .single(try GraphQLRequest(queryItems: exchange.queryItems(), limits))
            }
            return try exchange.withBody { body throws(BadRequest) in
                if case .multipart(let boundary) = headers.content {
                    return .single(try GraphQLRequest(form: body, boundary: boundary, limits))
                }
                return try RequestBody(json: body, limits: limits)
            }
        } catch {
            throw Refusal(.badRequest, error.message)
        }
    }

    /// Answers several requests one after the other by a list of their answers: what befalls one is told in its own.
    private func answer(
        _ requests: [Result<GraphQLRequest, BadRequest>],
        _ context: inout RequestContext,
        _ record: inout RequestRecord
    ) async {
        let exchange = record.exchange
        var worst: Outcome?
        exchange.responseBody.append(UInt8(ascii: "["))
        for (index, request) in requests.enumerated() {
            if index > 0 { exchange.responseBody.append(UInt8(ascii: ",")) }
            do throws(Refusal) {
                switch request {
                case .success(let request): try await gateway.answer(request, &context, &record)
                case .failure(let error): throw Refusal(.badRequest, error.message)
                }
            } catch {
                record.note(error)
                write(error.errors, exchange)
            }
            // The batch is counted as one request, by what went worst.
            worst = max(worst ?? .ok, record.outcome ?? .ok)
        }
        record.outcome = worst
        exchange.responseBody.append(UInt8(ascii: "]"))
    }

    /// Answers with the errors for which a request gets no data.
    private func refuse(_ refusal: Refusal, _ mediaType: ResponseMediaType, _ exchange: HTTPExchange) {
        // Clients of the older media type are told by the body alone that their document was wrong.
        exchange.status = refusal.concernsDocument && mediaType == .json ? .ok : refusal.status
        if let allow = refusal.allow { exchange.addHeader("Allow", allow) }
        if refusal.asksForCredentials { exchange.addHeader("WWW-Authenticate", "Bearer") }
        if let seconds = refusal.retryAfter { exchange.addHeader("Retry-After", "\(seconds)") }
        if refusal.isPassing { exchange.addHeader("Cache-Control", "private, no-cache, must-revalidate") }
        write(refusal.errors, exchange)
    }

    private func write(_ errors: [GraphQLError], _ exchange: HTTPExchange) {
        exchange.write { writer in
            writer.write(literal: "{\"errors\":")
            writer.write(errors)
            writer.write(byte: UInt8(ascii: "}"))
        }
    }
}
