import Engine
import Languages

/// How much food: a number with at most two decimals, as the database writes it.
struct Quantity: Sendable, Hashable, Decodable {
    /// Digits, perhaps with a point: `2.50`.
    let decimal: String

    /// Reads a `numeric` in text form.
    init(from decoder: any Decoder) throws {
        self.init(decimal: try decoder.singleValueContainer().decode(String.self))
    }

    init(decimal: String) { self.decimal = decimal }

    /// A number that a client has sent; nil when it has more than two decimals.
    init?(_ number: Double) {
        let rounded = (number * 100).rounded()
        // What a client writes with two decimals is the nearest number there is to them.
        guard rounded / 100 == number, let cents = Int64(exactly: rounded) else { return nil }
        let fraction = abs(cents % 100)
        decimal = "\(cents / 100).\(fraction < 10 ? "0" : "")\(fraction)"
    }

    /// The number without zeros that say nothing, as a language writes it.
    func text(in language: Language) -> String {
        let parts = decimal.split(separator: ".", maxSplits: 1)
        let whole = language.text(of: parts.first.flatMap { Int($0) } ?? 0)
        var fraction = parts.count > 1 ? String(parts[1]) : ""
        while fraction.last == "0" { fraction.removeLast() }
        return fraction.isEmpty ? whole : whole + (language == .english ? "." : ",") + fraction
    }

    /// Whether it is one, which has a word of its own.
    var isOne: Bool { text(in: .english) == "1" }
}

extension Message {
    /// An amount is less than what is promised of it.
    static func promisedAlready(_ quantity: Quantity) -> Message {
        Message(
            "promisedAlready",
            ["At least {}: so much is promised already", "Al menos {}: esa cantidad ya está prometida"],
            inserting: [Language.english, .spanish].map { [quantity.text(in: $0)] }
        )
    }
}
