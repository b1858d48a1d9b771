import Importing

/// The sizes that a product's `size` says, as the catalogue writes them.
struct FeedSizes {
    /// As they are kept and filtered by, such as `XL`, `38`, `6_9_MONTHS`.
    let values: [String]
    /// As people read them, in the same order.
    let labels: [String]

    /// The size of what has only one.
    static let oneSize = "ONE_SIZE"
    /// The most characters of a size.
    static let longest = 50

    /// Reads a size.
    ///
    /// - Parameters:
    ///   - text: What `size` says; nil where it says nothing.
    ///   - system: What `size_system` says, such as `US`.
    ///   - words: How sizes are called.
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

    /// Sizes that have names, if all of them have.
    private static func named(_ parts: [String], _ words: PhraseTable) -> [String]? {
        let values = parts.map { words.values(of: $0) }
        return values.isEmpty || values.contains { $0.isEmpty } ? nil : values.flatMap(\.self).unique
    }

    /// The waist of `32x34`, `W32 L34` and `32W x 30L`: trousers go by it.
    private static func waist(_ text: String) -> String? {
        let letters = text.lowercased().filter { !$0.isWhitespace }
        guard letters.contains("x") || letters.contains("l") else { return nil }
        let numbers = letters.split { !$0.isNumber }
        let signs = Set(letters.filter { !$0.isNumber })
        guard numbers.count == 2, numbers.allSatisfy({ $0.count == 2 }), signs.isSubset(of: ["x", "w", "l", "/", "-"]) else { return nil }
        return String(numbers[0])
    }

    private static func isNumber(_ text: String) -> Bool { Double(text) != nil && text.allSatisfy { $0.isNumber || $0 == "." } }

    /// European numbers stand alone; those of other systems say which, since 8 is small in one and large in another.
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
