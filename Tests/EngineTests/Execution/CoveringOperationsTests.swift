import Coverage
import GraphQL
import Languages
import Planner
import ServiceSupport
import TestSupport
import Testing

@testable import Engine

@Suite("Every field, argument, filter and order", .tags(.database, .slow), .timeLimit(.minutes(20)))
struct CoveringOperationsTests {
    @Test(
        "has a covering operation that gets the expected answer, in both languages and with cursors from earlier responses",
        arguments: [TestSchema.repository, .market, .club]
    )
    func allAnswer(schema: TestSchema) async throws {
        let snapshot = try schema.snapshot()
        let operations = CoveringOperations.all(of: snapshot.planner.catalog, examples: schema.examples).filter { $0.kind != .mutation }
        // The market's lists without pages refer to one another in circles. An operation that pages in both directions reads the far end
        // more than once. Both cost more than the default limit.
        try await EngineFixture.run(snapshot, database: schema.database(), configure: { $0.limits.cost = 20_000 }) { fixture in
            let failures = try await fixture.client { client in
                var failures: [String] = []
                for (index, operation) in operations.enumerated() {
                    let language: Language = index % 2 == 0 ? .english : .spanish
                    func answer(_ variables: ObjectValue) throws -> String? {
                        let response = try client.query(operation.query, variables: variables, as: schema.caller, language: language)
                        let isAnswered = operation.refusal.map { response.text.contains($0) } ?? response.text.hasPrefix(#"{"data":{"#)
                        if response.isAccepted, isAnswered { return response.text }
                        failures.append("\(operation.name): \(response.text.prefix(300))")
                        return nil
                    }
                    guard let first = try answer(operation.variables), operation.takesCursor else { continue }
                    if let cursor = Self.endCursor(in: first) { _ = try answer(operation.variables(cursor: cursor)) }
                }
                return failures
            }
            #expect(failures == [])
        }
    }

    /// The first end cursor in a response.
    private static func endCursor(in text: String) -> String? {
        guard let start = text.firstRange(of: #""endCursor":""#)?.upperBound else { return nil }
        return String(text[start...].prefix { $0 != "\"" })
    }
}
