import Importing

/// The contents of a package: “500 g”, “1.5 l”, “6 pieces”, “4 x 125 g”, “dozen”.
struct Package {
    let quantity: Double
    /// A value of `MeasurementUnit`, or nil if the unit is a weight.
    let unit: String?
    /// The grams per unit if they don't depend on the food, or else nil.
    let unitGrams: Double?

    /// A package without a text.
    init(quantity: Double, unit: String? = nil, unitGrams: Double? = nil) {
        (self.quantity, self.unit, self.unitGrams) = (quantity, unit, unitGrams)
    }

    /// Reads a package.
    init(_ text: String) throws(RecordProblem) {
        var rest = text.lowercased()[...]
        let first = try Self.number(&rest, of: text)
        var quantity = first ?? 1
        // “4 x 125 g” are four times 125 g.
        if first != nil, let sign = rest.first, "x×*".contains(sign), rest.dropFirst().first.map({ $0.isWhitespace || $0.isNumber }) == true
        {
            rest = rest.dropFirst().trimmingPrefix(while: \.isWhitespace)
            guard let each = try Self.number(&rest, of: text) else { throw Self.problem(text) }
            quantity *= each
        }
        guard quantity > 0, quantity < 1_000_000 else { throw Self.problem(text) }
        let name = rest.split { $0.isWhitespace || $0 == "." }.joined(separator: " ")
        switch PackageUnit.named[name] {
        case .weight(let grams): (self.quantity, unit, unitGrams) = (quantity, nil, grams)
        case .measure(let measure, let count): (self.quantity, unit, unitGrams) = (quantity * count, measure, nil)
        case .unknownWeight:
            throw RecordProblem(
                "“package” is “\(text.prefix(40))”: the weight of a \(name) is unknown: give the package in g or kg, or in pieces"
            )
        case nil:
            throw RecordProblem("“package” is “\(text.prefix(40))”: the unit must be one of \(PackageUnit.examples)")
        }
    }

    /// Removes the number at the beginning, and whitespace behind it.
    ///
    /// Returns nil without a number: “kg” means 1 kg.
    private static func number(_ rest: inout Substring, of text: String) throws(RecordProblem) -> Double? {
        let number = rest.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }
        rest = rest.dropFirst(number.count).trimmingPrefix(while: \.isWhitespace)
        guard !number.isEmpty else { return nil }
        switch DecimalText(number) {
        case .number(let value): return value
        case .ambiguous:
            throw RecordProblem(
                "“package” is “\(text.prefix(40))”: \(number) can have three decimals or be a thousand. Write \(number.filter(\.isNumber)) or fewer decimals"
            )
        case .invalid: throw problem(text)
        }
    }

    private static func problem(_ text: String) -> RecordProblem {
        RecordProblem("“package” is “\(text.prefix(40))”: an amount with its unit is needed, such as 500 g")
    }
}
