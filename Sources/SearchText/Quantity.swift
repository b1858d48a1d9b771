/// A number as people write it, with the unit that follows without a space: “1/2”, “1.000”, “1½”, “500g”, “$50”.
struct Quantity: Sendable, Hashable {
    let value: Double
    /// The unit as a keyword; `$` and the like for currencies; empty without a unit.
    let unit: String

    /// Longer words are no numbers.
    private static let maximumLength = 24

    /// Parses a number; nil if the text has no number at its beginning, or anything but a unit behind it.
    init?(_ text: some Collection<Unicode.Scalar>) {
        var reader = Reader(scalars: Array(text.prefix(Self.maximumLength + 1)))
        guard reader.scalars.count <= Self.maximumLength else { return nil }
        let prefix = reader.takeCurrency()
        guard let value = reader.takeNumber(), value <= 1_000_000_000 else { return nil }
        let rest = reader.scalars[reader.index...]
        let suffix = Keyword.folded(rest)
        guard suffix.isEmpty == rest.isEmpty, prefix == nil || rest.isEmpty else { return nil }
        // “7up2” and “3d4” are words.
        guard !rest.contains(where: \.isASCIIDigit) else { return nil }
        self.value = value
        unit = prefix ?? suffix
    }

    /// Reads the parts of a number.
    private struct Reader {
        let scalars: [Unicode.Scalar]
        var index = 0

        private var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

        mutating func takeCurrency() -> String? {
            guard let current, current.isCurrency else { return nil }
            index += 1
            return String(Character(current))
        }

        /// A whole or decimal number, a fraction, or a number with a fraction character behind it.
        mutating func takeNumber() -> Double? {
            let whole = takeDecimal()
            if let current, current == "/" || current == "\u{2044}", let whole {
                index += 1
                guard let divisor = takeDecimal(), divisor > 0 else { return nil }
                return whole / divisor
            }
            if let current, current.properties.generalCategory == .otherNumber, let fraction = current.properties.numericValue {
                // A number above one is an exponent or a number in a circle.
                guard fraction < 1 else { return nil }
                index += 1
                return (whole ?? 0) + fraction
            }
            return whole
        }

        /// Digits with commas and points.
        ///
        /// The last of them separates decimals, unless three digits follow it and all are the same: “1.000” is a thousand in Spanish, and
        /// “1,000” in English.
        private mutating func takeDecimal() -> Double? {
            var (digits, decimals) = (0.0, 0)
            var separators: [Unicode.Scalar] = []
            let start = index
            while let current {
                if current.isASCIIDigit {
                    digits = digits * 10 + Double(current.value - 0x30)
                    decimals += 1
                } else if current == "." || current == ",", index > start {
                    separators.append(current)
                    decimals = 0
                } else {
                    break
                }
                index += 1
            }
            guard index > start else { return nil }
            guard let last = separators.last else { return digits }
            let isGrouped = decimals == 3 && separators.allSatisfy { $0 == last } && scalars[start] != "0"
            if isGrouped || separators.count > 1 && separators.allSatisfy({ $0 == last }) { return digits }
            // One division is exact to the last bit, unlike one for each digit.
            return digits / (0..<decimals).reduce(1.0) { power, _ in power * 10 }
        }
    }
}
