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
        return options.compactMap { option in
            distance(name, option, atMost: threshold).map { (option, $0) }
        }
        .sorted { $0.1 == $1.1 ? NaturalOrder.precedes($0.0, $1.0) : $0.1 < $1.1 }
        .map(\.0)
        .filter { known.insert($0).inserted }
    }

    /// How many edits away an option may be.
    static func threshold(of name: String) -> Int { name.utf16.count * 2 / 5 + 1 }

    /// The number of edits between two texts; nil beyond the limit.
    ///
    /// An edit inserts, deletes or replaces a character or swaps two neighbours (optimal string alignment); any change of case counts as one.
    static func distance(_ left: String, _ right: String, atMost limit: Int) -> Int? {
        if left == right { return 0 }
        // A hostile name of great length is not worth its lower case, which in ASCII has the same length.
        let isASCII = left.utf8.count == left.utf16.count && right.utf8.count == right.utf16.count
        if isASCII, abs(left.utf8.count - right.utf8.count) > limit { return nil }
        let (short, long) = (Array(left.lowercased().utf16), Array(right.lowercased().utf16))
        if short == long { return 1 }
        if abs(short.count - long.count) > limit { return nil }
        var beforeLast: [Int] = []
        var last = Array(0...short.count)
        for row in 1...max(1, long.count) where row <= long.count {
            var current = [row]
            for column in 1...max(1, short.count) where column <= short.count {
                let substitution = last[column - 1] + (long[row - 1] == short[column - 1] ? 0 : 1)
                var cell = min(last[column] + 1, current[column - 1] + 1, substitution)
                if row > 1, column > 1, long[row - 1] == short[column - 2], long[row - 2] == short[column - 1] {
                    cell = min(cell, beforeLast[column - 2] + 1)
                }
                current.append(cell)
            }
            // From here on it can only become more.
            if let least = current.min(), least > limit { return nil }
            (beforeLast, last) = (last, current)
        }
        return last[short.count] <= limit ? last[short.count] : nil
    }
}

/// The order in which people expect names: runs of digits compare as numbers.
enum NaturalOrder {
    static func precedes(_ left: String, _ right: String) -> Bool {
        let (left, right) = (Array(left.utf16), Array(right.utf16))
        var (leftIndex, rightIndex) = (0, 0)
        while leftIndex < left.count, rightIndex < right.count {
            if isDigit(left[leftIndex]), isDigit(right[rightIndex]) {
                let leftNumber = number(in: left, at: &leftIndex)
                let rightNumber = number(in: right, at: &rightIndex)
                if leftNumber.count != rightNumber.count { return leftNumber.count < rightNumber.count }
                if !leftNumber.elementsEqual(rightNumber) { return leftNumber.lexicographicallyPrecedes(rightNumber) }
            } else {
                if left[leftIndex] != right[rightIndex] { return left[leftIndex] < right[rightIndex] }
                leftIndex += 1
                rightIndex += 1
            }
        }
        return left.count < right.count
    }

    private static func isDigit(_ unit: UInt16) -> Bool { (0x30...0x39).contains(unit) }

    /// The number from an index on as digits, of which the longer run is the greater; a leading zero is a number of its own, as in GraphQL.js.
    private static func number(in text: [UInt16], at index: inout Int) -> ArraySlice<UInt16> {
        let start = index
        index += 1
        if text[start] == 0x30 { return [] }
        while index < text.count, isDigit(text[index]) { index += 1 }
        return text[start..<index]
    }
}
