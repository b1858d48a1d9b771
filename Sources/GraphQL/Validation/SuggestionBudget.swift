/// How much comparing of names “Did you mean …?” may cost during one validation.
///
/// Thousands of wrong names beside thousands of right ones would cost their product; such a document gets its errors without suggestions.
struct SuggestionBudget {
    /// In pairs of letters, some milliseconds: dozens of mistakes in a schema of a thousand types have suggestions.
    private var remaining = 2_500_000

    /// No suggestions at all.
    static let none = SuggestionBudget(remaining: 0)

    /// The text to put behind a message: empty, or ` Did you mean "a", "b", or "c"?`.
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
