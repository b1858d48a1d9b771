/// Suggestions such as “Did you mean …?”: the names most similar to a name that does not exist.
public enum Suggestions {
    /// The maximum number of options in a message.
    private static let maximumShown = 5

    /// Returns the text to append to a message: empty, or ` Did you mean "a", "b", or "c"?`.
    ///
    /// - Parameters:
    ///   - name: The name that does not exist.
    ///   - options: The names that do exist.
    ///   - kind: The kind of the options, such as `the enum value`.
    /// - Returns: The text.
    public static func didYouMean(_ name: String, among options: some Sequence<String>, kind: String? = nil) -> String {
        didYouMean(similar(to: name, among: options, atMost: maximumShown), kind: kind)
    }

    /// Returns the text for options that are already chosen and sorted.
    public static func didYouMean(_ options: [String], kind: String? = nil) -> String {
        guard !options.isEmpty else { return "" }
        return " Did you mean " + (kind.map { $0 + " " } ?? "") + list(options.prefix(maximumShown).map { "\"\($0)\"" }, "or") + "?"
    }

    /// Joins items as in `A`, `A or B`, or `A, B, or C`.
    public static func list(_ items: [String], _ conjunction: String) -> String {
        guard let last = items.last else { return "" }
        if items.count < 3 { return items.joined(separator: " \(conjunction) ") }
        return items.dropLast().joined(separator: ", ") + ", \(conjunction) " + last
    }

    /// Returns the options that are similar to a name, most similar first and without duplicates.
    ///
    /// The edit distance of an option is at most two fifths of the name's length, plus one.
    ///
    /// - Parameters:
    ///   - name: The name that does not exist.
    ///   - options: The names that do exist.
    ///   - limit: The maximum number of options to return.
    /// - Returns: The most similar options.
    public static func similar(to name: String, among options: some Sequence<String>, atMost limit: Int = .max) -> [String] {
        let threshold = threshold(of: name)
        var distance = EditDistance(from: name)
        var best: [(option: String, distance: Int)] = []
        for option in options {
            guard let distance = distance.to(option, atMost: threshold) else { continue }
            func isBehind(_ other: (option: String, distance: Int)) -> Bool {
                other.distance == distance ? NaturalOrder.precedes(option, other.option) : distance < other.distance
            }
            // The kept options stay sorted. Most other options are no better than the last of them.
            if best.count >= limit, let last = best.last, !isBehind(last) { continue }
            let index = best.firstIndex(where: isBehind) ?? best.endIndex
            guard !best.contains(where: { $0.option == option }) else { continue }
            best.insert((option, distance), at: index)
            if best.count > limit { best.removeLast() }
        }
        return best.map(\.option)
    }

    /// Returns the maximum edit distance of an option.
    static func threshold(of name: String) -> Int { name.utf16.count * 2 / 5 + 1 }
}
