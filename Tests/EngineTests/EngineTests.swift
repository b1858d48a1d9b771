import Domains
import Engine
import GraphQL
import Languages
import Planner
import Reactor
import ServiceSupport
import TestSupport
import Testing

@Suite("An engine in memory", .tags(.database), .timeLimit(.minutes(20)))
struct EngineTests {
    @Test("answers a document for a viewer, without a socket")
    func response() async throws {
        try await EngineFixture.read { fixture in
            let request = OperationRequest("{ viewer { name } recipe(id: \"recipe_7\") { title minutes } }")
            let response = await fixture.response(to: request, viewer: Viewer(account: 1), language: Language.english.text)
            #expect(response.text == #"{"data":{"viewer":{"name":"Person 1"},"recipe":{"title":"Dish S \"7\"","minutes":7}}}"#)
            #expect(response.outcome == .ok)
        }
    }

    @Test("does not start a request after its deadline")
    func deadline() async throws {
        try await EngineFixture.run(database: TestData.database()) { fixture in
            let engine = fixture.engine
            let text = await Task(executorPreference: engine.loop) {
                var (ids, facts, writer) = (RequestIDs(), RequestFacts(times: PhaseTimes(isDetailed: false)), ResponseWriter())
                var scope = engine.scope()
                let context = RequestContext(id: ids.next(), language: Language.english.text, deadline: engine.loop.now)
                do throws(Refusal) {
                    let request = OperationRequest("{ recipe(id: \"recipe_7\") { title } __typename }")
                    let answer = try await engine.answer(request, context, &scope, &facts)
                    engine.write(answer, to: &writer.bytes, &facts)
                } catch {
                    engine.write(error, to: &writer.bytes)
                }
                return writer.text
            }.value
            #expect(text.hasSuffix(#""data":{"recipe":null,"__typename":"Query"}}"#), "\(text)")
            #expect(text.contains(#""code":"TIMEOUT""#), "\(text)")
        }
    }
}
