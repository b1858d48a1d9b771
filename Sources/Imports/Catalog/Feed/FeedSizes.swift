import Importing

/// The sizes in a product's `size` attribute, in the catalogue's notation.
struct FeedSizes {
    /// The stored values that filters use, such as `XL`, `38`, `6_9_MONTHS`.
    let values: [String]
    /// The labels shown to people, in the same order.
    let labels: [String]

    /// The size of products that come in only one size.
    static let oneSize = "ONE_SIZE"
    /// The maximum length of a size, in characters.
    static let maximumLength = 50

    /// Parses a size.
    ///
    /// - Parameters:
    ///   - text: The value of `size`, or nil if the product has none.
    ///   - system: The value of `size_system`, such as `US`.
    ///   - words: The names of sizes.
    init(_ text: String?, system: String?, words: PhraseTable) {
        guard let text else {
            (values, labels) = ([Self.oneSize], [Self.oneSize])
            return
        }
        let parts = text.split { "/,|".contains($0) }.map { String($0).trimmed }.filter { !$0.isEmpty }
        let named = Self.named(parts, words) ?? Self.named(text.split(separator: "-").map(String.init), words)
        if let named {
            (values, labels) = (named, named)
        } else if let waist = Self.waist(text) {
            (values, labels) = ([waist], [waist])
        } else if parts.count > 1, parts.allSatisfy({ Self.isNumber($0) }) {
            (values, labels) = (parts.map { Self.value($0, system) }, parts.map { Self.label($0, system) })
        } else {
            (values, labels) = ([Self.value(text, system)], [Self.label(text, system)])
        }
    }

    /// Returns the values of named sizes, or nil if any part has no known name.
    private static func named(_ parts: [String], _ words: PhraseTable) -> [String]? {
        let values = parts.map { words.values(of: $0) }
        return values.isEmpty || values.contains { $0.isEmpty } ? nil : values.flatMap(\.self).unique
    }

    /// Returns the waist of `32x34`, `W32 L34` or `32W x 30L`, because trousers are listed by waist.
    private static func waist(_ text: String) -> String? {
        let letters = text.lowercased().filter { !$0.isWhitespace }
        guard letters.contains("x") || letters.contains("l") else { return nil }
        let numbers = letters.split { !$0.isNumber }
        let signs = Set(letters.filter { !$0.isNumber })
        guard numbers.count == 2, numbers.allSatisfy({ $0.count == 2 }), signs.isSubset(of: ["x", "w", "l", "/", "-"]) else { return nil }
        return String(numbers[0])
    }

    private static func isNumber(_ text: String) -> Bool { Double(text) != nil && text.allSatisfy { $0.isNumber || $0 == "." } }

    /// Returns the label of a size.
    ///
    /// European sizes are plain numbers. Numbers of other systems get the system's name, because 8 is small in one system and large in
    /// another.
    private static func label(_ text: String, _ system: String?) -> String {
        let words = text.split(separator: " ")
        if words.count == 2, ["EU", "EUR", "SIZE", "TALLA"].contains(words[0].uppercased()), isNumber(String(words[1])) {
            return String(words[1])
        }
        guard let system = system?.uppercased(), system != "EU", isNumber(text) else { return text }
        return "\(system) \(text)"
    }

    private static func value(_ text: String, _ system: String?) -> String {
        label(text, system).uppercased().split { $0 == " " || $0 == "-" || $0 == "_" }.joined(separator: "_")
    }
}
