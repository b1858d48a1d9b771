import Domains
import Engine
import GraphQL
import HTTP
import Planner
import Reactor

/// `/graphql`: handles GraphQL requests over HTTP.
///
/// Belongs to one loop.
///
/// Spec: https://graphql.github.io/graphql-over-http/draft/
final class GraphQLEndpoint {
    private let engine: Engine
    private let authentication: Authentication
    private let settings: ClientSettings
    private let limits: RequestLimits
    private let spending: ClientSpending
    /// Responds with server-sent events.
    private let events: any StreamResponder
    /// The policy for other origins; nil if none is permitted.
    private let crossOrigin: CrossOriginPolicy?

    init(
        _ engine: Engine,
        _ authentication: Authentication,
        _ settings: ClientSettings,
        _ limits: RequestLimits,
        _ spending: ClientSpending,
        _ events: any StreamResponder,
        crossOrigin: CrossOriginPolicy?
    ) {
        (self.engine, self.authentication, self.settings) = (engine, authentication, settings)
        (self.limits, self.spending, self.events, self.crossOrigin) = (limits, spending, events, crossOrigin)
    }

    func answer(_ exchange: HTTPExchange, _ record: inout RequestRecord) async {
        exchange.vary.formUnion([.accept, .acceptLanguage])
        if let crossOrigin {
            let isAdmitted = crossOrigin.admit(exchange)
            if CrossOriginPolicy.isPreflight(exchange) { return crossOrigin.answerPreflight(exchange, isAdmitted: isAdmitted) }
        }
        let headers = RequestHeaders(of: exchange)
        let form = AnswerForm(of: exchange, headers.format)
        let mediaType = headers.format?.mediaType ?? .json
        if mediaType == .eventStream, RequestAdmission.refusal(of: exchange, headers) == nil {
            return await events.answer(exchange, headers, &record)
        }
        // Responses with a plan or with events set their own content type.
        exchange.contentType = mediaType.isForData ? mediaType.contentType : ResponseMediaType.json.contentType
        var allowance: (any Allowance)?
        var isTemporary = false
        do throws(RequestRefusal) {
            if let refusal = RequestAdmission.refusal(of: exchange, headers) { throw refusal }
            let sender = try await authentication.identity(of: exchange, headers, &record)
            try exchange.claimConnection(of: sender.identity)
            allowance = spending.allowance(
                of: sender.identity,
                isForwarded: headers.isForwarded,
                at: exchange.loop.now,
                from: network(of: exchange)
            )
            try spending.chargeRejection(of: sender, to: allowance, at: exchange.loop.now)
            let context = RequestContext(of: exchange, headers, sender, settings, record, paidFrom: allowance)
            var scope = engine.scope()
            let body = try RequestBody(of: exchange, headers, limits)
            switch body {
            case .single(let request): try await answer(request, form, sender, context, &scope, &record)
            case .batch(let requests): await answer(requests, form, sender, context, headers, &scope, &record)
            }
        } catch {
            record.facts.note(error.refusal)
            if error.refusal.code == .rateLimited { spending.noteRefusal(by: allowance, from: network(of: exchange)) }
            refuse(error, mediaType, exchange)
            isTemporary = error.refusal.isTemporary
        }
        if headers.hasAuthorization, exchange.method != .post {
            // A response to one person must not be shared or stored on a disk.
            exchange.addHeader("Cache-Control", "private, no-store")
        } else if record.facts.isSecret {
            // The response may hold a token.
            exchange.addHeader("Cache-Control", "no-store")
        } else if isTemporary {
            exchange.addHeader("Cache-Control", "private, no-cache, must-revalidate")
        }
        if let allowance { exchange.addRateLimit(of: allowance) }
        if let indentation = form.indentation { exchange.indent(by: indentation) }
    }

    private func network(of exchange: HTTPExchange) -> ClientNetwork { ForwardedClient.network(of: exchange, proxies: settings.proxies) }

    /// Explains to a client whose form is too large that its file is too large; the head of the request is complete, the body is not.
    func explainTooLarge(_ exchange: HTTPExchange) {
        let headers = RequestHeaders(of: exchange)
        guard case .multipart = headers.content, let format = headers.format else { return }
        exchange.responseBody.removeAll(keepingCapacity: true)
        exchange.vary.formUnion([.accept, .acceptLanguage])
        _ = crossOrigin?.admit(exchange)
        exchange.contentType = format.mediaType.isForData ? format.mediaType.contentType : ResponseMediaType.json.contentType
        refuse(RequestRefusal(.fileTooLarge, Message.fileTooLarge.text(in: headers.language)), format.mediaType, exchange)
    }

