/// Measures the number of edits from one text to others.
///
/// An edit inserts, deletes or replaces a character, or swaps two neighbors (optimal string alignment). A difference only in case counts as
/// one edit.
struct EditDistance {
    private let text: String
    private var units: [UInt16] = []
    private var other: [UInt16] = []
    /// The last rows of the distance table, with one cell for each prefix of the text.
    private var beforeLast: [Int] = []
    private var last: [Int] = []
    private var current: [Int] = []

    init(from text: String) {
        self.text = text
        Self.fold(text, into: &units)
    }

    /// Returns the number of edits to another text; nil if it exceeds the limit.
    mutating func to(_ option: String, atMost limit: Int) -> Int? {
        // A text has at most three bytes for each unit, so this rejects most of the very different texts without reading them.
        guard option.utf8.count <= 3 * (units.count + limit), option.utf8.count + limit >= units.count else { return nil }
        if option == text { return 0 }
        Self.fold(option, into: &other)
        if other == units { return 1 }
        if abs(other.count - units.count) > limit { return nil }
        return measure(atMost: limit)
    }

    private mutating func measure(atMost limit: Int) -> Int? {
        let width = units.count
        last.removeAll(keepingCapacity: true)
        last.append(contentsOf: 0...width)
        if current.count != width + 1 { (beforeLast, current) = (last, last) }
        for row in other.indices {
            current[0] = row + 1
            var least = row + 1
            for column in 0..<width {
                let substitution = last[column] + (units[column] == other[row] ? 0 : 1)
                var cell = min(last[column + 1] + 1, current[column] + 1, substitution)
                if row > 0, column > 0, units[column] == other[row - 1], units[column - 1] == other[row] {
                    cell = min(cell, beforeLast[column - 1] + 1)
                }
                current[column + 1] = cell
                least = min(least, cell)
            }
            // No later row has a smaller cell, except after a swap, which costs one edit.
            if least > limit + 1 { return nil }
            swap(&beforeLast, &last)
            swap(&last, &current)
        }
        return last[width] <= limit ? last[width] : nil
    }

    /// Writes a text in lowercase to an array that is reused.
    private static func fold(_ text: String, into units: inout [UInt16]) {
        units.removeAll(keepingCapacity: true)
        for byte in text.utf8 {
            guard byte < 0x80 else {
                units = Array(text.lowercased().utf16)
                return
            }
            units.append(UInt16(byte &- 0x41 < 26 ? byte | 0x20 : byte))
        }
    }
}
