import Engine
import Languages

/// An amount of food: a number with at most two decimals, in the format of the database.
struct Quantity: Sendable, Hashable, Decodable {
    /// The digits, optionally with a decimal point: `2.50`.
    let decimal: String

    /// Decodes a `numeric` in text form.
    init(from decoder: any Decoder) throws {
        self.init(decimal: try decoder.singleValueContainer().decode(String.self))
    }

    init(decimal: String) { self.decimal = decimal }

    /// Converts a number from a client.
    ///
    /// Nil if it has more than two decimals.
    init?(_ number: Double) {
        let rounded = (number * 100).rounded()
        // A client's text with two decimals is parsed to the `Double` nearest to it.
        guard rounded / 100 == number, let cents = Int64(exactly: rounded) else { return nil }
        let fraction = abs(cents % 100)
        decimal = "\(cents / 100).\(fraction < 10 ? "0" : "")\(fraction)"
    }

    /// The number without trailing zeros, in the format of a language.
    func text(in language: Language) -> String {
        let parts = decimal.split(separator: ".", maxSplits: 1)
        let whole = language.text(of: parts.first.flatMap { Int($0) } ?? 0)
        var fraction = parts.count > 1 ? String(parts[1]) : ""
        while fraction.last == "0" { fraction.removeLast() }
        return fraction.isEmpty ? whole : whole + (language == .english ? "." : ",") + fraction
    }

    /// Whether the amount is 1, which takes the singular.
    var isOne: Bool { text(in: .english) == "1" }
}

// Food that is counted, such as loaves.
extension Quantity {
    /// Values of `food_unit` whose quantities are whole numbers.
    private static let countedUnits: Set = ["PIECE", "LOAF"]

    /// Whether the unit allows the quantity: half a kilogram, but not half a loaf.
    func isAllowed(in unit: String) -> Bool {
        !Self.countedUnits.contains(unit) || decimal.split(separator: ".").dropFirst().allSatisfy { $0.allSatisfy { $0 == "0" } }
    }

    /// Throws if the unit does not allow the quantity, which the input has as `quantity`.
    func requireWhole(in unit: String) throws(MutationFailure) {
        if !isAllowed(in: unit) { throw .refused(UserError(.tooPrecise, .wholeNumber, "quantity")) }
    }
}

extension Message {
    /// The message for an amount that is less than the amount already promised.
    static func promisedAlready(_ quantity: Quantity) -> Message {
        Message(
            "promisedAlready",
            ["At least {}: so much is promised already", "Al menos {}: esa cantidad ya está prometida"],
            inserting: [Language.english, .spanish].map { [quantity.text(in: $0)] }
        )
    }
}
