/// “Did you mean …?”: the names that are most like one that does not exist.
public enum Suggestions {
    /// How many options a message shows.
    private static let maximumShown = 5

    /// The text to put behind a message: empty, or ` Did you mean "a", "b", or "c"?`.
    ///
    /// - Parameters:
    ///   - name: What was written.
    ///   - options: What could have been meant.
    ///   - kind: What the options are called, such as `the enum value`.
    /// - Returns: The text.
    public static func didYouMean(_ name: String, among options: some Sequence<String>, kind: String? = nil) -> String {
        didYouMean(similar(to: name, among: options, atMost: maximumShown), kind: kind)
    }

    /// The same for options that are already chosen and sorted.
    public static func didYouMean(_ options: [String], kind: String? = nil) -> String {
        guard !options.isEmpty else { return "" }
        return " Did you mean " + (kind.map { $0 + " " } ?? "") + list(options.prefix(maximumShown).map { "\"\($0)\"" }, "or") + "?"
    }

    /// `A`, `A or B`, `A, B, or C`.
    public static func list(_ items: [String], _ conjunction: String) -> String {
        guard let last = items.last else { return "" }
        if items.count < 3 { return items.joined(separator: " \(conjunction) ") }
        return items.dropLast().joined(separator: ", ") + ", \(conjunction) " + last
    }

    /// The options within two fifths of the name's length in edits, the most similar first, each once.
    ///
    /// - Parameters:
    ///   - name: What was written.
    ///   - options: What could have been meant.
    ///   - limit: How many options are wanted.
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
            // Those that are kept stay sorted; most are not as good as the last of them.
            if best.count >= limit, let last = best.last, !isBehind(last) { continue }
            let index = best.firstIndex(where: isBehind) ?? best.endIndex
            guard !best.contains(where: { $0.option == option }) else { continue }
            best.insert((option, distance), at: index)
            if best.count > limit { best.removeLast() }
        }
        return best.map(\.option)
    }

    /// How many edits away an option may be.
    static func threshold(of name: String) -> Int { name.utf16.count * 2 / 5 + 1 }
}
