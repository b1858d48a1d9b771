import Domains
import Engine
import GraphQL
import HTTP
import Planner
import Reactor

/// `/graphql`: the way of a GraphQL request from HTTP to HTTP, step by step.
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
    /// Answers as server-sent events.
    private let events: any StreamAnswering
    /// Which other sites are let in; nil when none is.
    private let crossOrigin: CrossOriginPolicy?

    init(
        _ engine: Engine,
        _ authentication: Authentication,
        _ settings: ClientSettings,
        _ limits: RequestLimits,
        _ spending: ClientSpending,
        _ events: any StreamAnswering,
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
        // What answers with a plan, or with events, says so itself.
        exchange.contentType = mediaType.isForData ? mediaType.contentType : ResponseMediaType.json.contentType
        var allowance: (any Allowance)?
        var isPassing = false
        do throws(RequestRefusal) {
            if let refusal = RequestAdmission.refusal(of: exchange, headers) { throw refusal }
            let identity = try await authentication.identity(of: exchange, headers, &record)
            try exchange.claimConnection(of: identity)
            allowance = spending.allowance(
                of: identity,
                isForwarded: headers.isForwarded,
                at: exchange.loop.now,
                from: network(of: exchange)
            )
            let context = RequestContext(of: exchange, headers, identity, settings, record, paidFrom: allowance)
            var scope = engine.scope()
            let body = try RequestBody(of: exchange, headers, limits)
            switch body {
            case .single(let request): try await answer(request, form, identity, context, &scope, &record)
            case .batch(let requests): await answer(requests, form, identity, context, headers, &scope, &record)
            }
        } catch {
            record.facts.note(error.refusal)
            if error.refusal.code == .rateLimited { spending.noteRefusal(by: allowance, from: network(of: exchange)) }
            refuse(error, mediaType, exchange)
            isPassing = error.refusal.isPassing
        }
        if headers.hasAuthorization, exchange.method != .post {
            // What one person is told is of no use to another, nor on a disk.
            exchange.addHeader("Cache-Control", "private, no-store")
        } else if record.facts.isSecret {
            // It may hold a token.
            exchange.addHeader("Cache-Control", "no-store")
        } else if isPassing {
            exchange.addHeader("Cache-Control", "private, no-cache, must-revalidate")
        }
        if let allowance { exchange.addRateLimit(of: allowance) }
        if let indentation = form.indentation { exchange.indent(by: indentation) }
    }

    private func network(of exchange: HTTPExchange) -> ClientNetwork { ForwardedClient.network(of: exchange, proxies: settings.proxies) }

    /// Says to a client that sends a form which is too large that it is the file; the head alone has been read.
    func explainTooLarge(_ exchange: HTTPExchange) {
        let headers = RequestHeaders(of: exchange)
        guard case .multipart = headers.content, let format = headers.format else { return }
        exchange.responseBody.removeAll(keepingCapacity: true)
        exchange.vary.formUnion([.accept, .acceptLanguage])
        _ = crossOrigin?.admit(exchange)
        exchange.contentType = format.mediaType.isForData ? format.mediaType.contentType : ResponseMediaType.json.contentType
        refuse(RequestRefusal(.fileTooLarge, Message.fileTooLarge.text(in: headers.language)), format.mediaType, exchange)
    }

    /// Whether a request's head alone lets it through.
    func admitsBody(of exchange: HTTPExchange) -> Bool {
        exchange.method == .post && RequestAdmission.refusal(of: exchange, RequestHeaders(of: exchange)) == nil
    }

    // MARK: Answering

    private func answer(
        _ request: OperationRequest,
        _ form: AnswerForm,
        _ identity: Identity?,
        _ context: RequestContext,
        _ scope: inout RequestScope,
        _ record: inout RequestRecord
    ) async throws(RequestRefusal) {
        if form.explanation != nil { try allowExplaining(identity) }
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

    /// Answers several requests one after the other by a list of their answers: what befalls one is told in its own.
    ///
    /// What one has done counts for the next: credentials that one has ended are no longer good in the next.
    private func answer(
        _ requests: [Result<OperationRequest, BadRequest>],
        _ form: AnswerForm,
        _ identity: Identity?,
        _ context: RequestContext,
        _ headers: RequestHeaders,
        _ scope: inout RequestScope,
        _ record: inout RequestRecord
    ) async {
        let exchange = record.exchange
        var (identity, context) = (identity, context)
        var worst: Outcome?
        exchange.responseBody.append(UInt8(ascii: "["))
        for (index, request) in requests.enumerated() {
            if index > 0 { exchange.responseBody.append(UInt8(ascii: ",")) }
            do throws(RequestRefusal) {
                if index > 0, headers.hasAuthorization {
                    // What a mutation has changed by the way may not have been heard of yet.
                    let looksAgain = !record.facts.mutations.isEmpty
                    identity = try await authentication.identity(of: exchange, headers, &record, looksAgain: looksAgain)
                    let allowance = spending.allowance(
                        of: identity,
                        isForwarded: headers.isForwarded,
                        at: exchange.loop.now,
                        from: network(of: exchange)
                    )
                    context = RequestContext(of: exchange, headers, identity, settings, record, paidFrom: allowance)
                }
                switch request {
                case .success(let request): try await answer(request, form, identity, context, &scope, &record)
                case .failure(let error): throw RequestRefusal(error)
                }
            } catch {
                record.facts.note(error.refusal)
                engine.write(error.refusal, to: &exchange.responseBody)
            }
            // The batch is counted as one request, by what went worst.
            worst = max(worst ?? .ok, record.facts.outcome ?? .ok)
        }
        record.facts.outcome = worst
        exchange.responseBody.append(UInt8(ascii: "]"))
    }

    /// Answers with the errors for which a request gets no data.
    private func refuse(_ refusal: RequestRefusal, _ mediaType: ResponseMediaType, _ exchange: HTTPExchange) {
        refusal.writeHead(mediaType, to: exchange)
        engine.write(refusal.refusal, to: &exchange.responseBody)
    }

    // MARK: Plans instead of data

    /// Refuses to show plans to those who may not see them: in production everyone but those who run the service, and their keys.
    private func allowExplaining(_ identity: Identity?) throws(RequestRefusal) {
        guard settings.isProduction, identity?.isOfAdmin != true else { return }
        throw RequestRefusal(.forbidden, "In production plans are shown to administrators only.")
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
        case .text: PlainAnswer.write(explanation.text(limit: limit), to: record.exchange)
        case .json:
            record.exchange.contentType = ResponseMediaType.plan.contentType
            var writer = ResponseWriter()
            writer.write(explanation.json(limit: limit))
            record.exchange.responseBody.append(contentsOf: writer.bytes)
        }
    }
}