    /// Whether the head of a request permits reading its body.
    func admitsBody(of exchange: HTTPExchange) -> Bool {
        exchange.method == .post && RequestAdmission.refusal(of: exchange, RequestHeaders(of: exchange)) == nil
    }

    // MARK: Answering

    private func answer(
        _ request: OperationRequest,
        _ form: AnswerForm,
        _ sender: RequestSender,
        _ context: RequestContext,
        _ scope: inout RequestScope,
        _ record: inout RequestRecord
    ) async throws(RequestRefusal) {
        if form.explanation != nil { try allowExplaining(sender.identity) }
        do throws(Refusal) {
            if let explanation = form.explanation {
                return try await explain(request, as: explanation, context, &scope, &record)
            }
            let answer = try await engine.answer(request, context, &scope, &record.facts)
            engine.write(answer, to: &record.exchange.responseBody, &record.facts)
        } catch {
            throw RequestRefusal(error)
        }
    }

    /// Executes a batch of requests in order and responds with a list; an error of one request appears only in its own response.
    ///
    /// Each request sees the effects of those before it. For example, credentials that one request revoked are invalid in the next one.
    private func answer(
        _ requests: [Result<OperationRequest, BadRequest>],
        _ form: AnswerForm,
        _ sender: RequestSender,
        _ context: RequestContext,
        _ headers: RequestHeaders,
        _ scope: inout RequestScope,
        _ record: inout RequestRecord
    ) async {
        let exchange = record.exchange
        var (sender, context) = (sender, context)
        var worst: Outcome?
        exchange.responseBody.append(UInt8(ascii: "["))
        for (index, request) in requests.enumerated() {
            if index > 0 { exchange.responseBody.append(UInt8(ascii: ",")) }
            do throws(RequestRefusal) {
                if index > 0, headers.hasAuthorization {
                    // The cache of identities may not have received the changes of a mutation yet.
                    let bypassesCache = !record.facts.mutations.isEmpty
                    sender = try await authentication.identity(of: exchange, headers, &record, bypassesCache: bypassesCache)
                    let allowance = spending.allowance(
                        of: sender.identity,
                        isForwarded: headers.isForwarded,
                        at: exchange.loop.now,
                        from: network(of: exchange)
                    )
                    try spending.chargeRejection(of: sender, to: allowance, at: exchange.loop.now)
                    context = RequestContext(of: exchange, headers, sender, settings, record, paidFrom: allowance)
                }
                switch request {
                case .success(let request): try await answer(request, form, sender, context, &scope, &record)
                case .failure(let error): throw RequestRefusal(error)
                }
            } catch {
                record.facts.note(error.refusal)
                engine.write(error.refusal, to: &exchange.responseBody)
            }
            // The batch counts as one request, with its worst outcome.
            worst = max(worst ?? .ok, record.facts.outcome ?? .ok)
        }
        record.facts.outcome = worst
        exchange.responseBody.append(UInt8(ascii: "]"))
    }

    /// Writes the errors of a refused request.
    private func refuse(_ refusal: RequestRefusal, _ mediaType: ResponseMediaType, _ exchange: HTTPExchange) {
        refusal.writeHead(mediaType, to: exchange)
        engine.write(refusal.refusal, to: &exchange.responseBody)
    }

    // MARK: Plans instead of data

    /// Refuses to explain plans in production, except to administrators and their keys.
    private func allowExplaining(_ identity: Identity?) throws(RequestRefusal) {
        guard settings.isProduction, identity?.isOfAdmin != true else { return }
        throw RequestRefusal(.forbidden, "In production, only administrators can see plans.")
    }

    private func explain(
        _ request: OperationRequest,
        as form: AnswerForm.Explanation,
        _ context: RequestContext,
        _ scope: inout RequestScope,
        _ record: inout RequestRecord
    ) async throws(Refusal) {
        let explanation = try await Explainer(engine).explanation(of: request, context, &scope, &record.facts)
        let limit = engine.limits.cost
        switch form {
        case .text: PlainTextResponse.write(explanation.text(limit: limit), to: record.exchange)
        case .json:
            record.exchange.contentType = ResponseMediaType.plan.contentType
            var writer = ResponseWriter()
            writer.write(explanation.json(limit: limit))
            record.exchange.responseBody.append(contentsOf: writer.bytes)
        }
    }
}
