package import Engine
package import GraphQL
import Reactor

/// A response as a caller in memory sees it.
package struct EngineResponse: ServiceAnswer {
    package var bytes: [UInt8] = []
    package var outcome: Outcome?
    package var codes: [ErrorCode] = []
    package var cost = 0
    /// Whether no one may store it.
    package var isSecret = false
    /// What the log would be told.
    package var failures: [String] = []

    package var isAccepted: Bool { outcome == .ok || outcome == .fieldErrors || outcome == .invalid }
    package var isUnauthenticated: Bool { outcome == .rejected && codes == [.unauthenticated] }
}

extension Engine {
    /// The whole way of a request, as every caller goes it: answer, lend a buffer, write.
    func response(to request: OperationRequest, _ context: RequestContext) async -> EngineResponse {
        var facts = RequestFacts(times: PhaseTimes(isDetailed: true))
        var writer = ResponseWriter()
        do throws(Refusal) {
            let live = LiveSubscriptions(self, limits: SubscriptionLimits(), counts: SubscriptionCounts(SubscriptionLimits()))
            switch try await live.responses(to: request, context, nil, &facts) {
            case .one(let answer): write(answer, to: &writer.bytes, &facts)
            case .many(let subscription):
                // The present state is what can be had at once.
                subscription.tellPresentState()
                writer.bytes = await subscription.next() ?? []
                subscription.cancel()
            }
        } catch {
            return refusal(error, &facts)
        }
        return EngineResponse(writer.bytes, facts)
    }

    /// The response to a request that gets no data.
    func refusal(_ refusal: Refusal, _ facts: inout RequestFacts) -> EngineResponse {
        var writer = ResponseWriter()
        facts.note(refusal)
        write(refusal, to: &writer.bytes)
        return EngineResponse(writer.bytes, facts)
    }
}

extension EngineResponse {
    fileprivate init(_ bytes: [UInt8], _ facts: RequestFacts) {
        self.init(
            bytes: bytes,
            outcome: facts.outcome,
            codes: facts.codes,
            cost: facts.cost,
            isSecret: facts.isSecret,
            failures: facts.failures.map { "\($0.entry): \($0.details)" }
        )
    }
}
