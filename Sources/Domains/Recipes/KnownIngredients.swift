import Engine
import Postgres

extension MutationInput {
    /// The ingredients in a list of ids, in order and without duplicates.
    ///
    /// Nil if the list is not given.
    func ingredients(
        _ field: String,
        _ call: MutationCall,
        atMost limit: Int,
        otherwise message: Message
    ) async throws(MutationFailure) -> [Int64]? {
        guard isGiven(field) else { return nil }
        guard hasItems(field) else { return [] }
        var numbers: [Int64] = []
        for number in try ids(field, of: "ingredient", atMost: limit, otherwise: message) where !numbers.contains(number) {
            numbers.append(number)
        }
        let known = try await call.readFirst(Int.self, "SELECT count(*) FROM ingredient WHERE id = ANY (\(numbers))")
        guard known == numbers.count else { throw .notFound }
        return numbers
    }
}
