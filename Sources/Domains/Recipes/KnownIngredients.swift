import Engine
import Postgres

extension MutationInput {
    /// The ingredients that `ingredientIds` names, each once, in their order; nil when they are not given.
    func ingredients(_ call: MutationCall, atMost limit: Int, otherwise message: Message) async throws(MutationFailure) -> [Int64]? {
        guard isGiven("ingredientIds") else { return nil }
        guard hasItems("ingredientIds") else { return [] }
        var numbers: [Int64] = []
        for number in try ids("ingredientIds", of: "ingredient", atMost: limit, otherwise: message) where !numbers.contains(number) {
            numbers.append(number)
        }
        let known = try await call.readFirst(Int.self, "SELECT count(*) FROM ingredient WHERE id = ANY (\(numbers))")
        guard known == numbers.count else { throw .notFound }
        return numbers
    }
}
