/// “Did you mean …?”: the names that are most like one that does not exist.
public enum Suggestions {
    /// The text to put behind a message: empty, or ` Did you mean "a", "b", or "c"?`.
    ///
    /// - Parameters:
    ///   - name: What was written.
    ///   - options: What could have been meant.
    ///   - kind: What the options are called, such as `the enum value`.
    /// - Returns: The text.
    public static func didYouMean(_ name: String, among options: some Sequence<String>, kind: String? = nil) -> String {
        didYouMean(similar(to: name, among: options), kind: kind)
    }

    /// The same for options that are already chosen and sorted.
    public static func didYouMean(_ options: [String], kind: String? = nil) -> String {
        guard !options.isEmpty else { return "" }
        return " Did you mean " + (kind.map { $0 + " " } ?? "") + list(options.prefix(5).map { "\"\($0)\"" }, "or") + "?"
    }

    /// `A`, `A or B`, `A, B, or C`.
    public static func list(_ items: [String], _ conjunction: String) -> String {
        guard let last = items.last else { return "" }
        if items.count < 3 { return items.joined(separator: " \(conjunction) ") }
        return items.dropLast().joined(separator: ", ") + ", \(conjunction) " + last
    }

    /// The options within two fifths of the name's length in edits, the most similar first, each once.
    public static func similar(to name: String, among options: some Sequence<String>) -> [String] {
        let threshold = threshold(of: name)
        var known: Set<String> = []
        var distance = EditDistance(from: name)
        return options.compactMap { option in
            distance.to(option, atMost: threshold).map { (option, $0) }
        }
        .sorted { $0.1 == $1.1 ? NaturalOrder.precedes($0.0, $1.0) : $0.1 < $1.1 }
        .map(\.0)
        .filter { known.insert($0).inserted }
    }

    /// How many edits away an option may be.
    static func threshold(of name: String) -> Int { name.utf16.count * 2 / 5 + 1 }
}

/// The order in which people expect names: runs of digits compare as numbers.
enum NaturalOrder {
    static func precedes(_ left: String, _ right: String) -> Bool {
        let (left, right) = (left.utf8Span.span, right.utf8Span.span)
        var (leftIndex, rightIndex) = (0, 0)
        while leftIndex < left.count, rightIndex < right.count {
            if left[leftIndex].isDigit, right[rightIndex].isDigit {
                let leftNumber = number(in: left, at: &leftIndex)
                let rightNumber = number(in: right, at: &rightIndex)
                if leftNumber.count != rightNumber.count { return leftNumber.count < rightNumber.count }
                for (leftDigit, rightDigit) in zip(leftNumber, rightNumber) where left[leftDigit] != right[rightDigit] {
                    return left[leftDigit] < right[rightDigit]
                }
            } else {
                if left[leftIndex] != right[rightIndex] { return left[leftIndex] < right[rightIndex] }
                leftIndex += 1
                rightIndex += 1
            }
        }
        return left.count < right.count
    }

    /// The number from an index on as digits, of which the longer run is the greater; a leading zero is a number of its own, as in GraphQL.js.
    private static func number(in text: Span<UInt8>, at index: inout Int) -> Range<Int> {
        let start = index
        index += 1
        if text[start] == UInt8(ascii: "0") { return start..<start }
        while index < text.count, text[index].isDigit { index += 1 }
        return start..<index
    }
}
