import Domains
import GraphQL
import Postgres
import ServiceSupport
import TestSupport
import Testing

@Suite("Suggested targets", .tags(.database), .timeLimit(.minutes(20)))
struct SuggestedTargetsTests {
    @Test("follow the Mifflin-St Jeor formula to the kilocalorie, with a safe minimum")
    func formula() throws {
        var random = SeededGenerator(seed: 19)
        let people = (0..<2_000).map { _ in Adult(using: &random) }
        let session = try PostgresSession(TestData.sharedDatabase())
        let suggested = try session.column(
            """
            SELECT suggested_calories(person::health_profile)::text
            FROM (VALUES \(people.enumerated().map { "(\($0), ROW\($1.row)::health_profile)" }.joined(separator: ","))) AS given(number, person)
            ORDER BY number
            """
        )
        #expect(suggested == people.map { "\($0.calories)" })
        #expect(people.contains { $0.calories == 1_200 } && people.contains { $0.calories == 1_500 })
    }

    private static let asked = """
        account { healthProfile { weightKg heightCm age sex activity goal { direction kgPerWeek } calorieCap }
            suggestedTargets { calories proteinG carbsG sugarG fiberG fatG isLowest } }
        """

    @Test("need weight, height, age, sex and goal, in any order, and disappear when one is removed")
    func stepByStep() async throws {
        try await EngineFixture.run { fixture in
            let ana = try Member("Ana", roles: [], in: fixture.database)
            try await fixture.client { client throws in
                func say(_ input: String) throws -> Value {
                    let payload = try client.change("updateHealthProfile", input, Self.asked, as: ana)
                    #expect(payload.codes == [] && payload["message"].string == "Health profile saved")
                    return payload.at("account.suggestedTargets")
                }
                var said = ["weightKg: 72.5", "heightCm: 168", "age: 34", "sex: FEMALE", "goal: {direction: LOSE, kgPerWeek: 0.5}"]
                var random = SeededGenerator(seed: 5)
                said.shuffle(using: &random)
                for one in said.dropLast() { #expect(try say(one) == .null) }
                // Caps do not matter.
                #expect(try say("calorieCap: 1800") == .null)
                // 10 × 72.5 + 6.25 × 168 − 5 × 34 − 161 = 1,444; × 1.375 − 550 = 1,435.5.
                let targets = try say(said.last ?? "")
                // Sugar: 1,436 × 90 / 2,000 = 64.6. Fibre: 1,436 × 14 / 1,000 = 20.1.
                let names = ["calories", "proteinG", "carbsG", "sugarG", "fiberG", "fatG"]
                #expect(names.map { targets.at($0) } == [1_436, 72, 180, 65, 20, 48].map { .int($0) })
                #expect(targets.at("isLowest") == .boolean(false))
                #expect(try say("activity: ACTIVE").at("calories") == .int(1_941))
                #expect(try say("activity: null").at("calories") == .int(1_436))
                #expect(try say("goal: {direction: KEEP}").at("calories") == .int(1_986))
                #expect(try say("goal: {direction: LOSE, kgPerWeek: 1}").at("isLowest") == .boolean(true))
                #expect(try say("age: 17") == .null)
                #expect(try say("age: 34").at("calories") == .int(1_200))
                #expect(try say("weightKg: null") == .null)
            }
        }
    }

    static let impossible = [
        ("weightKg: 19.9", "weightKg: Must be between 20 and 650"), ("weightKg: -70", "weightKg: Must be between 20 and 650"),
        ("heightCm: 1.68", "heightCm: Must be between 50 and 280"),
        ("age: 0", "age: Must be between 1 and 130"), ("age: 131", "age: Must be between 1 and 130"),
        ("calorieCap: 0", "calorieCap: Must be between 1 and 20,000"),
        ("sugarCapG: 0.5", "sugarCapG: Must be between 1 and 2,000"), ("fiberCapG: 2001", "fiberCapG: Must be between 1 and 2,000"),
        ("fatCapG: 2001", "fatCapG: Must be between 1 and 2,000"),
        ("goal: {direction: LOSE}", "goal.kgPerWeek: This field can not be empty"),
        ("goal: {direction: GAIN, kgPerWeek: 1.5}", "goal.kgPerWeek: Please enter between 0.1 and 1 kilogram a week"),
        ("goal: {direction: KEEP, kgPerWeek: 0.5}", "goal.kgPerWeek: To keep your weight, leave out the kilograms a week"),
    ]

    @Test("reject impossible values with the reason and change nothing", arguments: impossible)
    func refused(input: String, mistake: String) async throws {
        try await EngineFixture.run { fixture in
            let ana = try Member("Ana", roles: [], in: fixture.database)
            try await fixture.client { client throws in
                let payload = try client.change("updateHealthProfile", "sex: MALE, \(input)", "account { id }", as: ana)
                #expect(payload.mistakes == [mistake])
                #expect(
                    try PostgresSession(fixture.database).column("SELECT count(*) FROM health_profile WHERE id = \(ana.number)") == ["0"]
                )
            }
        }
    }
}

/// A random person, with all values in whole hundredths.
private struct Adult {
    let weight, height, age, pace: Int
    let sex, activity, direction: String

    init(using random: inout SeededGenerator) {
        (weight, height) = (Int.random(in: 20_00...650_00, using: &random), Int.random(in: 50_00...280_00, using: &random))
        age = Int.random(in: 18...130, using: &random)
        sex = Bool.random(using: &random) ? "FEMALE" : "MALE"
        activity = ["SEDENTARY", "LIGHT", "MODERATE", "ACTIVE", "VERY_ACTIVE"].randomElement(using: &random) ?? ""
        direction = ["LOSE", "KEEP", "GAIN"].randomElement(using: &random) ?? ""
        pace = direction == "KEEP" ? 0 : Int.random(in: 10...100, using: &random)
    }

    /// The energy for the goal in ten-millionths of a kilocalorie a day, computed in integers.
    private var goal: Int {
        let rest = 1_000 * weight + 625 * height - 50_000 * age + (sex == "FEMALE" ? -1_610_000 : 50_000)
        let factor = ["SEDENTARY": 1_200, "LIGHT": 1_375, "MODERATE": 1_550, "ACTIVE": 1_725, "VERY_ACTIVE": 1_900][activity] ?? 0
        let change = pace * 11 * 10_000_000
        return rest * factor + (direction == "LOSE" ? -change : direction == "GAIN" ? change : 0)
    }

    var calories: Int { max((goal + 5_000_000) / 10_000_000, sex == "FEMALE" ? 1_200 : 1_500) }

    var row: String {
        func number(_ hundredths: Int) -> String { "\(hundredths / 100).\(hundredths % 100 / 10)\(hundredths % 10)" }
        return """
            (0, \(number(weight)), \(number(height)), \(age), '\(sex)', '\(activity)', '\(direction)', \(pace == 0 ? "NULL" : number(pace)), \
            NULL, NULL, NULL, NULL, now(), NULL, NULL)
            """
    }
}
