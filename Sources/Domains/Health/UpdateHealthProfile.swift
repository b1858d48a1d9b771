import Engine
import GraphQL
import Planner
import Postgres

/// The mutations of health profiles.
let healthMutations: [Mutation] = [updateHealthProfile]

/// `updateHealthProfile`: changes the body measurements, the goal and the limits of an account.
///
/// Omitted fields do not change, and null clears a field.
let updateHealthProfile = mutation("updateHealthProfile", for: .signedIn, in: .mealPlans) {
    changed("account", "Account", isViewer: true)
} rules: { input, call async throws(MutationFailure) in
    var errors = UserErrors()
    let weight = errors.measure(input, ("weightKg", 20...650), or: ("weightLb", 45...1_433), of: 0.45359237, both: .kilogramsOrPounds)
    let height = errors.measure(input, ("heightCm", 50...280), or: ("heightIn", 20...110), of: 2.54, both: .centimetersOrInches)
    let age = errors.number(input, "age", in: 1...130)
    let calories = errors.number(input, "calorieCap", in: 1...20_000)
    let protein = errors.number(input, "proteinCapG", in: 1...2_000)
    let carbs = errors.number(input, "carbsCapG", in: 1...2_000)
    let sugar = errors.number(input, "sugarCapG", in: 1...2_000)
    let fiber = errors.number(input, "fiberCapG", in: 1...2_000)
    let fat = errors.number(input, "fatCapG", in: 1...2_000)
    let goal = errors.weightGoal(input)
    try errors.check()

    let isGiven = input.isGiven
    try await call.execute("INSERT INTO health_profile (id) VALUES (\(call.account)) ON CONFLICT DO NOTHING")
    try await call.execute(
        """
        UPDATE health_profile SET
            weight_kg = CASE WHEN \(isGiven("weightKg") || isGiven("weightLb")) THEN \(weight)::numeric ELSE weight_kg END,
            height_cm = CASE WHEN \(isGiven("heightCm") || isGiven("heightIn")) THEN \(height)::numeric ELSE height_cm END,
            age = CASE WHEN \(isGiven("age")) THEN \(age)::integer ELSE age END,
            sex = CASE WHEN \(isGiven("sex")) THEN \(input.enumValue("sex"), as: "sex") ELSE sex END,
            activity = CASE WHEN \(isGiven("activity")) THEN \(input.enumValue("activity"), as: "physical_activity") ELSE activity END,
            goal_direction = CASE WHEN \(isGiven("goal")) THEN \(goal?.direction, as: "weight_direction") ELSE goal_direction END,
            goal_kg_per_week = CASE WHEN \(isGiven("goal")) THEN \(goal?.kilogramsPerWeek)::numeric ELSE goal_kg_per_week END,
            calorie_cap = CASE WHEN \(isGiven("calorieCap")) THEN \(calories)::numeric ELSE calorie_cap END,
            protein_cap_g = CASE WHEN \(isGiven("proteinCapG")) THEN \(protein)::numeric ELSE protein_cap_g END,
            carbs_cap_g = CASE WHEN \(isGiven("carbsCapG")) THEN \(carbs)::numeric ELSE carbs_cap_g END,
            sugar_cap_g = CASE WHEN \(isGiven("sugarCapG")) THEN \(sugar)::numeric ELSE sugar_cap_g END,
            fiber_cap_g = CASE WHEN \(isGiven("fiberCapG")) THEN \(fiber)::numeric ELSE fiber_cap_g END,
            fat_cap_g = CASE WHEN \(isGiven("fatCapG")) THEN \(fat)::numeric ELSE fat_cap_g END,
            updated_at = now()
        WHERE id = \(call.account)
        """
    )
    // The audit records the change without values, because they are private.
    return MutationAnswer(.healthProfileSaved, of: AuditedObject("health_profile", call.account), ["account": .int(call.account)])
}

/// A goal for the weight.
private struct WeightGoal {
    let direction: String
    /// The pace.
    ///
    /// Nil if the goal is to keep the weight.
    let kilogramsPerWeek: Double?
}

extension UserErrors {
    /// Reads a measure in a metric or in a US unit, and returns it in the metric unit.
    ///
    /// Nil if both are absent, or if one is invalid. Adds an error if both are given.
    fileprivate mutating func measure(
        _ input: MutationInput,
        _ metric: (field: String, range: ClosedRange<Int>),
        or other: (field: String, range: ClosedRange<Int>),
        of size: Double,
        both message: Message
    ) -> Double? {
        let (value, otherValue) = (number(input, metric.field, in: metric.range), number(input, other.field, in: other.range))
        guard input.number(metric.field) == nil || input.number(other.field) == nil else {
            add(.invalid, message, other.field)
            return nil
        }
        return value ?? otherValue.map { $0 * size }
    }

    /// Reads the goal.
    ///
    /// Nil if it is absent or invalid.
    fileprivate mutating func weightGoal(_ input: MutationInput) -> WeightGoal? {
        guard let goal = input.object("goal"), let direction = goal.enumValue("direction") else { return nil }
        var errors = UserErrors()
        defer { add(errors, in: "goal") }
        let pace = goal.number("kgPerWeek")
        if direction == "KEEP" {
            guard pace == nil else {
                errors.add(.outOfRange, .noPaceToKeep, "kgPerWeek")
                return nil
            }
            return WeightGoal(direction: direction, kilogramsPerWeek: nil)
        }
        guard let pace else {
            errors.add(.blank, .fieldIsEmpty, "kgPerWeek")
            return nil
        }
        guard (0.1...1).contains(pace) else {
            errors.add(.outOfRange, .paceOutOfRange, "kgPerWeek")
            return nil
        }
        return WeightGoal(direction: direction, kilogramsPerWeek: pace)
    }
}
