/// The budget for comparing names for “Did you mean …?” during one validation.
///
/// Thousands of unknown names and thousands of known names would need millions of comparisons. Such a document gets errors without
/// suggestions.
struct SuggestionBudget {
    /// The remaining pairs of letters, some milliseconds of work: dozens of mistakes in a schema of a thousand types get suggestions.
    private var remaining = 2_500_000

    /// The budget that allows no suggestions.
    static let none = SuggestionBudget(remaining: 0)

    /// Returns the text to append to a message: empty, or ` Did you mean "a", "b", or "c"?`.
    mutating func didYouMean(_ name: String, among options: some Collection<String>) -> String {
        guard remaining > options.count else { return "" }
        let length = name.utf8.count
        let reach = Suggestions.threshold(of: name)
        remaining -= options.reduce(0) { cost, option in
            let optionLength = option.utf8.count
            return cost + (abs(optionLength - length) <= reach ? length * optionLength + 40 : 4)
        }
        return remaining > 0 ? Suggestions.didYouMean(name, among: options) : ""
    }
}
