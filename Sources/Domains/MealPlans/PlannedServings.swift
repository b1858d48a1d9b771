import Engine
import Postgres

/// The maximum number of servings of a planned meal.
private let mostServings = 100

// The servings of planned meals: a number, or a number for each of several people.
extension UserErrors {
    /// Reads the number of people to plan meals for.
    ///
    /// Nil if it is absent or invalid.
    mutating func people(_ input: MutationInput) -> Int? { number(input, "people", in: 1...50).map { Int($0) } }

    /// Reads the servings of a meal: `servings`, for each of `people` if both are given.
    ///
    /// Nil if both are absent or one is invalid.
    mutating func plannedServings(_ input: MutationInput) -> Double? {
        let people = people(input)
        let servings = amount(input, "servings", upTo: mostServings / (people ?? 1))
        guard let people else { return servings }
        return (servings ?? 1) * Double(people)
    }
}

extension MutationCall {
    /// The number of people in the account's household.
    ///
    /// One if it is not set, and for an API key that cannot read it.
    func householdSize() async throws(MutationFailure) -> Int {
        guard mayRead(.accounts) else { return 1 }
        return try await one(Int.self, "SELECT coalesce(household_size, 1) FROM account WHERE id = \(account)")
    }
}
