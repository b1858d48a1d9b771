import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Weight and height in US units", .tags(.database), .timeLimit(.minutes(20)))
struct HealthUnitTests {
    private static let asked = "account { healthProfile { weightKg weightLb heightCm heightIn } suggestedTargets { calories } }"

    /// Runs the body with a function that changes the health profile of a new account.
    private func run(_ body: @Sendable @escaping ((String) throws -> Value) throws -> Void) async throws {
        try await EngineFixture.run { fixture in
            let ana = try Member("Ana", roles: [], in: fixture.database)
            try await fixture.client { client throws in
                try body { try client.change("updateHealthProfile", $0, Self.asked, as: ana) }
            }
        }
    }

    @Test("come back as they were given, beside kilograms and centimetres")
    func roundTrip() async throws {
        try await run { update in
            for tenths in stride(from: 450, through: 14_330, by: 457) {
                let profile = try update("weightLb: \(tenths / 10).\(tenths % 10)").at("account.healthProfile")
                #expect(profile["weightLb"].number == Double(tenths) / 10)
                #expect(abs((profile["weightKg"].number ?? 0) - Double(tenths) / 10 * 0.45359237) <= 0.00501)
            }
            for hundredths in stride(from: 2_000, through: 11_000, by: 319) {
                let text = "\(hundredths / 100).\(hundredths % 100 / 10)\(hundredths % 10)"
                let profile = try update("heightIn: \(text)").at("account.healthProfile")
                #expect(profile["heightIn"].number == Double(hundredths) / 100)
                #expect(abs((profile["heightCm"].number ?? 0) - Double(hundredths) / 100 * 2.54) <= 0.00501)
            }
            let metric = try update("weightKg: 72.5, heightCm: 168").at("account.healthProfile")
            #expect(metric == ["weightKg": 72.5, "weightLb": 159.8, "heightCm": 168, "heightIn": 66.14])
        }
    }

    @Test("give the same targets as the metric values, and null clears either")
    func targets() async throws {
        try await run { update in
            _ = try update("age: 34, sex: FEMALE, goal: {direction: KEEP}")
            let metric = try update("weightKg: 68.04, heightCm: 165.1").at("account.suggestedTargets.calories")
            let american = try update("weightLb: 150, heightIn: 65").at("account.suggestedTargets.calories")
            #expect(metric == american && metric != .null)
            #expect(try update("weightLb: null").at("account.healthProfile.weightKg") == .null)
            // A form may send the other unit as null.
            let both = try update("weightKg: null, weightLb: 150, heightCm: 170, heightIn: null").at("account.healthProfile")
            #expect(both["weightLb"] == 150 && both["heightCm"] == 170)
            let none = try update("weightKg: null, heightIn: null").at("account.healthProfile")
            #expect(none == ["weightKg": .null, "weightLb": .null, "heightCm": .null, "heightIn": .null])
        }
    }

    @Test(
        "are refused with both units or out of range",
        arguments: [
            ("weightKg: 70, weightLb: 154", "weightLb: Please enter the weight either in kilograms or in pounds"),
            ("heightCm: 170, heightIn: 67", "heightIn: Please enter the height either in centimetres or in inches"),
            ("weightLb: 44.9", "weightLb: Must be between 45 and 1,433"), ("weightLb: 1433.1", "weightLb: Must be between 45 and 1,433"),
            ("heightIn: 19.9", "heightIn: Must be between 20 and 110"), ("heightIn: 110.5", "heightIn: Must be between 20 and 110"),
        ]
    )
    func refused(input: String, mistake: String) async throws {
        try await run { update in
            let payload = try update("sex: MALE, \(input)")
            #expect(payload.mistakes == [mistake] && payload["account"] == .null)
        }
    }
}
