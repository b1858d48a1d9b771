package import Engine
package import GraphQL
import Reactor

/// A response as seen by a caller in memory.
package struct EngineResponse: ServiceResponse {
    package var bytes: [UInt8] = []
    package var outcome: Outcome?
    package var codes: [ErrorCode] = []
    package var cost = 0
    /// Whether the response must not be stored.
    package var isSecret = false
    /// The entries for the log.
    package var failures: [String] = []

    package var isAccepted: Bool { outcome == .ok || outcome == .fieldErrors || outcome == .invalid }
    package var isUnauthenticated: Bool { outcome == .rejected && codes == [.unauthenticated] }
}

extension Engine {
    /// Handles a request completely: executes it and writes the response into a buffer.
    func response(to request: OperationRequest, _ context: RequestContext) async -> EngineResponse {
        var facts = RequestFacts(times: PhaseTimes(isDetailed: true))
        var writer = ResponseWriter()
        do throws(Refusal) {
            let live = LiveSubscriptions(self, limits: SubscriptionLimits(), counts: SubscriptionCounts(SubscriptionLimits()))
            switch try await live.responses(to: request, context, nil, &facts) {
            case .one(let answer): write(answer, to: &writer.bytes, &facts)
            case .many(let subscription):
                // For a subscription, the response is its current state.
                subscription.sendCurrentState()
                writer.bytes = await subscription.next() ?? []
                subscription.cancel()
            }
        } catch {
            return refusal(error, &facts)
        }
        return EngineResponse(writer.bytes, facts)
    }

    /// Returns the response to a refused request.
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
